/** Who hears what somebody says, and whether bots talk where nobody has said so. */

import type { ChipInfo, GameInfo, TableInfo } from "../net/types";

/** What bots do at a table that somebody puts up here, whose host may change it. */
export function usualTalk(game: GameInfo): TableInfo["bots_talk"] {
  return game.talks ? "full" : "off";
}

/** Whether anybody could hear a seat: other people, or bots that listen, who have no use for mere courtesies. */
export function isHeard(
  me: number,
  table: Pick<TableInfo, "seats" | "bots_talk">,
  chips: readonly ChipInfo[],
  only: readonly number[] | null = null,
): boolean {
  if (only && !only.some((seat) => seat !== me)) return false;
  if (table.seats.some((seat) => seat.kind === "human" && seat.seat !== me)) return true;
  if (table.bots_talk === "off" || !table.seats.some((seat) => seat.kind === "bot")) return false;
  return chips.length === 0 || chips.some((chip) => chip.kind !== "plain");
}
