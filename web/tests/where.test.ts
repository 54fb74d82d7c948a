/** Where a bubble stands: beside its seat, and never over what can be taken. */

import { describe, expect, it } from "vitest";
import { bubbleAt } from "../src/talk/where";

const size = { w: 200, h: 60 };

describe("a bubble on a wide screen", () => {
  const seat = { x: 8, y: 150, w: 204, h: 80 };

  it("stands right of the seat's panel and points at it", () => {
    expect(bubbleAt(seat, size, 1440, false, [])).toEqual({
      x: 224,
      y: 156,
      side: "left",
      tail: 14,
    });
  });

  it("stands on the panel itself where a plate is lit beside it", () => {
    const plate = { x: 300, y: 140, w: 186, h: 122 };
    const at = bubbleAt(seat, size, 1440, false, [plate]);
    expect(at).toMatchObject({ side: "over", x: 8, y: 170 });
    expect(at.x + size.w).toBeLessThanOrEqual(seat.x + seat.w);
  });
});

describe("a bubble on a phone", () => {
  const tile = { x: 312, y: 44, w: 78, h: 50 };

  it("hangs below the tile, inside the screen", () => {
    expect(bubbleAt(tile, size, 390, true, [])).toEqual({ x: 182, y: 106, side: "up", tail: 152 });
  });

  it("leaves the plates of a vote free and covers the bar instead", () => {
    const plate = { x: 200, y: 104, w: 180, h: 64 };
    const at = bubbleAt(tile, size, 390, true, [plate]);
    expect(at.side).toBe("over");
    expect(at.y + size.h).toBeLessThanOrEqual(plate.y);
  });
});
