/** Lines of talk in words: what was said, what a chip offers, and a line that still lacks something. */

import type { ChipInfo, SlotInfo, SpokenLine } from "../net/types";
import type { Speech } from "../words/speech";

export type Word = number | string;
const OPEN = "…";
/** Stands in a sentence where something is still to be said. */
const SLOT = "\uE010";

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

/** The same in pieces: what stands in a slot is told apart, null where it is empty. */
export function draftPieces(
  speech: Speech,
  chip: ChipInfo,
  args: readonly Word[],
): { text: string; slot: boolean }[] {
  const at = args.length;
  const slot = chip.slots[at];
  if (!slot) return [{ text: draftText(speech, chip, args), slot: false }];
  const said = slot.worded
    ? draftText(speech, chip, args).replace(OPEN, SLOT)
    : draftText(speech, chip, [...args, SLOT]);
  return said
    .split(SLOT)
    .flatMap((text, index) => [...(index ? [{ text: "", slot: true }] : []), { text, slot: false }])
    .filter((piece) => piece.slot || piece.text);
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
  if (slot.kind !== "place") return [];
  const place = slot.at?.[slot.options.indexOf(word)] ?? word;
  return [place, ["room", place], ["place", place]];
}
