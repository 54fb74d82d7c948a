/** Plain requests to the server. */

import type {
  AnalysisNews,
  Create,
  Epilogue,
  Featured,
  GameInfo,
  LedgerTexts,
  MyTables,
  ServerSettings,
  Setup,
  TableInfo,
  Timeline,
} from "./types";

/** A refusal, with a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}

async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable", "");
  }
  const text = await response.text();
  const found: unknown = text ? JSON.parse(text) : null;
  if (!response.ok) {
    const problem = (found ?? {}) as { code?: string; text?: string };
    throw new Refused(problem.code ?? String(response.status), problem.text ?? response.statusText);
  }
  return found as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Asks once and remembers, unless it failed. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export interface Seated {
  table: TableInfo;
  token: string;
  seat: number | null;
}

export const server = {
  settings: () => once<ServerSettings>("/settings"),
  games: async () => (await once<{ games: GameInfo[] }>("/games?all=true")).games,
  words: (game: string, language: string) =>
    once<{ house: string; game: string }>(`/words/${game}/${language}`),
  rules: (game: string, language: string) => once<LedgerTexts>(`/rules/${game}/${language}`),
  mine: (tables: readonly { table: string; token: string }[]) =>
    call<MyTables>("/mine", { tables }),
  featured: () => call<Featured[]>("/featured"),
  tables: (game: string) => call<TableInfo[]>(`/games/${game}`),
  table: (id: string) => call<TableInfo>(`/tables/${encodeURIComponent(id)}`),
  /** What a token opens; null if it opens nothing, and an error if the server does not say. */
  seat: (table: string, token: string): Promise<{ game: string; seat: number | null } | null> =>
    call<{ game: string; seat: number | null }>(
      `/tables/${encodeURIComponent(table)}/seat`,
      undefined,
      token,
    ).catch((refused: unknown) => {
      if (refused instanceof Refused && refused.code === "bad_token") return null;
      throw refused;
    }),
  create: (game: string, form: Create) => call<Seated>(`/games/${game}/create`, form),
  timeline: (game: string, id: string, eyes: string) =>
    call<Timeline>(`/games/${game}/${id}/timeline?eyes=${eyes}`),
  epilogue: (game: string, id: string) => call<Epilogue>(`/games/${game}/${id}/epilogue`),
  analysis: (game: string, id: string) => call<AnalysisNews>(`/games/${game}/${id}/analysis`),
  analyse: (game: string, id: string) => call<AnalysisNews>(`/games/${game}/${id}/analysis`, {}),
  continueFrom: (game: string, id: string, step: number, name: string, seat = 0) =>
    call<Seated>(`/games/${game}/${id}/continue`, { step, name, seat }),
  importReplay: (file: unknown) => call<{ game: string; table: string }>("/replays", file),
  act: <T = TableInfo>(
    info: { game: string; table: string },
    action: string,
    body: unknown,
    token: string,
  ) => call<T>(`/games/${info.game}/${info.table}/${action}`, body, token),
  join: (info: { game: string; table: string }, name: string, seat?: number) =>
    call<{ seat: number; token: string }>(`/games/${info.game}/${info.table}/join`, { name, seat }),
  setup: (info: { game: string; table: string }, form: Setup, token: string) =>
    call<TableInfo>(`/games/${info.game}/${info.table}/setup`, form, token),
};
