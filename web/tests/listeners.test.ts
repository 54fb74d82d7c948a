import { describe, expect, it } from "vitest";
import type { ChipInfo, GameInfo, TableInfo } from "../src/net/types";
import { isHeard, usualTalk } from "../src/talk/listeners";

type Seat = TableInfo["seats"][number];
const seat = (number: number, kind: Seat["kind"]): Seat => ({
  seat: number,
  kind,
  name: "",
  bot: kind === "bot" ? "greedy" : "",
  ready: true,
  stand_in: "",
  pace: null,
  steps: false,
  skips: false,
  opened: false,
});
const chip = (kind: ChipInfo["kind"]): ChipInfo => ({
  verb: kind,
  kind,
  rule: "",
  to_one: false,
  slots: [],
});
const words = [chip("view"), chip("plain")];
const alone = [seat(0, "human"), seat(1, "bot")];

describe("who hears what somebody says", () => {
  it("is heard by other people, whatever bots do", () => {
    const seats = [seat(0, "human"), seat(1, "human")];
    expect(isHeard(0, { seats, bots_talk: "off" }, [chip("plain")])).toBe(true);
  });

  it("is heard by bots that talk", () => {
    expect(isHeard(0, { seats: alone, bots_talk: "full" }, words)).toBe(true);
    expect(isHeard(0, { seats: alone, bots_talk: "off" }, words)).toBe(false);
  });

  it("is heard by nobody while only one's own kind hears it and there is no other", () => {
    const table = { seats: alone, bots_talk: "full" as const };
    expect(isHeard(0, table, words, [0])).toBe(false);
    expect(isHeard(0, table, words, [0, 1])).toBe(true);
    expect(isHeard(0, table, words, null)).toBe(true);
  });

  it("is heard by nobody where nobody else sits", () => {
    const seats = [seat(0, "human"), seat(1, "empty")];
    expect(isHeard(0, { seats, bots_talk: "full" }, words)).toBe(false);
  });

  it("says no courtesies to bots where there is nothing else to say", () => {
    expect(isHeard(0, { seats: alone, bots_talk: "full" }, [chip("plain")])).toBe(false);
    expect(isHeard(0, { seats: alone, bots_talk: "full" }, [])).toBe(true);
  });
});

describe("a table that is put up here", () => {
  it("has bots that talk, where its game has words for them", () => {
    expect(usualTalk({ talks: true } as GameInfo)).toBe("full");
    expect(usualTalk({ talks: false } as GameInfo)).toBe("off");
  });
});
