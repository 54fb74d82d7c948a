import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { label } from "../src/board/label";
import { hyphenated } from "../src/words/hyphens";

const [, sources] = JSON.parse(readFileSync("../.cache/words/sources.json", "utf8")) as [
  string[],
  Record<string, string[]>,
];
/** Names of things on the boards and in the hands, as the games say them. */
const NAME = /^(?:card|place|unit|token|character|intruder|faction|weather|role)-[\w-]+ = (.+)$/gm;
const LONGEST = 13;
/** What can lie in a hand: the narrowest card there holds ten letters of its name in a line; thin ones take less. */
const CARD = /^card-[\w-]+ = (.+)$/gm;
const NARROW = 10;
const THIN = 0.6;
const wide = (part: string): number =>
  [...part].reduce((sum, letter) => sum + (/[fijlrtI-]/.test(letter) ? THIN : 1), 0);

describe("long names", () => {
  it("can be broken so that every part fits a small card", () => {
    const tooLong = Object.entries(sources)
      .filter(([name]) => name.endsWith(" de"))
      .flatMap(([name, [game = ""]]) =>
        [...game.matchAll(NAME)].flatMap(([, said = ""]) =>
          hyphenated(said)
            .split(/[\s\u00ad-]+/)
            .filter((part) => part.replace(/[^\p{L}]/gu, "").length > LONGEST)
            .map((part) => `${name}: ${part} in ${said}: tell web/src/words/hyphens.ts its joints`),
        ),
      );
    expect(tooLong).toEqual([]);
  });

  it("and English ones fit the narrowest card of a full hand", () => {
    const tooLong = Object.entries(sources).flatMap(([name, [game = ""]]) =>
      [...game.matchAll(CARD)]
        .flatMap(([, said = ""]) => hyphenated(said).split(/(?<=\u00ad|-)|\s/u))
        .map((part) => part.replace(/[^\p{L}\u00ad-]/gu, "").replace("\u00ad", "-"))
        .filter((part) => wide(part) > NARROW)
        .map((part) => `${name}: ${part}: tell web/src/words/hyphens.ts its joints`),
    );
    expect(tooLong).toEqual([]);
  });

  it("are broken at their joints", () => {
    const parts = (name: string) => hyphenated(name).split("\u00ad").join("-");
    expect(parts("Überwachungskamera")).toBe("Über-wachungs-kamera");
    expect(parts("Selbstzerstörungsschlüssel")).toBe("Selbst-zer-störungs-schlüssel");
    expect(parts("ABWEHRSYSTEMPLÄTTCHEN")).toBe("ABWEHR-SYSTEM-PLÄTTCHEN");
    expect(parts("Labor")).toBe("Labor");
  });

  it("lose nothing when they are set in lines", () => {
    expect(label("Lebenstransfervorrichtung", 13)).toEqual(["Lebens-", "transfer-", "vorrichtung"]);
    expect(label("Karte vom Deck", 13)).toEqual(["Karte vom", "Deck"]);
  });

  it("break where a step of what happened has little room", () => {
    for (const said of ["1 contamination card", "2 Kontaminationskarten", "1 Kontaminationskarte"])
      for (const part of hyphenated(said).split(/[\s\u00ad]+/)) expect(part.length).toBeLessThan(8);
  });
});
