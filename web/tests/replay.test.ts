import { describe, expect, it } from "vitest";
import type { Hidden } from "../src/games/story";
import { knowersAt, learntBy, secretsOver } from "../src/net/knowing";
import { rankedMoments } from "../src/net/moments";
import type { Frame } from "../src/net/types";

const frame = (...keys: string[]): Frame =>
  ({ change: { events: keys.map((key) => ({ key, facts: {} })) } }) as unknown as Frame;

describe("key moments", () => {
  const script = {
    moments: new Set(["laid", "power"]),
    weights: { dies: 5, exchange: 2, infected: -6, laid: 0.5 },
  };
  const told = (...frames: Frame[]): [number, string][] =>
    rankedMoments(frames, script).map(({ at, told: { key } }) => [at, key]);

  it("are ranked by what they weigh, not by time", () => {
    const frames = [frame("laid"), frame("power"), frame("exchange"), frame("dies", "laid")];
    expect(told(...frames)).toEqual([
      [4, "dies"],
      [3, "exchange"],
      [2, "power"],
      [1, "laid"],
    ]);
  });

  it("what only one seat was told counts, and is told by what everybody saw", () => {
    expect(told(frame("dies"), frame("exchange", "infected"))).toEqual([
      [2, "exchange"],
      [1, "dies"],
    ]);
  });

  it("of equal ones the rare and then the late come first, and there are never too many", () => {
    const frames = [frame("power"), ...Array.from({ length: 20 }, () => frame("exchange"))];
    expect(told(...frames)).toHaveLength(14);
    expect(told(...frames)[0]).toEqual([21, "exchange"]);
    expect(told(frame("other"))).toEqual([]);
    expect(rankedMoments(frames, null)).toEqual([]);
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
      { seat: 0, at: 2 },
      { seat: 1, at: 3 },
      { seat: null, at: 4 },
    ]);
    expect(knowersAt(rows[1]!, 3)).toEqual([0, 1]);
    expect(knowersAt(rows[1]!, 4)).toBeNull();
    expect(knowersAt(rows[1]!, 0)).toEqual([]);
  });

  it("leaves out what nobody ever knew, and what was never hidden", () => {
    expect(secretsOver([hidden("deck", [false, false])])).toEqual([]);
    expect(secretsOver([hidden("start", [true, true], true)])).toEqual([]);
  });
});
