import { describe, expect, it } from "vitest";
import { alternatives, joint } from "../src/kit/goals";

describe("the parts of a goal", () => {
  const wanted = [
    { key: "goal.earth" },
    { key: "goal.alone", joined: "or" as const },
    { key: "goal.survive", joined: "and" as const },
  ];

  it("count as one where one of several is enough", () => {
    expect(alternatives(wanted).map((some) => some.map(({ key }) => key))).toEqual([
      ["goal.earth", "goal.alone"],
      ["goal.survive"],
    ]);
  });

  it("say what holds whichever of several is met", () => {
    expect([1, 2].map((index) => joint(wanted, index))).toEqual(["goal-or", "goal-and-always"]);
    expect(joint([{}, { joined: "and" }], 1)).toBe("goal-and");
  });
});
