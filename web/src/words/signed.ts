/** Losses and gains in a sentence: more of what harms is a loss. */

const SIGNED = /([+−]\d+(?:\s\p{L}+)?)/gu;

export interface Signed {
  readonly text: string;
  readonly sign: "" | "gain" | "loss";
}

/** A text in parts; `harms` are the things of which one wants less, in the reader's language. */
export function signed(text: string, harms: ReadonlySet<string> = new Set()): Signed[] {
  return text.split(SIGNED).map((part) => {
    const found = /^([+−])\d+(?:\s(\p{L}+))?$/u.exec(part);
    if (!found) return { text: part, sign: "" };
    const more = found[1] === "+";
    const harmful = harms.has((found[2] ?? "").toLocaleLowerCase());
    return { text: part, sign: more === harmful ? "loss" : "gain" };
  });
}

/** The things that harm, as a game lists them in its words. */
export const harmsIn = (listed: string): Set<string> =>
  new Set(
    listed
      .split(",")
      .map((word) => word.trim().toLocaleLowerCase())
      .filter(Boolean),
  );
