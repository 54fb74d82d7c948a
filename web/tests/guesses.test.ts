import { describe, expect, test } from "vitest";
import { hitsOf, rowsOf } from "../src/net/guesses.svelte";
import type { GuessedRound, Guesses } from "../src/net/types";

const QUESTION = { about: "wins", round: 4, answers: [[0, 2], [1, 3], []] };
const FOUND: Guesses = {
  round: 4,
  guessed: 4,
  counts: [
    { seats: [1, 3], count: 3 },
    { seats: [], count: 1 },
  ],
  mine: [],
  rounds: [],
};

describe("What watchers guess", () => {
  test("stands in the order of the question, whoever leads, so that nothing moves below the pointer", () => {
    expect(rowsOf(QUESTION, FOUND)).toEqual([
      { seats: [0, 2], count: 0, share: 0, mine: false },
      { seats: [1, 3], count: 3, share: 0.75, mine: false },
      { seats: [], count: 1, share: 0.25, mine: true },
    ]);
  });

  test("of an earlier round says nothing about this one", () => {
    const rows = rowsOf({ ...QUESTION, round: 5 }, FOUND);
    expect(rows.map(({ count, mine }) => [count, mine])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(rowsOf(QUESTION, null).every(({ share }) => share === 0)).toBe(true);
  });

  test("is counted for oneself over the rounds in which one guessed", () => {
    const round = (hit: boolean | null): GuessedRound =>
      ({ round: 1, about: "wins", guessed: 1, right: 1, mine: null, hit }) as GuessedRound;
    expect(hitsOf([round(true), round(null), round(false), round(true)])).toEqual({
      right: 2,
      of: 3,
    });
    expect(hitsOf([round(null)])).toBeNull();
  });
});
