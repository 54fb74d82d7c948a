import { expect, test } from "vitest";
import { said, spoken } from "../src/words/numbers";

test("numbers are said in both languages", () => {
  expect([1, 12, 20, 21, 27, 99].map((n) => spoken(n, "en"))).toEqual([
    "one",
    "twelve",
    "twenty",
    "twenty-one",
    "twenty-seven",
    "ninety-nine",
  ]);
  expect([1, 17, 21, 30, 88].map((n) => spoken(n, "de"))).toEqual([
    "eins",
    "siebzehn",
    "einundzwanzig",
    "dreißig",
    "achtundachtzig",
  ]);
});

test("a table word is said as on the telephone", () => {
  expect(said("Red Fox 27", "en")).toBe("red fox, twenty-seven");
  expect(said("Roter Fuchs 27", "de")).toBe("roter Fuchs, siebenundzwanzig");
});
