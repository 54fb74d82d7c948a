/** What one person does at a table right now: the question, what is lit, what the pointer is on. */

import { Covering } from "./covering.svelte";
import { getContext, setContext } from "svelte";
import { effectWith, laidFirst, missingIn, oddsOf, thingsWith } from "./at_stake";
import { Motion } from "./board/motion.svelte";
import { Composer, doneBy, openOf, verbOf, verbsOf, type Verb } from "./compose.svelte";
import { answerTo, begin, continues, give, holds, isComplete, toggle, type Draft } from "./draft";
import { contextOf } from "./games/context";
import type { Choice, Described, Effect, Odds, Question } from "./net/types";
import type { TableLike, TableStore } from "./net/table.svelte";
import { isPlan, Plan, poolOf } from "./plan.svelte";
import { closed, danger, note, optionName, question as questionWords } from "./words/told";
import { t } from "./words/words.svelte";
import { Since } from "./since.svelte";
import { viewport } from "./viewport.svelte";
import { ENDERS, endersLast, keysOf, letterOf, litThings, ownLetters, thingKey } from "./things";
import { Saying } from "./talk/saying.svelte";

const LETTERS = "ABCDEFGHIJKLMNOQRSTUVWXYZ";
/** The keys of one's figures, where each of them can act; no target has them then. */
const ACTORS = "FG";
/** The keys of verbs; more than ten take letters from the end of the alphabet. */
const VERB_KEYS = "1234567890ZYWV";

export interface KeyedOption {
  option: Described;
  key: string;
  name: string;
  note: string;
}

/** What one gives away while ending something, such as cards while passing, and the answer that ends that. */
export interface Along {
  readonly chosen: readonly Choice[];
  readonly end: Choice;
}

export class Play<T extends TableLike = TableLike> {
  hovered: Described | null = $state(null);
  /** A thing that stands for several options and was chosen: only those are listed. */
  narrowed: string | null = $state(null);
  /** An option that asks once before it is taken. */
  doubtful: Described | null = $state.raw(null);
  /** Whether one looks at one's own secret, and at what would tell it. */
  uncovered = $state(false);
  #picked: { number: number; option: Described } | null = $state.raw(null);
  rule: string | null = $state(null);
  /** What the open rule answers: why one is asked, why something is not open, or what a thing does. */
  answers: "why" | "why-not" | "of" = $state("why");
  /** What a word in a sentence stands for: shown on the board while the pointer is on it. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  #draft: { of: Question; is: Draft } | null = $state.raw(null);
  /** The place of a share-out that was given to last. */
  #gave = 0;
  /** What the board shows while the table has moved on. */
  readonly motion = new Motion(() => this.table.module);

  /** What has happened since one's last answer. */
  readonly since = new Since();
  readonly composer: Composer;
  readonly plan = new Plan();
  /** What is being said beside the rules; while a line lacks its target the board's taps belong to it. */
  readonly saying: Saying;

  constructor(
    readonly table: T,
    readonly covering = new Covering(""),
  ) {
    this.composer = new Composer(table);
    this.saying = new Saying(table as unknown as TableStore);
  }

  readonly asked = $derived.by(() => this.table.asked);
  /** What is asked about: the last question of a move that is being put together. */
  readonly about = $derived.by(
    () => (this.composer.parts.at(-1)?.question ?? this.asked)?.about ?? {},
  );
  /** Several questions that are shown as one. */
  readonly group = $derived(this.asked?.group ?? null);
  readonly draft: Draft | null = $derived.by(() => {
    if (!this.asked || !this.group) return null;
    const { of, is } = this.#draft ?? {};
    return of && is && (of.number === this.asked.number || continues(of, this.asked))
      ? is
      : begin(this.group);
  });
  /** Whether something is shared out over places. */
  readonly sharing = $derived(this.group?.kind === "allot");
  readonly complete = $derived(
    this.group !== null && this.draft !== null && isComplete(this.group, this.draft),
  );
  readonly all = $derived.by(() => this.#offers().map((option) => this.#withThings(option)));
  readonly open = $derived(this.all.filter((option) => !option.closed));
  /** Whether a move is put together before it is made. */
  readonly composing = $derived(this.asked?.form === "compose" && !this.group);
  readonly verbs: readonly Verb[] = $derived(this.composing ? verbsOf(this.open) : []);
  /** The verb that lies open unless another one is chosen, where the question has one. */
  readonly main: Verb | null = $derived.by(
    () => this.verbs.find(({ id }) => id === this.asked?.composed?.verb) ?? null,
  );
  /** The verb that lies open: the one that was chosen, or the only one there is to aim with. */
  readonly verb: string | null = $derived.by(() => {
    const [only, more] = this.verbs;
    const alone = only && !more && only.options.length > 1 ? only : null;
    return this.composer.verb ?? (this.main ?? alone)?.id ?? null;
  });
  /** One's figures as the table shows them, and where each of them stands. */
  readonly figures = $derived.by(() => {
    const at = contextOf(this.table);
    return at ? (this.table.module?.figures?.(at) ?? []) : [];
  });
  /** One's figures, where options say which of them can do it. */
  readonly actors: readonly string[] = $derived.by(() => {
    const found = new Set(this.composing ? this.open.flatMap((one) => one.stakes?.by ?? []) : []);
    const order = this.figures.map(({ id }) => id);
    return found.size > 1 ? order.filter((id) => found.has(id)) : [];
  });
  /** The figure that acts: the one that was chosen, or the first. */
  readonly actor: string | null = $derived.by(() => {
    const { actor } = this.composer;
    return actor !== null && this.actors.includes(actor) ? actor : (this.actors[0] ?? null);
  });
  /** What ends something stands apart from the verbs. */
  readonly enders = $derived(this.composing ? this.open.filter((one) => one.stakes?.last) : []);
  /** Whether an answer is chosen first and sealed then. */
  readonly sealing = $derived(SEALED.has(this.asked?.form ?? "") && !this.group);
  /** Whether a pool is laid out over places. */
  readonly planning = $derived(isPlan(this.asked) && !this.group);
  /** Whether a choice lasts and is made among open cards. */
  readonly keeping = $derived(this.sealing && this.asked?.form === "cards");
  /** Whether the choices of a vote, open cards or what the board stages take its place, as on a phone; on its side only the cards do. */
  readonly plated = $derived.by(() => {
    const { asked, group, table } = this;
    if (!asked || group || !viewport.phone) return false;
    if (viewport.side) return this.keeping;
    if (this.sealing) return asked.form !== "exchange";
    return (table.view && table.module?.staged?.(table.view, asked)) ?? false;
  });
  /** What was chosen and not yet sealed. */
  readonly picked: Described | null = $derived.by(() => {
    const wanted = this.#picked;
    if (!wanted || !this.sealing || wanted.number !== this.asked?.number) return null;
    const key = thingKey(wanted.option.option);
    return this.open.find((option) => thingKey(option.option) === key) ?? null;
  });
  readonly closed = $derived(this.all.filter((option) => option.closed));
  readonly lit = $derived.by(() => litThings(this.#lightable()));
  readonly shown = $derived.by(() => {
    const chosen = this.narrowed;
    const some = chosen ? (this.lit.get(chosen) ?? []) : [];
    return some.length ? some : this.open;
  });
  readonly listed: KeyedOption[] = $derived.by(() => this.#listed());
  /** The targets of the open verb with their letters. */
  readonly rows: KeyedOption[] = $derived.by(() => this.#rows());
  readonly hot = $derived(new Set((this.hovered?.about ?? []).map(thingKey)));

  /** What can be laid into the slots of a move that is being put together, or exchanged for what lies there. */
  readonly offers: KeyedOption[] = $derived.by(() => {
    const question = this.composing ? this.composer.offered[0]?.question : undefined;
    if (!question) return [];
    const before = this.rows.length > 1 && !this.#isMain ? this.rows.length : 0;
    const offered = doneBy(this.actor, openOf(question));
    const names = offered.map((option) => this.nameOf(option));
    const own = this.#isMain ? ownLetters(names) : null;
    return offered.map((option, place) => ({
      option: this.#withThings(option, question),
      key: own?.[place] ?? this.#letters[before + place] ?? "",
      name: names[place]!,
      note: this.noteOf(option),
    }));
  });

  /** What can be laid down before its target is chosen, and the verb that takes it: the open one, or the first that does. */
  readonly #wishes = $derived.by((): { verb: string; things: readonly Choice[] } => {
    const some = this.composer.parts.length ? [] : this.verbs;
    const found = some.find(
      ({ id, options }) => (this.verb === null || id === this.verb) && thingsWith(options).length,
    );
    return { verb: found?.id ?? "", things: thingsWith(found?.options ?? []) };
  });

  /** Which of the things that can be laid down before their target this is; -1 if it is none of them. */
  #wishAt(thing: Choice): number {
    const key = thingKey(thing);
    return this.saying.draft ? -1 : this.#wishes.things.findIndex((each) => thingKey(each) === key);
  }

  #want(thing: Choice): void {
    this.saying.close();
    this.composer.want(thing, this.#wishes.verb);
  }

  /** The things one holds: where they are lit in the hand, no list has to name them. */
  readonly #held = $derived.by(() => {
    const at = contextOf(this.table);
    const groups = at ? (this.table.module?.hand(at) ?? []) : [];
    return new Set(groups.flatMap((group) => group.cards.map((card) => thingKey(card.thing))));
  });

  isHeld(option: Described): boolean {
    return option.about.some((thing) => this.#held.has(thingKey(thing)));
  }

  /** What the board and the hand light up: what fits into the slots first, then the targets of the open verb. */
  #lightable(): readonly Described[] {
    if (!this.composing) return this.open;
    const { verb } = this;
    const targets = verb === null ? this.open : this.open.filter((one) => verbOf(one) === verb);
    return [...this.offers.map((row) => row.option), ...targets, ...this.#others];
  }

  /** What one's other figures could do here: on the board only they themselves stand for it. */
  get #others(): Described[] {
    const question = this.actors.length ? this.composer.offered[0]?.question : undefined;
    return (question ? openOf(question) : [])
      .filter((option) => option.stakes?.by?.length && !option.stakes.by.includes(this.actor!))
      .map((option) => this.#withThings(option, question))
      .map((option) => ({ ...option, about: option.about.slice(0, 1) }));
  }

  /** The letters of targets and of what is laid into slots. */
  get #letters(): string {
    return this.actors.length ? LETTERS.replace(/[FG]/g, "") : LETTERS;
  }

  /** Whether the verb lies open that does so by itself: its targets have digits, and what is laid down behind them letters. */
  get #isMain(): boolean {
    return this.main !== null && this.verb === this.main.id;
  }

  #rows(): KeyedOption[] {
    const some = this.open.filter((option) => verbOf(option) === this.verb);
    const keys = this.#isMain ? VERB_KEYS : some.length > 1 ? this.#letters : "";
    return some.map((option, index) => ({
      option,
      key: keys[index] ?? "",
      name: this.targetOf(option),
      note: this.noteOf(option),
    }));
  }

  /** The letters and digits that the question shows. */
  get keys(): ReadonlySet<string> {
    if (this.sharing) return new Set(this.group!.items.map((_, index) => this.keyOfShare(index)));
    if (!this.composing) return new Set(this.listed.map((row) => row.key));
    return new Set([
      ...this.verbs.map((verb) => this.keyOfVerb(verb)),
      ...this.enders.map((option) => this.keyOfEnder(option)),
      ...this.actors.map((actor) => this.keyOfActor(actor)),
      ...this.rows.map((row) => row.key),
      ...this.offers.map((row) => row.key),
      ...this.#wishes.things.map((_, at) => this.#keyOfWish(at)),
    ]);
  }

  /** The letter that gives a place of a share-out one more. */
  keyOfShare(index: number): string {
    return LETTERS[index] ?? "";
  }

  keyOfVerb(verb: Verb): string {
    const { main, verbs } = this;
    if (!main) return VERB_KEYS[verbs.indexOf(verb)] ?? "";
    const after = [...verbs.filter((each) => each !== main), main];
    return VERB_KEYS[main.options.length + after.indexOf(verb)] ?? "";
  }

  keyOfActor(actor: string): string {
    return ACTORS[this.actors.indexOf(actor)] ?? "";
  }

  keyOfEnder(option: Described): string {
    return ENDERS[this.enders.indexOf(option)] ?? "";
  }

  /** The letter of what can be laid into a slot. */
  keyOfOffer(option: Described): string {
    const key = thingKey(option.option);
    return this.offers.find((row) => thingKey(row.option.option) === key)?.key ?? "";
  }

  /** What an option is about within its verb. */
  targetOf(option: Described): string {
    const aim = option.stakes?.aim;
    if (!aim) return this.nameOf(option);
    const { speech } = this.table;
    const said = speech.mine(() => speech.say(aim, option.facts));
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  async openVerb(verb: Verb): Promise<void> {
    const [only, more] = verb.options;
    const by = only?.stakes?.by ?? [];
    // Whoever can do it does it.
    this.composer.actor = by.length && !by.includes(this.actor ?? "") ? by[0]! : this.actor;
    if (only?.danger && !more) this.take(only);
    else if (this.asked) await this.composer.open(this.asked, verb);
  }

  /** Takes what a key stands for in a move that is being put together. */
  press(key: string): boolean {
    const verb = this.verbs.find((each) => this.keyOfVerb(each) === key);
    const ender = this.enders.find((each) => this.keyOfEnder(each) === key);
    const row = this.rows.find((each) => each.key === key);
    const offer = this.offers.find((each) => each.key === key);
    const actor = this.actors.find((each) => this.keyOfActor(each) === key);
    const wish = this.#wishes.things.find((_, at) => this.#keyOfWish(at) === key);
    if (wish !== undefined) this.#want(wish);
    else if (actor) void this.composer.act(actor);
    else if (ender) this.take(ender);
    else if (offer) this.take(offer.option);
    else if (row) this.take(row.option);
    else if (verb) void this.openVerb(verb);
    return Boolean(wish ?? (actor || ender || offer || row || verb));
  }

  /**
   * Takes a part of a move that is being put together. What hurts asks once; who dares gives that answer at once, and what
   * it still needs is asked for then.
   */
  #compose(asked: Question, option: Described): void {
    if (option.danger && this.doubtful !== option) {
      this.doubtful = option;
      return;
    }
    const target = this.open.includes(option);
    this.doubtful = null;
    if (!target) void this.composer.take(option);
    else if (!option.danger) void this.composer.choose(asked, option);
    else {
      this.composer.reset();
      void this.table.answer(option.option);
    }
  }

  /** What the draft does and what it is paid with, as its button says it. */
  get moveWords(): string {
    const { speech } = this.table;
    const target = this.composer.parts[0]?.chosen;
    if (!target) return "";
    const deed = `deed.${target.stakes?.group ?? ""}`;
    const about = { ...this.composer.parts[0]!.question.about, ...target.facts };
    let said = speech.has(deed) ? speech.say(deed, about) : this.nameOf(target);
    for (const slots of this.composer.slots) {
      const { prompt, options } = slots[0]!.question;
      const chosen = slots.flatMap((slot) => (slot.chosen ? [this.nameOf(slot.chosen)] : []));
      const key = `with.${prompt}`;
      const named = { what: said, options: chosen.join(", ") };
      if (!chosen.length) continue;
      if (speech.has(key)) said = speech.plain(key, named);
      else if (options.length > 1) said = `${said}: ${named.options}`;
    }
    return said;
  }

  /** What the draft still lacks, as its dull button says it; nothing when it can be made. */
  get missing(): string {
    const found = missingIn(this.composer, this.open, this.verb);
    const { speech, me } = this.table;
    if (!found) return "";
    if ("aim" in found)
      return speech.has(`missing.${found.aim}`)
        ? speech.say(`missing.${found.aim}`)
        : t("compose-missing-aim");
    const { question, count } = found;
    const key = `missing.${question.prompt}`;
    return speech.has(key)
      ? speech.say(key, { count })
      : t("compose-missing", { what: questionWords(speech, question, me) });
  }

  /** The odds of going to or taking a lit thing, while its verb is open. */
  oddsOn(thing: Choice): Odds | null {
    if (!this.composing || this.verb === null || this.saying.draft) return null;
    return oddsOf(this.#options(thing));
  }

  /** The odds of a thing in words. */
  chanceOn(thing: Choice): string {
    const odds = this.oddsOn(thing);
    const facts = { count: odds?.count ?? 0, faces: odds?.faces.length ?? 0 };
    return odds ? this.table.speech.say(odds.key ?? "odds.of", facts) : "";
  }

  /** What the card that was chosen would do at a lit place, in a few words. */
  effectOn(place: Choice): { words: string; idle: boolean } | null {
    if (!this.composing || this.verb === null) return null;
    const some = this.#options(place);
    const laid = this.#pointedOffer ?? laidFirst(this.composer, some);
    return laid === null ? null : this.#effect(effectWith(some[0], laid));
  }

  /** What a card of the hand would do at the place that was chosen, in a few words. */
  effectOf(card: Choice): { words: string; idle: boolean } | null {
    const target = this.composing ? this.composer.parts[0]?.chosen : null;
    return this.#effect(effectWith(target, card));
  }

  /** What the card that was chosen before its target would do with this one, in a few words. */
  effectWished(option: Described): { words: string; idle: boolean } | null {
    const { wish } = this.composer;
    return wish === null ? null : this.#effect(effectWith(option, wish));
  }

  get #pointedOffer(): Choice | null {
    const { hovered } = this;
    return this.offers.find((row) => row.option === hovered)?.option.option ?? null;
  }

  #effect(effect: Effect | null): { words: string; idle: boolean } | null {
    const { table } = this;
    if (!effect || table.hides()) return null;
    return { words: table.speech.say(effect.key, effect.facts ?? {}), idle: effect.idle ?? false };
  }

  /** Answers the questions of the draft in order; what no longer fits is dropped, and said so. */
  async confirmMove(): Promise<void> {
    const { composer } = this;
    if (!composer.complete || composer.answering || this.table.sending) return;
    const wanted = composer.parts.length;
    let given = 0;
    composer.answering = true;
    try {
      await this.table.answerTogether((asked) => {
        if (given >= wanted) return null;
        const option = composer.answerTo(asked, given);
        if (option !== null) given++;
        return option;
      });
    } finally {
      composer.answering = false;
    }
    composer.reset();
    composer.broken = given < wanted;
  }

  /** The options of a question; of questions that are shown as one, everything there is to choose. */
  #offers(): readonly Described[] {
    if (!this.asked) return [];
    return this.asked.items.length ? this.asked.items : this.asked.options;
  }

  /** The things an option is about, as the board knows them. */
  #withThings(option: Described, asked = this.asked): Described {
    const { view, module } = this.table;
    const about = view && asked ? module?.things?.(view, asked, option) : undefined;
    if (about) return { ...option, about };
    const seat = option.facts.seat;
    return option.about.length === 0 && typeof seat === "number" && seat >= 0
      ? { ...option, about: [["seat", seat]] }
      : option;
  }

  #listed(): KeyedOption[] {
    const shown = this.planning
      ? this.shown.filter((option) => option.option !== "done")
      : endersLast(this.shown);
    const names = shown.map((option) => this.nameOf(option));
    const keys = keysOf(
      names,
      shown.map((option) => option.stakes?.last ?? false),
    );
    return shown.map((option, index) => ({
      option,
      key: keys[index]!,
      name: names[index]!,
      note: this.noteOf(option),
    }));
  }

  nameOf(option: Described): string {
    const said = optionName(this.table.speech, option);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  noteOf(option: Described): string {
    const { speech, module, view } = this.table;
    const said = note(speech, option);
    const more = said && view ? (module?.completes?.(view, option) ?? "") : "";
    return more ? `${said} ${more}` : said;
  }

  reasonOf(option: Described): string {
    return closed(this.table.speech, option);
  }

  isLit(thing: Choice): boolean {
    if (this.saying.draft) return this.saying.targetAt(thing) !== undefined;
    return this.#options(thing).length > 0 || this.#wishAt(thing) >= 0;
  }

  isHot(thing: Choice): boolean {
    if (this.saying.draft) {
      const target = this.saying.targetAt(thing);
      return target !== undefined && this.saying.hovered === target.word;
    }
    return this.hot.has(thingKey(thing));
  }

  /** Whether a thing is chosen; of several alike this is the one of that number, counted from 1. */
  isChosen(thing: Choice, number = 1): boolean {
    const key = thingKey(thing);
    if (this.composing) {
      const { wish } = this.composer;
      if (wish !== null && number === 1 && thingKey(wish) === key) return true;
      const parts = this.composer.parts.filter((part) =>
        (part.chosen ? this.#withThings(part.chosen, part.question).about : []).some(
          (each) => thingKey(each) === key,
        ),
      );
      return parts.length >= number;
    }
    if (this.planning) return typeof thing === "string" && this.plan.amountAt(thing) > 0;
    if (this.picked && !this.picked.veil)
      return this.picked.about.some((each) => thingKey(each) === key);
    return this.narrowed === key || this.#options(thing).some((option) => this.isTaken(option));
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
    if (this.saying.draft) return this.saying.targetAt(thing)?.key ?? "";
    const wished = this.#wishAt(thing);
    if (wished >= 0) return this.#keyOfWish(wished);
    const some = this.#options(thing);
    const rows = this.composing ? [...this.offers, ...this.rows] : this.listed;
    if (some.length !== 1 && !this.offers.some((row) => row.option === some[0])) return "";
    return rows.find((row) => row.option === some[0])?.key ?? "";
  }

  /** What is laid down has the letter that it has once there is a target; without targets it has none. */
  #keyOfWish(at: number): string {
    return this.rows.length > 1 ? (this.#letters[this.rows.length + at] ?? "") : "";
  }

  /** Whether the board shows the key of an option, so that a list without a keyboard has to name it too. */
  keyed(option: Described): boolean {
    const shows = this.table.module?.keyed;
    if (!shows || letterOf(this.nameOf(option))) return false;
    return option.about.some((thing) => shows(thing) && this.keyOn(thing) !== "");
  }

  #options(thing: Choice): Described[] {
    const some = this.lit.get(thingKey(thing)) ?? [];
    return this.composing ? some : some.filter((option) => this.shown.includes(option));
  }

  /** A tap on a thing: takes its only option, or lists those it has. */
  tap(thing: Choice): void {
    const target = this.saying.draft ? this.saying.targetAt(thing) : undefined;
    if (target) {
      this.saying.fill(target.word);
      return;
    }
    const key = thingKey(thing);
    if (this.narrowed === key) {
      this.narrowed = null;
      return;
    }
    if (this.#wishAt(thing) >= 0) {
      this.#want(thing);
      return;
    }
    const some = this.#options(thing).length ? this.#options(thing) : (this.lit.get(key) ?? []);
    // A figure of one's own acts from then on; a thing with several verbs opens the first of them, and then the next.
    if (this.composing && some.length) {
      const by = this.actors.length ? some[0]!.stakes?.by : undefined;
      const figure = by?.length === 1 && (some.length > 1 || by[0] !== this.actor);
      if (figure) void this.composer.act(by[0]!);
      else this.take(some[this.#chosenAmong(some) + 1] ?? some[0]!);
      return;
    }
    if (some.length === 1) this.take(some[0]!);
    else if (some.length > 1) this.narrowed = key;
  }

  /** Which of these options is the target that was chosen; -1 if none of them is. */
  #chosenAmong(some: readonly Described[]): number {
    const target = this.composer.parts[0]?.chosen?.option;
    return target === undefined
      ? -1
      : some.findIndex((one) => thingKey(one.option) === thingKey(target));
  }

  point(thing: Choice | null): void {
    if (this.saying.draft) {
      this.saying.hovered = thing === null ? null : (this.saying.targetAt(thing)?.word ?? null);
      return;
    }
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
    this.saying.close();
    if (option.closed) {
      this.readRule(option.rule || (this.asked?.rule ?? ""), "why-not");
      return;
    }
    if (this.planning) {
      this.plan.lay(String(option.option), 1, poolOf(this.asked));
      return;
    }
    if (this.asked && this.group && this.draft) {
      this.#draft = { of: this.asked, is: toggle(this.group, this.draft, option.option) };
      return;
    }
    if (this.composing && this.asked && !option.stakes?.last) {
      this.#compose(this.asked, option);
      return;
    }
    const ends = option.stakes?.last && this.verbs.length > 0;
    if ((option.danger || ends) && this.doubtful !== option) {
      this.doubtful = option;
      return;
    }
    this.doubtful = null;
    this.narrowed = null;
    if (this.sealing && this.asked) {
      this.#picked = { number: this.asked.number, option };
      return;
    }
    this.hovered = null;
    void this.table.answer(option.option);
  }

  /** Answers with what ends something, with what goes along with it, and with the end of that. */
  async finish(option: Described, along: Along): Promise<void> {
    this.doubtful = null;
    this.hovered = null;
    const wanted = [option.option, ...along.chosen, along.end];
    await this.table.answerTogether((asked) => {
      const next = wanted.shift();
      const key = thingKey(next ?? "");
      return openOf(asked).some((each) => thingKey(each.option) === key) ? next! : null;
    });
  }

  /** Answers with the whole plan: each place, its amount, and the end. */
  async layPlan(): Promise<void> {
    if (!this.plan.complete || this.table.sending) return;
    const answers = this.plan.answers();
    await this.table.answerTogether((asked) => {
      const wanted = answers.next().value;
      const open = asked.options.some((each) => !each.closed && each.option === wanted);
      return wanted !== undefined && open ? wanted : null;
    });
    this.plan.reset();
  }

  /** Seals what was chosen. */
  seal(): void {
    const option = this.picked;
    if (!option || this.table.sending) return;
    this.hovered = null;
    this.uncovered = false;
    void this.table.answer(option.option);
  }

  /** Seals this at once, without choosing it first. */
  keep(option: Described): void {
    this.take(option);
    if (this.picked === option) this.seal();
  }

  /** What sealing does, in words; what lies under a veil is not named while it is covered. */
  get sealWords(): string {
    return this.wordsToSeal(this.picked);
  }

  wordsToSeal(option: Described | null): string {
    const { speech } = this.table;
    if (!option || !this.asked) return t("seal-choose");
    if (option.veil && !this.uncovered) return t("seal-veiled");
    const seat = option.facts.seat;
    const key = `seal.${this.asked.prompt}`;
    if (typeof seat === "number" && speech.has(key))
      return speech.plain(key, { seat: this.table.nameOf(seat) });
    if (typeof seat !== "number" && speech.has(`${key}.nobody`)) return speech.say(`${key}.nobody`);
    const name = this.nameOf(option);
    if (speech.has(key)) return speech.plain(key, { option: name });
    return this.keeping ? t("choice-take", { name }) : name;
  }

  /** Gives a place of a share-out more or less. */
  give(index: number, by: number): void {
    this.#gave = index;
    if (this.asked && this.group && this.draft)
      this.#draft = { of: this.asked, is: give(this.group, this.draft, index, by) };
  }

  /** Gives the place whose letter this is one more; without a letter takes one back from where it went last. */
  share(key: string): boolean {
    if (!this.sharing) return false;
    if (key === "") this.give(this.#gave, -1);
    const index = this.group!.items.findIndex((_, at) => this.keyOfShare(at) === key);
    if (index >= 0) this.give(index, 1);
    return index >= 0 || key === "";
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
    return option.danger ? danger(this.table.speech, option) : "";
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

/** Forms whose answer is chosen first and sealed then. */
const SEALED = new Set(["vote", "exchange", "cards"]);

const KEY = Symbol("play");
export const setPlay = <T extends TableLike>(play: Play<T>): Play<T> => setContext(KEY, play);
export const getPlay = (): Play => getContext(KEY);
/** At a table that is being played, not in a replay. */
export const getLive = (): Play<TableStore> => getContext(KEY);
