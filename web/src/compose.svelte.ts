/** A move put together before it is made: verb, target, payment. Nothing is answered before it is confirmed. */

import type { Choice, Described, Question } from "./net/types";
import { thingKey } from "./things";

/** One question of the draft and what was chosen for it. */
export interface Part {
  readonly question: Question;
  readonly chosen: Described | null;
}

/** What belongs together: options of one verb, or a single option that has none. */
export interface Verb {
  readonly id: string;
  readonly options: readonly Described[];
}

export interface Ahead {
  /** What would be asked after these answers; null where something else decides, undefined if it was refused. */
  preview(number: number, options: readonly Choice[]): Promise<Question | null | undefined>;
}

const same = (a: Choice, b: Choice): boolean => thingKey(a) === thingKey(b);
export const verbOf = (option: Described): string =>
  option.stakes?.group || thingKey(option.option);
export const openOf = (question: Question): Described[] =>
  question.options.filter((option) => !option.closed);
/** The options of one's figure that acts; all of them where none says who does it. */
export function doneBy(actor: string | null, options: readonly Described[]): Described[] {
  const own = options.filter((option) => actor !== null && option.stakes?.by?.includes(actor));
  return own.length ? own : [...options];
}
const chosenIn = (parts: readonly Part[]): Choice[] =>
  parts.flatMap(({ chosen }) => (chosen ? [chosen.option] : []));
/** How many of a thing there are to choose. */
const held = (option: Described): number => Number(option.facts.count ?? 1);
/** What hurts and cannot be taken back is never filled in by itself. */
const harmless = (option: Described | undefined): Described | undefined =>
  option?.danger ? undefined : option;

/** Whether something else could lie in these slots. */
const leaveChoice = (slots: readonly Part[]): boolean =>
  openOf(slots[0]!.question).reduce((sum, option) => sum + held(option), 0) > slots.length;

/** What makes questions one: they say the same, and of the same place. */
const runOf = ({ prompt, about }: Question): string =>
  thingKey([prompt, String(about.place ?? "")]);

/** Parts that follow one another under the same prompt, together. */
export function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && runOf(run[0]!.question) === runOf(part.question)) run.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** The verbs of a question in the order of their first options; what ends something stands apart. */
export function verbsOf(options: readonly Described[]): Verb[] {
  const found = new Map<string, Described[]>();
  for (const option of options)
    if (!option.stakes?.last)
      found.set(verbOf(option), [...(found.get(verbOf(option)) ?? []), option]);
  return [...found].map(([id, some]) => ({ id, options: some }));
}

export class Composer {
  verb: string | null = $state(null);
  parts: readonly Part[] = $state.raw([]);
  /** Which of one's figures acts, where options say who can. */
  actor: string | null = $state(null);
  /** What is to be laid into the first slot that takes it, chosen before there is a target. */
  wish: Choice | null = $state.raw(null);
  /** Whether the next question is on its way. */
  looking = $state(false);
  /** Whether the world changed while a draft was being answered. */
  broken = $state(false);
  /** Whether the draft is being answered: what it holds stays until that is done. */
  answering = $state(false);
  /** What was chosen behind something that was exchanged, by question, the oldest first. */
  #kept = new Map<string, Choice[]>();
  /** The questions of slots that were emptied: nothing is laid out for them again. */
  #emptied = new Set<string>();
  #turn = 0;

  constructor(readonly ahead: Ahead) {}

  readonly complete = $derived(
    !this.looking && this.parts.length > 0 && this.parts.every((part) => part.chosen !== null),
  );
  /** The question that waits for a choice, if the draft has come that far. */
  readonly next = $derived(this.parts.find((part) => part.chosen === null)?.question ?? null);
  /** The slots behind the target: questions of one prompt are filled and exchanged together. */
  readonly slots: readonly (readonly Part[])[] = $derived(runsOf(this.parts.slice(1)));
  /** The slots whose options can be taken now: those that wait, or the last ones that leave a choice. */
  readonly offered: readonly Part[] = $derived(
    this.slots.find((slots) => slots.some((slot) => slot.chosen === null)) ??
      this.slots.findLast(leaveChoice) ??
      [],
  );

  reset(): void {
    if (this.answering) return;
    this.#turn++;
    this.verb = null;
    this.parts = [];
    this.wish = null;
    this.looking = false;
    this.#kept.clear();
    this.#emptied.clear();
  }

  /** Opens a verb; one that has a single option takes it, and what the new verb has too is kept. */
  async open(question: Question, verb: Verb): Promise<void> {
    const before = this.parts[0]?.chosen?.about.at(-1);
    const kept = verb.options.find(
      (option) => before !== undefined && option.about.some((thing) => same(thing, before)),
    );
    const only = verb.options.length === 1 ? verb.options[0] : kept;
    if (only) {
      await this.choose(question, only);
      return;
    }
    this.reset();
    this.verb = verb.id;
  }

  /** Chooses what is to be laid down before its target, or takes that back. */
  want(thing: Choice, verb: string): void {
    const again = this.wish !== null && same(this.wish, thing);
    if (this.verb !== verb) this.reset();
    this.verb = verb;
    this.broken = false;
    this.wish = again ? null : thing;
  }

  /** Chooses an option of the first question; what was chosen behind the last one stays where it is still offered. */
  async choose(question: Question, option: Described): Promise<void> {
    this.verb = verbOf(option);
    this.broken = false;
    this.#emptied.clear();
    this.#keep(this.parts.slice(1));
    this.parts = [{ question, chosen: option }];
    await this.#look();
  }

  /**
   * Takes an option of the slots that are offered: into the empty one, or in exchange for what was laid down first. What
   * lies there already and is not held once more is taken back.
   */
  async take(option: Described): Promise<void> {
    const slots = this.offered;
    const lying = chosenIn(slots);
    const empty = lying.length < slots.length;
    const at = lying.findIndex((each) => same(each, option.option));
    const spare = held(option) > lying.filter((each) => same(each, option.option)).length;
    if (at >= 0 && !spare) await this.#refill(slots, lying.toSpliced(at, 1));
    else await this.#refill(slots, [...(empty ? lying : lying.slice(1)), option.option]);
  }

  /** Lets another of one's figures act: what was chosen behind the verb is chosen anew, if that figure can do it at all. */
  async act(actor: string): Promise<void> {
    this.actor = actor;
    const [first] = this.parts;
    const by = first?.chosen?.stakes?.by ?? [];
    if (!first?.chosen || this.answering) return;
    if (by.length && !by.includes(actor)) {
      this.reset();
      return;
    }
    const behind = this.parts.slice(1).flatMap(({ question }) => question.options);
    if (!by.length && !behind.some((one) => one.stakes?.by?.length)) return;
    this.#kept.clear();
    this.#emptied.clear();
    this.parts = [first];
    await this.#look();
  }

  /** Leaves the verb open and takes back what was chosen of it. */
  aimAnew(): void {
    const { verb } = this;
    this.reset();
    this.verb = verb;
  }

  /** Empties one slot; the others move up. */
  async empty(slot: Part): Promise<void> {
    const slots = this.slots.find((each) => each.includes(slot)) ?? [];
    const kept = slots.filter((each) => each !== slot);
    await this.#refill(slots, chosenIn(kept));
  }

  /** Empties the slot that was filled last, or drops the draft. */
  async back(): Promise<void> {
    const last = this.parts.findLast((part) => part.chosen !== null);
    if (!last && this.wish !== null) this.wish = null;
    else if (!last || last === this.parts[0]) this.reset();
    else await this.empty(last);
  }

  /** Fills slots anew with these; what comes behind them stays as far as it still fits. */
  async #refill(slots: readonly Part[], wanted: readonly Choice[]): Promise<void> {
    const [first] = slots;
    if (!first) return;
    const run = runOf(first.question);
    const at = this.parts.indexOf(first);
    if (wanted.length < slots.length) this.#emptied.add(run);
    this.#keep(this.parts.slice(at + slots.length));
    this.#kept.set(run, [...wanted]);
    this.parts = this.parts.slice(0, at);
    await this.#place(first.question);
  }

  #keep(parts: readonly Part[]): void {
    this.#kept = new Map(
      runsOf(parts).map((slots) => [runOf(slots[0]!.question), chosenIn(slots)]),
    );
  }

  /** Finds out what would be asked next. */
  async #look(): Promise<void> {
    const turn = ++this.#turn;
    const first = this.parts[0]!;
    this.looking = true;
    const options = this.parts.map((part) => part.chosen!.option);
    const found = await this.ahead.preview(first.question.number, options);
    if (turn !== this.#turn) return;
    this.looking = false;
    if (!found) await this.#repeat();
    // What does not belong to this move is the next one.
    else if (belongsTo(first.question, found)) await this.#place(found);
  }

  /** Adds a slot; what leaves no choice, was there before or is proposed lies in it at once. */
  async #place(question: Question, ends = false): Promise<void> {
    const open = doneBy(this.actor, openOf(question));
    const forced = open.length === 1 || leavesNoChoice(question) ? open[0] : undefined;
    const before = this.#again(question) ?? this.#wished(question);
    const chosen = before ?? harmless(forced) ?? this.#proposal(question);
    this.#turn++;
    this.looking = false;
    this.parts = [...this.parts, { question, chosen: chosen ?? null }];
    if (chosen) await (ends ? this.#repeat() : this.#look());
  }

  /**
   * Where a preview ends because an answer is seen by all, a question that says how often it comes is filled in all the
   * same: with what is left of its options.
   */
  async #repeat(): Promise<void> {
    const last = this.parts.at(-1);
    const left = Number(last?.question.about.left ?? 0);
    if (!last?.chosen || left < 2) return;
    const { prompt, about, proposed } = last.question;
    const spent = chosenIn(this.parts.slice(1).filter((part) => part.question.prompt === prompt));
    const options = openOf(last.question).filter(
      (option) => held(option) > spent.filter((each) => same(each, option.option)).length,
    );
    const paid = proposed.findIndex((each) => same(each, last.chosen!.option));
    if (options.length)
      await this.#place(
        {
          ...last.question,
          about: { ...about, left: left - 1 },
          options,
          proposed: paid < 0 ? proposed : proposed.toSpliced(paid, 1),
        },
        true,
      );
  }

  /** What was chosen for this question before something else was exchanged, if it is still offered. */
  #again(question: Question): Described | undefined {
    const kept = this.#kept.get(runOf(question))?.shift();
    return kept === undefined
      ? undefined
      : openOf(question).find((option) => same(option.option, kept));
  }

  /** What was chosen before the target, if it is offered now. */
  #wished(question: Question): Described | undefined {
    const { wish } = this;
    const found = openOf(question).find(({ option }) => wish !== null && same(option, wish));
    if (found) this.wish = null;
    return harmless(found);
  }

  /** What the question says that one would miss least, unless one has emptied its slot. */
  #proposal(question: Question): Described | undefined {
    if (this.#emptied.has(runOf(question))) return undefined;
    const open = openOf(question);
    return question.proposed
      .map((each) => harmless(open.find((option) => same(option.option, each))))
      .find((each) => each !== undefined);
  }

  /** The answer that the draft has for a question, or null if it was made for another one. */
  answerTo(asked: Question, given: number): Choice | null {
    const part = this.parts[given];
    if (!part?.chosen || part.question.prompt !== asked.prompt) return null;
    const wanted = part.chosen.option;
    return openOf(asked).some((option) => same(option.option, wanted)) ? wanted : null;
  }
}

/** Whether a question is shown in one block with the one that began the move. */
const belongsTo = (first: Question, found: Question): boolean =>
  first.composed ? first.composed.parts.includes(found.prompt) : found.form !== "compose";

/** Of several that must all be taken it does not matter which comes first. */
const leavesNoChoice = ({ group }: Question): boolean =>
  group?.kind === "several" &&
  group.least === group.most &&
  group.items.length - group.chosen.length === group.most - group.chosen.length;
