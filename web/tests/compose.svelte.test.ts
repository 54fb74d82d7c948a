import { describe, expect, it, vi } from "vitest";
import { Composer, doneBy, verbsOf } from "../src/compose.svelte";
import type { Choice, Described, Group, Question, Stakes } from "../src/net/types";

const option = (value: Choice, stakes: Stakes = {}, about: Choice[] = []): Described => ({
  option: value,
  key: "",
  facts: {},
  note: "",
  about,
  closed: "",
  rule: "",
  danger: "",
  veil: "",
  stakes,
});
const ask = (prompt: string, options: Described[], group: Group | null = null): Question => ({
  number: 1,
  prompt,
  rule: "X-1",
  options,
  default: null,
  secret: false,
  about: {},
  group,
  items: [],
  form: "compose",
  composed: null,
  proposed: [],
  who: "mine",
  because: "",
  doing: null,
  why_all: "",
  standing: [],
});
const turn = ask("turn", [
  option("pass", { last: true }),
  option(["move", "lab"], { group: "move" }, ["lab"]),
  option(["move", "nest"], { group: "move" }, ["nest"]),
  option(["sneak", "lab"], { group: "sneak" }, ["lab"]),
  option("search"),
]);
const cards = (...names: string[]): Question => ({
  ...ask(
    "pay",
    names.map((name) => option(name)),
  ),
  form: "list",
});

/** A table whose next questions are known. */
function table(next: Record<string, Question | null>) {
  const asked: string[] = [];
  const preview = (_: number, options: readonly Choice[]): Promise<Question | null | undefined> => {
    asked.push(JSON.stringify(options));
    return Promise.resolve(next[JSON.stringify(options)]);
  };
  return { preview, asked };
}

describe("what is to be laid down, chosen before its target", () => {
  it("lies in the first slot that takes it, and is spent then", async () => {
    const draft = new Composer(table({ '[["move","lab"]]': cards("use", "repair") }));
    draft.want("repair", "move");
    expect(draft.verb).toBe("move");
    await draft.choose(turn, turn.options[1]!);
    expect(draft.parts.map(({ chosen }) => chosen?.option)).toEqual([["move", "lab"], "repair"]);
    expect(draft.wish).toBeNull();
  });

  it("is taken back by choosing it again, by going back, and with the verb", () => {
    const draft = new Composer(table({}));
    draft.want("use", "move");
    draft.want("use", "move");
    expect(draft.wish).toBeNull();
    draft.want("use", "move");
    void draft.back();
    expect([draft.wish, draft.verb]).toEqual([null, "move"]);
    draft.want("use", "move");
    draft.reset();
    expect(draft.wish).toBeNull();
  });

  it("is asked for anew where it is not offered", async () => {
    const draft = new Composer(table({ '[["move","lab"]]': cards("use", "repair") }));
    draft.want("sabotage", "move");
    await draft.choose(turn, turn.options[1]!);
    expect(draft.next?.prompt).toBe("pay");
  });
});

describe("a move that is put together", () => {
  it("has a verb for each group, and what ends a turn is none", () => {
    expect(verbsOf(turn.options).map((verb) => verb.options.length)).toEqual([2, 1, 1]);
  });

  it("belongs to the figure that acts: what only one of them can do is laid out, and another figure chooses anew", async () => {
    const by = (figure: string, room: string) => option([figure, room], { by: [figure] });
    const ways = [by("soldier", "lab"), by("android", "nest"), by("android", "lab")];
    const to: Question = { ...ask("to", ways), form: "list" };
    const composer = new Composer(
      table({ '["search"]': to, '["search",["soldier","lab"]]': null }),
    );
    composer.actor = "soldier";
    await composer.choose(turn, turn.options[4]!);
    expect(composer.complete).toBe(true);
    expect(composer.parts[1]?.chosen?.option).toEqual(["soldier", "lab"]);
    await composer.act("android");
    expect(composer.complete).toBe(false);
    expect(doneBy(composer.actor, composer.next!.options)).toEqual(ways.slice(1));
    expect(doneBy("nobody", ways)).toEqual(ways);
  });

  it("takes back its target and keeps its verb open", async () => {
    const composer = new Composer(table({ '[["move","lab"]]': null }));
    await composer.choose(turn, turn.options[1]!);
    composer.aimAnew();
    expect([composer.verb, composer.parts.length]).toEqual(["move", 0]);
  });

  it("fills a price of two cards at once, though the first card ends what can be foreseen", async () => {
    const pay = { ...cards("axe", "rope"), about: { left: 2 } };
    const composer = new Composer(
      table({ '[["move","lab"]]': pay, '[["move","lab"],"rope"]': null }),
    );
    await composer.choose(turn, turn.options[1]!);
    await composer.take(pay.options[1]!);
    expect(composer.parts.map((part) => part.chosen?.option)).toEqual([
      ["move", "lab"],
      "rope",
      "axe",
    ]);
    expect(composer.complete).toBe(true);
    expect(composer.answerTo(cards("axe"), 2)).toBe("axe");
  });

  it("may pay twice with a card that is held twice", async () => {
    const twice = { ...option("axe"), facts: { count: 2 } };
    const pay = { ...cards("rope"), options: [twice, option("rope")], about: { left: 2 } };
    const composer = new Composer(
      table({ '[["move","lab"]]': pay, '[["move","lab"],"axe"]': null }),
    );
    await composer.choose(turn, turn.options[1]!);
    await composer.take(twice);
    expect(composer.next?.options.map((each) => each.option)).toEqual(["axe", "rope"]);
  });

  it("shows the payment before anything is answered", async () => {
    const pay = cards("axe", "rope");
    const composer = new Composer(
      table({ '[["move","lab"]]': pay, '[["move","lab"],"rope"]': null }),
    );
    await composer.choose(turn, turn.options[1]!);
    expect(composer.complete).toBe(false);
    expect(composer.next).toBe(pay);
    await composer.take(pay.options[1]!);
    expect(composer.complete).toBe(true);
    expect(composer.answerTo(turn, 0)).toEqual(["move", "lab"]);
    expect(composer.answerTo(pay, 1)).toBe("rope");
  });

  it("pays by itself where there is no choice", async () => {
    const composer = new Composer(
      table({ '[["move","lab"]]': cards("axe"), '[["move","lab"],"axe"]': null }),
    );
    await composer.choose(turn, turn.options[1]!);
    expect(composer.complete).toBe(true);
    expect(composer.parts.map((part) => part.chosen?.option)).toEqual([["move", "lab"], "axe"]);
  });

  it("keeps the target when another verb is opened", async () => {
    const composer = new Composer(table({ '[["move","lab"]]': null, '[["sneak","lab"]]': null }));
    await composer.choose(turn, turn.options[1]!);
    await composer.open(turn, verbsOf(turn.options)[1]!);
    expect(composer.parts[0]?.chosen?.option).toEqual(["sneak", "lab"]);
  });

  it("keeps the payment when the target changes, if it is still offered", async () => {
    const pay = cards("axe", "rope");
    const composer = new Composer(
      table({
        '[["move","lab"]]': pay,
        '[["move","lab"],"rope"]': null,
        '[["move","nest"]]': cards("axe", "rope"),
        '[["move","nest"],"rope"]': null,
      }),
    );
    await composer.choose(turn, turn.options[1]!);
    await composer.take(pay.options[1]!);
    await composer.choose(turn, turn.options[2]!);
    expect(composer.parts.map((part) => part.chosen?.option)).toEqual([["move", "nest"], "rope"]);
  });

  it("ends where the next move begins", async () => {
    const composer = new Composer(table({ '["search"]': turn }));
    await composer.choose(turn, turn.options[4]!);
    expect(composer.complete).toBe(true);
    expect(composer.parts.length).toBe(1);
  });

  it("stays as it is while it is being answered", async () => {
    const composer = new Composer(table({ '["search"]': null }));
    await composer.choose(turn, turn.options[4]!);
    composer.answering = true;
    composer.reset();
    expect(composer.answerTo(turn, 0)).toBe("search");
  });

  it("has no answer for a question it was not made for", async () => {
    const composer = new Composer(table({ '["search"]': null }));
    await composer.choose(turn, turn.options[4]!);
    expect(composer.answerTo(ask("other", [option("search")]), 0)).toBeNull();
    expect(composer.answerTo(ask("turn", [option("pass")]), 0)).toBeNull();
  });

  it("forgets what it looked for when the choice changes meanwhile", async () => {
    let answer: (found: Question | null) => void = () => undefined;
    const composer = new Composer({
      preview: (_, [first]) =>
        first === "search"
          ? Promise.resolve(null)
          : new Promise((done) => {
              answer = done;
            }),
    });
    const slow = composer.choose(turn, turn.options[1]!);
    await composer.choose(turn, turn.options[4]!);
    answer(cards("axe", "rope"));
    await slow;
    expect(composer.parts.map((part) => part.chosen?.option)).toEqual(["search"]);
  });

  it("forgets what it looked for when a slot is emptied meanwhile", async () => {
    let answer: (found: Question | null) => void = () => undefined;
    const composer = new Composer({
      preview: (_, options) =>
        options.length === 1
          ? Promise.resolve(proposing(["axe"], "axe", "rope"))
          : new Promise((done) => {
              answer = done;
            }),
    });
    const slow = composer.choose(turn, turn.options[1]!);
    await vi.waitFor(() => expect(composer.parts.length).toBe(2));
    await composer.back();
    answer(cards("late", "later"));
    await slow;
    expect(paid(composer)).toEqual([null]);
    expect(composer.complete).toBe(false);
  });
});

/** A price for which these cards are laid out. */
const proposing = (proposed: string[], ...names: string[]): Question => ({
  ...cards(...names),
  about: { left: proposed.length },
  proposed,
});
const paid = (composer: Composer): (Choice | null)[] =>
  composer.parts.slice(1).map((part) => part.chosen?.option ?? null);
/** A table where every way costs this, and where paying is seen by all. */
const toll = (price: Question): Composer =>
  new Composer({ preview: (_, options) => Promise.resolve(options.length === 1 ? price : null) });
const named = (question: Question, name: string): Described =>
  question.options.find((each) => each.option === name)!;

describe("what is laid out to pay with", () => {
  it("lies in the slots at once, so that a target and the button are enough", async () => {
    const composer = toll(proposing(["rope"], "axe", "rope"));
    await composer.choose(turn, turn.options[1]!);
    expect(paid(composer)).toEqual(["rope"]);
    expect(composer.complete).toBe(true);
  });

  it("fills a price of two", async () => {
    const composer = toll(proposing(["rope", "map"], "axe", "rope", "map"));
    await composer.choose(turn, turn.options[1]!);
    expect(paid(composer)).toEqual(["rope", "map"]);
    expect(composer.complete).toBe(true);
  });

  it("is exchanged by a tap, what lay there longest first", async () => {
    const price = proposing(["rope", "map"], "axe", "rope", "map", "saw");
    const composer = toll(price);
    await composer.choose(turn, turn.options[1]!);
    await composer.take(named(price, "axe"));
    expect(paid(composer)).toEqual(["map", "axe"]);
    await composer.take(named(price, "saw"));
    expect(paid(composer)).toEqual(["axe", "saw"]);
    expect(composer.complete).toBe(true);
  });

  it("is taken back by a tap on it, and nothing else is laid out instead", async () => {
    const price = proposing(["rope", "map"], "axe", "rope", "map");
    const composer = toll(price);
    await composer.choose(turn, turn.options[1]!);
    await composer.take(named(price, "rope"));
    expect(paid(composer)).toEqual(["map", null]);
    expect(composer.complete).toBe(false);
    await composer.take(named(price, "axe"));
    expect(paid(composer)).toEqual(["map", "axe"]);
  });

  it("is emptied by Backspace, the last slot first, then the draft", async () => {
    const composer = toll(proposing(["rope", "map"], "axe", "rope", "map"));
    await composer.choose(turn, turn.options[1]!);
    await composer.back();
    expect(paid(composer)).toEqual(["rope", null]);
    await composer.back();
    expect(paid(composer)).toEqual([null]);
    await composer.back();
    expect(composer.parts).toEqual([]);
  });

  it("can be a card twice if it is held twice", async () => {
    const price = {
      ...proposing(["axe", "axe"], "rope"),
      options: [{ ...option("axe"), facts: { count: 2 } }, option("rope")],
    };
    const composer = toll(price);
    await composer.choose(turn, turn.options[1]!);
    expect(paid(composer)).toEqual(["axe", "axe"]);
    await composer.take(named(price, "rope"));
    expect(paid(composer)).toEqual(["axe", "rope"]);
    await composer.take(named(price, "axe"));
    expect(paid(composer)).toEqual(["rope", "axe"]);
  });

  it("stays as the person wants it when the target or the verb changes", async () => {
    const price = proposing(["rope"], "axe", "rope");
    const composer = toll(price);
    await composer.choose(turn, turn.options[1]!);
    await composer.take(named(price, "axe"));
    await composer.choose(turn, turn.options[2]!);
    expect(paid(composer)).toEqual(["axe"]);
    await composer.choose(turn, turn.options[1]!);
    await composer.open(turn, verbsOf(turn.options)[1]!);
    expect(composer.verb).toBe("sneak");
    expect(paid(composer)).toEqual(["axe"]);
  });

  it("is laid out anew for another target after a slot was emptied", async () => {
    const composer = toll(proposing(["rope"], "axe", "rope"));
    await composer.choose(turn, turn.options[1]!);
    await composer.back();
    await composer.choose(turn, turn.options[2]!);
    expect(paid(composer)).toEqual(["rope"]);
  });

  it("is never what hurts, nor what leaves no choice but hurts", async () => {
    const poison = { ...option("poison"), danger: "danger.poison" };
    for (const options of [[poison, option("axe")], [poison]]) {
      const composer = toll({ ...proposing(["poison"]), options });
      await composer.choose(turn, turn.options[1]!);
      expect(paid(composer)).toEqual([null]);
      expect(composer.complete).toBe(false);
    }
  });

  it("offers nothing else where everything must be paid", async () => {
    const composer = toll(proposing(["rope", "axe"], "axe", "rope"));
    await composer.choose(turn, turn.options[1]!);
    expect(composer.complete).toBe(true);
    expect(composer.offered).toEqual([]);
  });

  it("is no answer to a question that does not offer it any more", async () => {
    const composer = toll(proposing(["rope"], "axe", "rope"));
    await composer.choose(turn, turn.options[1]!);
    expect(composer.answerTo(cards("axe", "map"), 1)).toBeNull();
    expect(composer.answerTo(cards("axe", "rope"), 1)).toBe("rope");
  });
});

describe("a question that says what belongs to its move", () => {
  const composed = { verb: "move", parts: ["way", "room"] };
  const move: Question = { ...ask("move", [option("scout"), option("medic")]), composed };
  const way = (place: string): Question => ({
    ...ask("way", [option("on"), option("stop")]),
    form: "list",
    about: { place },
  });
  const room: Question = { ...ask("room", [option("a"), option("b")]), form: "list" };
  const fight: Question = { ...ask("fight", [option("hit"), option("wait")]), form: "list" };
  const walk = (): Composer =>
    new Composer(
      table({
        '["scout"]': way("lab"),
        '["scout","on"]': way("nest"),
        '["scout","on","stop"]': room,
        '["scout","stop"]': room,
        '["scout","on","stop","a"]': fight,
      }),
    );

  it("shows nothing else in one block with it", async () => {
    const draft = walk();
    await draft.choose(move, move.options[0]!);
    await draft.take(way("lab").options[0]!);
    await draft.take(way("nest").options[1]!);
    await draft.take(room.options[0]!);
    expect(draft.complete).toBe(true);
    expect(draft.parts.map(({ question }) => question.prompt)).toEqual([
      "move",
      "way",
      "way",
      "room",
    ]);
  });

  it("asks the same again in another place, and each answer can be taken back alone", async () => {
    const draft = walk();
    await draft.choose(move, move.options[0]!);
    await draft.take(way("lab").options[0]!);
    expect(draft.slots.map((slots) => slots.map(({ chosen }) => chosen?.option ?? ""))).toEqual([
      ["on"],
      [""],
    ]);
    await draft.take(way("nest").options[1]!);
    await draft.empty(draft.slots[0]![0]!);
    expect(draft.next?.about).toEqual({ place: "lab" });
    await draft.take(way("lab").options[1]!);
    expect(draft.next?.prompt).toBe("room");
  });
});
