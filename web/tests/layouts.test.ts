import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wrap } from "../src/board/wrap";
import { plates, sceneOf, smallPlates } from "../src/games/the_thing/closeup";
import * as thingEvents from "../src/games/the_thing/events";
import { PHONE_ROOMS, ROOMS, type BaseView } from "../src/games/the_thing/view";
import { ringFor } from "../src/games/theseus/layout";
import { phoneRing } from "../src/games/theseus/phone";
import { waitingAt, wayRound } from "../src/games/theseus/ways";
import type { Question } from "../src/net/types";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x + 0.01 ||
  b.x + b.w <= a.x + 0.01 ||
  a.y + a.h <= b.y + 0.01 ||
  b.y + b.h <= a.y + 0.01;
const clashes = (boxes: readonly Box[]) =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => !apart(a, b))
      .map((b) => [a, b]),
  );

describe("Theseus on a phone", () => {
  it.each([4, 5, 6, 7])(
    "lays the cards of a ring of %i side by side, inside the board and off the rooms",
    (count) => {
      const slots = [3, 5, 4, 3, 5, 3, 3].slice(0, count);
      const ring = phoneRing(slots);
      const wide = 2 * ring.room.size + ring.room.gap;
      const boxes = ring.seats.flatMap((seat, index) => {
        const corners = [...Object.values(seat.cells), ...seat.impending.slice(0, 2)];
        expect(Object.keys(seat.cells)).toHaveLength(slots[index]! + 1);
        expect(seat.impending.length).toBeGreaterThanOrEqual(2);
        return [
          ...corners.map(([x, y]) => ({ x, y, w: ring.card.width, h: ring.card.height })),
          { x: seat.rooms[0], y: seat.rooms[1], w: wide, h: wide },
        ];
      });
      expect(clashes(boxes)).toEqual([]);
      for (const { x, y, w, h } of boxes)
        expect([x >= 0, y >= 0, x + w <= 390, y + h <= 418]).toEqual([true, true, true, true]);
    },
  );

  it("keeps a long name above the cards of a ring of six in one line", () => {
    expect(phoneRing([3, 5, 4, 3, 5, 3]).seats[3]!.letters).toBeGreaterThan(
      "Technologiedock".length,
    );
  });

  it("has rooms of 44 pixels in the ring of a duel", () => {
    expect(phoneRing([3, 5, 4, 3, 5]).room.size).toBe(44);
  });
});

describe("Theseus on a wide screen", () => {
  it.each([4, 6, 7])(
    "has room for names of two lines beside impending cards of a ring of %i",
    (count) => {
      const LINES = { above: 27, below: 3 };
      for (const { name, impending } of ringFor([3, 5, 4, 3, 5, 3, 3].slice(0, count)).seats) {
        const [x, y, anchor] = name;
        const w = 120;
        const title = {
          x: anchor === "end" ? x - w : x,
          y: y - LINES.above,
          w,
          h: LINES.above + LINES.below,
        };
        const cards = impending.map(([left, top]) => ({ x: left, y: top, w: 54, h: 42 }));
        expect(cards.filter((card) => !apart(title, card))).toEqual([]);
      }
    },
  );
});

describe("a unit on its way", () => {
  const rings = [4, 5, 6, 7].flatMap((count) => {
    const slots = [3, 5, 4, 3, 5, 3, 3].slice(0, count);
    return [ringFor(slots), phoneRing(slots)];
  });

  it.each(rings)("waits where it covers the middle of no room", (ring) => {
    const { size, gap } = ring.room;
    for (const seat of ring.seats) {
      const { x, y } = waitingAt(ring, seat.angle);
      const middles = ring.seats.flatMap(({ rooms: [left, top] }) =>
        [0, size + gap].flatMap((right) =>
          [0, size + gap].map((down) => [left + right + size / 2, top + down + size / 2] as const),
        ),
      );
      const near = Math.min(...middles.map(([left, top]) => Math.hypot(x - left, y - top)));
      expect(near).toBeGreaterThan(0.9 * size);
    }
  });
});

describe("the way of a unit", () => {
  const ring = ringFor([3, 5, 4, 3, 5]);
  const room = (index: number) => ({
    x: ring.seats[index]!.rooms[0] + 25,
    y: ring.seats[index]!.rooms[1] + 25,
  });

  it("leads round the spine, 160 ms for each sector and for the way in", () => {
    const { points, ms } = wayRound(ring, "marine_1")(room(0), room(2), []);
    expect(ms).toBe(3 * 160);
    expect(points.at(-1)).toEqual(room(2));
    for (const { x, y } of points.slice(0, -1))
      expect(Math.hypot(x - 452, y - 364)).toBeCloseTo(ring.spine, 3);
    expect(wayRound(ring, "marine_1")(room(2), room(0), []).ms).toBe(4 * 160);
  });

  it("leads straight where the unit jumps, leaves or comes in from space", () => {
    const jump = [{ key: "jumps", facts: { unit: "marine_1" } }];
    expect(wayRound(ring, "marine_1")(room(0), room(2), jump).points).toHaveLength(1);
    expect(wayRound(ring, "alien_1")(room(0), room(2), jump).points.length).toBeGreaterThan(5);
    expect(wayRound(ring, "marine_1")({ x: 452, y: 370 }, room(1), []).points).toEqual([room(1)]);
  });
});

describe("The Thing", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("sets %i plates side by side, wide and on a phone", (count) => {
    expect(plates(count)).toHaveLength(count);
    expect(clashes(plates(count))).toEqual([]);
    for (const { x, w } of plates(count)) expect(x >= 56 && x + w <= 848).toBe(true);
    expect(clashes(smallPlates(count))).toEqual([]);
    for (const { y, h } of smallPlates(count)) expect(y + h).toBeLessThanOrEqual(412);
  });

  it.each([1, 2, 3])("gives %i plates of words alone more room than people need", (count) => {
    expect(clashes(plates(count, true))).toEqual([]);
    for (const [index, { x, w }] of plates(count, true).entries()) {
      expect(w).toBeGreaterThan(plates(count)[index]!.w);
      expect(x >= 56 && x + w <= 848).toBe(true);
    }
  });

  it("shows every room on the phone, large enough to be touched", () => {
    const places = new Set(PHONE_ROOMS.map((room) => room.place));
    expect(ROOMS.filter((room) => !places.has(room.place))).toEqual([]);
    expect(clashes(PHONE_ROOMS)).toEqual([]);
    for (const { w, h } of PHONE_ROOMS) expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
  });

  it("comes near for a vote, a look, a test and a machine that is boarded, and else stays away", () => {
    const base = { phase: "actions", escape: null } as unknown as BaseView;
    const asked = (prompt: string) => ({ prompt }) as unknown as Question;
    expect(
      ["vote", "look", "test.target_a", "board.want", "place"].map((prompt) =>
        sceneOf(base, asked(prompt)),
      ),
    ).toEqual(["vote", "meet", "test", "board", null]);
    expect(sceneOf(base, null)).toBeNull();
    expect(sceneOf({ ...base, phase: "vote" }, null)).toBe("vote");
  });

  it("names its events as the game tells them", () => {
    const words = readFileSync("../src/hullbreach/games/the_thing/en.ftl", "utf8");
    const told = new Set([...words.matchAll(/^event-([a-z0-9-]+) =/gm)].map((match) => match[1]!));
    const unknown = [...Object.keys(thingEvents.EVENTS), ...thingEvents.MOMENTS].filter(
      (key) =>
        !told.has(key.replace(/[._]/g, "-")) ||
        key.includes("_") !== /(offered|proposes)_/.test(key),
    );
    expect(unknown).toEqual([]);
  });

  it("rolls the weather and the action dice", () => {
    expect(thingEvents.dice({ key: "weather", facts: { face: "storm", round: 2 } })).toEqual([
      { face: "storm", icon: "lightning-storm", bad: true },
    ]);
    expect(
      thingEvents
        .dice({ key: "dice.rolled", facts: { dice: ["use", "threat"] } })
        .map((die) => die.bad),
    ).toEqual([false, true]);
    expect(thingEvents.dice({ key: "dice.negated", facts: { face: "use" } })).toEqual([]);
  });
});

describe("words in lines", () => {
  it("are broken between words and end in dots where they do not fit", () => {
    expect(wrap("no disc moves", 8, 3)).toEqual(["no disc", "moves"]);
    expect(wrap("one two three four", 5, 2)).toEqual(["one", "two …"]);
  });
});
