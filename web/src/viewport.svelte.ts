/** How the table is laid: for a phone, for a narrow window, or wide. Large text counts like a smaller window. */

import { settings } from "./settings.svelte";

const PHONE = 760;
const NARROW = 1199;

class Viewport {
  #width = $state(innerWidth);
  readonly phone = $derived.by(() => this.#width <= PHONE);
  /** Too narrow for three columns: the seats become a strip. */
  readonly narrow = $derived.by(() => !this.phone && this.#width / (settings.text / 100) <= NARROW);

  constructor() {
    addEventListener("resize", () => (this.#width = innerWidth));
  }
}

export const viewport = new Viewport();
