/** Which story is shown as a close-up: those of the last moments one after the other, and my own fight until I act. */

import { untrack } from "svelte";
import type { Play } from "../../play.svelte";
import { t } from "../../words/words.svelte";
import { storiesOf, type Line, type Story } from "./chain";

const STAY = 3200;
/** A story is read from so many last lines. */
const BACK = 60;

export class Scene {
  #queue: Story[] = $state.raw([]);
  #held: Story | null = $state.raw(null);
  /** Once I am asked, what happened to others is stale: it stands in the strip and in the log. */
  readonly now: Story | null = $derived.by(() => {
    const { asked, table } = this.play;
    const story = this.#queue[0] ?? this.#held;
    return asked && story?.seat !== table.me ? this.#held : story;
  });

  constructor(
    readonly play: Play,
    /** Whether a story goes on concerning me, so that it stays until the next action. */
    readonly stays: (story: Story) => boolean,
  ) {
    $effect(() => this.#hear(this.play.motion.told as readonly Line[]));
    $effect(() => {
      if (!this.#queue.length) return;
      const timer = setTimeout(() => this.#next(), this.#queue.length > 2 ? STAY / 3 : STAY);
      return () => clearTimeout(timer);
    });
  }

  #hear(fresh: readonly Line[]): void {
    if (!fresh.length) return;
    untrack(() => {
      const now = new Set(fresh.map((line) => line.n));
      const found = this.#stories().filter((story) => story.lines.some((n) => now.has(n)));
      const grown = new Set(found.map((story) => story.id));
      this.#queue = [...this.#queue.filter((story) => !grown.has(story.id)), ...found].slice(-4);
      if (found.length || fresh.some((line) => line.key.startsWith("does."))) this.#held = null;
    });
  }

  #stories(): Story[] {
    const { table } = this.play;
    return storiesOf(table.log.slice(-BACK), {
      t,
      thing: (id, kind) => table.speech.thing(id, kind),
      name: (seat) => table.speech.seat(seat),
      mine: (seat) => seat === table.me,
    });
  }

  #next(): void {
    const [first, ...rest] = this.#queue;
    this.#queue = rest;
    if (first && !rest.length && this.stays(first)) this.#held = first;
  }

  /** Everything that plays is over; what concerns me in a fight stays. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last && this.stays(last)) this.#held = last;
  }
}
