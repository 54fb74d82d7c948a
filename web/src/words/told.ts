/** What a person is told at a table, from the keys and facts the server sends: the same sentences as in the terminal. */

import type { Described, Facts, Question, Told } from "../net/types";
import type { Piece, Speech } from "./speech";

type Asked = Pick<Question, "prompt" | "about" | "group"> & { because?: string };

/** What a question is about, and then the seat that is asked. */
const factsOf = (asked: Asked, seat: number | null): Facts =>
  seat === null ? asked.about : { ...asked.about, seat: asked.about.seat ?? seat };

/** A question; questions that are shown as one may have words of their own. */
export function question(speech: Speech, asked: Asked, seat: number | null): string {
  return (
    together(speech, asked, seat) || speech.say(`prompt.${asked.prompt}`, factsOf(asked, seat))
  );
}

/** The words of several questions that are shown as one, or nothing. */
export function together(speech: Speech, asked: Asked, seat: number | null): string {
  const key = `prompt.${asked.prompt}/all`;
  if (!asked.group || !speech.has(key)) return "";
  return speech.say(key, { ...factsOf(asked, seat), total: asked.group.most });
}

/** Why one is asked, or nothing. */
export const because = (speech: Speech, asked: Asked, seat: number | null): string =>
  asked.because
    ? speech.say(asked.because, factsOf(asked, seat))
    : speech.text(`prompt.${asked.prompt}`, factsOf(asked, seat));

export const optionName = (speech: Speech, option: Described): string =>
  speech.say(option.key, option.facts);

/** What an option would do, or nothing. */
export const note = (speech: Speech, option: Described): string =>
  option.note && speech.has(option.note) ? speech.say(option.note, option.facts) : "";

/** Why an option is not open. */
export const closed = (speech: Speech, option: Described): string =>
  speech.say(option.closed, option.facts);

/** What an option does to its chooser. */
export const danger = (speech: Speech, option: Described): string =>
  speech.say(option.danger, option.facts);

export const happened = (speech: Speech, told: Told): string =>
  speech.say(`event.${told.key}`, told.facts);

/** The same in pieces, so that what it speaks of can be pointed at. */
export const happenedPieces = (speech: Speech, told: Told): Piece[] =>
  speech.pieces(`event.${told.key}`, told.facts);

export const ending = (speech: Speech, name: string): string => speech.say(`ending.${name}`);

/** What an option of a table is set to. */
export const valueName = (speech: Speech, value: string | number): string =>
  speech.has(`value.${value}`) ? speech.say(`value.${value}`) : String(value);
