/** What the parts of the set-up page share. */

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

/** What the number of seats at this table decides, without what its options have changed. */
export function linesFor(info: TableInfo, mode: ModeInfo): readonly SeatsLine[] {
  const holds = ([name, value]: readonly [string, Value]) =>
    (info.options[name] ?? value) === value;
  return (mode.seating[info.seats.length - mode.least] ?? []).filter((line) =>
    line.needs.every(holds),
  );
}
