import { describe, expect, it } from "vitest";
import nemesisIcons from "../src/icons/nemesis.json";
import own from "../src/icons/own.json";
import panicIcons from "../src/icons/panic_station.json";
import shell from "../src/icons/shell.json";
import thingIcons from "../src/icons/the_thing.json";
import theseusIcons from "../src/icons/theseus.json";
import { corridorMiddle, roomPath } from "../src/games/nemesis/shapes";
import * as nemesis from "../src/games/nemesis/view";
import * as panic from "../src/games/panic_station/view";
import * as thing from "../src/games/the_thing/view";
import { ringFor } from "../src/games/theseus/layout";
import { lines } from "../src/games/theseus/lines";
import * as theseus from "../src/games/theseus/view";

describe("Theseus", () => {
  it.each([4, 5, 6, 7])(
    "has a place for every slot of a ring of %i, inside the view box",
    (count) => {
      const slots = [3, 5, 4, 3, 5, 3, 3].slice(0, count);
      const ring = ringFor(slots);
      expect(ring.seats).toHaveLength(count);
      ring.seats.forEach((seat, index) => {
        const cells = Object.values(seat.cells);
        expect(cells).toHaveLength(slots[index]! + 1);
        for (const [x, y] of [...cells, ...seat.impending]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + ring.card.width).toBeLessThanOrEqual(904);
          expect(y + ring.card.height).toBeLessThanOrEqual(728);
        }
      });
    },
  );

  it("sets long names in two lines and breaks at soft hyphens", () => {
    expect(lines("Small Lab", 13)).toEqual(["Small Lab"]);
    expect(lines("Surveillance Camera", 13)).toEqual(["Surveillance", "Camera"]);
    expect(lines("Überwachungs\u00adkamera", 13)).toEqual(["Überwachungs-", "kamera"]);
  });
});

describe("Panic Station", () => {
  it("turns the edges of a room card with the card", () => {
    expect(panic.outerEdges("open_terminal", 0)).toEqual(["W", "P", "P", "P"]);
    expect(panic.outerEdges("open_terminal", 180)).toEqual(["P", "P", "W", "P"]);
    expect(panic.outerEdges("nest", 90)).toEqual(["W", "W", "W", "P"]);
    expect(panic.outerEdges("sick_bay", 0)).toEqual(["W", "W", "P", "W"]);
  });
});

describe("Nemesis", () => {
  it("draws every room and puts every corridor's numbers between its rooms", () => {
    for (const [id, slot] of Object.entries(nemesis.ROOMS))
      expect(roomPath(id, slot)).toMatch(/^M.*Z$/);
    expect(nemesis.CORRIDORS).toHaveLength(28);
    for (const { a, b } of nemesis.CORRIDORS) {
      const from = nemesis.ROOMS[a]!;
      const to = nemesis.ROOMS[b]!;
      const { x, y } = corridorMiddle(from, to);
      const whole = Math.hypot(to.x - from.x, to.y - from.y);
      expect(Math.hypot(x - from.x, y - from.y) + Math.hypot(x - to.x, y - to.y)).toBeCloseTo(
        whole,
        3,
      );
    }
  });
});

describe("pictures", () => {
  const all = (lists: readonly string[][]) => new Set([...lists.flat(), ...Object.keys(own)]);
  it.each([
    [
      "theseus",
      theseusIcons,
      [
        theseus.FACTION_ICON,
        theseus.UNIT_ICON,
        theseus.ACTION_ICON,
        theseus.SECTOR_ICON,
        theseus.REMINDER_ICON,
        Object.fromEntries(Object.entries(theseus.CARDS).map(([id, card]) => [id, card[0]])),
      ],
    ],
    [
      "the_thing",
      thingIcons,
      [
        thing.FACE,
        thing.CARD_ICON,
        thing.WEATHER,
        Object.fromEntries(thing.ROOMS.map((room) => [room.place, room.icon])),
      ],
    ],
    ["panic_station", panicIcons, [panic.CARD_ICON, panic.SIGN]],
    [
      "nemesis",
      nemesisIcons,
      [
        nemesis.FACE,
        nemesis.TILE_ICON,
        nemesis.DECK_ICON,
        Object.fromEntries(
          Object.entries(nemesis.INTRUDER).map(([kind, look]) => [kind, look.icon]),
        ),
      ],
    ],
  ] as const)("of %s are all in its list", (_game, list, tables) => {
    const known = all([[...list], [...shell]]);
    const used = tables.flatMap((table) => Object.values(table as Record<string, string>));
    expect(used.filter((icon) => !known.has(icon))).toEqual([]);
  });
});
