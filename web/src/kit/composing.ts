/** What a move that is being put together says: the same words for the block of wide screens and the strip of a phone. */

import { doneBy, openOf, type Part, type Verb } from "../compose.svelte";
import type { Consequence, Described } from "../net/types";
import type { Play } from "../play.svelte";
import { thingKey } from "../things";
import { brief } from "../words/told";
import { t } from "../words/words.svelte";
import { sentences } from "./whole";

/** As many letters of targets as a tile holds in two lines. */
const SHORT = 28;
/** As many letters of a note as a tile takes; a longer one is read in the move itself. */
const NOTE = 44;
/** As many targets as can say what they do without hiding one another. */
const TOLD = 4;
/** As many letters as the button holds in two lines. */
const DEED = 38;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A consequence in a word or two, and how it is coloured. */
export interface Sign {
  words: string;
  colour: string;
}

export class Composing {
  constructor(readonly play: Play) {}

  get speech() {
    return this.play.table.speech;
  }

  /** The target that was chosen. */
  get draft(): Described | null {
    return this.play.composer.parts[0]?.chosen ?? null;
  }

  /** The verb that lies open. */
  get open(): Verb | null {
    return this.play.verbs.find((verb) => verb.id === this.play.verb) ?? null;
  }

  unit(option: Described): string {
    return (option.stakes?.cost ?? [])
      .map((cost) => this.speech.say(`unit.${cost.unit}`, { count: cost.amount }))
      .join(", ");
  }

  chance(option: Described): string {
    const odds = option.stakes?.odds;
    return odds
      ? this.speech.say(odds.key ?? "odds.of", { count: odds.count, faces: odds.faces.length })
      : "";
  }

  isRisky(option: Described): boolean {
    const odds = option.stakes?.odds;
    return (
      odds !== null &&
      odds !== undefined &&
      odds.count > 0 &&
      odds.faces.some((face) => face === "bad" || face === "maybe")
    );
  }

  nameOfVerb(verb: Verb): string {
    const group = verb.options[0]!.stakes?.group;
    return group ? capital(this.speech.say(`group.${group}`)) : this.play.nameOf(verb.options[0]!);
  }

  /** The word a verb goes by: its group's, or that of its only option. */
  wordOf(verb: Verb): string {
    const { option, stakes } = verb.options[0]!;
    return stakes?.group || String(Array.isArray(option) ? option[0] : option);
  }

  /** What a verb is called where there is little room. */
  shortName(verb: Verb): string {
    const key = `short.${this.wordOf(verb)}`;
    return this.speech.has(key) ? this.speech.say(key) : this.nameOfVerb(verb);
  }

  iconOfVerb(verb: Verb): string {
    const word = this.wordOf(verb);
    const { module } = this.play.table;
    return module?.verbs?.[word] ?? module?.iconOf("card", word) ?? "u-more";
  }

  /** All targets by name where they are short, else the first and how many more; those of one name count once. */
  #targets(verb: Verb): string {
    const names = new Set(verb.options.map((option) => this.play.targetOf(option)));
    const [first = "", ...more] = names;
    const all = [...names].join(", ");
    return all.length <= SHORT ? all : t("compose-targets", { first, count: more.length });
  }

  /** What every option of a verb brings, in a word or two, and its chance where it has one option only. */
  #alike(verb: Verb): Sign[] {
    const [one, ...others] = verb.options;
    const chance = others.length || !one!.stakes?.odds ? [] : [this.chance(one!)];
    const brought = (one!.stakes?.then ?? [])
      .filter((each) =>
        others.every((other) => other.stakes?.then?.some(({ key }) => key === each.key)),
      )
      .map((each) => ({
        words: this.speech.text(each.key, each.facts),
        colour: each.colour ?? "plain",
      }));
    return [...chance.map((words) => ({ words, colour: "plain" })), ...brought].filter(
      ({ words }) => words,
    );
  }

  /** What a verb is like before it is opened: its targets, and what it brings whatever one chooses. */
  noteOfVerb(verb: Verb): string {
    const [only, ...others] = verb.options;
    const alike = this.#alike(verb)
      .map(({ words }) => words)
      .join(", ");
    if (others.length) {
      const targets = this.#targets(verb);
      if (!alike) return targets;
      return targets.length + alike.length <= NOTE ? `${targets}; ${alike}` : alike;
    }
    if (alike) {
      const told = brief(this.speech, only!).replace(/\.$/, "");
      return told && told.length + alike.length <= NOTE ? `${told}; ${alike}` : alike;
    }
    // In short; all of it stands in the move once it is opened.
    const said = only!.stakes?.group
      ? this.play.targetOf(only!)
      : brief(this.speech, only!) || sentences(this.play.noteOf(only!))[0];
    return said.length <= NOTE || only!.danger ? said : "";
  }

  /** Whether a verb hurts whatever one chooses. */
  hurts(verb: Verb): boolean {
    const [only, ...others] = verb.options;
    if (!others.length && only!.danger) return true;
    return this.#alike(verb).some(({ colour }) => colour === "harm");
  }

  /** What the button says; a payment that would make it too long is read from its slots. */
  get deed(): string {
    const { play, draft } = this;
    return !draft || play.moveWords.length <= DEED ? play.moveWords : play.nameOf(draft);
  }

  /** What the button leaves unsaid. */
  get payment(): string {
    const { play, deed } = this;
    return !play.missing && play.moveWords.startsWith(deed)
      ? play.moveWords.slice(deed.length)
      : "";
  }

  /** What the cells of the die mean, in the game's own words. */
  get legend(): string {
    const odds = this.open?.options.find((option) => option.stakes?.odds)?.stakes?.odds;
    return odds ? this.speech.text(odds.key ?? "odds.of", {}) : "";
  }

  /** What the draft brings, in order: what its target and everything laid into its slots say. */
  get follows(): readonly Consequence[] {
    const chosen = this.play.composer.parts.flatMap((part) => (part.chosen ? [part.chosen] : []));
    return chosen.flatMap((option) => option.stakes?.then ?? []);
  }

  saidOf({ key, facts }: Consequence): string {
    return this.speech.mine(() => this.speech.say(key, facts));
  }

  /** What the target is like, unless that is told as a consequence anyway; what it is for, cards say where they tell what they do there. */
  get note(): string {
    const { draft } = this;
    if (!draft || this.follows.some((each) => each.key === draft.note)) return "";
    if (draft.stakes?.effects?.length && draft.note.endsWith("/text")) return "";
    return capital(this.play.noteOf(draft));
  }

  /**
   * What an option of a later question would bring upon oneself or begin in secret, in a word where there is one; of the
   * targets that one has to choose among first of all only what hurts.
   */
  signs(option: Described): Sign[] {
    const first = this.#isFirst(option);
    if (!first && this.open?.options.includes(option)) return [];
    return (option.stakes?.then ?? [])
      .filter(({ colour }) => (first ? colour === "harm" : colour && colour !== "plain"))
      .map((each) => ({
        words: this.speech.text(each.key, each.facts) || this.saidOf(each),
        colour: each.colour ?? "plain",
      }));
  }

  /** Whether an option of a later question brings what its note says, and nothing else. */
  #speaksForItself(option: Described): boolean {
    const then = this.open?.options.includes(option) ? [] : (option.stakes?.then ?? []);
    return then.length === 1 && then[0]!.key === option.note;
  }

  /** Whether it is a target of the verb that lies open by itself. */
  #isFirst(option: Described): boolean {
    return this.play.main?.options.includes(option) ?? false;
  }

  /** What such an option, or a target that one has to choose first of all, means in a word or two. */
  meaning(option: Described): string {
    const told = this.#isFirst(option) || this.#speaksForItself(option);
    return told ? this.speech.text(option.note, option.facts) : "";
  }

  /**
   * Whether an option says what it does: few cards as targets of which none was chosen yet (the hand tells what rooms do),
   * and few answers to what is asked next.
   */
  isTold(option: Described): boolean {
    const { open } = this;
    if (this.#isFirst(option)) return this.meaning(option) !== "";
    if (this.#speaksForItself(option)) return this.play.offers.length <= TOLD;
    return (
      !this.draft &&
      open !== null &&
      open.options.length <= TOLD &&
      new Set(open.options.map((each) => each.note)).size > 1 &&
      open.options.includes(option) &&
      "card" in option.facts
    );
  }

  /** Whether one choice among things that are not in the hand: a list, in which the chosen one is marked. */
  isList(slots: readonly Part[]): boolean {
    return (
      slots.length === 1 &&
      slots[0] === this.play.composer.offered[0] &&
      this.play.offers.every((row) => !this.play.isHeld(row.option))
    );
  }

  /** What is listed for slots because it does not lie in the hand, where a tap on it is enough. */
  listed(slots: readonly Part[]): Described[] {
    return this.offered(slots).filter((option) => !this.play.isHeld(option));
  }

  /** What was laid into slots and is marked in no list. */
  get laid(): readonly Part[] {
    return this.play.composer.slots.flatMap((slots) => {
      const seen = new Set(this.listed(slots).map((one) => thingKey(one.option)));
      return slots.filter(({ chosen }) => chosen && !seen.has(thingKey(chosen.option)));
    });
  }

  lies(slots: readonly Part[], option: Described): boolean {
    return slots.some(
      ({ chosen }) => chosen && thingKey(chosen.option) === thingKey(option.option),
    );
  }

  /** What slots are asked for; once they are filled, in short. */
  labelOf(slots: readonly Part[]): string {
    const { prompt, about } = slots[0]!.question;
    const filled = slots.every((slot) => slot.chosen) && this.speech.has(`slot.${prompt}`);
    return capital(this.speech.say(filled ? `slot.${prompt}` : `prompt.${prompt}`, about));
  }

  /** What can be laid into a slot that waits; what is not in the hand is listed as long as it can be exchanged. */
  offered(slots: readonly Part[]): Described[] {
    const { play } = this;
    const offers = play.offers.map((row) => row.option);
    if (slots[0] === play.composer.offered[0] && this.isList(slots)) return offers;
    const waiting = slots.find((slot) => slot.chosen === null);
    const some = waiting ? doneBy(play.actor, openOf(waiting.question)) : [];
    const open = new Set(some.map((one) => thingKey(one.option)));
    return offers.filter((one) => open.has(thingKey(one.option)));
  }
}
