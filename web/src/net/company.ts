/** Who of the cast sits down at free seats, and whether the table waits for any of them. */

import type { BotInfo, SeatInfo } from "./types";

/**
 * So many people of the cast: first those of a level, then those nearest to it, the easier ones first; nobody twice
 * before everybody sits.
 */
export function company(
  people: readonly BotInfo[],
  level: number,
  count: number,
  seated: ReadonlySet<string> = new Set(),
): string[] {
  const near = (one: BotInfo): number =>
    Math.abs(one.level - level) * 2 + Number(one.level > level);
  const all = [...people].sort((a, b) => near(a) - near(b)).map((one) => one.id);
  const waiting = [...all.filter((id) => !seated.has(id)), ...all.filter((id) => seated.has(id))];
  return Array.from(
    { length: waiting.length ? count : 0 },
    (_, at) => waiting[at % waiting.length]!,
  );
}

/** Whether a bot may be among those whom the table waits for. */
export function botsMayAnswer(
  seats: readonly Pick<SeatInfo, "kind" | "stand_in">[],
  names: readonly number[] | null,
): boolean {
  const bots = seats.flatMap(({ kind, stand_in }, seat) =>
    kind !== "human" || stand_in ? [seat] : [],
  );
  return names === null ? bots.length > 0 : bots.some((seat) => names.includes(seat));
}
