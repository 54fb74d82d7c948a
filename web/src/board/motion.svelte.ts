/** What the board shows while the table has moved on: changes wait their turn and are played one by one. */

import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Told } from "../net/types";
import { calm } from "../settings.svelte";
import {
  BANNER,
  BANNERS,
  BEAT,
  HURRY,
  keyframes,
  LONG,
  MARK,
  REST,
  ROLL,
  starts,
  straight,
  TRAVEL,
  type Point,
  type Way,
} from "./pace";

export interface Die {
  /** A number or a word, or a picture. */
  face: string;
  icon?: string;
  bad?: boolean;
}

export interface Banner {
  told: Told;
  dice: readonly Die[];
}

/** What a game says about its events. */
export interface Script {
  moments: ReadonlySet<string>;
  dice?(told: Told): readonly Die[];
}

export interface Travel {
  id: string;
  node: Element;
  from: Point;
  to: Point;
  way?: (from: Point, to: Point, told: readonly Told[]) => Way;
}

interface Mark {
  by: number;
  timer: ReturnType<typeof setTimeout>;
}

interface Frame<V> {
  view: V;
  told: readonly Told[];
}

type How = "still" | "mark" | "travel";

const NUMBER: NonNullable<Script["dice"]> = ({ facts }) =>
  typeof facts.face === "number" ? [{ face: String(facts.face) }] : [];

export class Motion<V = Record<string, unknown>> {
  /** What the board shows; it follows the table. */
  view: V | null = $state.raw(null);
  /** The events that led to what the board shows. */
  told: readonly Told[] = $state.raw([]);
  /** The banner of this moment, one at a time. */
  banner: Banner | null = $state.raw(null);
  /** Whether something is still being played. */
  playing = $state(false);
  readonly marks = new SvelteMap<string, Mark>();
  #frames: Frame<V>[] = [];
  #banners: (Banner & { shown: () => void })[] = [];
  #moves: Travel[] = [];
  #animations = new Set<Animation>();
  #sleepers = new Map<ReturnType<typeof setTimeout>, () => void>();
  #how: How = "still";
  #rate = 1;
  #epoch = 0;
  #last: readonly Told[] | null = null;

  constructor(
    readonly script: () => Script | null,
    readonly isCalm: () => boolean = () => calm() || document.hidden,
  ) {}

  /** The table has changed: events that were shown before are not shown again. */
  show(view: V, told: readonly Told[]): void {
    const news = told === this.#last ? [] : told;
    const first = this.view === null;
    this.#last = told;
    if (!first && view === (this.#frames.at(-1)?.view ?? this.view) && news.length === 0) return;
    if (first) this.view = view;
    else if (this.isCalm()) {
      this.#announce(news);
      void this.#apply({ view, told: news }, "mark");
    } else {
      this.#frames.push({ view, told: news });
      if (!this.playing) void this.#play();
    }
  }

  /** The board is set at another moment: nothing is played, announced or marked. */
  set(view: V, told: readonly Told[]): void {
    this.#frames = [];
    this.jump();
    this.#last = told;
    this.told = [];
    this.view = view;
  }

  /** Whatever is playing ends: the board shows what is. */
  jump(): void {
    const last = this.#frames.at(-1);
    this.#epoch++;
    this.#frames = [];
    for (const { shown } of this.#banners.splice(0)) shown();
    this.banner = null;
    this.#rate = 1;
    for (const animation of this.#animations) animation.cancel();
    this.#animations.clear();
    for (const [timer, wake] of this.#sleepers) {
      clearTimeout(timer);
      wake();
    }
    this.#sleepers.clear();
    if (last) void this.#apply(last, "mark");
  }

  /** A piece stands elsewhere than before; tells whether that is worth a mark. */
  travel(move: Travel): boolean {
    if (this.#how === "travel") this.#moves.push(move);
    return this.changing;
  }

  /** Whether the board is changing because the game went on, and not because the window did. */
  get changing(): boolean {
    return this.#how !== "still";
  }

  /** Whether a thing that leaves may take its time. */
  get moving(): boolean {
    return this.#how === "travel";
  }

  /** Marks a thing as just changed, by so much. */
  mark(id: string, by = 0): void {
    const old = this.marks.get(id);
    clearTimeout(old?.timer);
    this.marks.set(id, {
      by: (old?.by ?? 0) + by,
      timer: setTimeout(() => this.marks.delete(id), MARK),
    });
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let frame = this.#next(); frame; frame = this.#next()) {
      const epoch = this.#epoch;
      await this.#announce(frame.told);
      if (epoch !== this.#epoch) continue;
      await this.#apply(frame, "travel");
      if (epoch === this.#epoch)
        await this.#sleep(Math.max(this.#begin(), frame.told.length ? BEAT : 0));
    }
    this.#rate = 1;
    this.playing = false;
  }

  #next(): Frame<V> | undefined {
    if (this.#backlog() > LONG) this.#rate = HURRY;
    return this.#frames.shift();
  }

  #backlog(): number {
    const script = this.script();
    const frames = this.#frames.map(
      ({ told }) =>
        (told.length ? TRAVEL : 0) +
        ROLL * told.filter((each) => this.#dice(script, each).length).length,
    );
    return frames.reduce((sum, ms) => sum + ms, 0) + this.#banners.length * BANNER;
  }

  async #apply({ view, told }: Frame<V>, how: How): Promise<void> {
    this.#how = how;
    this.told = told;
    this.#moves = [];
    this.view = view;
    await tick();
    this.#how = "still";
  }

  /** Starts the moves the new view has brought; returns how long they take. */
  #begin(): number {
    const told = this.told;
    const moves = this.#moves.map((move) => ({
      ...move,
      ...(move.way?.(move.from, move.to, told) ?? straight(move.to)),
    }));
    const begins = starts(moves, told);
    moves.forEach((move, index) => this.#animate(move, begins[index]!));
    return Math.max(0, ...moves.map(({ ms }, index) => begins[index]! + ms));
  }

  #animate({ node, from, points, ms }: Travel & Way, delay: number): void {
    const animation = node.animate(keyframes(from, { points, ms }), {
      duration: ms / this.#rate,
      delay: delay / this.#rate,
      fill: "backwards",
      easing: points.length > 1 ? "linear" : "cubic-bezier(.5, 0, .15, 1)",
    });
    this.#animations.add(animation);
    animation.onfinish = () => this.#animations.delete(animation);
  }

  #dice(script: Script | null, told: Told): readonly Die[] {
    return (script?.dice ?? NUMBER)(told);
  }

  /** Puts the moments among some events up one after another; the board waits until the last die lies. */
  async #announce(told: readonly Told[]): Promise<void> {
    const script = this.script();
    const waits = told.flatMap((each) => {
      const dice = this.#dice(script, each);
      if (!dice.length && !script?.moments.has(each.key)) return [];
      const shown = new Promise<void>((resolve) =>
        this.#banners.push({ told: each, dice, shown: resolve }),
      );
      return dice.length ? [shown] : [];
    });
    for (const old of this.#banners.splice(0, Math.max(0, this.#banners.length - BANNERS)))
      old.shown();
    if (this.#banners.length && !this.banner) void this.#unroll();
    const last = waits.at(-1);
    if (!last) return;
    const epoch = this.#epoch;
    await last;
    if (epoch === this.#epoch) await this.#sleep(ROLL);
  }

  async #unroll(): Promise<void> {
    const epoch = this.#epoch;
    for (let next = this.#banners.shift(); next; next = this.#banners.shift()) {
      this.banner = next;
      next.shown();
      await this.#sleep(next.dice.length ? ROLL + REST : BANNER);
      if (epoch !== this.#epoch) return;
    }
    this.banner = null;
  }

  #sleep(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#sleepers.delete(timer);
        resolve();
      }, ms / this.#rate);
      this.#sleepers.set(timer, resolve);
    });
  }
}
