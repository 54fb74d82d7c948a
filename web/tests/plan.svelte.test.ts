/** A plan: how much of a pool goes where, and the answers it comes to. */

import { describe, expect, it } from "vitest";
import { Plan } from "../src/plan.svelte";

describe("a plan", () => {
  it("lays no more than the pool holds", () => {
    const plan = new Plan();
    plan.lay("boiler", 1, 2);
    plan.lay("boiler", 1, 2);
    plan.lay("boiler", 1, 2);
    plan.lay("radio", 1, 2);
    expect(plan.rows).toEqual([{ place: "boiler", amount: 2 }]);
  });

  it("drops a place from which all is taken back", () => {
    const plan = new Plan();
    plan.lay("boiler", 1, 3);
    plan.lay("radio", 1, 3);
    plan.lay("boiler", -1, 3);
    expect(plan.rows).toEqual([{ place: "radio", amount: 1 }]);
    expect(plan.placed).toBe(1);
  });

  it("answers with each place, its amount, and the end", () => {
    const plan = new Plan();
    plan.lay("boiler", 2, 4);
    plan.lay("radio", 1, 4);
    expect([...plan.answers()]).toEqual(["boiler", 2, "radio", 1, "done"]);
  });
});
