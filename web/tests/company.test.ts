import { describe, expect, it } from "vitest";
import { botsMayAnswer, company } from "../src/net/company";
import type { BotInfo } from "../src/net/types";

const people = [
  ["runa", 1],
  ["otto", 1],
  ["vesna", 2],
  ["barto", 2],
  ["lin", 3],
  ["sol", 3],
].map(([id, level]) => ({ id, level }) as unknown as BotInfo);

describe("who of the cast sits down", () => {
  it("takes those of the level first, then the nearest, the easier ones first", () => {
    expect(company(people, 2, 5)).toEqual(["vesna", "barto", "runa", "otto", "lin"]);
    expect(company(people, 3, 3)).toEqual(["lin", "sol", "vesna"]);
    expect(company(people, 1, 3)).toEqual(["runa", "otto", "vesna"]);
  });
  it("asks nobody twice before everybody sits", () => {
    const seated = new Set(["vesna", "runa"]);
    expect(company(people, 2, 4, seated)).toEqual(["barto", "otto", "lin", "sol"]);
    expect(new Set(company(people, 2, 7)).size).toBe(6);
  });
  it("seats nobody where there is no cast", () => {
    expect(company([], 2, 3)).toEqual([]);
  });
});

describe("whether a bot is to answer", () => {
  const person = { kind: "human", stand_in: "" } as const;
  const bot = { kind: "bot", stand_in: "" } as const;
  const away = { kind: "human", stand_in: "vesna" } as const;
  it("is told by whom all see the table wait for, stand-ins among them", () => {
    expect(botsMayAnswer([person, bot], [1])).toBe(true);
    expect(botsMayAnswer([person, bot], [0])).toBe(false);
    expect(botsMayAnswer([person, away], [1])).toBe(true);
    expect(botsMayAnswer([person, bot], [])).toBe(false);
  });
  it("is possible wherever nobody is named, so that it tells of nobody", () => {
    expect(botsMayAnswer([person, bot], null)).toBe(true);
    expect(botsMayAnswer([person, person], null)).toBe(false);
  });
});
