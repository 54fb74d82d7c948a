/** Sets a name in at most two lines: at a space, or at a soft hyphen; a word without either stays whole. */
export function lines(name: string, most: number): string[] {
  const plain = name.replaceAll("\u00ad", "");
  if (plain.length <= most) return [plain];
  const cuts = [...name.matchAll(/[ \u00ad-]/g)].map((match) => match.index);
  const middle = name.length / 2;
  const best = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (best === undefined) return [plain];
  const soft = name[best] === "\u00ad";
  const hyphen = name[best] === "-" || soft ? "-" : "";
  return [name.slice(0, best) + hyphen, name.slice(best + 1)].map((part) =>
    part.replaceAll("\u00ad", ""),
  );
}
