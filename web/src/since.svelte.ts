/** What has happened since one's last answer: event by event, each with the board as it was then. */

import type { Told } from "./net/types";

export interface Past<V> {
  told: Told;
  view: V;
}

/** Older events than these are left to the log. */
const MOST = 30;

export class Since<V = Record<string, unknown>> {
  entries: readonly Past<V>[] = $state.raw([]);
  /** Which of them is looked at; null is now. */
  at: number | null = $state(null);
  #last: readonly Told[] | null = null;

  readonly now: Past<V> | null = $derived(
    this.at === null ? null : (this.entries[this.at] ?? null),
  );

  /** The table has changed by these events; the same ones are not taken twice. */
  add(view: V, told: readonly Told[]): void {
    if (told === this.#last || told.length === 0) return;
    this.#last = told;
    this.entries = [...this.entries, ...told.map((each) => ({ told: each, view }))].slice(-MOST);
    this.at = null;
  }

  /** One has answered: what comes now is new. */
  forget(): void {
    this.entries = [];
    this.at = null;
  }

  step(by: number): void {
    const last = this.entries.length - 1;
    if (last < 0) return;
    const to = (this.at ?? last + 1) + by;
    this.at = to > last ? null : Math.max(0, to);
  }
}
