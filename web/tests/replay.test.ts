import { describe, expect, it } from "vitest";
import type { Hidden } from "../src/games/story";
import { knowersAt, learntBy, secretsOver } from "../src/net/knowing";
import { keyMoments, kindsIn } from "../src/net/moments";
import type { Frame } from "../src/net/types";

const frame = (...keys: string[]): Frame =>
  ({ change: { events: keys.map((key) => ({ key, facts: {} })) } }) as unknown as Frame;
const numbered = (key: string, number: number): Frame =>
  ({ change: { events: [{ key, facts: { number } }] } }) as unknown as Frame;

describe("key moments", () => {
  const script = {
    moments: new Set(["laid", "power"]),
    weights: { dies: 5, exchange: 2, infected: -6, laid: 0.5 },
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

  it("what only one seat was told counts, and is told by what everybody saw", () => {
    expect(told(frame("dies"), frame("exchange", "infected"))).toEqual([
      [1, "dies"],
      [2, "exchange"],
    ]);
  });

  it("are the weightiest where there are too many; of equal ones the rare and then the late", () => {
    const many = Array.from({ length: 20 }, (_, index) => numbered("exchange", index));
    const found = told(frame("laid"), frame("power"), ...many);
    expect(found).toHaveLength(14);
    expect(found[0]).toEqual([9, "exchange"]);
    expect(told(frame("other"))).toEqual([]);
    expect(keyMoments(many, null)).toEqual([]);
  });

  it("of one kind are those of that kind only, told by what everybody saw of them", () => {
    const kinds = { infected: "infection", dies: "death", cast: "vote" } as const;
    const frames = [frame("dies"), frame("exchange", "infected"), frame("cast"), frame("laid")];
    const of = (kind: "infection" | "death" | "vote"): [number, string][] =>
      keyMoments(frames, { ...script, kinds }, kind).map(({ at, told }) => [at, told.key]);
    expect(kindsIn(frames, { ...script, kinds })).toEqual(["infection", "death", "vote"]);
    expect(of("infection")).toEqual([[2, "exchange"]]);
    expect(of("death")).toEqual([[1, "dies"]]);
    expect(of("vote")).toEqual([[3, "cast"]]);
    expect(told(...frames)).not.toContainEqual([3, "cast"]);
  });

  it("are not told twice in the same words", () => {
    expect(told(frame("power"), frame("dies"), frame("power"))).toEqual([
      [2, "dies"],
      [3, "power"],
    ]);
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
