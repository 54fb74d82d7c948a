import { expect, test } from "vitest";
import nemesis from "../src/games/nemesis/story";
import panicStation from "../src/games/panic_station/story";
import story from "../src/games/the_thing/story";
import type { Insight } from "../src/games/story";
import { anySecret, reasonsFor, secretsOver, topicOf, type Secret } from "../src/net/knowing";
import type { Prospects } from "../src/net/types";

const secret = (key: string, owner: number | null, from = 10, to = 100): Secret => ({
  key,
  name: "",
  owner,
  exists: { from, to },
  seats: [[], [], []],
  all: [],
});
/** What seats 0 and 1 thought of seat 2, and whether it had changed sides. */
const at = (move: number, zero: number, one: number, foe: boolean): Prospects =>
  ({ move, foes: [false, false, foe], suspects: [[0, 0, zero], [0, 0, one], []] }) as never;

test("good reason begins at two in three and is told only where it was right", () => {
  const standings = [at(0, 0.9, 0, false), at(20, 0.66, 0.7, true), at(50, 0.67, 0.8, true)];
  expect(reasonsFor(secret("role.2 x 10", 2), standings)).toEqual([
    [{ from: 50, to: 100 }],
    [{ from: 20, to: 100 }],
    [],
  ]);
});

test("nobody has reason to think anything of cards, or before a secret was there", () => {
  const standings = [at(0, 1, 1, true)];
  expect(reasonsFor(secret("hand.2 x 10", 2), standings)).toEqual([[], [], []]);
  expect(reasonsFor(secret("role.2 x 10", 2, 30, 40), standings)[0]).toEqual([
    { from: 30, to: 40 },
  ]);
});

test("a game has secrets as soon as somebody knows what not all know", () => {
  const hidden = (all: boolean, ...known: boolean[]) => [{ id: "x", name: "", known, all }];
  expect(anySecret([])).toBe(false);
  expect(anySecret([[], hidden(false, false, false), hidden(true, true, true)])).toBe(false);
  expect(anySecret([[], hidden(false, false, true)])).toBe(true);
});

test("secrets are of roles, of cards, or of something else", () => {
  expect(
    ["role.1 a", "hand.0 b", "goal.0.1 c", "course d"].map((key) => topicOf(secret(key, 0))),
  ).toEqual(["role", "card", "card", "other"]);
});

test("in The Thing who saw an alien token knows the alien, and nobody is known to be human by it", () => {
  const rows = (role: string | null, proven: number[]) => ({
    figures: [
      { figure: 0, seat: 0, character: "nauls", role, known: [] },
      { figure: 1, seat: 1, character: "garry", role: null, known: [] },
    ],
    proven,
  });
  const speech = { thing: (id: string) => id, say: (key: string) => key };
  const of = (role: string): Insight =>
    ({
      views: [rows(role, [0, 1]), rows(null, [0, 1])],
      shown: rows(null, []),
      speech,
      name: () => "Kim",
    }) as unknown as Insight;
  expect(story.secrets(of("alien"))[0]!.known).toEqual([true, true]);
  expect(story.secrets(of("human"))[0]!.known).toEqual([true, false]);
});

test("in Panic Station who infected somebody knows it, until they are cured", () => {
  const rows = (infected: (boolean | null)[], proven: boolean[]) => ({
    seats: infected.map((each, seat) => ({ infected: each, proven: proven[seat], known: [] })),
    hand: [],
  });
  const of = (infected: boolean): Insight =>
    ({
      views: [rows([infected, null], [false, true]), rows([null, true], [true, false])],
      shown: rows([null, null], [false, false]),
      speech: { say: (key: string) => key },
      name: () => "Kim",
    }) as unknown as Insight;
  expect(panicStation.secrets(of(true)).map(({ known }) => known)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(panicStation.secrets(of(false))[0]!.known).toEqual([true, false]);
});

test("in Nemesis a goal stays the same secret when the other one is laid aside", () => {
  const ship = (...objectives: string[]) => ({
    seats: [{ objectives }],
    coordinates: null,
    engines: [[], [], []],
  });
  const of = (...objectives: string[]): Insight =>
    ({
      views: [ship(...objectives)],
      shown: { seats: [{ objectives: [null] }], coordinates: null, engines: [[], [], []] },
      speech: { thing: (id: string) => id },
      name: () => "Kim",
    }) as unknown as Insight;
  const rows = secretsOver([
    nemesis.secrets(of("hunt", "quarantine")),
    nemesis.secrets(of("quarantine")),
  ]);
  expect(rows.map(({ key, exists }) => [key.split(" ")[0], exists.from, exists.to])).toEqual([
    ["goal.0", 0, 1],
    ["goal.0", 0, 2],
  ]);
});

test("in The Thing a role and what somebody carries are secrets, each known by whoever sees it", () => {
  const figure = (role: string | null, known: string[]) => ({
    figures: [{ figure: 0, seat: 0, character: "nauls", role, known }],
    proven: [],
  });
  const speech = { thing: (id: string) => id, say: (key: string) => key };
  const at = {
    views: [figure("human", ["keys", "keys", "cable"]), figure(null, ["keys"])],
    shown: figure(null, []),
    speech,
    name: () => "Kim",
  } as unknown as Insight;
  expect(story.secrets(at).map(({ id, owner, known, all }) => [id, owner, known, all])).toEqual([
    ["role.0", 0, [true, false], false],
    ["hand.0.keys", 0, [true, true], false],
    ["hand.0.cable", 0, [true, false], false],
  ]);
});
