import { describe, expect, it } from "vitest";
import general from "../src/games/general/story";
import nemesis from "../src/games/nemesis/story";
import theseus from "../src/games/theseus/story";
import { chapters } from "../src/kit/chapters";
import { ruleAbout, search } from "../src/kit/ledger";

const told = (n: number, key: string, facts: Record<string, unknown> = {}) => ({
  n: String(n),
  key,
  facts,
});

describe("the log", () => {
  it("begins anew with every turn", () => {
    const parts = chapters(
      [
        told(0, "dealt"),
        told(1, "turn", { seat: 0 }),
        told(2, "moves"),
        told(3, "turn", { seat: 1 }),
        told(4, "stops"),
      ],
      general,
    );
    expect(parts.map((part) => part.head?.seat ?? null)).toEqual([null, 0, 1]);
    expect(parts.map((part) => part.lines.map(({ n }) => n))).toEqual([
      ["0"],
      ["1", "2"],
      ["3", "4"],
    ]);
  });

  it("does not repeat in a line what the heading says", () => {
    const [part] = chapters([told(1, "turn", { seat: 0 }), told(2, "moves")], theseus);
    expect(part!.lines.map(({ n }) => n)).toEqual(["2"]);
  });

  it("keeps the deeds of one seat together where no event begins a turn", () => {
    const parts = chapters(
      [
        told(1, "does.move", { seat: 0 }),
        told(2, "moved", { seat: 0 }),
        told(3, "does.search", { seat: 0 }),
        told(4, "does.shoot", { seat: 1 }),
      ],
      nemesis,
    );
    expect(parts.map((part) => part.lines.length)).toEqual([3, 1]);
  });
});

describe("the ledger", () => {
  const rule = (number: string, text: string) => ({ number, chapter: "a", mark: "S", text });
  const rules = [
    rule("X-1", "A grenade may be thrown far, and armour helps."),
    rule("X-2", "Grenade: everybody in the room loses a life."),
    rule("X-3", "Über­wachung: Die Kamera zählt mit."),
    rule("X-4", "Grenades are heavy."),
  ];

  it("finds the rule that begins with a thing's name, else the shortest that names it", () => {
    expect(ruleAbout(rules, "Grenade")).toBe("X-2");
    expect(ruleAbout(rules, "armour")).toBe("X-1");
    expect(ruleAbout(rules, "Kamera")).toBe("X-3");
    expect(ruleAbout(rules, "Knife")).toBeNull();
    expect(ruleAbout(rules, "Grenade (Blue)")).toBe("X-2");
    expect(ruleAbout(rules, "Greys' (ship)")).toBeNull();
  });

  it("finds words without regard to accents and soft hyphens", () => {
    expect(
      search(rules, { a: "Chapter" }, "uberwachung chapter").map(({ number }) => number),
    ).toEqual(["X-3"]);
    expect(search(rules, { a: "Chapter" }, "grenade life").map(({ number }) => number)).toEqual([
      "X-2",
    ]);
  });
});
