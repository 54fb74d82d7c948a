import { expect, test } from "vitest";
import { deedsOf, doerOf, reasonOf } from "../src/guide/deeds";
import { isWanted, lessonWith, stepFor } from "../src/guide/guide.svelte";
import type { Choice, Described, LessonStep, Teaching } from "../src/net/types";
import { calloutAt, lies, selectorOf } from "../src/guide/rings";
import { Speech } from "../src/words/speech";

const WORDS = `
reason-place-kitchen = Everybody eats.
reason-special = Paid with cards.
`;
const speech = new Speech("en", [WORDS], ["Ann", "Ben", "Cem"], {}, 0);
const goes = (seat: number, place: string) => ({
  told: { key: "figure.goes", facts: { figure: "clark", figure_seat: seat, place } },
});
const SEATS = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];

test("a deed belongs to its seat, or to the seat of its figure", () => {
  expect(doerOf({ key: "moves", facts: { seat: 2 } })).toBe(2);
  expect(doerOf(goes(1, "kitchen").told)).toBe(1);
  expect(doerOf({ key: "weather", facts: {} })).toBeNull();
});

test("what a deed is good for is told by its place, or by its kind", () => {
  expect(reasonOf(goes(1, "kitchen").told, speech)).toBe("Everybody eats.");
  expect(reasonOf({ key: "special", facts: { figure_seat: 1 } }, speech)).toBe("Paid with cards.");
  expect(reasonOf(goes(1, "nowhere").told, speech)).toBe("");
});

test("each of the others is told once, with the last deeds that have a reason, and I am not", () => {
  const entries = [
    goes(1, "kitchen"),
    { told: { key: "cards.drawn", facts: { figure_seat: 1 } } },
    goes(0, "kitchen"),
    goes(2, "nowhere"),
  ];
  expect(deedsOf(entries, SEATS, 0, speech)).toEqual([
    { seat: 1, told: [goes(1, "kitchen").told] },
    { seat: 2, told: [goes(2, "nowhere").told] },
  ]);
});

test("a ring is put round a marked part of the screen, or round a thing of the board", () => {
  expect(selectorOf("hand")).toContain('[data-part~="hand"]');
  expect(selectorOf("boiler_room")).toContain(`[data-thing='"boiler_room"']`);
  expect(selectorOf("pod 2")).toContain(`[data-thing='["pod",2]']`);
});

test("its word stands above, else beside, else below, and never outside", () => {
  const screen = { x: 0, y: 50, width: 1440, height: 850 };
  const box = (x: number, y: number) => calloutAt({ x, y, width: 50, height: 20 }, screen);
  expect(box(400, 300).y).toBeLessThan(300);
  expect(box(400, 60)).toEqual({ x: 460, y: 60 });
  expect(box(1380, 60).y).toBeGreaterThan(80);
  expect(box(1380, 300).x).toBeLessThan(1200);
});

test("what the board has moved out of sight is not in it", () => {
  const board = { x: 200, y: 50, width: 900, height: 600 };
  expect(lies({ x: 250, y: 60, width: 40, height: 40 }, board)).toBe(true);
  expect(lies({ x: 250, y: 20, width: 40, height: 40 }, board)).toBe(false);
});

test("an expansion that is on brings its own guided opening", () => {
  const lesson = (seed: string) => ({
    mode: "",
    players: 3,
    seed,
    bots: [],
    options: {},
    steps: [],
  });
  const teaching: Teaching = {
    hints: [],
    lesson: lesson("game"),
    lessons: [["more", lesson("more")]],
  };
  expect(lessonWith(teaching, { more: true })?.seed).toBe("more");
  expect(lessonWith(teaching, { more: false })?.seed).toBe("game");
  expect(lessonWith(null, { more: true })).toBeNull();
});

test("a step is found by its question, even a little out of turn, and by its place where no question fits", () => {
  const step = (id: string, ...prompts: string[]) => ({ id, prompts }) as unknown as LessonStep;
  const steps = [step("who", "move"), step("where", "room"), step("card", "cards")];
  const found = (done: string[], prompt: string) => stepFor(steps, done, prompt)?.id ?? null;
  expect(found(["who"], "room")).toBe("where");
  expect(found(["who"], "cards")).toBe("card");
  expect(found([], "cards")).toBe("who");
  expect(found(["who", "where", "card"], "room")).toBeNull();
});

test("an answer is wanted that the step names, and any where the deed is under way already", () => {
  const step = { id: "go", prompts: ["turn", "where"], wanted: ["move"] } as unknown as LessonStep;
  const asked = (...options: Choice[]) => ({
    options: options.map((option) => ({ option }) as Described),
  });
  const turn = asked(["move", "lab"], "search");
  expect(isWanted(step, turn, ["move", "lab"])).toBe(true);
  expect(isWanted(step, turn, "search")).toBe(false);
  expect(isWanted(step, asked("lab", "nest"), "nest")).toBe(true);
});
