import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import nemesis from "../src/games/nemesis/module";
import panicStation from "../src/games/panic_station/module";
import type { Hidden } from "../src/games/story";
import theThing from "../src/games/the_thing/module";
import theseus from "../src/games/theseus/module";
import { knowersAt, learntBy, secretsOver } from "../src/net/knowing";
import { KINDS, keyMoments, kindsIn, tellingOf } from "../src/net/moments";
import type { Frame, Told } from "../src/net/types";

const frame = (...keys: string[]): Frame =>
  ({ change: { events: keys.map((key) => ({ key, facts: {} })) } }) as unknown as Frame;
const numbered = (key: string, number: number): Frame =>
  ({ change: { events: [{ key, facts: { number } }] } }) as unknown as Frame;

describe("key moments", () => {
  const script = {
    moments: new Set(["laid", "power"]),
    weights: { dies: 5, exchange: 2, infected: 6, laid: 0.5 },
  };
  const told = (...frames: Frame[]): [number, string][] =>
    keyMoments(frames, script).map(({ at, told: { key } }) => [at, key]);

  it("stand in the order of time", () => {
    const frames = [frame("laid"), frame("power"), frame("exchange"), frame("dies", "laid")];
    expect(told(...frames)).toEqual([
      [1, "laid"],
      [2, "power"],
      [3, "exchange"],
      [4, "dies"],
    ]);
  });

  it("say by their rank which of them weigh most", () => {
    const frames = [frame("laid"), frame("power"), frame("exchange"), frame("dies", "laid")];
    expect(keyMoments(frames, script).map(({ rank }) => rank)).toEqual([4, 3, 2, 1]);
  });

  it("are told by what weighs most of an answer, all of it that is of one sort", () => {
    expect(told(frame("dies"), frame("exchange", "infected"))).toEqual([
      [1, "dies"],
      [2, "infected"],
    ]);
    const both = keyMoments([frame("dies", "laid", "dies")], script);
    expect(both.map(({ all }) => all.length)).toEqual([2]);
  });

  it("are none where it came to nothing", () => {
    const seen = (token: string): Frame =>
      ({ change: { events: [{ key: "token.seen", facts: { token } }] } }) as unknown as Frame;
    const frames = [seen("human"), seen("alien"), seen("human")];
    expect(keyMoments(frames, theThing).map(({ at }) => at)).toEqual([2]);
    expect(keyMoments(frames, theThing, "infection").map(({ at }) => at)).toEqual([2]);
    expect(kindsIn([seen("human")], theThing)).toEqual([]);
  });

  it("are the weightiest where there are too many; of equal ones the rare and then the late", () => {
    const many = Array.from({ length: 20 }, (_, index) => numbered("exchange", index));
    const found = told(frame("laid"), frame("power"), ...many);
    expect(found).toHaveLength(14);
    expect(found[0]).toEqual([9, "exchange"]);
    expect(told(frame("other"))).toEqual([]);
    expect(keyMoments(many, null)).toEqual([]);
  });

  it("are told by the last of what weighs alike", () => {
    const [both] = keyMoments([frame("exchange", "laid", "exchange")], script);
    expect(both!.all).toHaveLength(2);
    expect(both!.told).toBe(both!.all[1]);
  });

  it("of one kind are told however often they are alike, and not where they came to nothing", () => {
    const kinds = { seen: "test" } as const;
    const idle = ({ facts }: Told): boolean => facts.token === "human";
    const seen = (token: string): Frame =>
      ({ change: { events: [{ key: "seen", facts: { token } }] } }) as unknown as Frame;
    const frames = [seen("alien"), seen("human"), seen("alien")];
    const found = keyMoments(frames, { ...script, kinds, idle }, "test");
    expect(found.map(({ at }) => at)).toEqual([1, 3]);
  });

  it("of one kind are those of that kind only", () => {
    const kinds = { infected: "infection", dies: "death", cast: "vote" } as const;
    const frames = [frame("dies"), frame("exchange", "infected"), frame("cast"), frame("laid")];
    const of = (kind: "infection" | "death" | "vote"): [number, string][] =>
      keyMoments(frames, { ...script, kinds }, kind).map(({ at, told }) => [at, told.key]);
    expect(kindsIn(frames, { ...script, kinds })).toEqual(["infection", "death", "vote"]);
    expect(of("infection")).toEqual([[2, "infected"]]);
    expect(of("death")).toEqual([[1, "dies"]]);
    expect(of("vote")).toEqual([[3, "cast"]]);
    expect(told(...frames)).not.toContainEqual([3, "cast"]);
  });

  it("tell all that was cast together as one vote, and who cast nothing", () => {
    const kinds = { cast: "vote", abstains: "vote" } as const;
    const frames = [frame("cast", "laid", "abstains", "cast"), frame("abstains", "abstains")];
    const found = keyMoments(frames, { ...script, kinds }, "vote");
    expect(found.map(({ at, all }) => [at, all.map(({ key }) => key)])).toEqual([
      [1, ["cast", "abstains", "cast"]],
      [2, ["abstains", "abstains"]],
    ]);
  });

  it("are not told twice in the same words", () => {
    expect(told(frame("power"), frame("dies"), frame("power"))).toEqual([
      [2, "dies"],
      [3, "power"],
    ]);
  });
});

describe("how something came to light", () => {
  const told = (key: string, facts: Record<string, unknown>): Told => ({ key, facts }) as never;
  const tell = (owner: number | null, ...events: Told[]): Told | null =>
    tellingOf(events, theThing, owner);

  it("is told by the event that names whose secret it was", () => {
    const mine = told("alien.revealed", { figure: "garry", figure_seat: 1 });
    const other = told("alien.revealed", { figure: "nauls", figure_seat: 2 });
    expect(tell(1, mine, other, told("alien.grows", { strength: 1 }))).toBe(mine);
    expect(tell(2, mine, other)).toBe(other);
  });

  it("is told by what weighs most of it, and never by a harmless token", () => {
    const seen = (token: string, owner: number, figure: number): Told =>
      told("token.seen", { token, owner_seat: owner, figure_seat: figure });
    const alien = seen("alien", 2, 0);
    expect(tell(2, alien, seen("human", 0, 2))).toBe(alien);
    expect(tell(null)).toBeNull();
  });

  it("is told by the last of those that tell as much, and a number is no seat", () => {
    const first = told("alien.revealed", { figure: "garry", figure_seat: 2 });
    const last = told("alien.revealed", { figure: "garry", figure_seat: 2 });
    expect(tell(2, first, last)).toBe(last);
    const script = { moments: new Set<string>(), weights: { seen: 1, grown: 5 } };
    const seen = told("seen", { owner_seat: 2 });
    expect(tellingOf([seen, told("grown", { strength: 2 })], script, 2)).toBe(seen);
  });
});

describe("the filters of turning points", () => {
  const games = { nemesis, panic_station: panicStation, the_thing: theThing, theseus };
  const [, sources] = JSON.parse(readFileSync("../.cache/words/sources.json", "utf8")) as [
    string[],
    Record<string, string[]>,
  ];

  it.each(Object.entries(games))("of %s are about events that it tells", (game, module) => {
    const told = sources[`${game} en`]!.join("\n");
    for (const [key, kind] of Object.entries(module.kinds ?? {})) {
      expect(KINDS).toContain(kind);
      expect(told).toMatch(new RegExp(`^event-${key.replace(/[._]/g, "-")} =`, "m"));
    }
  });

  it("find a vote with all who cast it or abstained, once", () => {
    const frames = [frame("vote.cast", "vote.abstains", "vote.cast"), frame("trade.done")];
    expect(kindsIn(frames, theThing)).toEqual(["swap", "vote"]);
    const votes = keyMoments(frames, theThing, "vote");
    expect(votes.map(({ at, all }) => [at, all.length])).toEqual([[1, 3]]);
  });

  it("find an infection by what only one seat was told, and a death by what all saw", () => {
    const frames = [frame("exchange", "infected"), frame("dies"), frame("scan")];
    expect(kindsIn(frames, panicStation)).toEqual(["infection", "death", "swap", "test"]);
    expect(keyMoments(frames, panicStation, "infection").map(({ at }) => at)).toEqual([1]);
    expect(keyMoments(frames, panicStation, "death").map(({ at }) => at)).toEqual([2]);
  });
});

describe("who knew what", () => {
  const hidden = (name: string, known: boolean[], all = false): Hidden[] => [
    { id: "role.0", name, known, all, owner: 0 },
  ];
  const rows = secretsOver([
    hidden("human", [true, false]),
    hidden("human", [true, false]),
    hidden("alien", [true, false]),
    hidden("alien", [true, true]),
    hidden("alien", [true, true], true),
  ]);

  it("begins anew when what is hidden changes", () => {
    expect(rows.map(({ name, exists, owner }) => [name, exists.from, exists.to, owner])).toEqual([
      ["human", 0, 2, 0],
      ["alien", 2, 5, 0],
    ]);
  });

  it("tells for each seat from when on it knew", () => {
    expect(rows[1]!.seats).toEqual([[{ from: 2, to: 5 }], [{ from: 3, to: 5 }]]);
    expect(rows[1]!.all).toEqual([{ from: 4, to: 5 }]);
    expect(learntBy(rows[1]!)).toEqual([
      { seat: 0, at: 2, sure: true },
      { seat: 1, at: 3, sure: true },
      { seat: null, at: 4, sure: true },
    ]);
    expect(learntBy(rows[1]!, [[], [{ from: 2, to: 5 }]])[1]).toEqual({
      seat: 1,
      at: 2,
      sure: false,
    });
    expect(knowersAt(rows[1]!, 3)).toEqual([0, 1]);
    expect(knowersAt(rows[1]!, 4)).toBeNull();
    expect(knowersAt(rows[1]!, 0)).toEqual([]);
  });

  it("leaves out what nobody ever knew, and what was never hidden", () => {
    expect(secretsOver([hidden("deck", [false, false])])).toEqual([]);
    expect(secretsOver([hidden("start", [true, true], true)])).toEqual([]);
  });
});
