/** How the table is laid: wide, narrow, on a phone, or on a phone that lies on its side. Large text counts like a smaller window. */

import { settings } from "./settings.svelte";

const PHONE = 760;
const NARROW = 1199;
/** Lower than this and wider than high: a phone on its side. */
const LYING = 480;
/** Lower than this a board, a question and the hand do not fit on a phone. */
const SHORT = 700;
/** Lower than this a phone has no room for what can wait. */
const SCANT = 800;
/** Lower than this the dock keeps names and drops texts. */
const LOW = 840;

class Viewport {
  #width = $state(innerWidth);
  #height = $state(innerHeight);
  readonly #w = $derived.by(() => this.#width / (settings.text / 100));
  readonly #h = $derived.by(() => this.#height / (settings.text / 100));
  /** A small screen that lies on its side: the board on the left, everything else in a column. */
  readonly side = $derived(this.#h <= LYING && this.#w > this.#h);
  /** A small screen: rails become sheets. */
  readonly phone = $derived(this.side || this.#w <= PHONE);
  /** A phone too low for board, question and hand at once: the page scrolls. */
  readonly short = $derived(this.phone && !this.side && this.#h < SHORT);
  /** A low window: what can be said in short is. */
  readonly low = $derived(!this.phone && this.#h <= LOW);
  /** A phone so low that board and question share what is left, and nothing stands there that has nothing to do yet. */
  readonly scant = $derived(this.phone && !this.side && this.#h < SCANT);
  /** Hardly wider than a hand: only what is asked and what one holds has room. */
  readonly tiny = $derived(this.#w < 340);
  /** Too narrow for three columns: the seats become a strip. */
  readonly narrow = $derived(!this.phone && this.#w <= NARROW);
  /** Narrow and higher than wide: the console goes below the board. */
  readonly upright = $derived(this.narrow && this.#h > this.#w);

  constructor() {
    addEventListener("resize", () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }

  /** Tells the style sheets; called inside an effect. */
  mark(root: HTMLElement): void {
    root.dataset.layout = this.side
      ? "side"
      : this.phone
        ? "phone"
        : this.narrow
          ? "narrow"
          : "wide";
    root.toggleAttribute("data-scant", this.scant);
    root.toggleAttribute("data-small", this.#w <= PHONE);
    root.toggleAttribute("data-low", this.low);
  }
}

export const viewport = new Viewport();
