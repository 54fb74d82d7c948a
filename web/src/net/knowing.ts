/** Who knew what over the time of a game: each secret, from when it existed, and each seat, from when it knew. */

import type { Hidden } from "../games/story";
import type { Prospects } from "./types";

/** A stretch of the game, from one position to another. */
export interface Span {
  from: number;
  to: number;
}

export interface Secret {
  key: string;
  name: string;
  owner: number | null;
  /** While it was true and could be hidden. */
  exists: Span;
  /** When each seat knew it. */
  seats: readonly (readonly Span[])[];
  /** When everybody did. */
  all: readonly Span[];
}

interface Draft {
  key: string;
  name: string;
  owner: number | null;
  exists: Span;
  seats: Span[][];
  all: Span[];
}

function add(spans: Span[], at: number): void {
  const last = spans.at(-1);
  if (last?.to === at) last.to = at + 1;
  else spans.push({ from: at, to: at + 1 });
}

/** The secrets of a game from what was hidden at each of its positions; what nobody ever knew is left out,
 *  and what everybody knew from the first moment: neither was anybody's secret. */
export function secretsOver(positions: readonly (readonly Hidden[])[]): Secret[] {
  const found: Draft[] = [];
  const open = new Map<string, Draft>();
  positions.forEach((hidden, at) => {
    for (const { id, name, known, all, owner } of hidden) {
      const key = `${id} ${name}`;
      let row = open.get(key);
      if (!row || row.exists.to !== at) {
        const exists = { from: at, to: at };
        row = { key, name, owner: owner ?? null, exists, seats: known.map(() => []), all: [] };
        row.key += ` ${at}`;
        open.set(key, row);
        found.push(row);
      }
      row.exists.to = at + 1;
      known.forEach((knows, seat) => knows && add(row.seats[seat]!, at));
      if (all) add(row.all, at);
    }
  });
  const neverHidden = (row: Draft): boolean => row.all[0]?.from === row.exists.from;
  return found.filter((row) => !neverHidden(row) && row.seats.some((spans) => spans.length));
}

/** Whether anybody ever knew what others did not; without that there is nothing to tell of. */
export function anySecret(positions: Iterable<readonly Hidden[]>): boolean {
  for (const hidden of positions)
    if (hidden.some(({ all, known }) => !all && known.some(Boolean))) return true;
  return false;
}

export interface Learnt {
  seat: number | null;
  at: number;
  /** Whether they knew it from then on, or only had good reason to think so. */
  sure: boolean;
}

/** Who learnt a secret or had good reason to think so, in order; null is everybody. */
export function learntBy(secret: Secret, reasons: readonly Span[][] = []): Learnt[] {
  const all = secret.all[0]?.from ?? Infinity;
  const first = (spans: readonly Span[] | undefined, before: number): number | null =>
    spans?.[0] && spans[0].from < before ? spans[0].from : null;
  const seats = secret.seats.flatMap((spans, seat): Learnt[] => {
    const knew = first(spans, all);
    const thought = first(reasons[seat], knew ?? all);
    return [
      ...(thought === null ? [] : [{ seat, at: thought, sure: false }]),
      ...(knew === null ? [] : [{ seat, at: knew, sure: true }]),
    ];
  });
  const everybody = secret.all[0] ? [{ seat: null, at: all, sure: true }] : [];
  return [...seats.sort((a, b) => a.at - b.at), ...everybody];
}

/** Who knows it at a position: the seats, or null for everybody. */
export function knowersAt(secret: Secret, at: number): readonly number[] | null {
  const holds = (spans: readonly Span[]): boolean =>
    spans.some(({ from, to }) => from <= at && at < to);
  if (holds(secret.all)) return null;
  return secret.seats.flatMap((spans, seat) => (holds(spans) ? [seat] : []));
}

/** What a secret is about: somebody's role, cards, or something else. */
export type Topic = "role" | "card" | "other";
const CARDS = /^(hand|start|top|deck|goal)\./;
export const topicOf = ({ key }: Secret): Topic =>
  key.startsWith("role.") ? "role" : CARDS.test(key) ? "card" : "other";

/** From which likelihood on one has good reason to think so. */
const GOOD_REASON = 2 / 3;

/** When each seat had good reason to think that somebody had changed sides, and was right; from the beliefs' odds. */
export function reasonsFor(secret: Secret, standings: readonly Prospects[]): Span[][] {
  const { owner, exists } = secret;
  const seats: Span[][] = secret.seats.map(() => []);
  if (owner === null || topicOf(secret) !== "role") return seats;
  standings.forEach(({ move, foes, suspects }, index) => {
    const from = Math.max(move, exists.from);
    const to = Math.min(standings[index + 1]?.move ?? exists.to, exists.to);
    if (!foes[owner] || from >= to) return;
    seats.forEach((spans, seat) => {
      if (seat === owner || (suspects[seat]?.[owner] ?? 0) < GOOD_REASON) return;
      const last = spans.at(-1);
      if (last?.to === from) last.to = to;
      else spans.push({ from, to });
    });
  });
  return seats;
}
