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

/** The letters of names that all have one of their own; nothing if one of them has none. */
export function ownLetters(names: readonly string[]): string[] | null {
  const letters = names.map(letterOf);
  const all = letters.every((letter) => letter !== undefined);
  return all && new Set(letters).size === letters.length ? letters : null;
}

/** The keys of what ends something; they are no letters of other options where there is such a thing. */
export const ENDERS = "PX";

/** What ends something for good comes last. */
export const endersLast = (options: readonly Described[]): readonly Described[] => {
  const ends = (option: Described): boolean => option.stakes?.last ?? false;
  return [...options.filter((each) => !ends(each)), ...options.filter(ends)];
};

/**
 * The keys that take options: their letters if all their names are one or end in one of their own, else digits and then
 * letters; what ends something has its own.
 */
export function keysOf(names: readonly string[], ends: readonly boolean[]): string[] {
  const others = names.filter((_, index) => !ends[index]);
  const lettered = ownLetters(others) !== null;
  const own = ENDERS.slice(0, names.length - others.length);
  const taken = new Set(own);
  return names.map((name, index) => {
    const key = ends[index]
      ? (own[index - others.length] ?? "")
      : keyOf(lettered ? name : "", index, taken);
    taken.add(key);
    return key;
  });
}

/** The key that takes an option: its letter if its name is one or ends in one, else its number or the next letter. */
export function keyOf(name: string, index: number, taken: ReadonlySet<string>): string {
  const letter = letterOf(name);
  if (letter && !taken.has(letter)) return letter;
  if (index < 9) return String(index + 1);
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((each) => !taken.has(each)) ?? "";
}
