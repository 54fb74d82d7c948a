import { afterEach, describe, expect, it } from "vitest";
import module from "../src/games/theseus/module";
import type { Context } from "../src/games/types";
import { settings } from "../src/settings.svelte";

const goal = (data: number | null) =>
  module.goal({ view: { mode: "duel", seats: [{ data }] }, me: 0 } as unknown as Context);

describe("the goal of Theseus", () => {
  afterEach(() => (settings.language = "en"));

  it.each(["en", "de"] as const)("tells those who collect data that 20 win (%s)", (language) => {
    settings.language = language;
    expect(goal(3)).toMatch(/20 (data|Daten)/);
    expect(goal(null)).not.toMatch(/20 (data|Daten)/);
  });
});
