/** What one person does at a table right now: the question, what is lit, what the pointer is on. */

import { getContext, setContext } from "svelte";
import { Motion } from "./board/motion.svelte";
import { answerTo, begin, continues, give, holds, isComplete, toggle, type Draft } from "./draft";
import type { Choice, Described, Question } from "./net/types";
import type { TableLike, TableStore } from "./net/table.svelte";
import { closed, danger, note, optionName } from "./words/told";
import { keyOf, litThings, thingKey } from "./things";

export interface KeyedOption {
  option: Described;
  key: string;
  name: string;
  note: string;
}

export class Play<T extends TableLike = TableLike> {
  hovered: Described | null = $state(null);
  /** A thing that stands for several options and was chosen: only those are listed. */
  narrowed: string | null = $state(null);
  /** An option that asks once before it is taken. */
  doubtful: Described | null = $state(null);
  rule: string | null = $state(null);
  /** What the open rule answers: why one is asked, why something is not open, or what a thing does. */
  answers: "why" | "why-not" | "of" = $state("why");
  /** What a word in a sentence stands for: shown on the board while the pointer is on it. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  #draft: { of: Question; is: Draft } | null = $state.raw(null);
  /** What the board shows while the table has moved on. */
  readonly motion = new Motion(() => this.table.module);

  constructor(readonly table: T) {}

  readonly asked = $derived.by(() => this.table.asked);
  /** Several questions that are shown as one. */
  readonly group = $derived(this.asked?.group ?? null);
  readonly draft: Draft | null = $derived.by(() => {
    if (!this.asked || !this.group) return null;
    const { of, is } = this.#draft ?? {};
    return of && is && (of.number === this.asked.number || continues(of, this.asked))
      ? is
      : begin(this.group);
  });
  readonly complete = $derived(
    this.group !== null && this.draft !== null && isComplete(this.group, this.draft),
  );
  readonly all = $derived.by(() => this.#offers().map((option) => this.#withThings(option)));
  readonly open = $derived(this.all.filter((option) => !option.closed));
  readonly closed = $derived(this.all.filter((option) => option.closed));
  readonly lit = $derived(litThings(this.open));
  readonly shown = $derived.by(() => {
    const chosen = this.narrowed;
    const some = chosen ? (this.lit.get(chosen) ?? []) : [];
    return some.length ? some : this.open;
  });
  readonly listed: KeyedOption[] = $derived.by(() => this.#listed());
  readonly hot = $derived(new Set((this.hovered?.about ?? []).map(thingKey)));

  /** The options of a question; of questions that are shown as one, everything there is to choose. */
  #offers(): readonly Described[] {
    if (!this.asked) return [];
    return this.asked.items.length ? this.asked.items : this.asked.options;
  }

  /** The things an option is about, as the board knows them. */
  #withThings(option: Described): Described {
    const { view, module } = this.table;
    const about = view && this.asked ? module?.things?.(view, this.asked, option) : undefined;
    if (about) return { ...option, about };
    const seat = option.facts.seat;
    return option.about.length === 0 && typeof seat === "number" && seat >= 0
      ? { ...option, about: [["seat", seat]] }
      : option;
  }

  #listed(): KeyedOption[] {
    const taken = new Set<string>();
    return this.shown.map((option, index) => {
      const name = this.nameOf(option);
      const key = keyOf(name, index, taken);
      taken.add(key);
      return { option, key, name, note: this.noteOf(option) };
    });
  }

  nameOf(option: Described): string {
    const said = optionName(this.table.speech, option);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  noteOf(option: Described): string {
    return note(this.table.speech, option);
  }

  reasonOf(option: Described): string {
    return closed(this.table.speech, option);
  }

  isLit(thing: Choice): boolean {
    return this.#options(thing).length > 0;
  }

  isHot(thing: Choice): boolean {
    return this.hot.has(thingKey(thing));
  }

  isChosen(thing: Choice): boolean {
    return (
      this.narrowed === thingKey(thing) ||
      this.#options(thing).some((option) => this.isTaken(option))
    );
  }

  /** Whether an item of several is taken; confirming comes later. */
  isTaken(option: Described): boolean {
    return this.draft !== null && holds(this.draft.chosen, option.option);
  }

  /** The place of an item in the order that is being made, counted from 1; 0 without one. */
  placeOf(option: Described): number {
    const key = thingKey(option.option);
    return (this.draft?.chosen ?? []).findIndex((each) => thingKey(each) === key) + 1;
  }

  /** Whether an item was answered already and cannot be given back here. */
  isFixed(option: Described): boolean {
    return this.group !== null && holds(this.group.chosen, option.option);
  }

  isPointed(thing: Choice): boolean {
    return this.pointed.has(thingKey(thing));
  }

  pointAt(things: readonly Choice[]): void {
    this.pointed = new Set(things.map(thingKey));
  }

  /** The key shown on a lit thing, if exactly one option belongs to it. */
  keyOn(thing: Choice): string {
    const some = this.#options(thing);
    return some.length === 1 ? (this.listed.find((row) => row.option === some[0])?.key ?? "") : "";
  }

  #options(thing: Choice): Described[] {
    return (this.lit.get(thingKey(thing)) ?? []).filter((option) => this.shown.includes(option));
  }

  /** A tap on a thing: takes its only option, or lists those it has. */
  tap(thing: Choice): void {
    const key = thingKey(thing);
    if (this.narrowed === key) {
      this.narrowed = null;
      return;
    }
    const some = this.#options(thing).length ? this.#options(thing) : (this.lit.get(key) ?? []);
    if (some.length === 1) this.take(some[0]!);
    else if (some.length > 1) this.narrowed = key;
  }

  point(thing: Choice | null): void {
    this.hovered = thing === null ? null : (this.#options(thing)[0] ?? null);
  }

  /** The focus has gone; afterwards, because a browser says so while the page is being changed. */
  leave(): void {
    const option = this.hovered;
    queueMicrotask(() => {
      if (this.hovered === option) this.hovered = null;
    });
  }

  take(option: Described): void {
    if (option.closed) {
      this.readRule(option.rule || (this.asked?.rule ?? ""), "why-not");
      return;
    }
    if (this.asked && this.group && this.draft) {
      this.#draft = { of: this.asked, is: toggle(this.group, this.draft, option.option) };
      return;
    }
    if (option.danger && this.doubtful !== option) {
      this.doubtful = option;
      return;
    }
    this.doubtful = null;
    this.hovered = null;
    this.narrowed = null;
    void this.table.answer(option.option);
  }

  /** Gives a place of a share-out more or less. */
  give(index: number, by: number): void {
    if (this.asked && this.group && this.draft)
      this.#draft = { of: this.asked, is: give(this.group, this.draft, index, by) };
  }

  /** Gives everything back that was not answered yet. */
  clear(): void {
    this.#draft = null;
  }

  /** Answers all questions of the group with what was taken. */
  async confirm(): Promise<void> {
    const draft = this.draft;
    if (!this.asked || !draft || !this.complete || this.table.sending) return;
    let last = this.asked;
    await this.table.answerTogether((asked) => {
      if (asked !== last && !continues(last, asked)) return null;
      last = asked;
      return answerTo(asked, draft);
    });
    this.#draft = null;
  }

  dangerOf(option: Described): string {
    return danger(this.table.speech, option);
  }

  why(): void {
    if (this.asked) this.readRule(this.asked.rule, "why");
  }

  /** Opens the rules at one of them, and says what it answers. */
  readRule(rule: string, answers: "why" | "why-not" | "of"): void {
    this.answers = answers;
    this.rule = rule || null;
  }
}

const KEY = Symbol("play");
export const setPlay = <T extends TableLike>(play: Play<T>): Play<T> => setContext(KEY, play);
export const getPlay = (): Play => getContext(KEY);
/** At a table that is being played, not in a replay. */
export const getLive = (): Play<TableStore> => getContext(KEY);
