/** Where the guided opening points: parts of the screen and things of the board, and where a word beside one has room. */

import type { Choice } from "../net/types";
import { thingKey } from "../things";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How large the word beside a ring can become, and its distance. */
const WORD = { width: 264, height: 34 };
const GAP = 10;

/** What a part is called in the page: a marked part, or a thing of the board ("pod 1" is its pod 1). */
export function selectorOf(part: string): string {
  const [kind = "", id] = part.split(" ");
  const number = Number(id);
  const thing: Choice = id === undefined ? kind : [kind, Number.isNaN(number) ? id : number];
  return `[data-part~="${kind}"], [data-thing='${thingKey(thing)}']`;
}

/** Whether a box lies in another one, give or take a pixel. */
export const lies = (box: Box, frame: Box): boolean =>
  box.x >= frame.x - 1 &&
  box.y >= frame.y - 1 &&
  box.x + box.width <= frame.x + frame.width + 1 &&
  box.y + box.height <= frame.y + frame.height + 1;

/** Where the word stands: above the ring, else right of it, else below; never outside the frame. */
export function calloutAt(ring: Box, frame: Box): { x: number; y: number } {
  const most = frame.x + frame.width - WORD.width - 8;
  const above = ring.y - GAP - WORD.height;
  const right = ring.x + ring.width + GAP;
  const x = Math.max(frame.x + 8, Math.min(ring.x, most));
  if (above > frame.y) return { x, y: above };
  if (right <= most) return { x: right, y: ring.y };
  return { x, y: Math.min(ring.y + ring.height + GAP, frame.y + frame.height - WORD.height) };
}
