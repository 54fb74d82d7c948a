/** How units travel: round the spine in the direction of the station, sector by sector. */

import { SECTOR, straight, type Point, type Way } from "../../board/pace";
import type { Told } from "../../net/types";
import { at, CENTRE, type Ring } from "./layout";

/** Ways that do not lead round: through space, or from one place straight to another. */
const DIRECT = new Set(["jumps", "relocated", "enters", "ejected", "shifted", "stationed", "hatched"]);
const ARC = 9;
const ROOMS = 124;

const angleOf = ({ x, y }: Point): number => ((Math.atan2(y - CENTRE[1], x - CENTRE[0]) * 180) / Math.PI + 360) % 360;

/** The angle at which a point lies on the ring: on the spine its own, in a room that of its sector. */
function ringAngle(ring: Ring, point: Point): number | null {
  const radius = Math.hypot(point.x - CENTRE[0], point.y - CENTRE[1]);
  if (Math.abs(radius - ring.spine) < 24) return angleOf(point);
  const inside = (from: number, value: number) => value >= from && value <= from + ROOMS;
  const seat = ring.seats.find(({ rooms: [x, y] }) => inside(x - 6, point.x) && inside(y - 6, point.y));
  return seat ? seat.angle : null;
}

/** The points of an arc on the spine, in the direction of travel. */
export function arc(ring: Ring, from: number, to: number): Point[] {
  const turn = (to - from + 360) % 360;
  const count = Math.max(1, Math.ceil(turn / ARC));
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = at(from + (turn * index) / count, ring.spine);
    return { x, y };
  });
}

/** How many sectors lie on an arc. */
function sectorsOn(ring: Ring, from: number, to: number): number {
  const turn = (to - from + 360) % 360;
  return ring.seats.filter((seat) => (seat.gate - from + 360) % 360 <= turn).length;
}

export function wayRound(ring: Ring, unit: string): (from: Point, to: Point, told: readonly Told[]) => Way {
  return (from, to, told) => {
    const [start, goal] = [ringAngle(ring, from), ringAngle(ring, to)];
    const direct = told.some((event) => event.facts.unit === unit && DIRECT.has(event.key));
    if (start === null || goal === null || direct || start === goal) return straight(to);
    const count = Math.max(1, sectorsOn(ring, start, goal));
    return { points: [...arc(ring, start, goal), to], ms: SECTOR * (count + 1) };
  };
}
