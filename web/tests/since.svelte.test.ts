/** What has happened since one's last answer. */

import { describe, expect, it } from "vitest";
import { Since } from "../src/since.svelte";

const told = (key: string) => ({ key, facts: {} });

describe("since my last move", () => {
  it("keeps each event with the board it led to, once", () => {
    const since = new Since<string>();
    const news = [told("moves"), told("fires")];
    since.add("first", news);
    since.add("first", news);
    since.add("second", [told("dies")]);
    expect(since.entries.map((each) => [each.told.key, each.view])).toEqual([
      ["moves", "first"],
      ["fires", "first"],
      ["dies", "second"],
    ]);
  });

  it("steps back from now and comes to now again", () => {
    const since = new Since<string>();
    since.add("a", [told("one")]);
    since.add("b", [told("two")]);
    since.step(-1);
    expect(since.now?.view).toBe("b");
    since.step(-1);
    since.step(-1);
    expect(since.now?.view).toBe("a");
    since.step(1);
    since.step(1);
    expect(since.now).toBeNull();
  });

  it("forgets everything with one's answer", () => {
    const since = new Since<string>();
    since.add("a", [told("one")]);
    since.step(-1);
    since.forget();
    expect([since.entries.length, since.at]).toEqual([0, null]);
  });
});
