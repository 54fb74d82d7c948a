/** A plan put together before it is made: how much of a pool goes where. Underneath a place and an amount are two answers. */

import type { Choice, Question } from "./net/types";

/** The word that ends a plan. */
const DONE = "done";

export class Plan {
  /** The places in the order in which they were taken, with what lies on each. */
  rows: readonly { place: string; amount: number }[] = $state.raw([]);
  /** The place that was changed last: what + and − change. */
  last = $state("");

  readonly placed = $derived(this.rows.reduce((sum, row) => sum + row.amount, 0));
  readonly complete = $derived(this.rows.length > 0);

  reset(): void {
    this.rows = [];
    this.last = "";
  }

  amountAt(place: string): number {
    return this.rows.find((row) => row.place === place)?.amount ?? 0;
  }

  /** Lays more of the pool on a place, or takes some back; without any left the place is out of the plan. */
  lay(place: string, by: number, pool: number): void {
    const now = this.amountAt(place);
    const then = Math.max(0, Math.min(now + by, now + pool - this.placed));
    this.last = place;
    if (now === 0 && then > 0) this.rows = [...this.rows, { place, amount: then }];
    else
      this.rows = this.rows
        .map((row) => (row.place === place ? { place, amount: then } : row))
        .filter((row) => row.amount > 0);
  }

  /** The answers in order: each place and its amount, then the end where it is offered. */
  *answers(): Generator<Choice> {
    for (const { place, amount } of this.rows) {
      yield place;
      yield amount;
    }
    yield DONE;
  }
}

/** Whether a question asks where the next part of a pool goes. */
export const isPlan = (asked: Question | null): boolean => asked?.form === "plan";
/** How much there is to lay out. */
export const poolOf = (asked: Question | null): number => Number(asked?.about.left ?? 0);
