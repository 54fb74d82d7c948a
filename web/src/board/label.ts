/** Names on the boards: a few short lines instead of one long one. */

/** How wide a capital of the display font is on average, as a share of its size. */
const CAPITAL = 0.9;

/** Whether capitals of the display font fit a width. */
export const fits = (name: string, width: number, size: number): boolean =>
  name.length * size * CAPITAL <= width;

/** Where long German names may be broken: before their last word. */
const STEMS =
  /(?<=\p{L}{4})(?=(?:zentrale|raum|bereich|kammer|steuerung|kontrolle|kontrollraum|system|lager|station|quartiere|anlage|abteil|verriegelung|gefahr|suche|terminal)\b)/gu;

/** A name in up to three lines of so many letters, broken at spaces and soft hyphens. */
export function label(name: string, most: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of name.replace(STEMS, "\u00ad").split(" ")) {
    const parts = word.split("\u00ad");
    parts.forEach((part, index) => {
      const glue = line === "" ? "" : index === 0 ? " " : "";
      if ((line + glue + part).length <= most) line += glue + part;
      else {
        if (line) found.push(index > 0 ? `${line}-` : line);
        line = part;
      }
    });
  }
  return [...found, line].slice(0, 3);
}
