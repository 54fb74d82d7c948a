/** Fluent bundles, and how the facts of a key become arguments of its sentence: as in `hullbreach.words`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

import type { Facts } from "../net/types";

export type Fact = number | string | boolean | null | readonly Fact[];
export type { Facts };

type Pattern = NonNullable<Message["value"]>;

/** A piece of a sentence: words, or a thing that can be pointed at. */
export interface Piece {
  text: string;
  kind?: string;
  id?: string | number;
}

/** Kinds of messages that say something; all others name a thing and can be put into a sentence. */
const SENTENCES = new Set([
  "prompt",
  "event",
  "ending",
  "note",
  "closed",
  "talk",
  "why",
  "because",
  "hint",
  "lesson",
]);
/** A whole number under one of these names is a seat. */
const SEAT_FACTS = new Set(["seat", "other", "partner", "target", "by", "victim", "winner"]);
/** Where a message begins: Fluent indents everything else. */
const MESSAGE = /^([A-Za-z][\w-]*) *=/gm;
/** What the id of a thing looks like; anything else is words already. */
const ID = /^[0-9]*[a-z][a-z0-9_]*$/;
const MARKED = /\uE000(\d+)\uE001([^\uE002]*)\uE002/gu;

export const messageId = (key: string): string => key.replaceAll(".", "-").replaceAll("_", "-");

export const isSeat = (name: string): boolean => SEAT_FACTS.has(name) || name.endsWith("_seat");

/** Something a person can read where a message is missing. */
export function readable(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1).replace(/[_-]/g, " ");
}

export class Speech {
  readonly #bundle: FluentBundle;
  readonly #kinds = new Map<string, string[]>();
  readonly #names: readonly string[];
  /** All names that are written out, without any argument in them. */
  readonly #texts = new Set<string>();
  #things: Piece[] | null = null;

  constructor(
    readonly language: string,
    sources: readonly string[],
    names: readonly string[] = [],
    /** Keys that read otherwise at this table: the key to read instead. */
    readonly instead: Readonly<Record<string, string>> = {},
    /** The seat of whoever reads this, who is called "you". */
    readonly reader: number | null = null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#names = names;
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    for (const source of sources) for (const [, id] of source.matchAll(MESSAGE)) this.#learn(id!);
  }

  #learn(id: string): void {
    const value = this.#bundle.getMessage(id)?.value;
    if (typeof value === "string") this.#texts.add(value);
    const at = id.indexOf("-");
    if (at < 0 || SENTENCES.has(id.slice(0, at))) return;
    const thing = id.slice(at + 1);
    this.#kinds.set(thing, [...(this.#kinds.get(thing) ?? []), id.slice(0, at)]);
  }

  /** Whether there are words for a key, also for an attribute such as `card.knife/text`. */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The sentence or name for a key. */
  say(key: string, facts: Facts = {}): string {
    return this.#format(key, this.#arguments(facts)) ?? readable(key);
  }

  /** The sentence for a key whose facts are words and numbers already: nothing is looked up. */
  plain(key: string, facts: Readonly<Record<string, string | number>> = {}): string {
    return this.#format(key, facts) ?? readable(key);
  }

  /** What a thing does: the attribute `text`, or nothing. */
  text(key: string, facts: Facts = {}): string {
    return this.#format(`${key}/text`, this.#arguments(facts)) ?? "";
  }

  /** The same sentence in pieces, so that cards, places and seats in it can be links. */
  pieces(key: string, facts: Facts = {}): Piece[] {
    this.#things = [];
    try {
      return this.#split(this.say(key, facts), this.#things);
    } finally {
      this.#things = null;
    }
  }

  seat(seat: number): string {
    if (seat < 0) return this.say("nobody");
    const named = this.#names[seat];
    if (named) return named;
    return this.has(`seat.${seat}`)
      ? this.say(`seat.${seat}`)
      : this.say("player", { number: seat + 1 });
  }

  listing(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say("nothing");
    return this.say("listing", { most: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  /** The name of a fact: a pair tells its kind, a word is looked up, a number stays one. */
  thing(value: Fact, kind = ""): string {
    if (Array.isArray(value)) return this.#pair(value) ?? this.#several(value, kind);
    if (kind === "seat" && typeof value === "number")
      return this.#mark("seat", value, this.seat(value));
    if (typeof value === "string") return this.#named(value, kind);
    return String(value);
  }

  #several(values: readonly Fact[], kind: string): string {
    return this.listing(values.map((item) => this.thing(item, kind)));
  }

  /** `["seat", 2]` or `["place", "lab"]`; null for a list of two things. */
  #pair(values: readonly Fact[]): string | null {
    const [kind, value] = values;
    if (values.length !== 2 || typeof kind !== "string") return null;
    if (kind === "seat" && typeof value === "number")
      return this.#mark("seat", value, this.seat(value));
    const key = `${kind}.${String(value)}`;
    if (this.has(key)) return this.#mark(kind, String(value), this.say(key));
    if (this.has(kind) && typeof value === "number") return this.say(kind, { number: value });
    return null;
  }

  #named(word: string, kind: string): string {
    if (this.has(`${kind}.${word}`)) return this.#mark(kind, word, this.say(`${kind}.${word}`));
    const known = this.#kinds.get(messageId(word))?.[0];
    return known ? this.#mark(known, word, this.say(`${known}.${word}`)) : readable(word);
  }

  /** Whether a fact is words already and not the id of a thing. */
  #isSpoken(value: string): boolean {
    if (!ID.test(value)) return true;
    return !this.#kinds.has(messageId(value)) && this.#texts.has(value);
  }

  #mark(kind: string, id: string | number, text: string): string {
    if (!this.#things || text.includes("\uE000")) return text;
    this.#things.push({ kind, id, text });
    return `\uE000${this.#things.length - 1}\uE001${text}\uE002`;
  }

  #split(said: string, things: readonly Piece[]): Piece[] {
    const found: Piece[] = [];
    let end = 0;
    for (const match of said.matchAll(MARKED)) {
      if (match.index > end) found.push({ text: said.slice(end, match.index) });
      found.push({ ...things[Number(match[1])]!, text: match[2]! });
      end = match.index + match[0].length;
    }
    if (end < said.length) found.push({ text: said.slice(end) });
    return found;
  }

  #arguments(facts: Facts): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = { you: this.#you(facts) };
    for (const [name, value] of Object.entries(facts)) {
      if (value === undefined) continue;
      found[name] = this.#argument(name, value as Fact);
      if (typeof value === "number" || typeof value === "string")
        found[`${name}_id`] = String(value);
    }
    return found;
  }

  /** The first fact that is the reader: `seat` for "You go", `by` for "They attack you". */
  #you(facts: Facts): string {
    const mine = Object.keys(facts).find((name) => isSeat(name) && facts[name] === this.reader);
    return this.reader === null || mine === undefined ? "no" : mine.replace(/_seat$/, "");
  }

  #argument(name: string, value: Fact): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null) return "none";
    if (typeof value === "number" && !isSeat(name)) return value;
    // Somebody's own name is never looked up.
    if (typeof value === "string" && (name === "name" || this.#isSpoken(value))) return value;
    return this.thing(value, isSeat(name) ? "seat" : name);
  }

  #pattern(key: string): Pattern | null {
    const [id = "", attribute] = messageId(this.instead[key] ?? key).split("/");
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #format(key: string, given: Record<string, FluentVariable>): string | null {
    const pattern = this.#pattern(key);
    return pattern === null ? null : this.#bundle.formatPattern(pattern, given, []);
  }
}
