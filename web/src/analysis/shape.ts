/** What an analysis becomes before it is drawn: lines, stretches of suspicion, shares. Numbers only, no words. */

import type { GameModule, View } from "../games/types";
import type { Analysis, Estimate, Prospects, Turning } from "../net/types";

/** A chance at one moment: where it lies, and how far it may be off. */
export interface Dot {
  move: number;
  mean: number;
  low: number;
  high: number;
}

/** One chance over the time of the game: by the truth, and by what everybody could know. */
export interface Pair {
  seat: number | null;
  truth: readonly Dot[];
  known: readonly Dot[];
}

/** Two standard errors either way: 19 times of 20 the chance lies between. */
const SURE = 2;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const dot = (move: number, { mean, error }: Estimate): Dot => ({
  move,
  mean,
  low: clamp(mean - SURE * error),
  high: clamp(mean + SURE * error),
});

/** The chance of the side that hides nothing, or null where there are no sides. */
export function crewOf(standings: readonly Prospects[]): Pair | null {
  if (!standings.some((at) => at.crew_truth)) return null;
  return {
    seat: null,
    truth: standings.flatMap((at) => (at.crew_truth ? [dot(at.move, at.crew_truth)] : [])),
    known: standings.flatMap((at) => (at.crew_known ? [dot(at.move, at.crew_known)] : [])),
  };
}

/** The chances of every seat. */
export function seatsOf(standings: readonly Prospects[], seats: number): Pair[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    truth: standings.flatMap((at) => (at.truth[seat] ? [dot(at.move, at.truth[seat])] : [])),
    known: standings.flatMap((at) => (at.known[seat] ? [dot(at.move, at.known[seat])] : [])),
  }));
}

/** What the choice came to in truth, which its seat could not know: its chance less that of the better option,
 *  in per cent. */
export function truthOf(turning: Turning): number | null {
  const [did] = turning.tried;
  const best = bestOf(turning);
  if (!did?.in_truth || !best?.in_truth) return null;
  return Math.round(100 * (did.in_truth.mean - best.in_truth.mean));
}

/** The chance at a move, between the moments that were looked at. */
export function chanceAt(line: readonly Dot[], move: number): number | null {
  const after = line.findIndex((at) => at.move >= move);
  const right = after < 0 ? line.at(-1) : line[after];
  const left = after > 0 ? line[after - 1] : right;
  if (!left || !right) return null;
  const width = right.move - left.move;
  const part = width > 0 ? clamp((move - left.move) / width) : 0;
  return left.mean + (right.mean - left.mean) * part;
}

/** Over a longer part of the game than this, much happens besides. */
const SHORT = 1 / 12;

/** By how many points a chance changed around those of these moves at which nothing else happened meanwhile. */
export function swings(line: readonly Dot[], moves: readonly number[]): Map<number, number> {
  const stretch = (move: number): number => line.findIndex((at) => at.move >= move);
  const found = new Map<number, number>();
  for (const move of moves) {
    const after = stretch(move);
    if (after < 1) continue;
    const [from, to] = [line[after - 1]!, line[after]!];
    const alone = moves.every((other) => other === move || stretch(other) !== after);
    const short = to.move - from.move <= SHORT * line.at(-1)!.move;
    if (alone && short) found.set(move, Math.round(100 * (to.mean - from.mean)));
  }
  return found;
}

/** The chances that tell a game best: of the side that hides nothing, or of every seat. */
export const chancesOf = (standings: readonly Prospects[], seats: number): Pair[] => {
  const crew = crewOf(standings);
  return crew ? [crew] : seatsOf(standings, seats);
};

type Place = (value: number) => number;
const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (line: readonly Dot[], x: Place, y: Place): string =>
  line.map((at, index) => `${index ? "L" : "M"}${point(x(at.move), y(at.mean))}`).join("");

/** The space between two lines: there and back again. */
function between(
  over: readonly { move: number; value: number }[],
  under: readonly { move: number; value: number }[],
  x: Place,
  y: Place,
): string {
  const all = [...over, ...[...under].reverse()];
  if (all.length < 3) return "";
  return `M${all.map((at) => point(x(at.move), y(at.value))).join("L")}Z`;
}

export const bandPath = (line: readonly Dot[], x: Place, y: Place): string =>
  between(
    line.map(({ move, high }) => ({ move, value: high })),
    line.map(({ move, low }) => ({ move, value: low })),
    x,
    y,
  );

export const gapPath = (pair: Pair, x: Place, y: Place): string =>
  between(
    pair.known.map(({ move, mean }) => ({ move, value: mean })),
    pair.truth.map(({ move, mean }) => ({ move, value: mean })),
    x,
    y,
  );

/** Stretches of the game, each from its first move to the next one's: the rounds of a view. */
export interface Round {
  round: number;
  from: number;
  to: number;
}

/** The round that a view (or a change of one) tells, as its table counts it; null where it tells none. */
export function roundIn(view: unknown, module: Pick<GameModule, "round"> | null): number | null {
  const found = view as View | null | undefined;
  if (typeof found?.round !== "number") return null;
  return module?.round?.(found) ?? found.round;
}

export function roundsOf(values: readonly (number | null)[]): Round[] {
  const found: Round[] = [];
  values.forEach((round, move) => {
    const last = found.at(-1);
    if (round === null) return;
    if (last?.round === round) last.to = move + 1;
    else found.push({ round, from: last?.to ?? 0, to: move + 1 });
  });
  return found;
}

/** A stretch in which one had about the same reason to suspect another. */
export interface Suspicion {
  from: number;
  to: number;
  chance: number;
}

const ALIKE = 0.04;
export const CERTAIN = 0.995;

/** How likely it was that a seat is of a hidden side, for one pair of eyes or (null) for all who were not. */
export function suspicionAt(at: Prospects, eyes: number | null, seat: number): number | null {
  if (eyes !== null) return at.suspects[eyes]?.[seat] ?? null;
  const rows = at.suspects.filter((_, other) => other !== seat && !at.foes[other]);
  if (!rows.length) return null;
  return rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / rows.length;
}

/** Whether somebody was sure of it, or of its opposite. */
const sureOf = (chance: number): "yes" | "no" | null =>
  chance >= CERTAIN ? "yes" : chance <= 1 - CERTAIN ? "no" : null;

export function suspicions(
  standings: readonly Prospects[],
  eyes: number | null,
  seat: number,
  end: number,
): Suspicion[] {
  const found: Suspicion[] = [];
  standings.forEach((at, index) => {
    const chance = suspicionAt(at, eyes, seat);
    if (chance === null) return;
    const to = standings[index + 1]?.move ?? end;
    const last = found.at(-1);
    const sure = sureOf(chance);
    if (last && sureOf(last.chance) === sure && (sure || Math.abs(last.chance - chance) <= ALIKE))
      last.to = to;
    else found.push({ from: index ? at.move : 0, to, chance });
  });
  return found;
}

/** The move from which on a seat was of the hidden side, or null. */
export function turnedAt(standings: readonly Prospects[], seat: number): number | null {
  const index = standings.findIndex((at) => at.foes[seat]);
  return index < 0 ? null : index === 0 ? 0 : standings[index]!.move;
}

/** Whether anybody could be of a hidden side. */
export const hasSides = (standings: readonly Prospects[]): boolean =>
  standings.some((at) => at.suspects.some((row) => row.some((chance) => chance > 0)));

/** What own decisions did to a seat's chance, and what everything else did, in whole points. */
export interface Balance {
  seat: number;
  choice: number;
  luck: number;
}

export const balances = (analysis: Analysis): Balance[] =>
  analysis.shares.map((share, seat) => ({
    seat,
    choice: -Math.round(100 * share.given_away),
    luck: Math.round(100 * share.luck),
  }));

/** What was given away at a decision, in whole points, and the best that could have been done instead. */
export const lossOf = (turning: Turning): number => Math.round(100 * turning.tried[0]!.behind.mean);
export const bestOf = (turning: Turning): Turning["tried"][number] | null =>
  turning.tried.length > 1 ? turning.tried[1]! : null;

/** Points with their sign, with a true minus. */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
