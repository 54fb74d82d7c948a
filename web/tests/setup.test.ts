import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { GameModule } from "../src/games";
import panicStation from "../src/games/panic_station/module";
import theThing from "../src/games/the_thing/module";
import theseus from "../src/games/theseus/module";
import type { SetupTable } from "../src/net/draft_table.svelte";
import type { ModeInfo, OptionInfo, SeatsLine, TableInfo } from "../src/net/types";
import { aimsFor, coloursOf, linesFor } from "../src/screens/setup/shared";

const line = (name: string, needs: [string, boolean][] = []): SeatsLine => ({
  name,
  facts: {},
  rule: "N-7",
  needs,
});
const mode = {
  least: 2,
  most: 3,
  seating: [[line("two")], [line("three"), line("bag", [["expansion", false]])]],
} as unknown as ModeInfo;
const table = (seats: number, options: Record<string, boolean>) =>
  ({ seats: Array.from({ length: seats }), options }) as unknown as TableInfo;
const names = (info: TableInfo) => linesFor(info, mode).map((each) => each.name);

it("tells what the number of seats decides", () => {
  expect(names(table(2, {}))).toEqual(["two"]);
  expect(names(table(3, { expansion: false }))).toEqual(["three", "bag"]);
});

it("leaves out what an option has changed", () => {
  expect(names(table(3, { expansion: true }))).toEqual(["three"]);
});

it("says nothing about a number the mode does not know", () => {
  expect(names(table(5, {}))).toEqual([]);
});

it("tells what wins as the options have it, each thing once", () => {
  const aims = [line("nest", [["hard", false]]), line("nest", [["hard", true]]), line("scan")];
  const told = (options: Record<string, boolean>) =>
    aimsFor(table(2, options), { ...mode, aims }).map(({ name, needs }) => [name, needs[0]?.[1]]);
  expect(told({ hard: true })).toEqual([
    ["nest", true],
    ["scan", undefined],
  ]);
  expect(told({})).toEqual([
    ["nest", false],
    ["scan", undefined],
  ]);
});

const factions = {
  name: "factions",
  default: "random",
  values: ["random"],
} as unknown as OptionInfo;
function colours(module: GameModule, seats: number, picked: string): readonly string[] {
  const info = {
    seats: Array.from({ length: seats }, (_, seat) => ({ seat })),
    options: { factions: picked },
  };
  return coloursOf({ info, module } as unknown as SetupTable, factions);
}

it("gives seats the colours that they will have at the table, and no two the same", () => {
  expect(colours(theseus, 2, "random")).toEqual(["coral", "sky"]);
  expect(colours(theseus, 2, "scientists,random")).toEqual(["sky", "coral"]);
  expect(colours(theseus, 3, "random,marines,random")).toEqual(["sky", "coral", "fern"]);
  expect(colours(theThing, 3, "random")).toEqual(["coral", "fern", "sky"]);
});

it.each([
  ["the_thing/data/characters.toml", theThing],
  ["panic_station/data/table.toml", panicStation],
] as const)("knows the order of colours of %s", (path, module) => {
  const data = readFileSync(`../src/hullbreach/games/${path}`, "utf8");
  const order = JSON.parse(/^colours = (\[.*\])/m.exec(data)![1]!) as string[];
  const view = (seat: number) => ({
    figures: [{ seat, colour: order[seat] }],
    seats: order.map((colour) => ({ colour })),
  });
  order.forEach((_, seat) => {
    const worn = module.colour!(view(seat) as never, seat);
    expect(module.coming!(seat, "")).toBe(worn);
  });
});
