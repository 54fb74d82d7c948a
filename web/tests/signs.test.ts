/** Panic Station: what waits in a room is marked there once. */

import { expect, test } from "vitest";
import { signsOf } from "../src/games/panic_station/signs";
import { SIGN_OF } from "../src/games/panic_station/view";
import { described } from "./questions";

test("a room that both figures can go to has its signs once", () => {
  const [first, second] = Object.keys(SIGN_OF) as [string, string];
  const goes = (figure: string, place: string, ...keys: string[]) =>
    described([figure, place], { stakes: { then: keys.map((key) => ({ key })) } });
  const found = signsOf([
    goes("soldier", "run_1", first),
    goes("android", "run_1", first, second),
    goes("android", "lift", "then.nothing"),
  ]);
  expect([...found.keys()]).toEqual(["run_1"]);
  expect(found.get("run_1")!.map(({ key }) => key)).toEqual([first, second]);
});
