import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import module from "../src/games/nemesis/module";
import { emblemOf, injuriesOf, inkOf } from "../src/games/nemesis/view";
import type { Context } from "../src/games/types";
import { Speech } from "../src/words/speech";

const [, sources] = JSON.parse(readFileSync("../.cache/words/sources.json", "utf8")) as [
  string[],
  Record<string, string[]>,
];
const TEXTS = {
  "card.obj_c4/text": "carnomorphs.obj_c4",
  "card.antidote/text": "carnomorphs.antidote",
  "place.laboratory/text": "carnomorphs.laboratory",
  "board.fauna_attacks": "carnomorphs.fauna_attacks",
};

/** A seat with an Objective and an Item, at a table where some messages read otherwise. */
function seated(language: string, texts: Record<string, string>): Context {
  const crew = { objectives: ["obj_c4", null], held: [], quests: [] };
  const inventory = [{ handle: 3, card: "antidote", back: "green" }];
  const view = {
    texts,
    seats: [crew],
    hand: [],
    inventory,
    prospects: [],
    phase: "turn",
    round: 1,
  };
  const speech = new Speech(language, sources[`nemesis ${language}`]!, [], module.texts!(view));
  return { view, me: 0, speech } as unknown as Context;
}

describe.each(["en", "de"])("a species that changes texts (%s)", (language) => {
  const plain = seated(language, {});
  const changed = seated(language, TEXTS);
  const said = (key: string) => plain.speech.say(key);

  it("is heard in the Objective, in cards and in rooms", () => {
    expect(module.secret(plain)!.lines).toEqual([said("card.obj_c4/text")]);
    expect(module.secret(changed)!.lines).toEqual([said("carnomorphs.obj_c4")]);
    expect(module.hand(changed)[0]!.cards[0]!.text).toBe(said("carnomorphs.antidote"));
    expect(changed.speech.text("place.laboratory")).toBe(said("carnomorphs.laboratory"));
    expect(changed.speech.text("place.surgery")).toBe(said("place.surgery/text"));
  });

  it("is heard in the names of the phases", () => {
    expect(module.phases(plain)!.names).toContain(said("board.fauna_attacks"));
    expect(module.phases(changed)!.names).toContain(said("carnomorphs.fauna_attacks"));
  });
});

describe("a species nobody has drawn", () => {
  it("has the colour of the base game and its first kind as an emblem", () => {
    expect(inkOf("weeds")).toBe(inkOf("intruders"));
    expect(emblemOf({ species: "weeds", kinds: ["creeper", "adult"] })).toBe("creeper");
  });
});

describe("the values of an Attack card", () => {
  const said = (...values: [string, number][]) => injuriesOf(values, (kind) => kind);

  it("are one for all kinds, or one for each kind that is named and one for the others", () => {
    expect(said(["", 3])).toBe("Blood 3, counts for injuries only");
    expect(said(["", 0])).toBe("Retreat arrow, counts for injuries only");
    expect(said(["Worm", 0], ["", 7])).toBe("For injuries: Worm retreat, others 7");
    expect(said(["Creeper", 4])).toBe("For injuries: Creeper 4");
  });
});
