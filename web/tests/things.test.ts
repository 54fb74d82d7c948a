import { describe, expect, it } from "vitest";
import { shortcut } from "../src/keys";
import type { Choice, Described } from "../src/net/types";
import { keyOf, litThings, thingKey } from "../src/things";

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
