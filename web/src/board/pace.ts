/** How long things take on the board, and in which order the pieces of one change move. */

import type { Told } from "../net/types";

/** One sector of a ring. */
export const SECTOR = 160;
/** From one place to another. */
export const TRAVEL = 420;
/** A die tumbles, then lies there. */
export const ROLL = 500;
export const REST = 900;
/** A banner stays. */
export const BANNER = 1600;
/** What has just changed is marked. */
export const MARK = 4000;
/** A breath between two changes, so that one sees them come one by one. */
export const BEAT = 180;
/** More than this waiting plays faster. */
export const LONG = 4000;
export const HURRY = 3;
/** Older banners than these give way: they stand in the log. */
export const BANNERS = 4;

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  /** The points passed, the last one being the goal. */
  points: readonly Point[];
  ms: number;
}

/** Straight from one place to another. */
export const straight = (to: Point): Way => ({ points: [to], ms: TRAVEL });

const holds = (value: unknown, wanted: string): boolean =>
  Array.isArray(value) ? value.some((each) => String(each) === wanted) : String(value) === wanted;

/** Whether an event is about a piece: each word of its id is told, "name:value" under that name (or in its plural). */
export function isAbout({ facts }: Told, id: string): boolean {
  return (
    id !== "" &&
    id.split(" ").every((word) => {
      const [name, value] = word.split(":");
      if (value === undefined) return Object.values(facts).some((fact) => holds(fact, word));
      return [facts[name!], facts[`${name}s`]].some(
        (fact) => fact !== undefined && holds(fact, value),
      );
    })
  );
}

/** When each of some moves begins: in the order in which the events name the pieces, the unnamed ones at once. */
export function starts(
  moves: readonly { id: string; ms: number }[],
  told: readonly Told[],
): number[] {
  const turn = moves.map(({ id }) => told.findIndex((event) => isAbout(event, id)));
  const begins = moves.map(() => 0);
  let clock = 0;
  for (const now of [...new Set(turn)].filter((each) => each >= 0).sort((a, b) => a - b)) {
    const together = moves.map((_, index) => index).filter((index) => turn[index] === now);
    for (const index of together) begins[index] = clock;
    clock += Math.max(...together.map((index) => moves[index]!.ms));
  }
  return begins;
}

/** The frames of a way for the browser's own animation: places by the share of the way that leads there. */
export function keyframes(from: Point, { points }: Way): { transform: string; offset: number }[] {
  const all = [from, ...points];
  const steps = points.map((point, index) =>
    Math.hypot(point.x - all[index]!.x, point.y - all[index]!.y),
  );
  const whole = steps.reduce((sum, step) => sum + step, 0) || 1;
  let gone = 0;
  return all.map(({ x, y }, index) => {
    if (index > 0) gone += steps[index - 1]!;
    return {
      transform: `translate(${x}px, ${y}px)`,
      offset: index === all.length - 1 ? 1 : Math.min(1, gone / whole),
    };
  });
}
