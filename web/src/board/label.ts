/** Names on the boards: a few short lines instead of one long one, in letters that fit their place. */

import { hyphenated } from "../words/hyphens";

const SOFT = "\u00ad";

/** A name in lines of so many letters, broken at spaces, hyphens and soft hyphens. */
export function label(name: string, most: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of hyphenated(name).split(" ")) {
    const parts = word.split(SOFT).flatMap((part) => part.split(/(?<=-)/));
    parts.forEach((part, index) => {
      const glue = line !== "" && index === 0 ? " " : "";
      // A part that is not the last of its word needs room for its hyphen.
      const dash = index < parts.length - 1 && !part.endsWith("-") ? 1 : 0;
      if ((line + glue + part).length + dash <= most) line += glue + part;
      else {
        if (line) found.push(index > 0 && !line.endsWith("-") ? `${line}-` : line);
        line = part;
      }
    });
  }
  return [...found, line];
}

/** How wide a capital is, as a share of its size. */
const WIDTH = { display: 1.04, label: 0.56 } as const;
/** How a letter differs from the others: M and W are wide, I is narrow. */
const ODD: Readonly<Record<string, number>> = { M: 1.3, W: 1.3, I: 0.45, " ": 0.5, "-": 0.7 };
const measure = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (ODD[letter] ?? 1), 0);
/** A name in narrow letters is set a little larger. */
const LARGER = 1.5;

export interface Setting {
  lines: readonly string[];
  size: number;
  font: string;
}

/** A name in capitals: wide ones where they fit, in as few lines as possible, else narrow ones. */
export function capitals(name: string, width: number, size: number, rows = 2): Setting {
  const text = name.toLocaleUpperCase();
  const set = (face: "display" | "label"): Setting => {
    const high = face === "label" ? size + LARGER : size;
    const lines = label(text, Math.floor(width / (high * WIDTH[face])));
    const weight = face === "label" ? 600 : 400;
    return { lines, size: high, font: `${weight} ${high}px var(--font-${face})` };
  };
  const most = (setting: Setting, face: "display" | "label") =>
    setting.lines.length <= rows &&
    setting.lines.every((line) => measure(line) * setting.size * WIDTH[face] <= width);
  const wide = set("display");
  return most(wide, "display") ? wide : set("label");
}
