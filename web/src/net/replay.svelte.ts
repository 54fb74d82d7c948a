/** A finished game, step by step, through certain eyes. */

import type { Curve, Hidden } from "../games/story";
import type { View } from "../games/types";
import type { Colour } from "../kit/seats";
import { AnalysisStore } from "../analysis/news.svelte";
import { roundIn } from "../analysis/shape";
import { anySecret, secretsOver, type Secret } from "./knowing";
import { keyMoments, tellingOf, type MomentAt } from "./moments";
import type { Change, Frame, Full, JudgedLine, Timeline } from "./types";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { happened } from "../words/told";
import { t } from "../words/words.svelte";
import { server } from "./server";
import { Seen, sentence, type Entry, type TableLike } from "./table.svelte";
import { keepToken } from "./tokens";

/** One line over the time of the game: its values from the beginning on, one for every step. */
export interface Line extends Omit<Curve, "value"> {
  values: readonly number[];
  most: number;
}

const STEP_MS = 1100;
const SPEEDS = [1, 2, 4];

/** A recorded game at one of its steps, as everybody and as each seat saw it. */
class Film {
  shown: View = {};
  views: View[] = [];
  #at = -1;

  constructor(readonly line: Timeline) {}

  go(to: number): void {
    if (this.#at < 0 || to < this.#at) {
      this.#at = 0;
      this.shown = this.line.first.view as View;
      this.views = (this.line.views ?? []) as View[];
    }
    for (; this.#at < to; this.#at++) this.#advance(this.line.frames[this.#at]!);
  }

  #advance({ change, views }: Frame): void {
    if (change.view) this.shown = { ...this.shown, ...(change.view as View) };
    if (views)
      this.views = this.views.map((view, seat) => ({
        ...view,
        ...(views[seat] as View | undefined),
      }));
  }
}

export class ReplayStore extends Seen implements TableLike {
  eyes = $state("public");
  at = $state(0);
  frames: readonly Frame[] = $state.raw([]);
  events: readonly Entry[] = $state.raw([]);
  playing = $state(false);
  /** Whether the board was set here at once: then nothing of it is played. */
  jumped = $state(true);
  /** Where one was before the last jump. */
  cameFrom: number | null = $state(null);
  speed = $state(1);
  problem: string | null = $state(null);
  readonly sending = false;
  first: Full | null = $state.raw(null);
  /** What was said beside the rules, and what it turned out to be. */
  judged: readonly JudgedLine[] = $state.raw([]);
  /** Where the game stands, and how long it is, counted in all answers whatever these eyes noticed. */
  truthAt = $state(0);
  truthLength = $state(0);
  /** Whether there were secrets in it at all. */
  secretive = $state(false);
  /** What mattered in it, as far as somebody has asked. */
  analysis: AnalysisStore | null = $state.raw(null);
  #film: Film | null = null;
  #views: Record<string, unknown>[] | null = null;
  #lines = new Map<string, Timeline>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly table: string) {
    super();
  }

  /** The same from the first step to the last, before anybody has chosen a character too. */
  override colour(seat: number): Colour {
    return (this.#last && this.module?.colour?.(this.#last, seat)) || super.colour(seat);
  }

  readonly now = $derived.by(() => (this.at > 0 ? (this.frames[this.at - 1] ?? null) : null));
  readonly presence = $derived({ seats: this.seats.map((seat) => seat.seat), watchers: 0 });
  /** The weightiest, in the order of time. */
  readonly moments: MomentAt[] = $derived(keyMoments(this.frames, this.module));
  /** The numbers of the game over its time. */
  readonly lines: Line[] = $derived.by(() => {
    const { story, first, frames } = this;
    if (!story || !first?.view) return [];
    const found = new Map<string, Curve & { values: number[] }>();
    let view = first.view as View;
    [null, ...frames].forEach((frame, at) => {
      if (frame?.change.view) view = { ...view, ...(frame.change.view as View) };
      for (const curve of story.curves(view)) {
        const line = found.get(curve.id) ?? {
          ...curve,
          values: Array.from({ length: at }, () => curve.value),
        };
        line.values.push(curve.value);
        found.set(curve.id, line);
      }
    });
    const all = [...found.values()];
    const most = (name: string): number =>
      Math.max(1, ...all.filter((line) => line.name === name).flatMap((line) => line.values));
    return all.map((line) => ({ ...line, most: most(line.name) }));
  });
  /** What everybody saw after so many moves, when one looks through no eyes or all of them. */
  publicAt(move: number): Record<string, unknown> {
    return this.frames
      .slice(0, move)
      .reduce<View>((view, { change }) => ({ ...view, ...(change.view as View | undefined) }), {
        ...(this.first?.view as View),
      });
  }

  /** What everybody sees when it is over: who plays whom is chosen on the way. */
  readonly #last: View | null = $derived(
    this.frames.reduce<View | null>(
      (view, { change }) => (change.view ? { ...view, ...(change.view as View) } : view),
      (this.first?.view ?? null) as View | null,
    ),
  );
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

  /** The round of the view before every move, where a game counts rounds. */
  readonly rounds: readonly (number | null)[] = $derived.by(() => {
    let round = roundIn(this.first?.view, this.module);
    return this.frames.map(({ change }) => {
      const before = round;
      round = roundIn(change.view, this.module) ?? round;
      return before;
    });
  });

  /** Who said what, as far as these eyes know it. */
  readonly title = $derived.by(() => {
    const frame = this.now;
    if (!frame) return "";
    if (frame.seat === null) return t("replay-hidden");
    const who = this.speech.seat(frame.seat);
    return frame.said ? `${who}: ${this.speech.say(frame.said.key, frame.said.facts)}` : who;
  });

  async open(): Promise<void> {
    try {
      const info = await server.table(this.table);
      this.info = info;
      await this.prepare(info.game);
      await this.see("truth");
      this.analysis = new AnalysisStore(info.game, info.table);
      void this.analysis.look();
      this.go(Number(new URLSearchParams(route.query).get("at")) || 0);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Opens the position at the beginning of a step, as everybody saw it. */
  async openBefore(step: number): Promise<void> {
    try {
      const info = await server.table(this.table);
      this.info = info;
      await this.prepare(info.game);
      // The truth counts the moves, as in the replay.
      await this.see("truth");
      await this.see("public");
      const before = (frames: readonly Frame[]): number =>
        frames.filter((frame) => frame.step < step).length;
      this.go(before(this.frames));
      this.truthAt = before(this.#film?.line.frames ?? []);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Looks through other eyes, at the same step of the game. */
  async see(eyes: string): Promise<void> {
    if (!this.info) return;
    try {
      const step = this.now?.step ?? 0;
      const line =
        this.#lines.get(eyes) ?? (await server.timeline(this.info.game, this.info.table, eyes));
      this.#lines.set(eyes, line);
      if (eyes === "truth" && !this.#film) {
        this.#film = new Film(line);
        this.secretive = anySecret(this.#hidden());
      }
      this.eyes = eyes;
      this.first = line.first;
      this.frames = line.frames;
      this.judged = line.talk;
      this.me = line.first.seat;
      this.go(line.frames.filter((frame) => frame.step <= step).length);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Goes to a step: onward by its changes, backward from the beginning. Only one step onward is played. */
  go(to: number): void {
    const goal = Math.max(0, Math.min(this.frames.length, to));
    this.jumped = goal !== this.at + 1;
    if (goal <= this.at || this.view === null || this.at === 0) this.#begin();
    for (let index = this.at; index < goal; index++) this.#advance(this.frames[index]!);
    this.at = goal;
    this.events = this.#eventsOf(this.frames[goal - 1]?.change);
    this.#lookRound();
    if (goal === this.frames.length) this.stop();
  }

  #begin(): void {
    const line = this.#lines.get(this.eyes);
    if (!this.first || !line) return;
    this.start(this.first);
    this.#views = line.views
      ? line.views.map((view) => ({ ...(view as Record<string, unknown>) }))
      : null;
    this.log = [];
    this.at = 0;
    this.#showTruth();
  }

  #advance(frame: Frame): void {
    this.apply(frame.change);
    this.asked = null;
    if (this.#views && frame.views)
      frame.views.forEach((change, seat) => {
        if (change)
          this.#views![seat] = { ...this.#views![seat], ...(change as Record<string, unknown>) };
      });
    this.#showTruth();
  }

  /** The truth is what all seats see together: the view of each lies beside the public one. */
  #showTruth(): void {
    if (this.#views && this.module?.truth)
      this.view = this.module.truth(this.view ?? {}, this.#views);
    else if (this.#views && !this.view) this.view = this.#views[0] ?? null;
  }

  /** Finds out where the game stands. */
  #lookRound(): void {
    const film = this.#film;
    if (!film) return;
    const step = this.now?.step ?? 0;
    this.truthLength = film.line.frames.length;
    this.truthAt =
      this.eyes === "truth"
        ? this.at
        : film.line.frames.filter((frame) => frame.step <= step).length;
  }

  /** Jumps to a moment that is counted in all answers. */
  jumpToTruth(at: number): void {
    const step = this.#film?.line.frames[at - 1]?.step ?? 0;
    this.jump(
      this.eyes === "truth" ? at : this.frames.filter((frame) => frame.step <= step).length,
    );
  }

  /** Every secret of the game over its time. */
  secrets(): Secret[] {
    return secretsOver([...this.#hidden()]);
  }

  /** What was hidden at every position of the game. */
  *#hidden(): Generator<readonly Hidden[]> {
    const { story, module, speech } = this;
    const line = this.#film?.line;
    if (!line || !story) return;
    const film = new Film(line);
    for (let at = 0; at <= line.frames.length; at++) {
      film.go(at);
      const { shown, views } = film;
      const truth = module?.truth?.(shown, views) ?? shown;
      yield story.secrets({ truth, views, shown, speech, name: (seat) => speech.seat(seat) });
    }
  }

  /** How somebody (or everybody, null) came to know something of an owner with an answer: what they alone were told,
   *  else what happened. */
  howLearnt(seat: number | null, at: number, owner: number | null): string {
    const frame = this.#film?.line.frames[at - 1];
    if (!frame) return t("knew-dealt");
    const events = frame.change.events ?? [];
    const to = (place: number): readonly number[] | null => frame.to?.[place] ?? null;
    const own = events.filter((_, place) => seat !== null && to(place)?.includes(seat));
    const open = events.filter((_, place) => to(place) === null);
    const worded = [...open, ...own].filter((told) => happened(this.speech, told));
    // What the end turns up is told by the end.
    const ended = at === this.truthLength;
    const telling = ended ? worded.at(-1) : this.module && tellingOf(worded, this.module, owner);
    return telling ? happened(this.speech, telling) : "";
  }

  #eventsOf(change: Change | undefined): Entry[] {
    return (change?.events ?? []).map((event, index) => ({ ...event, n: `${change!.n}.${index}` }));
  }

  step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }

  /** Goes somewhere else and remembers where one was. */
  jump(to: number): void {
    this.stop();
    if (to !== this.at) this.cameFrom = this.at;
    this.go(to);
  }

  /** Back to where one came from. */
  back(): void {
    const to = this.cameFrom;
    this.cameFrom = null;
    this.stop();
    if (to !== null) this.go(to);
  }

  toMoment(direction: number): void {
    const goals = this.moments.map((moment) => moment.at);
    const next =
      direction > 0 ? goals.find((at) => at > this.at) : goals.findLast((at) => at < this.at);
    this.jump(next ?? (direction > 0 ? this.frames.length : 0));
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

  /** Nobody looks at it any more. */
  close(): void {
    this.stop();
    this.analysis?.stop();
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
  continueHere(): Promise<void> {
    return this.continueAt(this.now?.step ?? 0);
  }

  /** The same for any step, on a seat of one's choice. */
  async continueAt(step: number, seat = 0): Promise<void> {
    if (!this.info || !step) return;
    try {
      const made = await server.continueFrom(
        this.info.game,
        this.info.table,
        step,
        settings.name || t("default-name"),
        seat,
      );
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

  preview(): Promise<null> {
    return Promise.resolve(null);
  }

  answerTogether(): Promise<void> {
    return Promise.resolve();
  }
}
