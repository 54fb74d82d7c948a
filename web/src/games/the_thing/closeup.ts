/** When the board comes near: a vote, a meeting, a test, a machine that is being boarded. */

import type { Question } from "../../net/types";
import type { BaseView } from "./view";

export type Scene = "vote" | "meet" | "test" | "board";

const SCENES: Readonly<Record<string, Scene>> = {
  vote: "vote",
  lay: "meet",
  look: "meet",
  step_out: "meet",
  "board.first": "board",
  "board.want": "board",
  "board.agree": "board",
  "coop.board": "board",
};

/** What is staged for this reader now; a vote also for those who have sealed theirs. */
export function sceneOf(base: BaseView, asked: Question | null): Scene | null {
  if (!asked) return base.phase === "vote" ? "vote" : base.escape ? "board" : null;
  return SCENES[asked.prompt] ?? (asked.prompt.startsWith("test.") ? "test" : null);
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const PLATE = { w: 186, h: 122 };
/** A plate of words alone, of which there are few. */
const WORDS = 236;
const ROOM = { left: 70, right: 834, top: 226, bottom: 484 };
const GAP = 81;
const COLUMNS = 4;

/** A row in the middle, or against the walls so that the middle stays free. */
function row(count: number, y: number, apart: boolean, most = PLATE.w): Box[] {
  const whole = ROOM.right - ROOM.left;
  const w = Math.min(most, (whole - 12 * (count - 1)) / Math.max(1, count));
  const free = count > 1 ? (whole - w * count) / (count - 1) : 0;
  const gap = apart ? free : Math.min(GAP, free);
  const first = apart
    ? count === 1
      ? ROOM.right - w
      : ROOM.left
    : ROOM.left + (whole - w * count - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: first + index * (w + gap),
    y,
    w,
    h: PLATE.h,
  }));
}

/** Where the plates of so many choices stand around the table, on a wide board. */
export function plates(count: number, words = false): Box[] {
  const above = Math.min(count, count <= 5 ? COLUMNS - 1 : COLUMNS);
  const wide = words && count < COLUMNS ? WORDS : PLATE.w;
  return [...row(above, ROOM.top, false, wide), ...row(count - above, ROOM.bottom, true)];
}

const SMALL = { left: 8, right: 382, top: 40, bottom: 412 };

/** The same on a phone: two columns. */
export function smallPlates(count: number): Box[] {
  const rows = Math.max(1, Math.ceil(count / 2));
  const h = Math.min(96, (SMALL.bottom - SMALL.top) / rows - 8);
  const w = (SMALL.right - SMALL.left - 8) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: SMALL.left + (index % 2) * (w + 8),
    y: SMALL.top + Math.floor(index / 2) * (h + 8),
    w,
    h,
  }));
}
