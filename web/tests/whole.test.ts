import { describe, expect, it } from "vitest";
import { plainIcon } from "../src/games/events";
import { sentences } from "../src/kit/whole";

describe("a text in short", () => {
  it("is its first sentence", () => {
    expect(sentences("Stops an infection. Three burn the nest.")).toEqual([
      "Stops an infection.",
      "Three burn the nest.",
    ]);
  });

  it("is all of it where there is one sentence or none", () => {
    expect(sentences("4 shots")).toEqual(["4 shots", ""]);
    expect(sentences("Draw two cards, keep one.")).toEqual(["Draw two cards, keep one.", ""]);
    expect(sentences("")).toEqual(["", ""]);
  });
});

describe("the picture of an event without one of its own", () => {
  it("shows steps only where somebody goes", () => {
    expect(plainIcon("figure.goes")).toBe("footsteps");
    expect(plainIcon("trade.offered")).toBe("u-swap");
    expect(plainIcon("drafted")).toBe("u-person");
    expect(plainIcon("objectives.kept")).toBe("u-dot");
  });
});
