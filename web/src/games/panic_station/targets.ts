/** Where one could go, and what waits there. */

import type { Consequence } from "../../lib/protocol";
import type { Described } from "../../net/types";
import { SIGN_OF } from "./view";

/** The figure and the place that an option moves it to; nothing if it is another kind of option. */
export function goal(option: Described): [string, string] | null {
  return Array.isArray(option.option) && option.option.length === 2
    ? [String(option.option[0]), String(option.option[1])]
    : null;
}

/** What waits in each place that has a sign; a place that both figures can go to is told of once. */
export function signs(options: readonly Described[]): { place: string; told: Consequence[] }[] {
  const found: Record<string, Consequence[]> = {};
  for (const option of options) {
    const told = (option.stakes?.then ?? []).filter(({ key }) => SIGN_OF[key]);
    const place = goal(option)?.[1];
    if (place && told.length) found[place] ??= told;
  }
  return Object.entries(found).map(([place, told]) => ({ place, told }));
}
