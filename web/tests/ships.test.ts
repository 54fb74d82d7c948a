import { describe, expect, it } from "vitest";
import { storiesOf, type Line } from "../src/games/nemesis/chain";
import { label } from "../src/board/label";
import { spread } from "../src/games/nemesis/layout";
import {
  CARD_ICON,
  iconOfCard,
  roomNamed,
  waysFrom,
  type ShipView,
} from "../src/games/nemesis/view";
import { framed, freeCorner, linksOf, spots, spreadFrom } from "../src/games/panic_station/station";
import type { RoomView } from "../src/games/panic_station/view";
import nemesisIcons from "../src/icons/nemesis.json";
import own from "../src/icons/own.json";
import shell from "../src/icons/shell.json";

const words = {
  t: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" "),
  thing: (id: string) => id,
  name: (seat: number) => `seat ${seat}`,
  mine: (seat: number) => seat === 1,
};
const told = (...lines: [string, Record<string, unknown>][]): Line[] =>
  lines.map(([key, facts], index) => ({ key, facts, n: `1.${index}` }));

describe("chains of Nemesis", () => {
  const surprise = told(
    ["does.move", { seat: 0, room: "canteen" }],
    ["noise.rolled", { seat: 0, face: "2" }],
    ["encounter", { seat: 0, room: "canteen" }],
    ["token.drawn", { kind: "adult", number: 4 }],
    ["intruder.placed", { kind: "adult", room: "canteen" }],
    ["surprise", { seat: 0, kind: "adult", number: 4, cards: 3 }],
    ["attack", { kind: "adult", seat: 0, room: "canteen" }],
    ["attack.hit", { card: "atk_05", kind: "adult", seat: 0 }],
    ["wound.light", { seat: 0 }],
    ["wound.light", { seat: 0 }],
    ["contaminated", { seat: 0 }],
  );

  it("keep noise, token, comparison and attack together", () => {
    const [story, ...more] = storiesOf(surprise, words);
    expect(more).toEqual([]);
    expect(story!.steps.map((step) => step.picture)).toEqual(["die", "creature", "cards", "card"]);
    expect(story!).toMatchObject({ seat: 0, room: "canteen", card: "atk_05", hurt: true });
    expect(story!.steps.at(-1)!.note).toBe("nemesis-harm-light 2, nemesis-harm-contamination 1");
  });

  it("grow under the same name while the attack is being answered", () => {
    const early = storiesOf(surprise.slice(0, 8), words)[0]!;
    expect(early.id).toBe(storiesOf(surprise, words)[0]!.id);
    expect(early.hurt).toBe(false);
  });

  it("leave out what needs no close-up, and begin anew with every attack", () => {
    expect(
      storiesOf(
        told(["noise.rolled", { seat: 1, face: "silence" }], ["passed", { seat: 1 }]),
        words,
      ),
    ).toEqual([]);
    const attack = (kind: string, seat: number): [string, Record<string, unknown>][] => [
      ["attack", { kind, seat, room: "nest" }],
      ["attack.missed", { card: "atk_15", kind, seat }],
    ];
    expect(
      storiesOf(told(...attack("creeper", 2), ...attack("queen", 0)), words).map(
        (story) => story.seat,
      ),
    ).toEqual([2, 0]);
  });

  it("tell a miss by hand with its wound", () => {
    const steps = storiesOf(
      told(
        ["melee", { seat: 0, target: "adult" }],
        ["combat.rolled", { seat: 0, face: "blank" }],
        ["missed", { seat: 0 }],
        ["wound.serious", { seat: 0, wound: "wound_arm" }],
      ),
      words,
    )[0]!.steps;
    expect(steps.at(-1)).toMatchObject({
      title: "nemesis-chain-miss",
      note: "nemesis-harm-serious 1",
      bad: true,
    });
  });
});

describe("the ship", () => {
  it("keeps everything in a room inside it", () => {
    for (let count = 1; count <= 9; count++)
      for (const { x, y, scale } of spread(count)) {
        expect(Math.abs(x) + 14 * scale).toBeLessThanOrEqual(46);
        expect(Math.abs(y) + 14 * scale).toBeLessThanOrEqual(46);
      }
  });

  it("breaks names at spaces, and long German words before their last part", () => {
    expect(label("Monitoring Room", 13)).toEqual(["Monitoring", "Room"]);
    expect(label("Kommandozentrale", 13)).toEqual(["Kommando-", "zentrale"]);
    expect(label("Evakuierungsbereich B", 13)).toEqual(["Evakuierungs-", "bereich B"]);
    expect(label("Armory", 13)).toEqual(["Armory"]);
  });

  it("finds a room by its tile once explored, by its slot before", () => {
    const rooms = [
      { id: "r02", tile: "armory", explored: true },
      { id: "r03", tile: "canteen", explored: false },
    ];
    const ship = { rooms } as unknown as ShipView;
    expect(roomNamed(ship, "armory")?.id).toBe("r02");
    expect(roomNamed(ship, "canteen")).toBeUndefined();
    expect(roomNamed(ship, "r03")?.id).toBe("r03");
    expect(
      waysFrom("r01")
        .map(({ to }) => to)
        .sort(),
    ).toEqual(["r02", "r03", "r04"]);
  });

  it("has a picture for every card it names", () => {
    const known = new Set([...nemesisIcons, ...shell, ...Object.keys(own)]);
    expect(Object.values(CARD_ICON).filter((icon) => !known.has(icon))).toEqual([]);
    expect([iconOfCard("atk_01"), iconOfCard("ka_01"), iconOfCard("ke_01")]).toEqual([
      "claw-slashes",
      "claw-slashes",
      "sands-of-time",
    ]);
  });
});

describe("the station", () => {
  const card = (room: string, x: number, y: number, to: readonly string[]): RoomView => ({
    room,
    number: 1,
    symbol: "",
    x,
    y,
    turn: 0,
    red: false,
    double: false,
    edges: [],
    cards: 0,
    ways: to.map((goal) => ({ place: room, direction: 0, to: goal, door: goal === "nest" })),
  });
  const rooms = [
    card("reactor", 0, 0, ["run_10"]),
    card("run_10", 1, 0, ["reactor", "nest"]),
    card("nest", 2, 0, ["run_10"]),
  ];

  it("links two cards once and knows doors", () => {
    expect(
      linksOf(rooms).map((link) => [link.from.room, link.to.room, link.door, link.upright]),
    ).toEqual([
      ["reactor", "run_10", false, true],
      ["run_10", "nest", true, true],
    ]);
  });

  it("burns from the nest card by card", () => {
    expect([...spreadFrom(rooms, "nest")]).toEqual([
      ["nest", 0],
      ["run_10", 1],
      ["reactor", 2],
    ]);
  });

  it("always fits, and keeps room around a small station", () => {
    expect(framed(rooms).x).toEqual({ low: -0.5, count: 4 });
    expect(framed([...rooms, card("far", -3, 4, [])])).toEqual({
      x: { low: -3, count: 6 },
      y: { low: 0, count: 5 },
    });
  });

  it("puts every piece on the card", () => {
    for (let count = 1; count <= 12; count++)
      for (const { x, y, size } of spots(count, false, false)) {
        expect(x - size / 2).toBeGreaterThan(4);
        expect(x + size / 2).toBeLessThan(130);
        expect(y + size / 2).toBeLessThan(130);
      }
  });

  it("lays the small map into a free corner", () => {
    expect(freeCorner([{ x: 290, y: 0, size: 90 }], 390, 440)).toBe("bottom right");
    expect(freeCorner([], 390, 440)).toBe("top right");
    const whole = { x: 0, y: 0, size: 440 };
    const lit = { x: 290, y: 0, size: 90, lit: true };
    expect(freeCorner([whole, lit], 390, 440), "cards that nobody may choose").toBe("bottom right");
    expect(freeCorner([{ ...whole, lit: true }], 390, 440)).toBeNull();
  });
});
