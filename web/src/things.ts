/** Options and the things they are about: which things light up, and what a tap on one of them means. */

import type { Choice, Described } from "./net/types";

export const thingKey = (thing: Choice): string => JSON.stringify(thing);

/** The things of an option that are lit on the board: its goal, and its beginning where options differ in it. */
export function targets(option: Described, all: readonly Described[]): Choice[] {
  const { about } = option;
  if (about.length === 0) return [];
  const last = about[about.length - 1]!;
  if (about.length === 1) return [last];
  const first = about[0]!;
  const varies = all.some(
    (other) => other.about.length > 0 && thingKey(other.about[0]!) !== thingKey(first),
  );
  return varies ? [first, last] : [last];
}

/** For every lit thing the open options it stands for. */
export function litThings(options: readonly Described[]): Map<string, Described[]> {
  const lit = new Map<string, Described[]>();
  for (const option of options)
    for (const thing of targets(option, options)) {
      const key = thingKey(thing);
      lit.set(key, [...(lit.get(key) ?? []), option]);
    }
  return lit;
}

/** The letter an option is called by, if its name is one or ends in one. */
export const letterOf = (name: string): string | undefined =>
  /(?:^|\s)([A-Za-z])$/.exec(name)?.[1]?.toUpperCase();

/** The key that takes an option: its letter if its name is one or ends in one, else its number or the next letter. */
export function keyOf(name: string, index: number, taken: ReadonlySet<string>): string {
  const letter = letterOf(name);
  if (letter && !taken.has(letter)) return letter;
  if (index < 9) return String(index + 1);
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((each) => !taken.has(each)) ?? "";
}
