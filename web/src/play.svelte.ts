/** What one person does at a table right now: the question, what is lit, what the pointer is on. */

import { getContext, setContext } from "svelte";
import { Motion } from "./board/motion.svelte";
import type { Choice, Described } from "./net/types";
import type { TableLike, TableStore } from "./net/table.svelte";
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
  /** What the board shows while the table has moved on. */
  readonly motion = new Motion(() => this.table.module);

  constructor(readonly table: T) {}

  readonly asked = $derived.by(() => this.table.asked);
  readonly all = $derived.by(() => (this.asked?.options ?? []).map((option) => this.#withThings(option)));
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

  /** The things an option is about, as the board knows them. */
  #withThings(option: Described): Described {
    const { view, module } = this.table;
    const about = view && this.asked ? module?.things?.(view, this.asked, option) : undefined;
    if (about) return { ...option, about };
    const seat = option.facts.seat;
    return option.about.length === 0 && typeof seat === "number" && seat >= 0 ? { ...option, about: [["seat", seat]] } : option;
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
    const said = this.table.speech.say(option.key, option.facts);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  noteOf(option: Described): string {
    if (!option.note) return "";
    const speech = this.table.speech;
    return speech.has(option.note) ? speech.say(option.note, option.facts) : "";
  }

  reasonOf(option: Described): string {
    return this.table.speech.say(option.closed, option.facts);
  }

  isLit(thing: Choice): boolean {
    return this.#options(thing).length > 0;
  }

  isHot(thing: Choice): boolean {
    return this.hot.has(thingKey(thing));
  }

  isChosen(thing: Choice): boolean {
    return this.narrowed === thingKey(thing);
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
      this.rule = option.rule || (this.asked?.rule ?? null);
      return;
    }
    if (this.isDangerous(option) && this.doubtful !== option) {
      this.doubtful = option;
      return;
    }
    this.doubtful = null;
    this.hovered = null;
    this.narrowed = null;
    void this.table.answer(option.option);
  }

  isDangerous(option: Described): boolean {
    return this.table.module?.dangers?.has(option.key) ?? false;
  }

  why(): void {
    this.rule = this.asked?.rule ?? null;
  }
}

const KEY = Symbol("play");
export const setPlay = <T extends TableLike>(play: Play<T>): Play<T> => setContext(KEY, play);
export const getPlay = (): Play => getContext(KEY);
/** At a table that is being played, not in a replay. */
export const getLive = (): Play<TableStore> => getContext(KEY);
