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
const openOf = (question: Question): Described[] =>
  question.options.filter((option) => !option.closed);

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
  /** Whether the next question is on its way. */
  looking = $state(false);
  /** Whether the world changed while a draft was being answered. */
  broken = $state(false);
  /** Whether the draft is being answered: what it holds stays until that is done. */
  answering = $state(false);
  /** What was chosen behind a target that was exchanged for another one, by prompt. */
  #kept = new Map<string, Choice>();
  #turn = 0;

  constructor(readonly ahead: Ahead) {}

  readonly complete = $derived(
    !this.looking && this.parts.length > 0 && this.parts.every((part) => part.chosen !== null),
  );
  /** The question whose options are lit now, if the draft has come that far. */
  readonly next = $derived(this.parts.find((part) => part.chosen === null)?.question ?? null);

  reset(): void {
    if (this.answering) return;
    this.#turn++;
    this.verb = null;
    this.parts = [];
    this.looking = false;
  }

  /** Opens a verb; one that has a single option takes it, and a target that the new verb has too is kept. */
  async open(question: Question, verb: Verb): Promise<void> {
    const before = this.parts[0]?.chosen?.about.at(-1);
    this.reset();
    this.verb = verb.id;
    const kept = verb.options.find(
      (option) => before !== undefined && option.about.some((thing) => same(thing, before)),
    );
    const only = verb.options.length === 1 ? verb.options[0] : kept;
    if (only) await this.choose(question, only);
  }

  /** Chooses an option of the first question, or of one that a preview has shown. */
  async choose(question: Question, option: Described): Promise<void> {
    const at = this.parts.findIndex((part) => part.question === question);
    if (at <= 0) this.verb = verbOf(option);
    this.broken = false;
    this.#kept = new Map(
      this.parts
        .slice(Math.max(at, 0) + 1)
        .flatMap(({ question: { prompt }, chosen }) => (chosen ? [[prompt, chosen.option]] : [])),
    );
    const kept = at < 0 ? [] : this.parts.slice(0, at);
    this.parts = [...kept, { question, chosen: option }];
    await this.#look();
  }

  /** Gives back what was chosen last behind the target. */
  back(): void {
    const filled = this.parts.filter((part) => part.chosen !== null);
    if (filled.length <= 1) this.reset();
    else this.parts = [...filled.slice(0, -1), { ...filled.at(-1)!, chosen: null }];
  }

  /** Finds out what would be asked next; what leaves no choice is chosen at once. */
  async #look(): Promise<void> {
    const turn = ++this.#turn;
    const first = this.parts[0]!;
    this.looking = true;
    const options = this.parts.map((part) => part.chosen!.option);
    const found = await this.ahead.preview(first.question.number, options);
    if (turn !== this.#turn) return;
    this.looking = false;
    if (!found) {
      this.#repeat();
      return;
    }
    // A question of the same kind is the next move, not a part of this one.
    if (found.form === "compose") return;
    const open = openOf(found);
    const forced = open.length === 1 || leavesNoChoice(found) ? open[0] : this.#again(found);
    this.parts = [...this.parts, { question: found, chosen: forced ?? null }];
    if (forced) await this.#look();
  }

  /**
   * Where a preview ends because an answer is seen by all, a question that says how often it comes is filled in all the
   * same: with what is left of its options.
   */
  #repeat(): void {
    const last = this.parts.at(-1);
    const left = Number(last?.question.about.left ?? 0);
    if (!last?.chosen || left < 2) return;
    const spent = (option: Described): number =>
      this.parts.filter(({ chosen }) => chosen && same(chosen.option, option.option)).length;
    const rest = openOf(last.question).filter(
      (option) => Number(option.facts.count ?? 1) > spent(option),
    );
    if (!rest.length) return;
    const question = {
      ...last.question,
      about: { ...last.question.about, left: left - 1 },
      options: rest,
    };
    const kept = this.#again(question);
    const chosen = kept ?? (rest.length === 1 ? rest[0]! : null);
    this.parts = [...this.parts, { question, chosen }];
    if (chosen) this.#repeat();
  }

  /** What was chosen for this question before the target changed, if it is still offered. */
  #again(question: Question): Described | undefined {
    const kept = this.#kept.get(question.prompt);
    this.#kept.delete(question.prompt);
    return kept === undefined
      ? undefined
      : openOf(question).find((option) => same(option.option, kept));
  }

  /** The answer that the draft has for a question, or null if it was made for another one. */
  answerTo(asked: Question, given: number): Choice | null {
    const part = this.parts[given];
    if (!part?.chosen || part.question.prompt !== asked.prompt) return null;
    const wanted = part.chosen.option;
    return openOf(asked).some((option) => same(option.option, wanted)) ? wanted : null;
  }
}

/** Of several that must all be taken it does not matter which comes first. */
const leavesNoChoice = ({ group }: Question): boolean =>
  group?.kind === "several" &&
  group.least === group.most &&
  group.items.length - group.chosen.length === group.most - group.chosen.length;
