/** A finished game, step by step, through certain eyes. */

import type { Change, Frame, Full, Timeline, Told } from "./types";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { Fact } from "../words/speech";
import { t } from "../words/words.svelte";
import { server } from "./server";
import { Seen, sentence, type Entry, type TableLike } from "./table.svelte";
import { keepToken } from "./tokens";

export interface MomentAt {
  at: number;
  told: Told;
}

const STEP_MS = 1100;
const SPEEDS = [1, 2, 4];

export class ReplayStore extends Seen implements TableLike {
  eyes = $state("public");
  at = $state(0);
  frames: readonly Frame[] = $state.raw([]);
  events: readonly Entry[] = $state.raw([]);
  playing = $state(false);
  speed = $state(1);
  problem: string | null = $state(null);
  readonly sending = false;
  #first: Full | null = null;
  #views: Record<string, unknown>[] | null = null;
  #lines = new Map<string, Timeline>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly table: string) {
    super();
  }

  readonly now = $derived.by(() => (this.at > 0 ? (this.frames[this.at - 1] ?? null) : null));
  readonly presence = $derived({ seats: this.seats.map((seat) => seat.seat), watchers: 0 });
  readonly moments: MomentAt[] = $derived.by(() => {
    const keys = this.module?.moments ?? new Set<string>();
    return this.frames.flatMap((frame, index) => {
      const told = frame.change.events?.find((event) => keys.has(event.key));
      return told ? [{ at: index + 1, told }] : [];
    });
  });
  /** Stretches of answers by one seat. */
  readonly turns = $derived.by(() => {
    const found: { seat: number | null; from: number; to: number }[] = [];
    this.frames.forEach((frame, index) => {
      const last = found.at(-1);
      if (last && last.seat === frame.seat) last.to = index + 1;
      else found.push({ seat: frame.seat, from: index, to: index + 1 });
    });
    return found;
  });

  /** Who said what; the question's own words need facts that are long gone. */
  readonly title = $derived.by(() => {
    const frame = this.now;
    if (!frame) return "";
    const who = frame.seat === null ? "" : this.speech.seat(frame.seat);
    const said = frame.option === null || frame.option === undefined ? "" : this.speech.thing(frame.option as Fact);
    return said ? `${who}: ${said}` : who || t("replay-hidden");
  });

  async open(): Promise<void> {
    try {
      const info = await server.table(this.table);
      this.info = info;
      await this.prepare(info.game);
      await this.see("truth");
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Looks through other eyes, at the same step of the game. */
  async see(eyes: string): Promise<void> {
    if (!this.info) return;
    try {
      const step = this.now?.step ?? 0;
      const line = this.#lines.get(eyes) ?? (await server.timeline(this.info.game, this.info.table, eyes));
      this.#lines.set(eyes, line);
      this.eyes = eyes;
      this.#first = line.first;
      this.frames = line.frames;
      this.me = line.first.seat;
      this.go(line.frames.filter((frame) => frame.step <= step).length);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Goes to a step: onward by its changes, backward from the beginning. */
  go(to: number): void {
    const goal = Math.max(0, Math.min(this.frames.length, to));
    if (goal <= this.at || this.view === null || this.at === 0) this.#begin();
    for (let index = this.at; index < goal; index++) this.#advance(this.frames[index]!);
    this.at = goal;
    this.events = this.#eventsOf(this.frames[goal - 1]?.change);
    if (goal === this.frames.length) this.stop();
  }

  #begin(): void {
    const line = this.#lines.get(this.eyes);
    if (!this.#first || !line) return;
    this.start(this.#first);
    this.#views = line.views ? line.views.map((view) => ({ ...(view as Record<string, unknown>) })) : null;
    this.log = [];
    this.at = 0;
    this.#showTruth();
  }

  #advance(frame: Frame): void {
    this.apply(frame.change);
    this.asked = null;
    if (this.#views && frame.views)
      frame.views.forEach((change, seat) => {
        if (change) this.#views![seat] = { ...this.#views![seat], ...(change as Record<string, unknown>) };
      });
    this.#showTruth();
  }

  /** The truth is what all seats see together: the view of each lies beside the public one. */
  #showTruth(): void {
    if (this.#views && this.module?.truth) this.view = this.module.truth(this.view ?? {}, this.#views);
    else if (this.#views && !this.view) this.view = this.#views[0] ?? null;
  }

  #eventsOf(change: Change | undefined): Entry[] {
    return (change?.events ?? []).map((event, index) => ({ ...event, n: `${change!.n}.${index}` }));
  }

  step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }

  toMoment(direction: number): void {
    this.stop();
    const goals = this.moments.map((moment) => moment.at);
    const next = direction > 0 ? goals.find((at) => at > this.at) : goals.findLast((at) => at < this.at);
    this.go(next ?? (direction > 0 ? this.frames.length : 0));
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.at === this.frames.length) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => this.go(this.at + 1), STEP_MS / this.speed);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) {
      this.stop();
      this.toggle();
    }
  }

  /** A new table that begins where this step stands. */
  async continueHere(): Promise<void> {
    const step = this.now?.step;
    if (!this.info || !step) return;
    try {
      const made = await server.continueFrom(this.info.game, this.info.table, step, settings.name || t("default-name"));
      keepToken(made.table.table, made.table.game, made.token, made.seat);
      route.go(`/t/${made.table.table}`);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  // A replay asks nothing and takes no answers.
  answer(): Promise<void> {
    return Promise.resolve();
  }

  answerTogether(): Promise<void> {
    return Promise.resolve();
  }
}
