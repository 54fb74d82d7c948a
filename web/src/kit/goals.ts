/** The parts of a goal: of those joined by an "or" one is enough, so that they count as one. */

import type { Wanted } from "../net/types";

export function alternatives(wanted: readonly Wanted[]): Wanted[][] {
  const parts: Wanted[][] = [];
  for (const part of wanted) {
    if (part.joined === "or" && parts.length) parts.at(-1)!.push(part);
    else parts.push([part]);
  }
  return parts;
}
