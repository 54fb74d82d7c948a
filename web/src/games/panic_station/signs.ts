/** What waits in the rooms that one's figures could go to. */

import type { Described } from "../../net/types";
import { SIGN_OF } from "./view";

/** Which figure goes where, if that is what an option says. */
export const goal = (option: Described): [string, string] | null =>
  Array.isArray(option.option) && option.option.length === 2
    ? [String(option.option[0]), String(option.option[1])]
    : null;

/** The signs of each room, once each, whichever of one's figures could go there. */
export function signsOf(options: readonly Described[]) {
  const found = new Map<string, NonNullable<NonNullable<Described["stakes"]>["then"]>>();
  for (const option of options) {
    const place = goal(option)?.[1];
    const told = (option.stakes?.then ?? []).filter(({ key }) => SIGN_OF[key]);
    if (!place || !told.length) continue;
    const there = found.get(place) ?? [];
    found.set(place, [
      ...there,
      ...told.filter(({ key }) => there.every((each) => each.key !== key)),
    ]);
  }
  return found;
}
