/** What a key means at the table. */

/** What lies beside the question: what the others of a guided opening did, a watcher's guess, the log, the chat, one's notes. */
export type Tab = "bots" | "guess" | "log" | "chat" | "notes";

export type Action =
  | { kind: "option"; key: string }
  | { kind: "tab"; tab: "log" | "chat" | "notes" }
  | {
      kind: "hint" | "undo" | "why" | "rules" | "secret" | "close" | "confirm" | "talk";
    };

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
  i: { kind: "hint" },
  t: { kind: "talk" },
};

const TYPING = new Set(["INPUT", "TEXTAREA", "SELECT"]);
/** On these the Enter key presses. */
const PRESSED = new Set(["BUTTON", "A"]);
const tagOf = (event: KeyboardEvent): string => (event.target as Element | null)?.tagName ?? "";
const isButton = (event: KeyboardEvent): boolean =>
  (event.target as Element | null)?.getAttribute?.("role") === "button";

/**
 * Keys typed into a field mean letters there; Escape always closes. Letters that a question shows belong to the
 * question: the table's own keys then take Shift.
 */
export function shortcut(event: KeyboardEvent, shown: ReadonlySet<string>): Action | null {
  const typing = TYPING.has(tagOf(event));
  if (typing && event.key !== "Escape") return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return { kind: "undo" };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[0-9]$/.test(event.key)) return { kind: "option", key: event.key };
  if (NAMED[event.key]) return NAMED[event.key]!;
  if (event.key === "Enter")
    return PRESSED.has(tagOf(event)) || isButton(event) ? null : { kind: "confirm" };
  const letter = event.key.toLowerCase();
  if (!/^[a-z]$/.test(letter)) return null;
  const key = letter.toUpperCase();
  if (shown.has(key) && !event.shiftKey) return { kind: "option", key };
  return LETTERS[letter] ?? { kind: "option", key };
}
