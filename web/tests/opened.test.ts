import { expect, test } from "vitest";
import { laidOpen, openedAfter } from "../src/net/opened";

test("the first time every view comes whole, later only what has changed of each", () => {
  const first = openedAfter(null, [
    { round: 1, hand: ["knife"] },
    { round: 1, hand: [] },
  ]);
  const later = openedAfter(first, [{ round: 2 }, { round: 2, hand: ["ration"] }]);
  expect(later).toEqual([
    { round: 2, hand: ["knife"] },
    { round: 2, hand: ["ration"] },
  ]);
  expect(first).toEqual([
    { round: 1, hand: ["knife"] },
    { round: 1, hand: [] },
  ]);
});

test("when the game is over nothing is opened any more", () => {
  expect(openedAfter([{ round: 1 }], null)).toBeNull();
});

test("on a screen that others see everything lies as one's own seat sees it", () => {
  const own = { roles: ["human", null] };
  const truth = () => ({ roles: ["human", "alien"] });
  expect(laidOpen(own, [own, own], truth, false)).toEqual({ roles: ["human", "alien"] });
  expect(laidOpen(own, [own, own], truth, true)).toBe(own);
  expect(laidOpen(own, null, truth, false)).toBe(own);
});
