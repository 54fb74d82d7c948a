/** One person's hand on a move: confirming, passing, and what happens when the world changes in between. */

import { describe, expect, it } from "vitest";
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

const turn = ask("turn", [
  option("pass", { last: true }),
  option(["move", "lab"], { group: "move" }),
  option(["move", "nest"], { group: "move" }),
  option("search"),
]);
const pay = ask("pay", [option("rest"), option("reload")], "list");
const interruption = ask("interruption", [option("no"), option("yes")], "list");

/** A table that asks these one after the other, whatever a preview had said. */
function tableOf(first: Question, ...later: Question[]) {
  let asked: Question | null = $state.raw(first);
  const sent: Choice[] = [];
  const table = {
    get asked() {
      return asked;
    },
    view: null,
    me: 0,
    module: null,
    sending: false,
    hides: () => false,
    nameOf: (seat: number) => String(seat),
    speech: {
      say: (key: string) => key,
      has: () => false,
      text: () => "",
      plain: (key: string) => key,
      mine: (say: () => string) => say(),
    },
    preview: (_number: number, options: readonly Choice[]) =>
      Promise.resolve(options.length === 1 ? pay : null),
    answer: (value: Choice) => sent.push(value),
    answerTogether: async (next: (asked: Question) => Choice | null) => {
      while (asked) {
        const value = next(asked);
        if (value === null) return;
        sent.push(value);
        asked = later.shift() ?? null;
        await Promise.resolve();
      }
    },
  };
  return { play: new Play(table as unknown as TableLike), sent };
}

describe("a card that is chosen before its place", () => {
  const effects = [
    { thing: "rest", key: "effect.rest" },
    { thing: "reload", key: "effect.reload" },
  ];
  const lab = { ...option(["move", "lab"], { group: "move", effects }), about: ["lab"] };
  const places = ask("turn", [lab, option(["move", "nest"], { group: "move" }), option("search")]);

  it("is lit, opens its verb, says what it does at each place, and lies there once one is chosen", async () => {
    const { play } = tableOf(places);
    expect([play.isLit("rest"), play.isLit("gun")]).toEqual([true, false]);
    play.tap("rest");
    expect([play.verb, play.isChosen("rest"), play.isChosen("reload")]).toEqual([
      "move",
      true,
      false,
    ]);
    expect(play.effectOn("lab")?.words).toBe("effect.rest");
    expect(play.effectWished(lab)?.words).toBe("effect.rest");
    await play.composer.choose(places, lab);
    expect(play.composer.parts[1]?.chosen?.option).toBe("rest");
  });

  it("has the same letter before and after its place is chosen", async () => {
    const { play } = tableOf(places);
    expect(play.keyOn("reload")).toBe("");
    await play.openVerb(play.verbs[0]!);
    const before = play.keyOn("reload");
    expect(play.press(before)).toBe(true);
    expect(play.composer.wish).toBe("reload");
    await play.composer.choose(places, lab);
    expect(play.keyOfOffer(pay.options[1]!)).toBe(before);
  });
});

describe("a move that was put together", () => {
  it("is answered in order, and nothing before it is confirmed", async () => {
    const { play, sent } = tableOf(turn, pay);
    await play.composer.choose(turn, turn.options[1]!);
    await play.composer.take(pay.options[0]!);
    expect(sent).toEqual([]);
    await play.confirmMove();
    expect(sent).toEqual([["move", "lab"], "rest"]);
    expect(play.composer.broken).toBe(false);
    expect(play.composer.verb).toBeNull();
  });

  it("says so if the world has changed between two answers, and drops the rest", async () => {
    const { play, sent } = tableOf(turn, interruption);
    await play.composer.choose(turn, turn.options[1]!);
    await play.composer.take(pay.options[0]!);
    await play.confirmMove();
    expect(sent).toEqual([["move", "lab"]]);
    expect(play.composer.broken).toBe(true);
    expect(play.composer.parts).toEqual([]);
  });

  it("says so no longer once another one is begun", async () => {
    const { play } = tableOf(turn, interruption);
    await play.composer.choose(turn, turn.options[1]!);
    await play.composer.take(pay.options[0]!);
    await play.confirmMove();
    await play.composer.choose(turn, turn.options[2]!);
    expect(play.composer.broken).toBe(false);
  });
});

describe("verbs", () => {
  it("are chosen first where there are several", () => {
    const { play } = tableOf(turn);
    expect(play.verb).toBeNull();
    expect(play.rows).toEqual([]);
  });

  it("lie open where there is only one, with a letter for each target", () => {
    const only = ask("coop.place", turn.options.slice(1, 3));
    const { play } = tableOf(only);
    expect(play.verb).toBe("move");
    expect(play.rows.map((row) => row.key)).toEqual(["A", "B"]);
    expect(play.missing).not.toBe("");
  });
});

describe("a verb that lies open by itself", () => {
  const first = {
    ...turn,
    composed: { verb: "move", parts: ["room"] },
    options: turn.options.map((each) => ({ ...each, about: [String(each.option)] })),
  } as Question;

  it("has digits for its targets; other verbs have those that follow, and it the last of them", () => {
    const { play } = tableOf(first);
    expect(play.verb).toBe("move");
    expect(play.rows.map((row) => row.key)).toEqual(["1", "2"]);
    expect(play.verbs.map((verb) => [verb.id, play.keyOfVerb(verb)])).toEqual([
      ["move", "4"],
      ['"search"', "3"],
    ]);
  });

  it("gives way to another one, and lies open again once that is dropped", async () => {
    const { play } = tableOf(first);
    expect(play.press("3")).toBe(true);
    expect(play.verb).toBe('"search"');
    play.composer.reset();
    expect(play.verb).toBe("move");
    await Promise.resolve();
  });
});

describe("a thing that several targets lead to", () => {
  it("takes the next one with each tap", async () => {
    const some = turn.options.slice(1, 3).map((each) => ({ ...each, about: ["dock"] }));
    const { play } = tableOf({ ...turn, options: some });
    const chosen: unknown[] = [];
    for (let tap = 0; tap < 3; tap++) {
      play.tap("dock");
      await Promise.resolve();
      chosen.push(play.composer.parts[0]?.chosen?.option);
    }
    expect(chosen).toEqual([
      ["move", "lab"],
      ["move", "nest"],
      ["move", "lab"],
    ]);
  });
});

describe("what ends a turn", () => {
  it("has a key of its own and asks once while something is open", () => {
    const { play, sent } = tableOf(turn);
    const [pass] = play.enders;
    expect(play.keyOfEnder(pass!)).toBe("P");
    play.take(pass!);
    expect(play.doubtful).toBe(pass);
    expect(sent).toEqual([]);
    play.take(pass!);
    expect(sent).toEqual(["pass"]);
  });
});
