/** What lines turned out to be: their marks, who was misled by them and by how much, and the sums of every seat. */

import type { BelievedLine, JudgedLine } from "../net/types";

export type Mark = "false" | "broken" | "insincere" | "wrong" | "true" | "kept" | "right" | "open";

/** In the order in which they are offered as filters. */
export const MARKS: readonly Mark[] = [
  "false",
  "broken",
  "insincere",
  "wrong",
  "true",
  "kept",
  "right",
  "open",
];
/** What misleads, whether it was meant to or not. */
export const LIES: ReadonlySet<Mark> = new Set(["false", "broken", "insincere", "wrong"]);
const SILENT: ReadonlySet<string> = new Set(["plain", "question", "request"]);
/** Less than this nobody notices. */
const NOTICED = 0.1;
const SURE = 0.01;

/** Lines that can turn out to be something: a yes promises or claims what it agrees to. */
export const weighty = ({ line, true: held, good }: JudgedLine): boolean =>
  !SILENT.has(line.kind) && (line.kind !== "reply" || held !== null || good !== null);

export function markOf({ line, true: held, good, foe, meant }: JudgedLine): Mark {
  if (line.kind === "view") {
    const right = held ?? good;
    if (right === null) return "open";
    return right ? "right" : foe && !meant ? "insincere" : "wrong";
  }
  if (held !== null) return held ? "true" : "false";
  if (good === null) return "open";
  if (line.kind === "claim") return good ? "true" : "false";
  return good ? "kept" : "broken";
}

/** Lines whose speaker knew better, or broke what they had promised. */
export const liesIn = (judged: readonly JudgedLine[]): { at: number; line: JudgedLine }[] =>
  judged
    .filter((line) => weighty(line) && ["false", "broken", "insincere"].includes(markOf(line)))
    .map((line) => ({ at: line.at, line }));

/** By how many bits the truth became less likely for somebody: below zero they were led away from it. */
export function bitsOf({ before, after }: BelievedLine): number {
  const truth = (believed: number): number => Math.max(SURE, 1 - believed / 100);
  return Math.log2(truth(after) / truth(before));
}

/** Those a line moved, the most first. */
export const movedBy = (each: JudgedLine): { seat: number; bits: number }[] =>
  (each.believed ?? [])
    .map((row) => ({ seat: row.seat, bits: bitsOf(row) }))
    .filter(({ bits }) => Math.abs(bits) >= NOTICED)
    .sort((a, b) => a.bits - b.bits);

/** How much a line misled all together. */
export const weightOf = (each: JudgedLine): number =>
  movedBy(each).reduce((sum, { bits }) => sum - Math.min(0, bits), 0);

export interface SeatSum {
  seat: number;
  lines: number;
  wrong: number;
  believed: number;
  out: number;
}

/** For every seat: how much it said, how much of it was wrong, believed, and came out. */
export function bySeat(judged: readonly JudgedLine[], seats: readonly number[]): SeatSum[] {
  return seats.map((seat) => {
    const mine = judged.filter(({ line }) => line.seat === seat);
    const wrong = mine.filter((each) => LIES.has(markOf(each)));
    return {
      seat,
      lines: mine.length,
      wrong: wrong.length,
      believed: wrong.filter((each) => weightOf(each) > 0).length,
      out: wrong.filter(({ out }) => out !== null).length,
    };
  });
}

export const signed = (bits: number): string =>
  `${bits < 0 ? "−" : "+"}${Math.abs(bits).toFixed(1)}`;

/** A round on the axis of time, in per cent of the game. */
export interface RoundColumn {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** The rounds of a game as columns; `rounds` tells the round of every move, where a game counts them. */
export function columns(rounds: readonly (number | null)[]): RoundColumn[] {
  const percent = (at: number): number => (100 * at) / Math.max(1, rounds.length);
  const found: { round: number; from: number; to: number }[] = [];
  rounds.forEach((round, at) => {
    const last = found.at(-1);
    if (last && (round === null || round === last.round)) last.to = percent(at + 1);
    else if (round !== null) found.push({ round, from: percent(at), to: percent(at + 1) });
  });
  return found;
}

/** A background in which every second round is a little lighter. */
export function bands(rounds: readonly RoundColumn[]): string {
  const stops = rounds.map(({ from, to }, i) => {
    const colour = i % 2 ? "#0d161d" : "transparent";
    return `${colour} ${from.toFixed(2)}% ${to.toFixed(2)}%`;
  });
  return stops.length > 1 ? `linear-gradient(90deg, ${stops.join(", ")})` : "none";
}
