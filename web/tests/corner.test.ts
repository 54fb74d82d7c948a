import { describe, expect, it } from "vitest";
import { clearCorner, clearPlace, inside } from "../src/games/nemesis/corner";

const board = { left: 0, top: 0, right: 400, bottom: 300 };
const size = { width: 100, height: 40 };
const CORNERS = ["bottom right", "bottom left", "top right"];
const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

describe("what is laid over the board", () => {
  it("stays where it is if nothing lit lies there", () => {
    expect(clearCorner(board, size, [at(0, 0)], CORNERS)).toBe("bottom right");
  });

  it("goes out of the way of what is lit", () => {
    expect(clearCorner(board, size, [at(320, 240)], CORNERS)).toBe("bottom left");
    expect(clearCorner(board, size, [at(320, 240), at(10, 255)], CORNERS)).toBe("top right");
  });

  it("reckons with its distance from the edges", () => {
    const lit = [at(320, 240), at(10, 255), at(340, 50)];
    const within = inside(board, { top: 50, bottom: 6, side: 6 });
    expect(clearCorner(board, size, lit, CORNERS)).toBe("top right");
    expect(clearCorner(within, size, lit, CORNERS)).toBeUndefined();
  });

  it("says so if there is no such place", () => {
    const lit = [at(320, 240), at(10, 255), at(340, 10)];
    expect(clearCorner(board, size, lit, CORNERS)).toBeUndefined();
  });

  it("stands beside it on the side that is free, and where it would stand if none is", () => {
    const [right, left] = [at(60, 0), at(0, 0)] as const;
    expect(clearPlace([right, left], [])).toBe(right);
    expect(clearPlace([right, left], [at(90, 20)])).toBe(left);
    expect(clearPlace([right, left], [at(90, 20), at(-20, 0)])).toBe(right);
  });
});
