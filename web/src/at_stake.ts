/** What is at stake on the board and in the hand while a move is put together: as the game told it, never computed here. */

import { verbOf, type Composer } from "./compose.svelte";
import type { Choice, Described, Effect, Odds, Question } from "./net/types";
import { thingKey } from "./things";

/** The odds of a thing that stands for one option; of several it cannot be said which. */
export function oddsOf(options: readonly Described[]): Odds | null {
  const [only, more] = options;
  return more ? null : (only?.stakes?.odds ?? null);
}

/** What a thing that is chosen next would do together with an option. */
export const effectWith = (option: Described | null | undefined, thing: Choice): Effect | null =>
  option?.stakes?.effects?.find((each) => thingKey(each.thing) === thingKey(thing)) ?? null;

/** What can be laid down with some of these options, in the order in which it will be asked for. */
export const thingsWith = (options: readonly Described[]): Choice[] =>
  options
    .find(({ stakes }) => stakes?.effects?.length)
    ?.stakes?.effects?.map(({ thing }) => thing) ?? [];

/** What lies in the first slot of a draft, is to lie there, or the only thing that could come to lie there. */
export function laidFirst(composer: Composer, options: readonly Described[]): Choice | null {
  const laid = composer.slots[0]?.[0]?.chosen?.option;
  if (laid !== undefined) return laid;
  if (composer.wish !== null) return composer.wish;
  const possible = options[0]?.stakes?.effects ?? [];
  return possible.length === 1 ? possible[0]!.thing : null;
}

/** What a draft still lacks: one of the verb's targets, or answers to a question. */
export type Missing = { aim: string } | { question: Question; count: number };

export function missingIn(
  composer: Composer,
  open: readonly Described[],
  verb: string | null = composer.verb,
): Missing | null {
  if (composer.complete || verb === null) return null;
  const waiting = composer.slots.find((slots) => slots.some((slot) => slot.chosen === null));
  if (waiting) {
    const count = waiting.filter((slot) => slot.chosen === null).length;
    const { question } = waiting[0]!;
    return { question, count: Math.max(count, Number(question.about.left ?? 0)) };
  }
  if (composer.parts.length) return null;
  return { aim: open.find((option) => verbOf(option) === verb)?.stakes?.aim ?? "" };
}
