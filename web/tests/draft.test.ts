import { describe, expect, it } from "vitest";
import { answerTo, begin, continues, give, isComplete, range, toggle } from "../src/draft";
import type { Choice, Group, Question } from "../src/net/types";
import { described } from "./questions";

const group = (
  kind: Group["kind"],
  items: string[],
  least: number,
  most: number,
  chosen: (string | number)[] = [],
  limits: number[] = [],
): Group => ({ kind, items, chosen, least, most, limits });
const ask = (of: Group, ...options: Choice[]): Question => ({
  number: 1,
  prompt: "which",
  rule: "X-1",
  options: options.map((option) => described(option)),
  default: null,
  secret: false,
  about: {},
  group: of,
  items: [],
  form: "list",
  composed: null,
  proposed: [],
  who: "mine",
  because: "",
  doing: null,
  why_all: "",
  standing: [],
});

describe("a choice of several", () => {
  const several = group("several", ["a", "b", "c"], 1, 2);

  it("takes and gives back, and no more than it may", () => {
    let draft = toggle(several, begin(several), "c");
    draft = toggle(several, draft, "a");
    expect(toggle(several, draft, "b").chosen).toEqual(["c", "a"]);
    expect(toggle(several, draft, "c").chosen).toEqual(["a"]);
    expect(isComplete(several, draft)).toBe(true);
    expect(isComplete(several, begin(several))).toBe(false);
  });

  it("is answered in the order of the list, and ended by what is no item", () => {
    const draft = { chosen: ["c", "a"], amounts: [] };
    expect(answerTo(ask(several, "a", "b", "c"), draft)).toBe("a");
    const next = group("several", ["a", "b", "c"], 1, 3, ["a"]);
    expect(answerTo(ask(next, "b", "c", "done"), draft)).toBe("c");
    const last = group("several", ["a", "b", "c"], 1, 3, ["a", "c"]);
    expect(answerTo(ask(last, "done"), draft)).toBe("done");
  });

  it("does not take back what was answered", () => {
    const later = group("several", ["a", "b", "c"], 1, 3, ["a"]);
    expect(toggle(later, begin(later), "a").chosen).toEqual(["a"]);
  });

  it("stops where the question offers something else", () => {
    expect(answerTo(ask(several, "b"), { chosen: ["a"], amounts: [] })).toBeNull();
  });
});

describe("an order", () => {
  const order = group("order", ["a", "b", "c"], 3, 3);

  it("is complete when one item is left", () => {
    let draft = toggle(order, begin(order), "b");
    expect(isComplete(order, draft)).toBe(false);
    draft = toggle(order, draft, "a");
    expect(draft.chosen).toEqual(["b", "a", "c"]);
    expect(isComplete(order, draft)).toBe(true);
    expect(toggle(order, draft, "b").chosen).toEqual(["a", "c"]);
  });

  it("is answered item by item", () => {
    const draft = { chosen: ["b", "a", "c"], amounts: [] };
    expect(answerTo(ask(order, "a", "b", "c"), draft)).toBe("b");
    const next = group("order", ["a", "b", "c"], 3, 3, ["b"]);
    expect(answerTo(ask(next, "a", "c"), draft)).toBe("a");
    expect(continues(ask(order), ask(next))).toBe(true);
    expect(continues(ask(next), ask(order))).toBe(false);
  });
});

describe("sharing out", () => {
  const share = group("allot", ["a", "b", "c"], 3, 3, [], [2, 1, 2]);

  it("keeps the limits and the total", () => {
    let draft = begin(share);
    for (let time = 0; time < 3; time++) draft = give(share, draft, 0, 1);
    expect(draft.amounts).toEqual([2, 0, 0]);
    draft = give(share, give(share, draft, 1, 1), 2, 1);
    expect(draft.amounts).toEqual([2, 1, 0]);
    expect(range(share, draft, 2).most).toBe(0);
    expect(isComplete(share, draft)).toBe(true);
    expect(give(share, draft, 0, -1).amounts).toEqual([1, 1, 0]);
  });

  it("answers each place with its share, counting on from what was given", () => {
    const draft = { chosen: [], amounts: [2, 1, 0] };
    expect(answerTo(ask(share, 0, 1, 2), draft)).toBe(2);
    const next = group("allot", ["a", "b", "c"], 3, 3, [2], [2, 1, 2]);
    expect(answerTo(ask(next, 0, 1), draft)).toBe(1);
    expect(give(next, begin(next), 0, -1).amounts).toEqual([2, 0, 0]);
  });
});
