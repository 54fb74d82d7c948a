/** Sets words in lines of at most so many letters; what does not fit the last line ends in dots. */
export function wrap(text: string, width: number, most: number): string[] {
  const rows: string[] = [];
  for (const word of text.replaceAll("\u00ad", "").split(/\s+/)) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= width)
      rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  if (rows.length <= most) return rows;
  const last = rows[most - 1]!;
  return [
    ...rows.slice(0, most - 1),
    last.length < width ? `${last} …` : `${last.slice(0, width - 1)}…`,
  ];
}
