/** Where something is told: beside its place, never over what is lit. */

import { describe, expect, it } from "vitest";
import { apart, around, beside } from "../src/board/beside";

const board = { x: 0, y: 0, w: 900, h: 700 };
const card = { w: 268, h: 80 };

describe("beside a place", () => {
  it("stands to the right where there is room", () => {
    const place = { x: 300, y: 300, w: 80, h: 80 };
    expect(beside(place, card, board, [])).toEqual({ x: 402, y: 300, ...card });
  });

  it("takes another side when something lit is there", () => {
    const place = { x: 300, y: 300, w: 80, h: 80 };
    const lit = { x: 420, y: 280, w: 60, h: 60 };
    expect(beside(place, card, board, [lit])?.x).toBe(10);
  });

  it("is not told on the board when no side is free", () => {
    const place = { x: 300, y: 300, w: 80, h: 80 };
    expect(beside(place, card, board, [{ x: 0, y: 0, w: 900, h: 700 }])).toBeNull();
  });

  it("without a place stands above the middle, or in the first free corner", () => {
    expect(apart(card, board, [])).toEqual({ x: 316, y: 84, ...card });
    const lit = { x: 200, y: 60, w: 500, h: 200 };
    expect(apart(card, board, [lit])).toEqual({ x: 8, y: 612, ...card });
    expect(apart(card, board, [lit, { x: 0, y: 600, w: 100, h: 100 }])?.x).toBe(624);
    expect(apart(card, board, [board]), "all of it is lit").toBeNull();
  });

  it("finds what lies around several places", () => {
    const some = [
      { x: 10, y: 20, w: 5, h: 5 },
      { x: 40, y: 0, w: 10, h: 10 },
    ];
    expect(around(some)).toEqual({ x: 10, y: 0, w: 40, h: 25 });
    expect(around([])).toBeNull();
  });
});
