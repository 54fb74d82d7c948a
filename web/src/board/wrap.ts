const SOFT = "\u00ad";

/** A word that is wider than its line, in parts that end where it may be broken. */
function parts(word: string, width: number): string[] {
  const whole = word.replaceAll(SOFT, "");
  if (whole.length <= width) return [whole];
  const found: string[] = [];
  let part = "";
  for (const piece of word.split(SOFT)) {
    if (part && part.length + piece.length >= width) {
      found.push(`${part}-`);
      part = "";
    }
    part += piece;
  }
  return [...found, part];
}

/**
 * Sets words in lines of at most so many letters, broken at soft hyphens where they are longer; what does not fit the
 * last line ends in dots.
 */
export function wrap(text: string, width: number, most: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const [first, ...rest] = parts(word, width);
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + first!.length <= width)
      rows[rows.length - 1] = `${row} ${first}`;
    else rows.push(first!);
    rows.push(...rest);
  }
  if (rows.length <= most) return rows;
  const last = rows[most - 1]!;
  return [
    ...rows.slice(0, most - 1),
    last.length < width ? `${last} …` : `${last.slice(0, width - 1)}…`,
  ];
}
