import { describe, expect, it } from "vitest";
import type { JudgedLine } from "../src/net/types";
import {
  bands,
  bitsOf,
  bySeat,
  columns,
  markOf,
  movedBy,
  signed,
  weighty,
  weightOf,
} from "../src/talk/lies";

const line = (kind: string, more: Partial<JudgedLine> = {}, seat = 0): JudgedLine =>
  ({
    line: { n: 0, seat, verb: "x", kind, key: "talk.x" },
    at: 3,
    true: null,
    good: null,
    out: null,
    foe: false,
    believed: [],
    ...more,
  }) as unknown as JudgedLine;

describe("what a line turned out to be", () => {
  it("is true or false for a claim, by the truth before what came out", () => {
    expect(markOf(line("claim", { true: false }))).toBe("false");
    expect(markOf(line("claim", { good: true }))).toBe("true");
    expect(markOf(line("claim"))).toBe("open");
  });

  it("is kept or broken for a promise", () => {
    expect(markOf(line("promise", { good: true }))).toBe("kept");
    expect(markOf(line("promise", { good: false }))).toBe("broken");
  });

  it("is meant or not for a view that was wrong", () => {
    expect(markOf(line("view", { true: false }))).toBe("wrong");
    expect(markOf(line("view", { true: false, foe: true }))).toBe("insincere");
    expect(markOf(line("view", { true: false, foe: true, meant: false }))).toBe("insincere");
    expect(markOf(line("view", { true: false, foe: true, meant: true }))).toBe("wrong");
    expect(markOf(line("view", { true: true, foe: true }))).toBe("right");
  });

  it("counts for a yes that claims or promises something, and for nothing that only asks", () => {
    expect(weighty(line("reply"))).toBe(false);
    expect(weighty(line("reply", { good: false }))).toBe(true);
    expect(markOf(line("reply", { good: false }))).toBe("broken");
    expect(weighty(line("question"))).toBe(false);
  });
});

describe("who believed it", () => {
  it("is told in bits: half as likely is one bit less", () => {
    expect(bitsOf({ seat: 1, before: 0, after: 50 })).toBeCloseTo(-1);
    expect(bitsOf({ seat: 1, before: 60, after: 20 })).toBeCloseTo(1);
    expect(Number.isFinite(bitsOf({ seat: 1, before: 0, after: 100 }))).toBe(true);
    expect(signed(-1.43)).toBe("−1.4");
  });

  it("leaves out whom it did not move, and begins with whom it misled most", () => {
    const believed = [
      { seat: 1, before: 40, after: 41 },
      { seat: 2, before: 40, after: 60 },
      { seat: 3, before: 40, after: 80 },
    ];
    const told = line("claim", { true: false, believed });
    expect(movedBy(told).map(({ seat }) => seat)).toEqual([3, 2]);
    expect(weightOf(told)).toBeGreaterThan(2);
  });

  it("adds up for every seat", () => {
    const believed = [{ seat: 1, before: 40, after: 80 }];
    const judged = [
      line("claim", { true: false, believed, out: 9 }),
      line("claim", { true: true }),
      line("promise", { good: false, out: 7 }),
    ];
    expect(bySeat(judged, [0, 1])).toEqual([
      { seat: 0, lines: 3, wrong: 2, believed: 1, out: 2 },
      { seat: 1, lines: 0, wrong: 0, believed: 0, out: 0 },
    ]);
  });
});

it("draws rounds as columns, every second one a little lighter", () => {
  const found = columns([1, 1, null, 2, 2, 2, 2, 2, 2, 3]);
  expect(found.map(({ round, from, to }) => [round, from, to])).toEqual([
    [1, 0, 30],
    [2, 30, 90],
    [3, 90, 100],
  ]);
  expect(bands(found)).toContain("#0d161d 30.00% 90.00%");
  expect(bands(columns([null, null]))).toBe("none");
});
