/** Open cards: what every seat sees, for whoever is out for good at a table that allows it. */

import type { GameModule, View } from "../games/types";

/** The views of all seats after a change: of each only the fields that are different now were sent. */
export function openedAfter(
  before: readonly View[] | null,
  change: readonly unknown[] | null,
): readonly View[] | null {
  return change?.map((fields, seat) => ({ ...before?.[seat], ...(fields as View) })) ?? null;
}

/** What all seats see, laid over what mine does; a screen that others see shows no more than my seat may know. */
export const laidOpen = (
  own: View,
  opened: readonly View[] | null,
  truth: GameModule["truth"],
  covered: boolean,
): View => (opened && !covered && truth?.(own, opened)) || own;
