/** Words in lines: broken where they may be, never past the edge. */

import { expect, it } from "vitest";
import { wrap } from "../src/board/wrap";
import { hyphenated } from "../src/words/hyphens";

it("breaks a word that is wider than its line where it may be broken", () => {
  expect(wrap(hyphenated("Mit einer Nahkampfwaffe ausweichen"), 11, 5)).toEqual([
    "Mit einer",
    "Nahkampf-",
    "waffe",
    "ausweichen",
  ]);
});

it("leaves a word whole where its line has room for it", () => {
  expect(wrap(hyphenated("mit der Nahkampfwaffe"), 14, 3)).toEqual(["mit der", "Nahkampfwaffe"]);
});

it("ends in dots what has no line left", () => {
  expect(wrap("one two three four", 5, 2)).toEqual(["one", "two …"]);
});
