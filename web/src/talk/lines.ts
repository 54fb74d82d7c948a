/** Lines of talk in words: what was said, what a chip offers, and a line that still lacks something. */

import type { ChipInfo, SlotInfo, SpokenLine } from "../net/types";
import type { Speech } from "../words/speech";

export type Word = number | string;
const OPEN = "…";

/** What was said, as its reader reads it. */
export const lineText = (speech: Speech, line: Pick<SpokenLine, "key" | "facts">): string =>
  speech.say(line.key, line.facts ?? {});

const keyOf = (chip: ChipInfo, args: readonly Word[]): string => {
  const worded = chip.slots.flatMap((slot, at) =>
    slot.worded && args[at] !== undefined ? [String(args[at])] : [],
  );
  return ["talk", chip.verb, ...worded].join(".");
};

/** The sentence of a chip with what it is filled with so far; what is missing is an ellipsis. */
export function draftText(speech: Speech, chip: ChipInfo, args: readonly Word[]): string {
  const facts: Record<string, unknown> = {};
  const open = chip.slots.some((slot, at) => slot.worded && args[at] === undefined);
  chip.slots.forEach((slot, at) => {
    const given = args[at];
    facts[slot.fact] = given ?? OPEN;
  });
  return speech.say(open ? `talk.${chip.verb}` : keyOf(chip, args), facts);
}

/** A chip's own words: with an ellipsis where it needs something. */
export function chipText(speech: Speech, chip: ChipInfo): string {
  return chip.slots.length
    ? draftText(speech, chip, []).replace(/[.!]$/u, "")
    : draftText(speech, chip, []);
}

/** What a slot can be filled with, in words. */
export function wordText(speech: Speech, slot: SlotInfo, word: Word): string {
  if (slot.kind === "seat") return speech.seat(Number(word));
  if (slot.kind === "count") return String(word);
  return speech.thing(word, slot.kind === "place" ? "place" : "card");
}

/** The things on a board that a filling stands for. */
export function thingsOf(slot: SlotInfo, word: Word): (Word | Word[])[] {
  if (slot.kind === "seat")
    return [
      ["seat", word],
      ["figure", word],
    ];
  return slot.kind === "place" ? [word, ["room", word], ["place", word]] : [];
}
