/** Fluent bundles, and how the facts of a key become arguments of its sentence: as in `hullbreach.words`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Facts } from "../net/types";

export type Fact = number | string | boolean | null | readonly Fact[];
export type { Facts };

/** A piece of a sentence: words, or a thing that can be pointed at. */
export interface Piece {
  text: string;
  kind?: string;
  id?: string | number;
}

const SENTENCES = new Set(["prompt", "event", "ending", "note", "closed"]);
const SEAT_FACTS = new Set(["seat", "other", "partner", "target", "by", "victim", "winner"]);
/** Where a message begins: Fluent indents everything else. */
const MESSAGE = /^([A-Za-z][\w-]*) *=/gm;
const ID = /^[a-z0-9][a-z0-9_]*$/;
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
  #things: Piece[] | null = null;

  constructor(
    readonly language: string,
    sources: readonly string[],
    names: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#names = names;
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    for (const source of sources) for (const [, id] of source.matchAll(MESSAGE)) this.#learn(id!);
  }

  #learn(id: string): void {
    const at = id.indexOf("-");
    if (at < 0 || SENTENCES.has(id.slice(0, at))) return;
    const thing = id.slice(at + 1);
    this.#kinds.set(thing, [...(this.#kinds.get(thing) ?? []), id.slice(0, at)]);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(messageId(key));
  }

  /** The sentence or name for a key. */
  say(key: string, facts: Facts = {}): string {
    return this.#format(messageId(key), "", facts) ?? readable(key);
  }

  /** What a thing does: the attribute `text`, or nothing. */
  text(key: string, facts: Facts = {}): string {
    return this.#format(messageId(key), "text", facts) ?? "";
  }

  /** What several questions say when they are shown as one: the attribute `all`, or nothing. */
  together(key: string, facts: Facts = {}): string {
    return this.#format(messageId(key), "all", facts) ?? "";
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
    if (Array.isArray(value)) {
      if (value.length === 2 && typeof value[0] === "string")
        return this.#pair(value[0], value[1] as Fact);
      return this.listing((value as readonly Fact[]).map((item) => this.thing(item, kind)));
    }
    if (kind === "seat" && typeof value === "number")
      return this.#mark("seat", value, this.seat(value));
    if (typeof value === "string") return this.#named(value, kind);
    return String(value);
  }

  #pair(kind: string, value: Fact): string {
    if (kind === "seat" && typeof value === "number")
      return this.#mark("seat", value, this.seat(value));
    const key = `${kind}.${String(value)}`;
    if (this.has(key)) return this.#mark(kind, String(value), this.say(key));
    if (this.has(kind) && typeof value === "number") return this.say(kind, { number: value });
    return this.listing([this.thing(kind), this.thing(value)]);
  }

  #named(word: string, kind: string): string {
    if (this.has(`${kind}.${word}`)) return this.#mark(kind, word, this.say(`${kind}.${word}`));
    const known = this.#kinds.get(messageId(word))?.[0];
    const name = known ? this.say(`${known}.${word}`) : "";
    // A message that waits for arguments names a deed, not a thing.
    return known && !name.includes("{$") ? this.#mark(known, word, name) : readable(word);
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
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      if (value === undefined) continue;
      found[name] = this.#argument(name, value as Fact);
      if (found[name] !== value && (typeof value === "number" || typeof value === "string"))
        found[`${name}_id`] = String(value);
    }
    return found;
  }

  #argument(name: string, value: Fact): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null) return "none";
    if (typeof value === "number" && !isSeat(name)) return value;
    if (typeof value === "string" && !ID.test(value)) return value;
    return this.thing(value, isSeat(name) ? "seat" : name);
  }

  #format(id: string, attribute: string, facts: Facts): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    return this.#bundle.formatPattern(pattern, this.#arguments(facts), []);
  }
}
