import { describe, expect, it } from "vitest";
import { harmsIn, signed } from "../src/words/signed";

const signs = (text: string, harms = ""): string[] =>
  signed(text, harmsIn(harms)).flatMap(({ text: part, sign }) =>
    sign ? [`${part}: ${sign}`] : [],
  );

describe("what a sentence says to be lost or won", () => {
  it("is told by the sign", () => {
    expect(signs("You: −2 life, now 4.")).toEqual(["−2 life: loss"]);
    expect(signs("+1 fuel at the shed.")).toEqual(["+1 fuel: gain"]);
  });

  it("is turned round for what harms, in either language", () => {
    const harms = "damage, suspicion";
    expect(signs("+1 damage, now 3 of 4.", harms)).toEqual(["+1 damage: loss"]);
    expect(signs("You repair: −3 damage.", harms)).toEqual(["−3 damage: gain"]);
    expect(signs("−1 Schaden, jetzt 2", "Schaden, Verdacht")).toEqual(["−1 Schaden: gain"]);
  });

  it("finds several in one sentence, and none where there is none", () => {
    expect(signs("−1 fuel and +2 damage", "damage")).toEqual(["−1 fuel: loss", "+2 damage: loss"]);
    expect(signs("A 3-4 vote, +x")).toEqual([]);
  });
});
