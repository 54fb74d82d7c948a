import { describe, expect, it } from "vitest";
import { effectWith, laidFirst, missingIn, oddsOf } from "../src/at_stake";
import { Composer } from "../src/compose.svelte";
import type { Choice, Described, Question, Stakes } from "../src/net/types";

const option = (value: Choice, stakes: Stakes = {}): Described =>
  ({ option: value, key: "", facts: {}, about: [], closed: "", danger: "", stakes }) as never;
const ask = (prompt: string, options: Described[], about = {}): Question =>
  ({
    number: 1,
    prompt,
    options,
    about,
    group: null,
    items: [],
    form: "list",
    proposed: [],
  }) as never;

const effects = [
  { thing: "use", key: "effect.fuel", facts: { count: 2 } },
  { thing: "repair", key: "effect.nothing", idle: true },
];
const boiler = option(["go", "boiler_room"], { group: "go", aim: "place.here", effects });
const radio = option(["go", "radio_room"], { group: "go", aim: "place.here" });
const turn = ask("place", [boiler, radio]);
const cards = ask("place.card", [option("use"), option("repair")]);
const composer = (next: Question | null = cards): Composer =>
  new Composer({ preview: () => Promise.resolve(next) });

describe("what is at stake on the board", () => {
  it("has the odds of a thing that stands for one option, and of no other", () => {
    const odds = { faces: ["bad" as const], count: 1 };
    const move = option("move", { odds });
    expect(oddsOf([move])).toEqual(odds);
    expect(oddsOf([move, option("sneak", { odds })])).toBeNull();
    expect(oddsOf([option("rest")])).toBeNull();
    expect(oddsOf([])).toBeNull();
  });

  it("says what a card does at a place", () => {
    expect(effectWith(boiler, "use")?.facts).toEqual({ count: 2 });
    expect(effectWith(boiler, "repair")?.idle).toBe(true);
    expect(effectWith(radio, "use")).toBeNull();
    expect(effectWith(null, "use")).toBeNull();
  });

  it("speaks of the card that was laid down, or of the only one there is", async () => {
    const draft = composer();
    expect(laidFirst(draft, [boiler])).toBeNull();
    const alone = option("go", { effects: effects.slice(0, 1) });
    expect(laidFirst(draft, [alone])).toBe("use");
    await draft.choose(turn, boiler);
    await draft.take(cards.options[1]!);
    expect(laidFirst(draft, [boiler])).toBe("repair");
  });
});

describe("what a draft still lacks", () => {
  it("is a target first, then the answer that waits, then nothing", async () => {
    const draft = composer();
    expect(missingIn(draft, turn.options)).toBeNull();
    await draft.open(turn, { id: "go", options: turn.options });
    expect(missingIn(draft, turn.options)).toEqual({ aim: "place.here" });
    await draft.choose(turn, radio);
    expect(missingIn(draft, turn.options)).toEqual({ question: cards, count: 1 });
    draft.ahead.preview = () => Promise.resolve(null);
    await draft.take(cards.options[0]!);
    expect(missingIn(draft, turn.options)).toBeNull();
  });

  it("counts what has to be paid altogether", async () => {
    const pay = ask("pay", [option("axe"), option("rope"), option("lamp")], { left: 2 });
    const draft = composer(pay);
    await draft.choose(turn, radio);
    expect(missingIn(draft, turn.options)).toEqual({ question: pay, count: 2 });
  });
});
