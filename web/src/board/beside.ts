/** Where something is told: beside its place, on a side where nothing lies that matters. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 22;
const EDGE = 8;

/** Whether two boxes lie on one another. */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The first free side of a place for a card of this size, or null if there is none. */
export function beside(
  place: Box,
  card: { w: number; h: number },
  board: Box,
  taken: readonly Box[],
): Box | null {
  const cx = place.x + place.w / 2 - card.w / 2;
  const cy = place.y + place.h / 2 - card.h / 2;
  const inside = (at: number, size: number, from: number, whole: number): number =>
    Math.max(from + EDGE, Math.min(at, from + whole - size - EDGE));
  const sides = [
    { x: place.x + place.w + GAP, y: inside(cy, card.h, board.y, board.h) },
    { x: place.x - card.w - GAP, y: inside(cy, card.h, board.y, board.h) },
    { x: inside(cx, card.w, board.x, board.w), y: place.y + place.h + GAP },
    { x: inside(cx, card.w, board.x, board.w), y: place.y - card.h - GAP },
  ].map((at) => ({ ...at, ...card }));
  const fits = ({ x, y, w, h }: Box): boolean =>
    x >= board.x && y >= board.y && x + w <= board.x + board.w && y + h <= board.y + board.h;
  return sides.find((side) => fits(side) && !taken.some((each) => meet(each, side))) ?? null;
}

/** The first free corner or edge of the board for what has no place of its own; null if all are taken. */
export function apart(
  card: { w: number; h: number },
  board: Box,
  taken: readonly Box[],
): Box | null {
  const [left, right] = [board.x + EDGE, board.x + board.w - card.w - EDGE];
  const [top, bottom] = [board.y + EDGE, board.y + board.h - card.h - EDGE];
  const middle = (left + right) / 2;
  const usual = { x: middle, y: Math.max(top, board.y + board.h * 0.12), ...card };
  const spots = [
    usual,
    ...[left, right, middle].flatMap((x) => [top, bottom].map((y) => ({ x, y, ...card }))),
  ];
  return spots.find((spot) => !taken.some((each) => meet(each, spot))) ?? null;
}

/** A box around some boxes, or null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((each) => each.x + each.w)) - x,
    h: Math.max(...boxes.map((each) => each.y + each.h)) - y,
  };
}
