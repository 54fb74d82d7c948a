import { expect, it } from "vitest";
import { linesFor } from "../src/screens/setup/shared";
import type { ModeInfo, SeatsLine, TableInfo } from "../src/net/types";

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
