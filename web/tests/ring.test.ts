import { expect, test } from "vitest";
import { slice } from "../src/screens/setup/ring";

test("the pieces of a ring stand side by side and leave a gap", () => {
  const numbers = (path: string) => path.match(/[\d.]+/g)!.map(Number);
  const [x, y] = numbers(slice(0, 4));
  expect(x).toBeGreaterThan(60);
  expect(y).toBeCloseTo(4.1, 1);
  expect(slice(4, 4)).toBe(slice(0, 4));
  expect(new Set([0, 1, 2, 3].map((index) => slice(index, 4))).size).toBe(4);
});
