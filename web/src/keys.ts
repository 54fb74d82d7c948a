/** What a key means at the table. */

export type Action =
  | { kind: "option"; key: string }
  | { kind: "tab"; tab: "log" | "chat" | "notes" }
  | { kind: "undo" | "why" | "rules" | "secret" | "close" };

const NAMED: Record<string, Action> = {
  "?": { kind: "why" },
  Escape: { kind: "close" },
};
const LETTERS: Record<string, Action> = {
  r: { kind: "rules" },
  l: { kind: "tab", tab: "log" },
  c: { kind: "tab", tab: "chat" },
  n: { kind: "tab", tab: "notes" },
  h: { kind: "secret" },
};

const TYPING = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** Keys typed into a field mean letters there; Escape always closes. Shift chooses a lettered option. */
export function shortcut(event: KeyboardEvent): Action | null {
  const typing = TYPING.has((event.target as Element | null)?.tagName ?? "");
  if (typing && event.key !== "Escape") return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return { kind: "undo" };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return { kind: "option", key: event.key };
  if (NAMED[event.key]) return NAMED[event.key]!;
  const letter = event.key.toLowerCase();
  if (!/^[a-z]$/.test(letter)) return null;
  if (!event.shiftKey && LETTERS[letter]) return LETTERS[letter]!;
  return { kind: "option", key: letter.toUpperCase() };
}
