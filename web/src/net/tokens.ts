/** The tables this browser sits at, and the tokens that open its seats. */

export interface Kept {
  table: string;
  game: string;
  token: string;
  seat: number | null;
  at: number;
}

const KEY = "hullbreach.tables";
const MOST = 30;

export function keptTables(): Kept[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[]).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function write(tables: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

const volatile = new Map<string, string>();

export function keepToken(table: string, game: string, token: string, seat: number | null): void {
  volatile.set(table, token);
  write([
    { table, game, token, seat, at: Date.now() },
    ...keptTables().filter((kept) => kept.table !== table),
  ]);
}

export function tokenOf(table: string): string {
  return volatile.get(table) ?? keptTables().find((kept) => kept.table === table)?.token ?? "";
}

export function forgetTable(table: string): void {
  volatile.delete(table);
  write(keptTables().filter((kept) => kept.table !== table));
}

/** Takes a word (`#name=…`) from the address, where it does not stay. */
function takeFromAddress(name: string): string {
  const found = new RegExp(`^#${name}=(.+)$`).exec(location.hash)?.[1];
  if (!found) return "";
  history.replaceState(null, "", location.pathname + location.search);
  try {
    return decodeURIComponent(found);
  } catch {
    return "";
  }
}

/** What a token opens: null is nothing, an error that the server does not say. */
type Opens = (token: string) => Promise<{ game: string; seat: number | null } | null>;

/**
 * Takes over a seat's link (`#token=…`). It is tried first: a link that opens nothing replaces nothing, and a seat one
 * has already is given up only by one's own word, unless it is known to be worth nothing. Tells whether the link, if
 * there is one, is sound for all that is known.
 */
export async function takeTokenFromAddress(
  table: string,
  opens: Opens,
  mayReplace: () => boolean,
): Promise<boolean> {
  const token = takeFromAddress("token");
  const own = tokenOf(table);
  if (!token || token === own) return true;
  const found = await opens(token).catch(() => undefined);
  if (!found) return found !== null;
  const mayBeSound = async () => (await opens(own).catch(() => "unknown")) !== null;
  if (own && (await mayBeSound()) && !mayReplace()) return true;
  keepToken(table, found.game, token, found.seat);
  return true;
}

/** The code that came by e-mail (`#confirm=…`), if the address holds one. */
export const takeCodeFromAddress = (): string => takeFromAddress("confirm");

const WATCHER = "hullbreach.watcher";
const LETTERS = 24;
let word = "";

/** By which a server tells this browser from other watchers; it means nothing else, and nobody is shown it. */
export function watcherWord(): string {
  try {
    word ||= localStorage.getItem(WATCHER) ?? "";
  } catch {
    // Without storage it lasts as long as the page.
  }
  if (word) return word;
  word = [...crypto.getRandomValues(new Uint8Array(LETTERS))]
    .map((byte) => (byte % 36).toString(36))
    .join("");
  try {
    localStorage.setItem(WATCHER, word);
  } catch {
    // The same.
  }
  return word;
}
