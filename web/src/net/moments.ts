/** The key moments of a recorded game: who changed sides, who died and what came to light before what was laid or built. */

import { isSeat } from "../words/speech";
import type { Frame, Told } from "./types";

/** What a moment is about, where one looks for moments of a kind; an act that deceives counts as a lie. */
export const KINDS = ["infection", "lie", "death", "swap", "vote", "test"] as const;
export type Kind = (typeof KINDS)[number];

export interface MomentAt {
  at: number;
  told: Told;
  /** All that is told of it: what was cast at the same moment is one vote. */
  all: readonly Told[];
  /** Its place among all of them by weight; the weightiest is 1. */
  rank: number;
}

/** How much an event weighs in a game; one that is announced weighs 1 unless the game says otherwise. */
export interface Weights {
  moments: ReadonlySet<string>;
  weights?: Readonly<Record<string, number>>;
  kinds?: Readonly<Record<string, Kind>>;
  /** Whether it came to nothing after all. */
  idle?(told: Told): boolean;
}

/** The kinds of moments there are in a game, in the order in which they are offered. */
export function kindsIn(frames: readonly Frame[], script: Weights | null): Kind[] {
  const found = new Set(
    frames.flatMap(({ change }) =>
      (change.events ?? []).map((told) =>
        script?.idle?.(told) ? null : script?.kinds?.[told.key],
      ),
    ),
  );
  return KINDS.filter((kind) => found.has(kind));
}

const weigher =
  (script: Weights) =>
  (told: Told): number =>
    script.idle?.(told)
      ? 0
      : (script.weights?.[told.key] ?? (script.moments.has(told.key) ? 1 : 0));

/** Which of several events tells best how something of a seat came to light: one that names the seat, then a weighty one. */
export function tellingOf(
  events: readonly Told[],
  script: Weights,
  owner: number | null,
): Told | null {
  const names = ({ facts }: Told): boolean =>
    Object.entries(facts).some(([name, value]) => isSeat(name) && value === owner);
  const weigh = weigher(script);
  return events.reduce<Told | null>((best, each) => {
    if (best === null) return each;
    const more = Number(names(each)) - Number(names(best)) || weigh(each) - weigh(best);
    return more >= 0 ? each : best;
  }, null);
}

const MOST = 14;

/** The weightiest moments, of all or of one kind, in the order of time; of equal ones the rarer, then the later. Of all
 *  none is told twice in the same words. */
export function keyMoments(
  frames: readonly Frame[],
  script: Weights | null,
  kind: Kind | null = null,
): MomentAt[] {
  if (!script) return [];
  const wanted = (told: Told): boolean =>
    kind !== null && script.kinds?.[told.key] === kind && !script.idle?.(told);
  const weighed = weigher(script);
  const weigh = (told: Told): number =>
    script.weights?.[told.key] === undefined && wanted(told) ? 1 : weighed(told);
  const found = frames.flatMap((frame, index) => {
    const events = (frame.change.events ?? []).filter((event) => weigh(event) > 0);
    const about = kind ? events.filter(wanted) : events;
    if (!about.length) return [];
    const told = about.reduce((best, event) => (weigh(event) >= weigh(best) ? event : best));
    const all = kind ? about : about.filter(({ key }) => key === told.key);
    return [{ at: index + 1, told, all, weight: Math.max(...events.map(weigh)) }];
  });
  const words = ({ key, facts }: Told): string => JSON.stringify([key, facts]);
  const seen = new Set<string>();
  const often = new Map<string, number>();
  for (const { told } of found) often.set(told.key, (often.get(told.key) ?? 0) + 1);
  return found
    .sort(
      (a, b) =>
        b.weight - a.weight || often.get(a.told.key)! - often.get(b.told.key)! || b.at - a.at,
    )
    .filter(({ told }) => kind || (!seen.has(words(told)) && seen.add(words(told))))
    .slice(0, MOST)
    .map(({ at, told, all }, index) => ({ at, told, all, rank: index + 1 }))
    .sort((a, b) => a.at - b.at);
}
