/** How units travel: round the spine in the direction of the station, sector by sector. */

import { SECTOR, straight, type Point, type Way } from "../../board/pace";
import type { Told } from "../../net/types";
import { at, type Ring } from "./layout";
import type { SectorView, StationView, UnitView } from "./view";

/** Ways that do not lead round: through space, or from one place straight to another. */
const DIRECT = new Set([
  "jumps",
  "relocated",
  "enters",
  "ejected",
  "shifted",
  "stationed",
  "hatched",
]);
const ARC = 9;

/** The angle at which a point lies on the ring: on the spine its own, in a room that of its sector. */
function ringAngle(ring: Ring, point: Point): number | null {
  const [dx, dy] = [point.x - ring.centre[0], point.y - ring.centre[1]];
  if (Math.abs(Math.hypot(dx, dy) - ring.spine) < ring.spine / 5)
    return ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  const wide = 2 * ring.room.size + ring.room.gap + 12;
  const inside = (from: number, value: number) => value >= from && value <= from + wide;
  const seat = ring.seats.find(
    ({ rooms: [x, y] }) => inside(x - 6, point.x) && inside(y - 6, point.y),
  );
  return seat ? seat.angle : null;
}

/** The points of an arc on the spine, in the direction of travel. */
export function arc(ring: Ring, from: number, to: number): Point[] {
  const turn = (to - from + 360) % 360;
  const count = Math.max(1, Math.ceil(turn / ARC));
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = at(from + (turn * index) / count, ring.spine, ring.centre);
    return { x, y };
  });
}

/** How many sectors lie on an arc. */
function sectorsOn(ring: Ring, from: number, to: number): number {
  const turn = (to - from + 360) % 360;
  return ring.seats.filter((seat) => (seat.gate - from + 360) % 360 <= turn).length;
}

export function wayRound(
  ring: Ring,
  unit: string,
): (from: Point, to: Point, told: readonly Told[]) => Way {
  return (from, to, told) => {
    const [start, goal] = [ringAngle(ring, from), ringAngle(ring, to)];
    const direct = told.some((event) => event.facts.unit === unit && DIRECT.has(event.key));
    if (start === null || goal === null || direct || start === goal) return straight(to);
    const count = Math.max(1, sectorsOn(ring, start, goal));
    return { points: [...arc(ring, start, goal), to], ms: SECTOR * (count + 1) };
  };
}

/** How near a point may lie to the rooms of a sector, measured by a room. */
const CLEAR = 0.45;
/** How far before its sector a unit may wait, and in what steps a place is looked for. */
const BEFORE = 60;
const STEP = 3;

/** How far a point lies from the rooms of a sector. */
function fromRooms(
  { room: { size, gap } }: Ring,
  [left, top]: readonly [number, number],
  { x, y }: Point,
): number {
  const wide = 2 * size + gap;
  const out = (value: number, from: number) => Math.max(from - value, 0, value - from - wide);
  return Math.hypot(out(x, left), out(y, top));
}

/** A place on the spine where a unit on its way covers no room: before its sector, as near to its middle as possible. */
export function waitingAt(ring: Ring, angle: number): Point {
  const places = Array.from({ length: BEFORE / STEP + 1 }, (_, index) => {
    const [x, y] = at(angle - index * STEP, ring.spine * 1.1, ring.centre);
    return { x, y };
  });
  const isClear = (place: Point) =>
    ring.seats.every(({ rooms }) => fromRooms(ring, rooms, place) >= CLEAR * ring.room.size);
  return places.find(isClear) ?? places[0]!;
}

export interface Standing extends Point {
  unit: UnitView;
}

const CORNER = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const FLOATING = [
  [0, 12],
  [-24, -8],
  [24, -8],
  [-24, 30],
  [24, 30],
  [0, -26],
  [-44, 10],
  [44, 10],
  [0, 44],
] as const;
/** Where few units float, without touching each other. */
const FEW: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 12]],
  [
    [-25, 12],
    [25, 12],
  ],
  [
    [0, -10],
    [-25, 30],
    [25, 30],
  ],
];
/** How many degrees units on their way stand apart on the spine. */
const WAITING = 13;

/** The middle of a room. */
export function roomCentre(
  { room: { size, gap } }: Pick<Ring, "room">,
  [x, y]: readonly [number, number],
  room: number,
): Point {
  const [column, row] = CORNER[room]!;
  return { x: x + size / 2 + column * (size + gap), y: y + size / 2 + row * (size + gap) };
}

/** Every unit and where it stands: in its room, on its way along the spine, or in space. */
export function standing(
  station: StationView,
  sectors: readonly SectorView[],
  ring: Ring,
): Standing[] {
  const inRooms = sectors.flatMap((sector, index) =>
    sector.rooms.flatMap((name, room) =>
      station.units
        .filter((unit) => unit.name === name)
        .map((unit) => ({ unit, ...roomCentre(ring, ring.seats[index]!.rooms, room) })),
    ),
  );
  const walking = sectors.flatMap((sector, index) =>
    station.units
      .filter((unit) => unit.place === sector.place && !sector.rooms.includes(unit.name))
      .map((unit, row) => ({ unit, ...waitingAt(ring, ring.seats[index]!.angle - row * WAITING) })),
  );
  const space = station.units.filter((unit) => unit.place === "space");
  const wide = ring.phone ? 0.62 : 1;
  const floating = space.map((unit, index) => {
    const places = FEW[space.length - 1] ?? FLOATING;
    const [dx, dy] = space.length === 1 && ring.phone ? [0, -6] : places[index % places.length]!;
    return { unit, x: ring.centre[0] + dx * wide, y: ring.centre[1] + dy * wide };
  });
  return [...inRooms, ...walking, ...floating].sort((a, b) => (a.unit.name < b.unit.name ? -1 : 1));
}
