import { describe, expect, it } from "vitest";
import { GivenAlong } from "../src/along.svelte";
import type { Choice, Described, Question } from "../src/net/types";
import { described } from "./questions";

const option = (value: Choice, last = false, count = 1): Described =>
  described(value, { facts: { count }, stakes: last ? { last } : null });
const discard = (form: Question["form"] = "list"): Question =>
  ({
    form,
    group: null,
    options: [option("done", true), option("search", false, 2), option("rest")],
  }) as unknown as Question;
const looked = async (found: Question | null | undefined): Promise<GivenAlong> => {
  const given = new GivenAlong({ preview: () => Promise.resolve(found) });
  await given.look(1, option("pass", true));
  return given;
};

describe("what is given away while something is ended", () => {
  it("shows each thing as often as one has it, and none of them taken", async () => {
    const given = await looked(discard());
    expect(given.things.map(({ option, on }) => [option.option, on])).toEqual([
      ["search", false],
      ["search", false],
      ["rest", false],
    ]);
    expect(given.along).toEqual({ chosen: [], end: "done" });
  });
  it("takes one more of a thing and gives it back", async () => {
    const given = await looked(discard());
    given.toggle(given.things[1]!);
    given.toggle(given.things[2]!);
    given.toggle(given.things[1]!);
    expect(given.along?.chosen).toEqual(["search", "rest", "search"]);
    given.toggle(given.things[0]!);
    expect(given.along?.chosen).toEqual(["rest", "search"]);
  });
  it("offers nothing where something else decides or another move follows", async () => {
    for (const found of [null, undefined, discard("compose")])
      expect((await looked(found)).along).toBeNull();
  });
});
