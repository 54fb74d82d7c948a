/** What a person is told at a table, from the keys and facts the server sends: the same sentences as in the terminal. */

import type { Described, Facts, OnlyWay, Question, Told } from "../net/types";
import type { Piece, Speech } from "./speech";
import { t } from "./words.svelte";

type Asked = Pick<Question, "prompt" | "about" | "group"> & { because?: string };

/** What a question is about, and then the seat that is asked. */
const factsOf = (asked: Asked, seat: number | null): Facts =>
  seat === null ? asked.about : { ...asked.about, seat: asked.about.seat ?? seat };

/** A question; questions that are shown as one may have words of their own. */
export function question(speech: Speech, asked: Asked, seat: number | null): string {
  return (
    together(speech, asked, seat) ||
    speech.mine(() => speech.say(`prompt.${asked.prompt}`, factsOf(asked, seat)))
  );
}

/** The words of several questions that are shown as one, or nothing. */
export function together(speech: Speech, asked: Asked, seat: number | null): string {
  const key = `prompt.${asked.prompt}/all`;
  if (!asked.group || !speech.has(key)) return "";
  const total = asked.group.most;
  return speech.mine(() => speech.say(key, { ...factsOf(asked, seat), total }));
}

/** Who is asked: a move is mine in my own turn; in another's I am only asked something. */
export const whoAsked = (
  who: string | undefined,
  turn: number | null,
  me: number | null,
): string =>
  (who ?? "mine") === "mine" && turn !== null && turn !== me ? "who-asked" : `who-${who ?? "mine"}`;

/** Why one is asked, or nothing. */
export const because = (speech: Speech, asked: Asked, seat: number | null): string =>
  speech.mine(() =>
    asked.because
      ? speech.say(asked.because, factsOf(asked, seat))
      : speech.text(`prompt.${asked.prompt}`, factsOf(asked, seat)),
  );

export const optionName = (speech: Speech, option: Described): string =>
  speech.mine(() => speech.say(option.key, option.facts));

/** What an option would do, or nothing. */
export const note = (speech: Speech, option: Described): string =>
  option.note && speech.has(option.note)
    ? speech.mine(() => speech.say(option.note, option.facts))
    : "";

/** What it would do in a few words, where the thing it is about has some. */
export function brief(speech: Speech, option: Described): string {
  const key = option.note.replace(/\/text$/, "/brief");
  return key !== option.note && speech.has(key)
    ? speech.mine(() => speech.say(key, option.facts))
    : "";
}

/** Why an option is not open. */
export const closed = (speech: Speech, option: Described): string =>
  speech.mine(() => speech.say(option.closed, option.facts));

/** What was not asked because there was one way only: the question, the way, and why nothing else was open. */
export function onlyWay(
  speech: Speech,
  way: OnlyWay,
): { question: string; way: string; why: string[] } {
  const [open] = way.options.filter((option) => !option.closed);
  return {
    question: question(speech, { ...way, group: null }, way.seat),
    way: open ? capital(optionName(speech, open)) : "",
    why: [
      ...new Set(
        way.options.filter((option) => option.closed).map((one) => asSentence(closed(speech, one))),
      ),
    ],
  };
}

/** A reason that stands alone. */
const asSentence = (text: string): string => capital(text) + (/[.!?]$/.test(text) ? "" : ".");

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What an option does to its chooser. */
export const danger = (speech: Speech, option: Described): string =>
  speech.mine(() => speech.say(option.danger, option.facts));

/** Tells what somebody did; of what the reader did with cards no card is named where these are covered. */
function about<T>(speech: Speech, told: Told, say: () => T): T {
  const own = speech.reader !== null && Object.values(told.facts).includes(speech.reader);
  return own ? speech.mine(say, t("stream-card")) : say();
}

export const happened = (speech: Speech, told: Told): string =>
  about(speech, told, () => speech.say(`event.${told.key}`, told.facts));

/** The same in pieces, so that what it speaks of can be pointed at. */
export const happenedPieces = (speech: Speech, told: Told): Piece[] =>
  about(speech, told, () => speech.pieces(`event.${told.key}`, told.facts));

export const ending = (speech: Speech, name: string): string => speech.say(`ending.${name}`);

/** What an option of a table is set to. */
export const valueName = (speech: Speech, value: string | number): string =>
  speech.has(`value.${value}`) ? speech.say(`value.${value}`) : String(value);
