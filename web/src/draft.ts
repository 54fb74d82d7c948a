/** Questions that belong together, answered as one: what is chosen so far, and which answer each question gets. */

import type { Choice, Group, Question } from "./net/types";
import { thingKey } from "./things";

export interface Draft {
  /** The items taken so far, in the order in which they were taken. */
  readonly chosen: readonly Choice[];
  /** For sharing out: how much each item gets. */
  readonly amounts: readonly number[];
}

const same = (a: Choice, b: Choice): boolean => thingKey(a) === thingKey(b);
export const holds = (list: readonly Choice[], item: Choice): boolean =>
  list.some((each) => same(each, item));
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + each, 0);

/** What has been answered already; it stays as it is. */
export function begin(group: Group): Draft {
  if (group.kind !== "allot") return { chosen: group.chosen, amounts: [] };
  const given = group.chosen.map(Number);
  return { chosen: [], amounts: group.items.map((_, index) => given[index] ?? 0) };
}

/** Takes an item, or gives it back; an order of which one item is left is complete. */
export function toggle(group: Group, draft: Draft, item: Choice): Draft {
  if (holds(group.chosen, item)) return draft;
  const had = holds(draft.chosen, item);
  if (!had && group.kind === "several" && draft.chosen.length >= group.most) return draft;
  const chosen = had ? draft.chosen.filter((each) => !same(each, item)) : [...draft.chosen, item];
  const rest = group.items.filter((each) => !holds(chosen, each));
  const last = group.kind === "order" && !had && rest.length === 1 ? rest : [];
  return { ...draft, chosen: [...chosen, ...last] };
}

/** How much an item may get, given what the others have and what was answered already. */
export function range(group: Group, draft: Draft, index: number): { least: number; most: number } {
  const now = draft.amounts[index] ?? 0;
  if (index < group.chosen.length) return { least: now, most: now };
  return {
    least: 0,
    most: Math.min(group.limits[index] ?? 0, now + group.most - sum(draft.amounts)),
  };
}

export function give(group: Group, draft: Draft, index: number, by: number): Draft {
  const { least, most } = range(group, draft, index);
  const amounts = draft.amounts.map((amount, at) =>
    at === index ? Math.max(least, Math.min(most, amount + by)) : amount,
  );
  return { ...draft, amounts };
}

/** How much is taken or given so far. */
export const taken = (group: Group, draft: Draft): number =>
  group.kind === "allot" ? sum(draft.amounts) : draft.chosen.length;

export function isComplete(group: Group, draft: Draft): boolean {
  const count = taken(group, draft);
  return count >= group.least && count <= group.most;
}

/** The answer this question gets so that the draft comes out, or null if it does not fit any more. */
export function answerTo(asked: Question, draft: Draft): Choice | null {
  const { group } = asked;
  if (!group) return null;
  const open = asked.options.filter((each) => !each.closed).map((each) => each.option);
  const offered = (answer: Choice | undefined): Choice | null =>
    answer !== undefined && holds(open, answer) ? answer : null;
  if (group.kind === "allot") return offered(draft.amounts[group.chosen.length]);
  if (group.kind === "order") return offered(draft.chosen[group.chosen.length]);
  // Items are asked for in the order of the list; what is no item ends the choice.
  const next = group.items.find((item) => holds(draft.chosen, item) && !holds(group.chosen, item));
  return offered(next ?? open.find((option) => !holds(group.items, option)));
}

/** Whether a question goes on with what the draft was made for. */
export const continues = (before: Question, asked: Question | null): boolean =>
  asked?.group != null &&
  asked.prompt === before.prompt &&
  JSON.stringify(asked.group.items) === JSON.stringify(before.group?.items) &&
  asked.group.chosen.length > (before.group?.chosen.length ?? 0);
