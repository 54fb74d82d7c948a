import { describe, expect, it } from "vitest";
import { CORRIDORS } from "../src/lib/facts/nemesis";
import { across, corridorMiddle, roomPath } from "../src/games/nemesis/shapes";
import * as nemesis from "../src/games/nemesis/view";
import module from "../src/games/panic_station/module";
import { spots, within } from "../src/games/panic_station/station";
import { signs } from "../src/games/panic_station/targets";
import type { Context, View } from "../src/games/types";
import type { Described, Question } from "../src/net/types";
import * as panic from "../src/games/panic_station/view";
import { ringFor, sideBySide } from "../src/games/theseus/layout";
import { label } from "../src/board/label";

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
    expect(label("Small Lab", 13)).toEqual(["Small Lab"]);
    expect(label("Surveillance Camera", 13)).toEqual(["Surveillance", "Camera"]);
    expect(label("Überwachungs\u00adkamera", 13)).toEqual(["Überwachungs-", "kamera"]);
  });
});

describe("Panic Station", () => {
  it("shows the whole station where it fits, and else nothing beyond its cards", () => {
    const middle = { x: panic.SIZE / 2, y: panic.SIZE / 2 };
    const two = [
      { x: 0, y: 0 },
      { x: 0, y: -1 },
    ];
    const room = { w: 500, h: 340 };
    expect(within(middle, two, room)).toEqual({
      x: panic.SIZE / 2,
      y: (panic.SIZE - panic.PITCH) / 2,
    });
    const tall = [...two, { x: 0, y: -2 }, { x: 0, y: -3 }];
    expect(within(middle, tall, room).y).toBe(panic.SIZE - room.h / 2);
  });

  it("lights the very parasite that is aimed at, whatever number it is called by", () => {
    const option = {
      option: ["parasite", 0],
      key: "option.parasite",
      facts: { colour: "grey", room: "run_2", token: 1 },
      about: ["parasite", 0],
    } as unknown as Described;
    const view = { me: 0 } as unknown as View;
    const asked = { prompt: "stab.target" } as Question;
    expect(module.things?.(view, asked, option)).toEqual([["parasite", 0]]);
  });

  it("tells once what waits in a room that both figures can go to", () => {
    const option = (figure: string, place: string, ...keys: string[]): Described =>
      ({
        option: [figure, place],
        stakes: { then: keys.map((key) => ({ key })) },
      }) as unknown as Described;
    const options = [
      option("soldier", "nest", "then.parasites", "then.silence"),
      option("android", "nest", "then.parasites"),
      option("android", "run_2", "then.silence"),
      { option: "stay" } as Described,
    ];
    expect(signs(options)).toEqual([{ place: "nest", told: [{ key: "then.parasites" }] }]);
  });

  it.each([2, 3, 6, 8, 9, 12])("leaves each of %i pieces of a room its place", (count) => {
    const all = spots(count, false, false);
    all.forEach((one, index) =>
      all.slice(index + 1).forEach((other) => {
        const far = Math.hypot(one.x - other.x, one.y - other.y);
        expect(far).toBeGreaterThanOrEqual(Math.min(one.size, other.size) * 0.95);
      }),
    );
  });

  it("takes the order of figures and where they stand from the view", () => {
    const figures = ["android", "soldier"].map((kind, at) => ({ kind, place: at ? "nest" : "" }));
    const view = { seats: [{ figures }] };
    const speech = { thing: (word: string) => `the ${word}` };
    const at = { view, me: 0, speech } as unknown as Context;
    expect(module.figures!(at)).toEqual([
      { id: "android", thing: ["figure", 0, "android"], place: "" },
      { id: "soldier", thing: ["figure", 0, "soldier"], place: "the nest" },
    ]);
    expect(module.figures!({ ...at, me: null })).toEqual([]);
  });

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
    expect(CORRIDORS).toHaveLength(28);
    for (const { a, b } of CORRIDORS) {
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
  it("lays a corridor's numbers across it, the first one above or to the left", () => {
    for (const { a, b } of CORRIDORS) {
      const from = nemesis.ROOMS[a]!;
      const to = nemesis.ROOMS[b]!;
      const { x, y, turn } = across(from, to);
      expect(x * (to.x - from.x) + y * (to.y - from.y)).toBeCloseTo(0, 6);
      expect(Math.hypot(x, y)).toBeCloseTo(1, 6);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(Math.abs(turn)).toBeLessThanOrEqual(90);
    }
  });
  it("keeps the numbers of a short corridor off both of its rooms", () => {
    const [engine, nest] = [nemesis.ROOMS.r20!, nemesis.ROOMS.r18!];
    const { x, y } = corridorMiddle(nest, engine);
    // The edge of the hexagon that looks towards the engine, and the engine's cut corner.
    const offHexagon = (x - nest.x) * 23 + (nest.y - y) * 44 - 51 * 44;
    expect(offHexagon / Math.hypot(23, 44)).toBeGreaterThan(8);
    const offEngine = (engine.x - 44 - x) * 18 - (engine.y + 28 - y) * 15;
    expect(offEngine / Math.hypot(18, 15)).toBeGreaterThan(8);
  });
});

describe("markers on a track of Theseus", () => {
  it("stand at their places where there is room", () => {
    expect(sideBySide([100, 60, 80], 14)).toEqual([100, 60, 80]);
  });
  it("never lie on one another, and who is further on stays in front", () => {
    expect(sideBySide([100, 73, 100, 100], 14)).toEqual([100, 58, 86, 72]);
  });
});
