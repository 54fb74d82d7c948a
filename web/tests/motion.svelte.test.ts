import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Motion, type Travel } from "../src/board/motion.svelte";
import {
  BANNER,
  isAbout,
  keyframes,
  MARK,
  REST,
  ROLL,
  SECTOR,
  starts,
  TRAVEL,
} from "../src/board/pace";
import type { Told } from "../src/net/types";

const told = (key: string, facts: Record<string, unknown> = {}): Told => ({ key, facts });
const A = { x: 0, y: 0 };
const B = { x: 30, y: 40 };

describe("the order of moves", () => {
  it("knows what an event is about by the words of a piece's id", () => {
    expect(isAbout(told("moves", { unit: "marine_1", place: "dock" }), "marine_1")).toBe(true);
    expect(isAbout(told("moves", { seat: 2 }), "seat:2")).toBe(true);
    expect(isAbout(told("moves", { seat: 1, points: 2 }), "seat:2")).toBe(false);
    expect(isAbout(told("shoots", { seat: 0, figure: "soldier" }), "seat:0 figure:android")).toBe(
      false,
    );
    expect(isAbout(told("discs", { figures: ["blair", "clark"] }), "figure:clark")).toBe(true);
    expect(isAbout(told("discs"), "")).toBe(false);
  });

  it("follows the events; what one event names goes together, what none names at once", () => {
    const moves = [
      { id: "b", ms: 420 },
      { id: "a", ms: 320 },
      { id: "c", ms: 160 },
      { id: "none", ms: 900 },
    ];
    expect(
      starts(moves, [told("moves", { unit: "a" }), told("pushed", { units: ["b", "c"] })]),
    ).toEqual([320, 0, 320, 0]);
  });

  it("divides a way by its lengths", () => {
    const frames = keyframes(A, {
      points: [
        { x: 30, y: 0 },
        { x: 30, y: 10 },
      ],
      ms: 2 * SECTOR,
    });
    expect(frames.map((frame) => frame.offset)).toEqual([0, 0.75, 1]);
    expect(frames.at(-1)!.transform).toBe("translate(30px, 10px)");
  });
});

/** A board of pieces: whenever it is shown a view, each piece that stands elsewhere says so. */
function theatre(script = { moments: new Set(["bang"]) }, calm = false) {
  const motion = new Motion<Record<string, { x: number; y: number }>>(
    () => script,
    () => calm,
  );
  const played: { id: string; delay: number; duration: number }[] = [];
  const cancelled: string[] = [];
  const node = (id: string) =>
    ({
      animate: (_: unknown, { delay, duration }: { delay: number; duration: number }) => (
        played.push({ id, delay, duration }),
        { cancel: () => cancelled.push(id) }
      ),
    }) as unknown as Element;
  let at: Record<string, { x: number; y: number }> = {};
  const look = () => {
    const now = motion.view ?? {};
    for (const [id, to] of Object.entries(now)) {
      const from = at[id];
      if (from && from !== to && motion.travel({ id, node: node(id), from, to } satisfies Travel))
        motion.mark(id);
    }
    at = { ...now };
  };
  const stop = $effect.root(() => {
    $effect(look);
  });
  return { motion, played, cancelled, stop };
}

describe("what the board plays", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("shows the first view at once and later ones in turn", async () => {
    const { motion, played, stop } = theatre();
    motion.show({ a: A, b: A }, []);
    await wait(0);
    expect(played).toEqual([]);
    const [second, third] = [
      { a: B, b: A },
      { a: B, b: B },
    ];
    motion.show(second, [told("moves", { unit: "a" })]);
    motion.show(third, [told("moves", { unit: "b" })]);
    await wait(0);
    expect(motion.view).toBe(second);
    expect(played.map(({ id }) => id)).toEqual(["a"]);
    await wait(TRAVEL - 1);
    expect(motion.view).toBe(second);
    await wait(1);
    expect(motion.view).toBe(third);
    expect(played.map(({ id, duration }) => [id, duration])).toEqual([
      ["a", TRAVEL],
      ["b", TRAVEL],
    ]);
    await wait(TRAVEL);
    expect(motion.playing).toBe(false);
    stop();
  });

  it("marks what has moved for four seconds, with the sum of a count", async () => {
    const { motion, stop } = theatre();
    motion.show({ a: A }, []);
    await wait(0);
    motion.show({ a: B }, [told("moves", { unit: "a" })]);
    await wait(0);
    motion.mark("life", -2);
    motion.mark("life", -1);
    expect(motion.marks.has("a")).toBe(true);
    expect(motion.marks.get("life")!.by).toBe(-3);
    await wait(MARK);
    expect(motion.marks.size).toBe(0);
    stop();
  });

  it("hurries when more than four seconds wait", async () => {
    const { motion, played, stop } = theatre();
    motion.show({ a: A }, []);
    await wait(0);
    for (let index = 1; index <= 12; index++)
      motion.show({ a: { x: index, y: 0 } }, [told("moves", { unit: "a" })]);
    await wait(12 * TRAVEL);
    expect(played).toHaveLength(12);
    expect(played[0]!.duration).toBe(TRAVEL);
    expect(played[1]!.duration).toBe(TRAVEL / 3);
    expect(motion.playing).toBe(false);
    motion.show({ a: A }, [told("moves", { unit: "a" })]);
    await wait(0);
    expect(played.at(-1)!.duration).toBe(TRAVEL);
    stop();
  });

  it("jumps to now", async () => {
    const { motion, cancelled, stop } = theatre();
    motion.show({ a: A }, []);
    await wait(0);
    const last = { a: A };
    motion.show({ a: B }, [told("bang", { unit: "a" })]);
    motion.show(last, [told("moves", { unit: "a" })]);
    await wait(0);
    expect(motion.banner?.told.key).toBe("bang");
    motion.jump();
    expect(motion.view).toBe(last);
    expect(motion.banner).toBeNull();
    expect(cancelled).toEqual(["a"]);
    await wait(0);
    expect(motion.playing).toBe(false);
    motion.show({ a: B }, [told("moves", { unit: "a" })]);
    await wait(0);
    expect(motion.playing).toBe(true);
    stop();
  });

  it("is set at another moment without playing anything", async () => {
    const { motion, stop } = theatre();
    motion.show({ a: A }, []);
    motion.show({ a: B }, [told("bang", { unit: "a" })]);
    const there = { a: B };
    motion.set(there, [told("bang", { unit: "a" })]);
    await wait(0);
    expect(motion.view).toBe(there);
    expect(motion.banner).toBeNull();
    expect(motion.told).toEqual([]);
    expect(motion.playing).toBe(false);
    stop();
  });

  it("puts banners up one at a time, without holding up the board", async () => {
    const { motion, stop } = theatre();
    motion.show({ a: A }, []);
    motion.show({ a: B }, [
      told("bang", { unit: "a" }),
      told("quiet"),
      told("bang", { unit: "b" }),
    ]);
    await wait(0);
    expect(motion.view).toEqual({ a: B });
    expect(motion.banner?.told.facts.unit).toBe("a");
    await wait(BANNER);
    expect(motion.banner?.told.facts.unit).toBe("b");
    await wait(BANNER);
    expect(motion.banner).toBeNull();
    stop();
  });

  it("rolls a die before its consequences", async () => {
    const { motion, stop } = theatre();
    motion.show({ a: A }, []);
    motion.show({ a: B }, [told("alarm", { face: 4 }), told("moves", { unit: "a" })]);
    await wait(0);
    expect(motion.banner?.dice).toEqual([{ face: "4" }]);
    await wait(ROLL - 1);
    expect(motion.view).toEqual({ a: A });
    await wait(1);
    expect(motion.view).toEqual({ a: B });
    await wait(REST);
    expect(motion.banner).toBeNull();
    stop();
  });

  it("leaves travel out where things should stay calm, and keeps the marks", async () => {
    const { motion, played, stop } = theatre({ moments: new Set(["bang"]) }, true);
    motion.show({ a: A }, []);
    await wait(0);
    motion.show({ a: B }, [told("bang", { unit: "a" })]);
    expect(motion.view).toEqual({ a: B });
    await wait(0);
    expect(played).toEqual([]);
    expect(motion.marks.has("a")).toBe(true);
    expect(motion.banner?.told.key).toBe("bang");
    stop();
  });

  it("does not play the same events twice", async () => {
    const { motion, stop } = theatre();
    const news = [told("bang")];
    motion.show({ a: A }, []);
    motion.show({ a: B }, news);
    await wait(BANNER);
    expect(motion.banner).toBeNull();
    motion.show({ a: A }, news);
    await wait(0);
    expect(motion.banner).toBeNull();
    stop();
  });
});
