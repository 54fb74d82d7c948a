/** The plan of the station: what the map must hold, how cards are linked, where pieces stand. */

import { cardOf, PITCH, SIZE, type RoomView } from "./view";

interface Span {
  low: number;
  count: number;
}

const LEAST = 4;

function span(values: readonly number[]): Span {
  const low = Math.min(0, ...values);
  const count = Math.max(0, ...values) - low + 1;
  const extra = Math.max(0, LEAST - count);
  return { low: low - extra / 2, count: count + extra };
}

/** The part of the plane that holds all cards and all places to choose; never smaller than four by four. */
export const framed = (cards: readonly { x: number; y: number }[]): { x: Span; y: Span } => ({
  x: span(cards.map((card) => card.x)),
  y: span(cards.map((card) => card.y)),
});

/** The middle of a window of this size around a point: nothing of it lies beyond the cards as long as it can be filled with them. */
export function within(
  at: { x: number; y: number },
  cards: readonly { x: number; y: number }[],
  size: { w: number; h: number },
): { x: number; y: number } {
  const along = (wanted: number, places: readonly number[], length: number) => {
    const low = PITCH * Math.min(...places);
    const high = PITCH * Math.max(...places) + SIZE;
    if (high - low <= length) return (low + high) / 2;
    return Math.max(low + length / 2, Math.min(high - length / 2, wanted));
  };
  return {
    x: along(
      at.x,
      cards.map((card) => card.x),
      size.w,
    ),
    y: along(
      at.y,
      cards.map((card) => card.y),
      size.h,
    ),
  };
}

export interface Link {
  key: string;
  from: RoomView;
  to: RoomView;
  upright: boolean;
  door: boolean;
}

/** Every link between two cards once. */
export function linksOf(rooms: readonly RoomView[]): Link[] {
  const found = new Map<string, Link>();
  for (const room of rooms)
    for (const way of room.ways) {
      const other = cardOf(rooms, way.to);
      const key = [room.room, other?.room].sort().join();
      if (other && other !== room && !found.has(key))
        found.set(key, { key, from: room, to: other, upright: room.x !== other.x, door: way.door });
    }
  return [...found.values()];
}

/** How many cards away from one each card lies, along open links: the way a fire takes. */
export function spreadFrom(rooms: readonly RoomView[], start: string): Map<string, number> {
  const links = linksOf(rooms);
  const far = new Map([[start, 0]]);
  for (const here of far.keys())
    for (const { from, to } of links) {
      const next = from.room === here ? to.room : to.room === here ? from.room : null;
      if (next && !far.has(next)) far.set(next, far.get(here)! + 1);
    }
  return far;
}

/** Where the pieces of one place stand: one row, then two, then three, smaller; in half a card always one row. */
export function spots(
  count: number,
  double: boolean,
  below: boolean,
): { x: number; y: number; size: number }[] {
  if (double) {
    const y = below ? 97 : 37;
    const gap = Math.min(36, 104 / Math.max(1, count));
    return Array.from({ length: count }, (_, index) => ({
      x: 67 + (index - (count - 1) / 2) * gap,
      y,
      size: count > 3 ? 23 : count > 2 ? 28 : 30,
    }));
  }
  if (count <= 2)
    return Array.from({ length: count }, (_, index) => ({
      x: count === 1 ? 67 : [44, 90][index]!,
      y: 79,
      size: 36,
    }));
  if (count === 3) return [31, 67, 103].map((x) => ({ x, y: 79, size: 32 }));
  const rows = count > 8 ? 3 : 2;
  const full = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / full);
    const inRow = Math.min(full, count - row * full);
    const gap = Math.min(36, 104 / inRow);
    return {
      x: 67 + ((index % full) - (inRow - 1) / 2) * gap,
      y: rows > 2 ? 53 + row * 28 : row ? 104 : 62,
      size: count > 6 ? 22 : 27,
    };
  });
}

const MINI = { w: 104, h: 104 };
const CORNERS = ["top right", "bottom right", "bottom left", "top left"] as const;
export type Corner = (typeof CORNERS)[number];

interface Card {
  x: number;
  y: number;
  size: number;
  lit?: boolean;
}

/** The first corner of a box in which no card lies, or none that is lit; null if something lit lies in each. */
export function freeCorner(cards: readonly Card[], width: number, height: number): Corner | null {
  const isFree = (corner: Corner, among: readonly Card[]) => {
    const x = corner.endsWith("left") ? 0 : width - MINI.w;
    const y = corner.startsWith("top") ? 0 : height - MINI.h;
    return among.every(
      (card) =>
        card.x > x + MINI.w ||
        card.x + card.size < x ||
        card.y > y + MINI.h ||
        card.y + card.size < y,
    );
  };
  const lit = cards.filter((card) => card.lit);
  return (
    CORNERS.find((corner) => isFree(corner, cards)) ??
    CORNERS.find((corner) => isFree(corner, lit)) ??
    null
  );
}
