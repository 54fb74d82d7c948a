/** What watchers guess: the question comes with the game, what the others answered is asked for. */

import { server } from "./server";
import { sentence, type TableStore } from "./table.svelte";
import { tokenOf, watcherWord } from "./tokens";
import type { Guess, GuessedRound, Guesses } from "./types";

/** An answer as it is shown: whose it is, how many gave it, whether it is mine. */
export interface GuessRow {
  seats: readonly number[];
  count: number;
  /** Of all who guessed, from 0 to 1. */
  share: number;
  mine: boolean;
}

const same = (a: readonly number[], b: readonly number[]): boolean => String(a) === String(b);

/** The answers in the order of the question, with what is known of this round; what is of another round counts nothing. */
export function rowsOf(question: Guess, found: Guesses | null): GuessRow[] {
  const now = found?.round === question.round ? found : null;
  return question.answers.map((seats) => {
    const count = now?.counts.find((each) => same(each.seats, seats))?.count ?? 0;
    const mine = now?.mine != null && same(now.mine, seats);
    return { seats, count, share: now?.guessed ? count / now.guessed : 0, mine };
  });
}

/** In how many of the rounds in which I guessed I was right; null if I never did. */
export function hitsOf(rounds: readonly GuessedRound[]): { right: number; of: number } | null {
  const judged = rounds.filter((round) => round.hit !== null);
  return judged.length
    ? { right: judged.filter((round) => round.hit).length, of: judged.length }
    : null;
}

export class Guessing {
  found: Guesses | null = $state.raw(null);
  problem = $state("");

  constructor(readonly table: TableStore) {}

  get rows(): readonly GuessRow[] {
    return this.table.guess ? rowsOf(this.table.guess, this.found) : [];
  }

  /** How many have guessed in this round. */
  get guessed(): number {
    return this.found?.round === this.table.guess?.round ? (this.found?.guessed ?? 0) : 0;
  }

  /** Asks what the others have guessed by now; where there is no answer, what was known stays. */
  async look(): Promise<void> {
    const info = this.table.info;
    if (!info) return;
    const body = { watcher: watcherWord() };
    this.found = await server
      .act<Guesses>(info, "guesses", body, tokenOf(info.table))
      .catch(() => this.found);
  }

  async guess(seats: readonly number[]): Promise<void> {
    const { info, guess } = this.table;
    if (!info || !guess) return;
    const body = { watcher: watcherWord(), round: guess.round, seats };
    try {
      this.found = await server.act<Guesses>(info, "guess", body, tokenOf(info.table));
      this.problem = "";
    } catch (error) {
      // A round that ended meanwhile has a new question already.
      if ((error as { code?: string }).code !== "out_of_date") this.problem = sentence(error);
    }
  }
}
