import { describe, expect, it } from "vitest";
import { alternatives } from "../src/kit/goals";

describe("the parts of a goal", () => {
  it("count as one where one of several is enough", () => {
    const wanted = [
      { key: "goal.earth" },
      { key: "goal.alone", joined: "or" as const },
      { key: "goal.survive", joined: "and" as const },
    ];
    expect(alternatives(wanted).map((some) => some.map(({ key }) => key))).toEqual([
      ["goal.earth", "goal.alone"],
      ["goal.survive"],
    ]);
  });
});
