/** What others did since my last move, told from what everybody sees. */

import type { SeatInfo, Told } from "../net/types";
import type { Speech } from "../words/speech";

/** How many of somebody's last deeds are told. */
const MOST = 2;

/** Whose deed an event tells: it names its seat, or the seat of its figure. */
export function doerOf({ facts }: Told): number | null {
  const seat = facts.seat ?? facts.figure_seat;
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** What a deed is good for: the words of its kind, or of the place it leads to. */
export function reasonOf({ key, facts }: Told, speech: Speech): string {
  const place = typeof facts.place === "string" ? `reason.place.${facts.place}` : "";
  const found = [place, `reason.${key}`].find((each) => each && speech.has(each));
  return found ? speech.say(found) : "";
}

/** For every other seat that did something its last deeds: those with a reason, or the very last. */
export function deedsOf(
  entries: readonly { told: Told }[],
  seats: readonly Pick<SeatInfo, "seat">[],
  me: number | null,
  speech: Speech,
): { seat: number; told: readonly Told[] }[] {
  return seats.flatMap(({ seat }) => {
    if (seat === me) return [];
    const own = entries.map(({ told }) => told).filter((told) => doerOf(told) === seat);
    const telling = own.filter((told) => reasonOf(told, speech));
    const told = (telling.length ? telling : own).slice(-MOST);
    return told.length ? [{ seat, told }] : [];
  });
}
