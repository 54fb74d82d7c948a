/** Whether what is one's own lies covered on this screen: as in the settings, until this table says otherwise. */

import { settings } from "./settings.svelte";

export class Covering {
  /** What was chosen at this table; it goes with the table and to no other. */
  #here: boolean | null = $state(null);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `hullbreach.covered.${table}`;
    const kept = sessionStorage.getItem(this.#key);
    if (kept !== null) this.#here = kept === "yes";
  }

  get on(): boolean {
    return this.#here ?? settings.covered;
  }

  set on(covered: boolean) {
    this.#here = covered;
    sessionStorage.setItem(this.#key, covered ? "yes" : "no");
  }
}
