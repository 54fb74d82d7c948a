import { describe, expect, test, vi } from "vitest";
import { Guessing, hitsOf, rowsOf } from "../src/net/guesses.svelte";
import type { TableStore } from "../src/net/table.svelte";
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

describe("Asking what the others guess", () => {
  /** The server answers like this: guesses, or the code of a refusal. */
  const answers = (said: Guesses | string): void => {
    const refused = typeof said === "string";
    const body = JSON.stringify(refused ? { code: said, text: said } : said);
    vi.stubGlobal("fetch", async () => new Response(body, { status: refused ? 409 : 200 }));
  };
  const guessing = (round: number): Guessing =>
    new Guessing({
      info: { game: "theseus", table: "t" },
      guess: { ...QUESTION, round },
    } as unknown as TableStore);

  test("keeps what was known where there is no answer", async () => {
    const here = guessing(4);
    answers(FOUND);
    await here.look();
    answers("lost");
    await here.look();
    expect(here.found).toEqual(FOUND);
    expect([here.guessed, here.rows[1]!.count]).toEqual([4, 3]);
  });

  test("counts nobody of another round", async () => {
    const here = guessing(5);
    answers(FOUND);
    await here.look();
    expect(here.guessed).toBe(0);
  });

  test("says why a guess was refused, unless its round has ended meanwhile", async () => {
    const here = guessing(4);
    answers("out_of_date");
    await here.guess([0, 2]);
    expect(here.problem).toBe("");
    answers("too_many");
    await here.guess([0, 2]);
    expect(here.problem).not.toBe("");
    answers(FOUND);
    await here.guess([0, 2]);
    expect(here.problem).toBe("");
  });
});
