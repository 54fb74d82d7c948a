/** Whether a list that grows at its end is followed there: until its reader scrolls up, and again from its end on. */

/** How far a box is scrolled. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** So near is the end. */
const NEAR = 60;

export class Following {
  on = true;
  #top = 0;
  /** Boxes move by themselves, too: when they grow, or lines go above and come below. Only a hand leaves the end. */
  #byHand = false;

  /** The reader has a wheel, a finger, a key or the bar of the box in hand. */
  touched(): void {
    this.#byHand = true;
  }

  scrolled({ scrollTop, scrollHeight, clientHeight }: Scrolled): void {
    if (scrollHeight - scrollTop - clientHeight < NEAR) {
      this.on = true;
      this.#byHand = false;
    } else if (this.#byHand && scrollTop < this.#top) this.on = false;
    this.#top = scrollTop;
  }
}
