/** What a game's module is given to read: the view, whose eyes see it, and the words for it. */

import type { Seen } from "../net/table.svelte";
import type { Context } from "./types";

/** What a table shows; nothing before it has shown anything. */
export function contextOf(table: Pick<Seen, "view" | "me" | "speech" | "nameOf">): Context | null {
  const { view, me, speech } = table;
  return view && { view, me, speech, name: (seat) => table.nameOf(seat) };
}
