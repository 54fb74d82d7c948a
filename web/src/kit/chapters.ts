/** The log in parts: one for each turn, and for what belongs to nobody. */

import type { Head, Story } from "../games/story";
import type { Entry } from "../net/table.svelte";

export interface Chapter {
  n: string;
  head: Head | null;
  lines: readonly Entry[];
}

export function chapters(lines: readonly Entry[], story: Story | null): Chapter[] {
  const found: { n: string; head: Head | null; lines: Entry[] }[] = [];
  for (const told of lines) {
    const head = story?.head(told) ?? null;
    const last = found.at(-1);
    const goesOn =
      head !== null &&
      !head.said &&
      head.seat !== null &&
      last?.head?.seat === head.seat &&
      told.key !== "turn";
    if (!last || (head && !goesOn))
      found.push({ n: told.n, head, lines: head?.said ? [] : [told] });
    else last.lines.push(told);
  }
  return found;
}
