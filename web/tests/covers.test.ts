import { describe, expect, test } from "vitest";
import type { GameModule } from "../src/games";
import { coverOf } from "../src/net/covers";
import type { Seen } from "../src/net/table.svelte";
import type { Described, Question } from "../src/net/types";
import { Speech } from "../src/words/speech";
import { happened, happenedPieces, optionName, question } from "../src/words/told";

const SOURCE = `
card-knife = the knife
    .text = It cuts.
card-rope = the rope
card-lamp = the lamp
place-lab = the laboratory
option-play = Play { $card }
prompt-use = Use { $card }?
event-played = { $seat } plays { $card } in { $place }.
listing = { $most } and { $last }
`;

/** A table whose reader holds the rope and the knife, and is offered the knife or, from elsewhere, the lamp. */
function table(hides: () => boolean): Seen {
  const offer = (card: string) =>
    ({ key: "option.play", facts: { card }, option: card, closed: "" }) as unknown as Described;
  const cards = ["rope", "knife"].map((id) => ({ key: id, id, thing: id, kind: "card" }));
  const module = { hand: () => [{ title: "", cards }] } as unknown as GameModule;
  const found = {
    view: {},
    me: 1,
    module,
    asked: { prompt: "use", about: { card: "knife" }, options: [offer("knife"), offer("lamp")] },
    nameOf: String,
    hides,
  } as unknown as Seen & { speech: Speech };
  const cover = () => (hides() ? coverOf(found) : null);
  found.speech = new Speech("en", [SOURCE], ["Ann", "Bea"], {}, 1, cover);
  return found;
}

const said = (seen: Seen): string[] => [
  question(seen.speech, seen.asked as Question, 1),
  ...seen.asked!.options.map((option) => optionName(seen.speech, option)),
];
const mine = { key: "played", facts: { seat: 1, card: "knife", place: "lab" } };
const theirs = { key: "played", facts: { seat: 0, card: "knife", place: "lab" } };

describe("What is one's own on a screen that others see", () => {
  test("is named as long as nothing is covered", () => {
    expect(said(table(() => false))).toEqual(["Use the knife?", "Play the knife", "Play the lamp"]);
  });

  test("is counted and not named while it is covered, in the question and in every option", () => {
    const seen = table(() => true);
    expect(said(seen)).toEqual([
      "Use card 2 of 2?",
      "Play card 2 of 2",
      "Play offered card 1 of 1",
    ]);
    expect(said(seen).join()).not.toMatch(/knife|rope|lamp/);
  });

  test("is not named in what one did, and what others did is told as always", () => {
    const { speech } = table(() => true);
    expect(happened(speech, mine)).toBe("Bea plays covered card in the laboratory.");
    expect(happened(speech, theirs)).toBe("Ann plays the knife in the laboratory.");
    expect(happenedPieces(speech, mine).some((piece) => piece.id === "knife")).toBe(false);
  });

  test("tells nothing about other cards of the same kind: the words are the same for each of them", () => {
    const { speech } = table(() => true);
    const lamp = { key: "played", facts: { seat: 1, card: "lamp", place: "lab" } };
    expect(happened(speech, lamp)).toBe(happened(speech, mine));
  });
});
