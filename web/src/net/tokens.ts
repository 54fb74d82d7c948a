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

/** Takes over a seat's link (`#token=…`) and removes it from the address. */
export function takeTokenFromAddress(table: string, game: string): void {
  const token = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (!token) return;
  keepToken(table, game, decodeURIComponent(token), null);
  history.replaceState(null, "", location.pathname + location.search);
}
