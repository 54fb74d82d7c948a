import { describe, expect, it } from "vitest";
import { shortcut } from "../src/keys";
import type { Choice, Described } from "../src/net/types";
import { endersLast, keyOf, keysOf, litThings, thingKey } from "../src/things";

const option = (value: string, ...about: Choice[]): Described => ({
  option: value,
  key: `option.${value}`,
  facts: {},
  note: "",
  about,
  closed: "",
  rule: "",
  danger: "",
  veil: "",
  stakes: null,
});

describe("lit things", () => {
  it("light the goal of each option, and the beginning where options differ in it", () => {
    const lit = litThings([
      option("x", "soldier", "lab"),
      option("y", "android", "lab"),
      option("z", "android", "run"),
    ]);
    expect([...lit.keys()].sort()).toEqual(
      ["android", "lab", "run", "soldier"].map((thing) => thingKey(thing)).sort(),
    );
    expect(lit.get(thingKey("lab"))).toHaveLength(2);
  });

  it("do not light a beginning all options share, nor anything on the way", () => {
    const lit = litThings([option("x", "unit", "sector", "a"), option("y", "unit", "sector", "b")]);
    expect([...lit.keys()]).toEqual([thingKey("a"), thingKey("b")]);
  });

  it("tell pairs from words", () => {
    expect(thingKey(["seat", 1])).not.toBe(thingKey("seat,1"));
  });
});

describe("keys", () => {
  it("take the letter of an option's name, else its number", () => {
    expect(keyOf("Room a", 0, new Set())).toBe("A");
    expect(keyOf("Room a", 0, new Set(["A"]))).toBe("1");
    expect(keyOf("Move", 8, new Set())).toBe("9");
    expect(keyOf("Move", 9, new Set(["A"]))).toBe("B");
  });

  it("mean letters in a field and actions elsewhere", () => {
    const press = (
      key: string,
      init: KeyboardEventInit = {},
      target = "DIV",
      shown: readonly string[] = [],
    ) => {
      const event = new KeyboardEvent("keydown", { key, ...init });
      Object.defineProperty(event, "target", { value: document.createElement(target) });
      return shortcut(event, new Set(shown));
    };
    expect(press("3")).toEqual({ kind: "option", key: "3" });
    expect(press("3", {}, "INPUT")).toBeNull();
    expect(press("Escape", {}, "INPUT")).toEqual({ kind: "close" });
    expect(press("z", { ctrlKey: true })).toEqual({ kind: "undo" });
    expect(press("r", { ctrlKey: true })).toBeNull();
    expect(press("c")).toEqual({ kind: "tab", tab: "chat" });
    expect(press("c", {}, "DIV", ["C"])).toEqual({ kind: "option", key: "C" });
    expect(press("C", { shiftKey: true }, "DIV", ["C"])).toEqual({ kind: "tab", tab: "chat" });
    expect(press("?")).toEqual({ kind: "why" });
  });
});

describe("the keys of a list", () => {
  const none = (names: readonly string[]): boolean[] => names.map(() => false);

  it("are as many as there are options, and all different", () => {
    const names = Array.from({ length: 30 }, (_, index) => `Card number ${index}.`);
    const keys = keysOf(names, none(names));
    expect(new Set(keys).size).toBe(30);
    expect(keys.every((key) => /^[1-9A-Z]$/.test(key))).toBe(true);
  });

  it("are the letters of rooms, and what ends something has its own", () => {
    expect(keysOf(["Room a", "Room c", "End the turn"], [false, false, true])).toEqual([
      "A",
      "C",
      "P",
    ]);
  });

  it("are numbers where rooms of several sectors share their letters", () => {
    const names = ["Corridors, room a", "Corridors, room b", "Loading Dock, room a"];
    expect(keysOf(names, none(names))).toEqual(["1", "2", "3"]);
  });

  it("leave P to what ends something, however many there are", () => {
    const names = Array.from({ length: 30 }, (_, index) => `Card number ${index}.`);
    const keys = keysOf([...names, "Pass"], [...none(names), true]);
    expect(keys.at(-1)).toBe("P");
    expect(new Set(keys).size).toBe(31);
  });

  it("come in an order in which what ends something is last", () => {
    const option = (value: string, last = false) => ({ option: value, stakes: { last } }) as never;
    const found = endersLast([option("skip", true), option("install"), option("upgrade")]);
    expect(found.map((each) => each.option)).toEqual(["install", "upgrade", "skip"]);
  });
});
