/** What a move says of itself before it is made: on its tile, and of what was laid down for it. */

import { describe, expect, it } from "vitest";
import { Composing } from "../src/kit/composing";
import type { TableLike } from "../src/net/table.svelte";
import type { Choice, Described, Question, Stakes } from "../src/net/types";
import { Play } from "../src/play.svelte";
import { described } from "./questions";

const option = (value: Choice, stakes: Stakes = {}): Described =>
  described(value, { key: String(value), stakes });
const ask = (prompt: string, options: Described[], form = "compose"): Question =>
  ({
    number: 1,
    prompt,
    rule: "X-1",
    options,
    about: {},
    group: null,
    items: [],
    form,
    proposed: [],
    standing: [],
  }) as unknown as Question;

const WORDS: Readonly<Record<string, string>> = {
  "then.attacked": "it attacks first",
  "then.miss": "else a wound",
};

/** A table that asks this, and then, one after the other, what a preview would. */
function movesOf(first: Question, ...later: Question[]): { play: Play; move: Composing } {
  const table = {
    asked: first,
    view: null,
    me: 0,
    module: null,
    sending: false,
    hides: () => false,
    nameOf: (seat: number) => String(seat),
    speech: {
      say: (key: string, { count }: { count?: number }) => (count ? `${key} ${count}` : key),
      has: () => false,
      text: (key: string) => WORDS[key] ?? "",
      plain: (key: string) => key,
      mine: (say: () => string) => say(),
    },
    preview: (_number: number, options: readonly Choice[]) =>
      Promise.resolve(later[options.length - 1] ?? null),
  };
  const play = new Play(table as unknown as TableLike);
  return { play, move: new Composing(play) };
}

const attacked = { then: [{ key: "then.attacked", colour: "harm" }] } as Stakes;
const strike = {
  odds: { faces: ["good", "none"], count: 1, key: "odds.hit" },
  then: [{ key: "then.draw", colour: "harm" }, ...[{ key: "then.miss", colour: "harm" }]],
} as Stakes;
const fight = ask("turn", [
  option("lab", { group: "flee", ...attacked }),
  option("nest", { group: "flee", ...attacked }),
  option("den", { group: "move", ...attacked }),
  option("pit", { group: "move" }),
  option("strike", strike),
]);

describe("a target", () => {
  it("does not say what it is for where each card says what it does there, but whom one meets", async () => {
    const effects = [{ thing: "use", key: "effect.cook" }];
    const targets = ["kitchen/text", "kitchen/text", "note.meet"].map((note, at) => ({
      ...option(`place ${at}`, { group: "go", effects: at ? effects : [] }),
      note,
    }));
    const { play, move } = movesOf(ask("turn", targets));
    play.table.speech.has = () => true;
    const notes: string[] = [];
    for (const target of targets) {
      await play.composer.choose(play.asked!, target);
      notes.push(move.note);
    }
    expect(notes).toEqual(["Kitchen/text", "", "Note.meet"]);
  });
});

describe("a tile", () => {
  it("says beside its targets what happens whatever one chooses", () => {
    const { play, move } = movesOf(fight);
    const [flee] = play.verbs;
    expect(move.noteOfVerb(flee!)).toBe("Lab, Nest; it attacks first");
    expect(move.hurts(flee!)).toBe(true);
  });

  it("leaves to its targets what only some of them bring", () => {
    const { play, move } = movesOf(fight);
    expect(move.noteOfVerb(play.verbs[1]!)).toBe("Den, Pit");
    expect(move.hurts(play.verbs[1]!)).toBe(false);
  });

  it("names cards of one name once", () => {
    const twins = ["first", "second"].map((card) =>
      described(card, { key: "pursuit", stakes: { group: "effect" } }),
    );
    const { play, move } = movesOf(ask("turn", [...twins, option("rest", { group: "effect" })]));
    expect(move.noteOfVerb(play.verbs[0]!)).toBe("Pursuit, Rest");
  });

  it("says the chance of its only option, and what a miss costs", () => {
    const { play, move } = movesOf(fight);
    expect(move.noteOfVerb(play.verbs[2]!)).toBe("odds.hit 1, else a wound");
  });
});

describe("what is paid with things that are not in the hand", () => {
  const first = ask("pay", [option("rope"), option("lamp"), option("tape")], "list");
  const second = ask("pay", [option("lamp"), option("tape")], "list");

  it("stays in sight once it is laid down, although the list offers it no more", async () => {
    const turn = ask("turn", [option("craft"), option("rest")]);
    const { play, move } = movesOf(turn, first, second);
    await play.composer.choose(turn, turn.options[0]!);
    expect(move.laid).toEqual([]);
    await play.composer.take(first.options[0]!);
    expect(move.laid.map((part) => part.chosen?.option)).toEqual(["rope"]);
    expect(move.listed(play.composer.slots[0]!).map((each) => each.option)).toEqual([
      "lamp",
      "tape",
    ]);
  });
});
