/** Fluent bundles, and how the facts of a key become arguments of its sentence: as in `hullbreach.words`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

import type { Facts } from "../net/types";

export type Fact = number | string | boolean | null | readonly Fact[];
export type { Facts };

type Pattern = NonNullable<Message["value"]>;

/** What stands for a thing that is not to be read on this screen; null for all that may be. */
export type Cover = (kind: string, id: string) => string | null;

/** A piece of a sentence: words, or a thing that can be pointed at. */
export interface Piece {
  text: string;
  kind?: string;
  id?: string | number;
}

/** How a figure is told: by its name, or in a sentence, alone or in a list with others. */
type Telling = "bare" | "alone" | "listed";

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
  "guess",
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

/** What the sources of one language say: read once, and shared by all who speak it. */
class Lexicon {
  readonly bundle: FluentBundle;
  readonly kinds = new Map<string, string[]>();
  /** All names that are written out, without any argument in them. */
  readonly texts = new Set<string>();

  constructor(language: string, sources: readonly string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    for (const source of sources) for (const [, id] of source.matchAll(MESSAGE)) this.#learn(id!);
  }

  #learn(id: string): void {
    const value = this.bundle.getMessage(id)?.value;
    if (typeof value === "string") this.texts.add(value);
    const at = id.indexOf("-");
    if (at < 0 || SENTENCES.has(id.slice(0, at))) return;
    const thing = id.slice(at + 1);
    this.kinds.set(thing, [...(this.kinds.get(thing) ?? []), id.slice(0, at)]);
  }
}

const lexicons = new WeakMap<readonly string[], Map<string, Lexicon>>();

function lexiconOf(language: string, sources: readonly string[]): Lexicon {
  const known = lexicons.get(sources) ?? new Map<string, Lexicon>();
  lexicons.set(sources, known);
  const found = known.get(language) ?? new Lexicon(language, sources);
  known.set(language, found);
  return found;
}

export class Speech {
  readonly #lexicon: Lexicon;
  readonly #names: readonly string[];
  #things: Piece[] | null = null;
  #covering: Cover | null = null;
  #bare = false;

  constructor(
    readonly language: string,
    sources: readonly string[],
    names: readonly string[] = [],
    /** Keys that read otherwise at this table: the key to read instead. */
    readonly instead: Readonly<Record<string, string>> = {},
    /** The seat of whoever reads this, who is called "you". */
    readonly reader: number | null = null,
    /** What covers what is one's own, while that is wanted. */
    readonly cover: () => Cover | null = () => null,
    /** Whose a figure is, by its name (`character.macready`). */
    readonly owners: Readonly<Record<string, number>> = {},
    /** What is called by the two places it joins (`corridor.c01_02`), as these are called now. */
    readonly joins: Readonly<Record<string, readonly [string, string]>> = {},
  ) {
    this.#lexicon = lexiconOf(language, sources);
    this.#names = names;
  }

  /** Says something of one's own: things under a cover are not named in it, if it is wanted so just now. */
  mine<T>(say: () => T, named?: string): T {
    const cover = this.cover();
    this.#covering = cover && named !== undefined ? (...at) => cover(...at) && named : cover;
    try {
      return say();
    } finally {
      this.#covering = null;
    }
  }

  /** Says something where it is plain whose the figures are: they are named alone. */
  bare<T>(say: () => T): T {
    this.#bare = true;
    try {
      return say();
    } finally {
      this.#bare = false;
    }
  }

  /** The words for a thing under a cover, or null for one that may be read. */
  #covered(key: string): string | null {
    const [whole = "", attribute] = key.split("/");
    const at = whole.indexOf(".");
    if (!this.#covering || at < 0 || SENTENCES.has(whole.slice(0, at))) return null;
    const instead = this.#covering(whole.slice(0, at), whole.slice(at + 1));
    return instead && attribute ? "" : instead;
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
    return this.attribute(key, "text", facts);
  }

  /** What is said of a thing besides its name, or nothing. */
  attribute(key: string, name: string, facts: Facts = {}): string {
    return this.#format(`${key}/${name}`, this.#arguments(facts)) ?? "";
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
  thing(value: Fact, kind = "", told: Telling = "bare"): string {
    if (Array.isArray(value)) return this.#pair(value, told) ?? this.#several(value, kind, told);
    if (kind === "seat" && typeof value === "number")
      return this.#mark("seat", value, this.seat(value));
    if (typeof value === "string") return this.#named(value, kind, told);
    return String(value);
  }

  #several(values: readonly Fact[], kind: string, told: Telling): string {
    const each = told === "bare" ? told : "listed";
    return this.listing(values.map((item) => this.thing(item, kind, each)));
  }

  #joining(kind: string, id: string): string | null {
    const [a, b] = (this.joins[`${kind}.${id}`] ?? []).map((place) => this.say(`place.${place}`));
    return a && b ? this.plain(`${kind}.between`, { a, b }) : null;
  }

  /** A figure in a sentence with the person who plays it, "Lin (MacReady)"; the reader is named in a list only. */
  #played(kind: string, id: string, told: Telling): string {
    const name = this.#mark(kind, id, this.#joining(kind, id) ?? this.say(`${kind}.${id}`));
    const seat = this.#bare || told === "bare" ? undefined : this.owners[`${kind}.${id}`];
    if (seat === undefined || (seat === this.reader && told === "alone")) return name;
    return `${this.#mark("seat", seat, this.seat(seat))} (${name})`;
  }

  /** `["seat", 2]` or `["place", "lab"]`; null for a list of two things. */
  #pair(values: readonly Fact[], told: Telling): string | null {
    const [kind, value] = values;
    if (values.length !== 2 || typeof kind !== "string") return null;
    if (kind === "seat" && typeof value === "number")
      return this.#mark("seat", value, this.seat(value));
    const key = `${kind}.${String(value)}`;
    if (this.has(key)) return this.#played(kind, String(value), told);
    if (this.has(kind) && typeof value === "number") return this.say(kind, { number: value });
    return null;
  }

  #named(word: string, kind: string, told: Telling): string {
    if (this.has(`${kind}.${word}`)) return this.#played(kind, word, told);
    const known = this.#lexicon.kinds.get(messageId(word))?.[0];
    return known ? this.#played(known, word, told) : readable(word);
  }

  /** Whether a fact is words already and not the id of a thing. */
  #isSpoken(value: string): boolean {
    if (!ID.test(value)) return true;
    return !this.#lexicon.kinds.has(messageId(value)) && this.#lexicon.texts.has(value);
  }

  #mark(kind: string, id: string | number, text: string): string {
    if (this.#covering?.(kind, String(id))) return text;
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
    return this.thing(value, isSeat(name) ? "seat" : name, "alone");
  }

  #pattern(key: string): Pattern | null {
    const [id = "", attribute] = messageId(this.instead[key] ?? key).split("/");
    const message = this.#lexicon.bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #format(key: string, given: Record<string, FluentVariable>): string | null {
    const covered = this.#covered(key);
    if (covered !== null) return covered;
    const pattern = this.#pattern(key);
    return pattern === null ? null : this.#lexicon.bundle.formatPattern(pattern, given, []);
  }
}
