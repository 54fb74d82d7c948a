import { describe, expect, it } from "vitest";
import {
  balances,
  bandPath,
  chanceAt,
  chancesOf,
  crewOf,
  gapPath,
  hasSides,
  linePath,
  roundIn,
  roundsOf,
  seatsOf,
  signed,
  suspicions,
  swings,
  turnedAt,
} from "../src/analysis/shape";
import panicStation from "../src/games/panic_station/module";
import theThing from "../src/games/the_thing/module";
import type { Dot } from "../src/analysis/shape";
import type { Analysis, Prospects } from "../src/net/types";

const sure = (mean: number): { mean: number; error: number } => ({ mean, error: 0.1 });
const at = (move: number, given: Partial<Prospects> = {}): Prospects => ({
  step: move,
  move,
  truth: [sure(0.25), sure(0.75)],
  known: [sure(0.5), sure(0.5)],
  suspects: [],
  foes: [],
  crew_truth: null,
  crew_known: null,
  ...given,
});
const x = (move: number): number => move * 10;
const y = (chance: number): number => 100 - 100 * chance;

describe("chances", () => {
  it("end with what happened, for a side as for every seat, as far as the game went", () => {
    const ended = at(9, { truth: [sure(0), sure(1)], crew_truth: sure(0), crew_known: sure(0) });
    const told = [at(0, { crew_truth: sure(0.4), crew_known: sure(0.6) }), ended];
    expect(chancesOf(told, 2)[0]!.truth.at(-1)).toMatchObject({ move: 9, mean: 0 });
    expect(seatsOf(told, 2).map((pair) => pair.truth.at(-1)!.mean)).toEqual([0, 1]);
  });

  it("are those of a side where there are sides", () => {
    expect(crewOf([at(0)])).toBeNull();
    const crew = crewOf([at(0, { crew_truth: sure(0.4), crew_known: sure(0.6) }), at(5)]);
    expect(crew?.truth.map((dot) => dot.mean)).toEqual([0.4]);
    expect(crew?.known.map((dot) => dot.mean)).toEqual([0.6]);
  });

  it("lie in a band of two errors that never leaves the chart", () => {
    const [first] = seatsOf([at(0, { truth: [sure(0.1)] })], 1)[0]!.truth;
    expect(first).toMatchObject({ mean: 0.1, low: 0 });
    expect(first!.high).toBeCloseTo(0.3);
  });

  it("are drawn as a line, a band and the space between two lines", () => {
    const pair = seatsOf([at(0), at(4)], 2)[0]!;
    expect(linePath(pair.truth, x, y)).toBe("M0.0 75.0L40.0 75.0");
    expect(bandPath(pair.truth, x, y)).toBe("M0.0 55.0L40.0 55.0L40.0 95.0L0.0 95.0Z");
    expect(gapPath(pair, x, y)).toBe("M0.0 50.0L40.0 50.0L40.0 75.0L0.0 75.0Z");
    expect(gapPath({ ...pair, known: [], truth: [] }, x, y)).toBe("");
  });

  it("are told of a side, or of every seat where there are none", () => {
    expect(chancesOf([at(0)], 2).map((pair) => pair.seat)).toEqual([0, 1]);
    expect(chancesOf([at(0, { crew_truth: sure(0.4) })], 2).map((pair) => pair.seat)).toEqual([
      null,
    ]);
  });

  const dots = (...places: [number, number][]): Dot[] =>
    places.map(([move, mean]) => ({ move, mean, low: 0, high: 1 }));

  it("say of a moment how it changed them where nothing else happened meanwhile", () => {
    const line = dots([0, 0.5], [10, 0.3], [20, 0.35], [200, 0.35]);
    expect([...swings(line, [8, 4, 12, 300])]).toEqual([[12, 5]]);
    expect(swings([], [8]).size).toBe(0);
  });

  it("say nothing of a moment in a long part of the game", () => {
    const line = dots([0, 0.5], [60, 0.1], [120, 0.1]);
    expect(swings(line, [52]).size).toBe(0);
  });

  it("are known between the moments that were looked at", () => {
    const { truth } = seatsOf([at(0, { truth: [sure(0)] }), at(10, { truth: [sure(1)] })], 1)[0]!;
    expect(chanceAt(truth, 5)).toBeCloseTo(0.5);
    expect(chanceAt(truth, 0)).toBe(0);
    expect(chanceAt(truth, 99)).toBe(1);
    expect(chanceAt([], 1)).toBeNull();
  });
});

describe("suspicion", () => {
  const standings = [
    at(0, {
      suspects: [
        [0, 0.2, 0.5],
        [0.2, 1, 0.1],
        [0.4, 0.2, 0],
      ],
      foes: [false, true, false],
    }),
    at(6, {
      suspects: [
        [0, 0.22, 0.5],
        [0.2, 1, 0.1],
        [0.4, 0.2, 0],
      ],
      foes: [false, true, true],
    }),
    at(9, {
      suspects: [
        [0, 1, 0.5],
        [0.2, 1, 0.1],
        [0.4, 0.2, 0],
      ],
      foes: [false, true, true],
    }),
  ];

  it("joins what is alike and keeps certainty apart", () => {
    expect(suspicions(standings, 0, 1, 12)).toEqual([
      { from: 0, to: 9, chance: 0.2 },
      { from: 9, to: 12, chance: 1 },
    ]);
  });

  it("is told only where somebody could be of a hidden side", () => {
    expect(hasSides(standings)).toBe(true);
    expect(
      hasSides([
        at(0, {
          suspects: [
            [0, 0],
            [0, 0],
          ],
        }),
      ]),
    ).toBe(false);
  });

  it("of all is what those had who hid nothing themselves", () => {
    const [first] = suspicions(standings, null, 0, 12);
    expect(first!.chance).toBeCloseTo(0.4);
  });

  it("knows who was of the hidden side, and since when", () => {
    expect([0, 1, 2].map((seat) => turnedAt(standings, seat))).toEqual([null, 0, 6]);
  });
});

it("a round has the number that the table shows, also where the view counts those that are over", () => {
  expect(roundIn({ round: 4 }, theThing)).toBe(4);
  expect(roundIn({ round: 4 }, panicStation)).toBe(5);
  expect(roundIn({ doors: true }, panicStation)).toBeNull();
  expect(roundIn(null, null)).toBeNull();
});

it("rounds are stretches of moves without gaps", () => {
  expect(roundsOf([1, 1, null, 2, 2])).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 2, to: 5 },
  ]);
  expect(roundsOf([null, null])).toEqual([]);
});

it("choice and luck are whole points with their sign", () => {
  const shares = [{ start: 0.4, end: 1, given_away: 0.126, luck: 0.726 }];
  expect(balances({ shares } as unknown as Analysis)).toEqual([{ seat: 0, choice: -13, luck: 73 }]);
  expect([-3, 0, 4].map(signed)).toEqual(["−3", "0", "+4"]);
});
