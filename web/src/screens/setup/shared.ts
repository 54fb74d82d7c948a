/** What the parts of the set-up page share. */

import { colourOfSeat, COLOURS, type Colour } from "../../kit/seats";
import type { SetupTable } from "../../net/draft_table.svelte";
import type { ModeInfo, OptionInfo, SeatsLine, TableInfo, Value } from "../../net/types";

export const ANY = "random";

/** The names of a list by seat, or null if the option has one value for all. */
export function bySeat(info: TableInfo, option: OptionInfo): string[] | null {
  const value = String(info.options[option.name] ?? option.default);
  return option.values.includes(value) ? null : value.split(",");
}

/** The option that gives every seat something of its own, if there is one. */
export const pickOf = (mode: ModeInfo | undefined): OptionInfo | undefined =>
  mode?.options.find((option) => option.choices.length);

export const valueOf = (info: TableInfo, option: OptionInfo): Value =>
  info.options[option.name] ?? option.default;

/** What a choice is called in words and pictures: of the option `factions` a `faction`. */
export const kindOf = (option: OptionInfo): string => option.name.replace(/s$/, "");

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What somebody on this seat has picked, in words, or nothing. */
export function pickName(table: SetupTable, option: OptionInfo | undefined, seat: number): string {
  const picked = option && bySeat(table.info!, option)?.[seat];
  return option && picked && picked !== ANY ? table.speech.thing(picked, kindOf(option)) : "";
}

/** The colours that seats will have at the table, as far as that can be told; no two have the same. */
export function coloursOf(table: SetupTable, option: OptionInfo | undefined): readonly Colour[] {
  const { seats } = table.info!;
  const picks = (option && bySeat(table.info!, option)) ?? [];
  const known = seats.map(({ seat }) => table.module?.coming?.(seat, picks[seat] ?? ""));
  const left = COLOURS.filter((colour) => !known.includes(colour));
  return known.map((colour, seat) => {
    if (colour) return colour;
    const own = left.includes(colourOfSeat(seat)) ? colourOfSeat(seat) : left[0]!;
    left.splice(left.indexOf(own), 1);
    return own;
  });
}

/** The lines that hold with the options of this table. */
const holding = (info: TableInfo, lines: readonly SeatsLine[]): readonly SeatsLine[] =>
  lines.filter((line) =>
    line.needs.every(([name, value]) => (info.options[name] ?? value) === value),
  );

/** What the number of seats at this table decides, without what its options have changed. */
export const linesFor = (info: TableInfo, mode: ModeInfo): readonly SeatsLine[] =>
  holding(info, mode.seating[info.seats.length - mode.least] ?? []);

/** What wins at this table. */
export const aimsFor = (info: TableInfo, mode: ModeInfo): readonly SeatsLine[] =>
  holding(info, mode.aims).filter(
    ({ name }, index, all) => all.findIndex((line) => line.name === name) === index,
  );
