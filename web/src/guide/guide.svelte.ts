/** What helps at a table without changing anything: hints on request, hints for a first game, a guided opening. */

import { getContext, setContext, untrack } from "svelte";
import type {
  Advised,
  Choice,
  Described,
  FirstHint,
  Lesson,
  LessonStep,
  Question,
  Teaching,
} from "../net/types";
import { server } from "../net/server";
import type { TableStore } from "../net/table.svelte";
import { verbOf } from "../compose.svelte";
import type { Play } from "../play.svelte";
import { optionName } from "../words/told";

const SEEN = "hullbreach.first-hints";
const OFF = "off";
/** How many of the open steps may be taken out of turn: a question can come earlier than its step. */
const AHEAD = 2;
const LESSON = "hullbreach.lesson.";

function kept<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

const keep = (key: string, value: unknown): void =>
  localStorage.setItem(key, JSON.stringify(value));

interface Progress {
  done: readonly string[];
  left: boolean;
}

/** The guided opening of a table with these options: that of an expansion that is on, or the game's own. */
export function lessonWith(
  teaching: Teaching | null,
  options: Readonly<Record<string, unknown>>,
): Lesson | null {
  const on = teaching?.lessons.find(([name]) => options[name] === true);
  return on?.[1] ?? teaching?.lesson ?? null;
}

/** The open step that fits a question, or the next one. */
export function stepFor(
  steps: readonly LessonStep[],
  done: readonly string[],
  prompt: string,
): LessonStep | null {
  const open = steps.filter((step) => !done.includes(step.id));
  const [first] = open;
  if (!first || !first.prompts.length) return first ?? null;
  return open.slice(0, AHEAD).find((step) => step.prompts.includes(prompt)) ?? first;
}

const isNamed = (step: LessonStep, option: Choice): boolean =>
  !step.wanted.length || step.wanted.includes(String(Array.isArray(option) ? option[0] : option));

/** Whether an answer is what the step asked for; where no answer names that, it is under way already. */
export const isWanted = (
  step: LessonStep,
  asked: Pick<Question, "options">,
  option: Choice,
): boolean => isNamed(step, option) || !asked.options.some((each) => isNamed(step, each.option));

const same = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Guide {
  /** What a good player would do, once it was asked for. */
  advised: readonly { option: Described; advice: Advised }[] | null = $state.raw(null);
  thinking = $state(false);
  refused = $state(false);
  /** The hint of a first game that is shown now. */
  first: FirstHint | null = $state.raw(null);
  firstHints = $state(kept<unknown>(SEEN, []) !== OFF);
  progress: Progress = $state.raw({ done: [], left: false });
  /** What was said about the last answer of the lesson. */
  remark: { step: string; wanted: boolean; words: string } | null = $state.raw(null);
  #teaching: Teaching | null = $state.raw(null);

  constructor(readonly play: Play<TableStore>) {
    const { table } = play;
    $effect(() => {
      const { game, table: id } = table.info ?? {};
      if (!game || !id) return;
      untrack(() => void this.#learn(game, id));
    });
    $effect(() => {
      void table.asked?.number;
      const found = this.#teaching;
      untrack(() => this.#look(found));
    });
    $effect(() => {
      const answered = table.answered;
      if (answered) untrack(() => this.#answered(answered.asked, answered.option));
    });
    $effect(() => {
      const things = this.#things();
      untrack(() => play.pointAt(things));
    });
  }

  async #learn(game: string, table: string): Promise<void> {
    if (this.#teaching) return;
    this.progress = kept<Progress>(LESSON + table, this.progress);
    const games = await server.games().catch(() => []);
    this.#teaching = games.find((each) => each.game === game)?.teaching ?? null;
  }

  get #table(): TableStore {
    return this.play.table;
  }

  // -- hints on request

  /** Whether this table has hints at all. */
  readonly hinting = $derived.by(
    () => this.#table.info?.hints !== "off" && this.#table.me !== null,
  );

  async ask(): Promise<void> {
    const asked = this.#table.asked;
    if (!asked || !this.hinting || this.thinking) return;
    if (this.advised) {
      this.close();
      return;
    }
    this.thinking = true;
    this.refused = false;
    try {
      const found = await this.#table.hint(asked.number);
      if (this.#table.asked?.number !== asked.number) return;
      this.refused = found === null;
      this.advised = this.#described(asked, found ?? []);
      this.play.hovered = this.advised[0]?.option ?? null;
    } finally {
      this.thinking = false;
    }
  }

  #described(asked: Question, found: readonly Advised[]): { option: Described; advice: Advised }[] {
    return found.flatMap((advice) => {
      const option = this.play.all.find((each) => same(each.option, advice.option));
      const other = asked.options.find((each) => same(each.option, advice.option));
      return option || other ? [{ option: (option ?? other)!, advice }] : [];
    });
  }

  close(): void {
    this.advised = null;
    this.refused = false;
    this.play.hovered = null;
  }

  // -- a first game

  #look(found: Teaching | null): void {
    this.close();
    this.remark = this.remark && this.#step ? this.remark : null;
    this.first = null;
    const { asked, info, me } = this.#table;
    if (!asked || !info || me === null || !found || !this.firstHints || this.lesson) return;
    const seen = kept<readonly string[]>(SEEN, []);
    const hint = found.hints.find(
      (each) =>
        each.prompt === asked.prompt &&
        (!each.option || info.options[each.option] === true) &&
        !seen.includes(`${info.game}.${each.id}`),
    );
    if (!hint) return;
    this.first = hint;
    keep(SEEN, [...seen, `${info.game}.${hint.id}`]);
  }

  understood(): void {
    this.first = null;
  }

  noHints(): void {
    this.first = null;
    this.firstHints = false;
    keep(SEEN, OFF);
  }

  hintsAgain(): void {
    this.firstHints = true;
    keep(SEEN, []);
  }

  // -- the guided opening

  readonly steps: readonly LessonStep[] = $derived.by(() => {
    const { info } = this.#table;
    return info?.lesson ? (lessonWith(this.#teaching, info.options)?.steps ?? []) : [];
  });
  readonly lesson = $derived(this.steps.length > 0 && !this.progress.left);
  readonly finished = $derived(this.progress.done.length >= this.steps.length);
  readonly minutes = $derived(
    this.steps
      .filter((step) => !this.progress.done.includes(step.id))
      .reduce((sum, step) => sum + step.minutes, 0),
  );
  readonly step = $derived(
    stepFor(this.steps, this.progress.done, this.#table.asked?.prompt ?? ""),
  );

  get #step(): LessonStep | null {
    return this.step;
  }

  /** Whether a step waits for one of its questions. */
  readonly waits = $derived(
    this.step !== null &&
      this.step.prompts.length > 0 &&
      !this.step.prompts.includes(this.#table.asked?.prompt ?? ""),
  );

  /** What the step speaks of and what is framed for it. */
  readonly rings: readonly string[] = $derived.by(() =>
    this.lesson && this.step && !this.waits ? this.step.ring : [],
  );

  /** Where the thing to tap is in the page, if the step names one. */
  readonly nowSelector = $derived.by(() => {
    const { step, play } = this;
    if (!this.lesson || !step || this.waits || !step.wanted.length) return "";
    if (!play.composing || play.verb !== null) return "";
    const ender = play.enders.find((each) => isNamed(step, each.option));
    if (ender) return ".option.pass";
    const place = play.verbs.findIndex((verb) =>
      verb.options.some((each) => verbOf(each) === verb.id && isNamed(step, each.option)),
    );
    return place < 0 ? "" : `.tiles > .tile:nth-child(${place + 1})`;
  });

  #answered(asked: Question, option: Choice): void {
    // By now the next question may stand here already.
    const step = stepFor(this.steps, this.progress.done, asked.prompt);
    if (!this.lesson || !step?.prompts.includes(asked.prompt)) return;
    const wanted = isWanted(step, asked, option);
    const taken = asked.options.find((each) => same(each.option, option));
    const words = taken ? optionName(this.#table.speech, taken) : "";
    this.remark = { step: step.id, wanted, words };
    this.did(step.id);
  }

  /** The step was read, and with it what was said about the answer before. */
  read(id: string): void {
    this.remark = null;
    this.did(id);
  }

  did(id: string): void {
    this.#progress({ ...this.progress, done: [...new Set([...this.progress.done, id])] });
  }

  leave(): void {
    this.#progress({ ...this.progress, left: true });
  }

  comeBack(): void {
    this.#progress({ ...this.progress, left: false });
  }

  #progress(progress: Progress): void {
    this.progress = progress;
    keep(LESSON + this.#table.table, progress);
  }

  /** What the hint or the step speaks of: the things of the answers it names. */
  #things(): readonly Choice[] {
    const { step } = this;
    if (this.first) return this.play.open.flatMap((option) => option.about).slice(0, 12);
    if (!this.lesson || !step || this.waits || !step.prompts.length) return [];
    const named = this.play.open.filter((each) => isNamed(step, each.option));
    return named.flatMap((each) => each.about);
  }
}

const KEY = Symbol("guide");
export const setGuide = (guide: Guide): Guide => setContext(KEY, guide);
export const getGuide = (): Guide => getContext(KEY);
