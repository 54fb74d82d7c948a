/** Where the sectors of a ring lie: five with small cards as designed, other numbers with icon cards. */

import ring5 from "./ring5.json";
import type { CardView, SectorView } from "./view";

export type Point = readonly [number, number];

export interface Seat {
  angle: number;
  path: string;
  rooms: Point;
  name: readonly [number, number, string];
  /** How many letters of the name fit in a line. */
  letters: number;
  cells: Readonly<Record<string, Point>>;
  impending: readonly Point[];
  /** The angle of the cut before this sector, where its traps are announced. */
  gate: number;
}

export interface CardSize {
  width: number;
  height: number;
  /** How much of the lower right corner is cut off. */
  cut: number;
}

/** The outline of a card, from its upper left corner. */
export function cardOutline({ width, height, cut }: CardSize): string {
  return `M0 4q0 -4 4 -4h${width - 8}q4 0 4 4v${height - 4 - cut}l${-cut} ${cut}h${-(width - 4 - cut)}q-4 0 -4 -4z`;
}

export interface RoomSize {
  size: number;
  gap: number;
}

export interface Ring {
  seats: readonly Seat[];
  /** Cards without names. */
  small: boolean;
  phone: boolean;
  card: CardSize;
  room: RoomSize;
  inner: number;
  spine: number;
  centre: Point;
  width: number;
  height: number;
}

/** The hull: a superellipse, cut into plates. */
export interface Frame {
  centre: Point;
  half: Point;
  gap: number;
}

export const WIDE: Frame = { centre: [452, 364], half: [446, 357], gap: 5 };
const EXPONENT = 5.6;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

function reach(angle: number, { half }: Frame): number {
  const c = Math.abs(Math.cos(rad(angle))) / half[0];
  const s = Math.abs(Math.sin(rad(angle))) / half[1];
  return (c ** EXPONENT + s ** EXPONENT) ** (-1 / EXPONENT);
}

export function at(angle: number, radius: number, [x, y]: Point = WIDE.centre): Point {
  return [x + radius * Math.cos(rad(angle)), y + radius * Math.sin(rad(angle))];
}

/** The outline of the whole hull. */
/** Where markers stand on a track: each at its place, or behind the one that is further on if there is no room. */
export function sideBySide(places: readonly number[], width: number): number[] {
  const found: number[] = [];
  let room = Infinity;
  for (const index of places.map((_, each) => each).sort((a, b) => places[b]! - places[a]!)) {
    found[index] = Math.min(places[index]!, room);
    room = found[index]! - width;
  }
  return found;
}

export function hullPath(frame: Frame): string {
  const points = Array.from({ length: 120 }, (_, index) =>
    at(index * 3, reach(index * 3, frame), frame.centre),
  );
  return "M" + points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ") + "Z";
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of a plate between two cuts, from the dial to the hull. */
export function platePath(from: number, to: number, inner: number, frame: Frame = WIDE): string {
  const end = to <= from ? to + 360 : to;
  const points: Point[] = [];
  const side = (angle: number, radius: number, sign: number): Point => {
    const [x, y] = at(angle, radius, frame.centre);
    return [
      x - sign * frame.gap * Math.sin(rad(angle)),
      y + sign * frame.gap * Math.cos(rad(angle)),
    ];
  };
  points.push(side(from, inner, 1));
  points.push(side(from, reach(from, frame) - 4, 1));
  for (let angle = from + 2; angle < end - 1; angle += 2)
    points.push(at(angle, reach(angle, frame), frame.centre));
  points.push(side(end, reach(end, frame) - 4, -1));
  points.push(side(end, inner, -1));
  for (let angle = end - 4; angle > from + 3; angle -= 4)
    points.push(at(angle, inner, frame.centre));
  return "M" + points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ") + "Z";
}

interface Spot {
  rooms: Point;
  tray: Point;
  columns: number;
  impending: readonly Point[];
  /** A name without an x stands beside the tray. */
  name: readonly [number, number, string];
  letters?: number;
}

const ROOM: RoomSize = { size: 50, gap: 12 };
const STEP: Point = [60, 48];
const SPOTS: Readonly<Record<number, { cuts: readonly number[]; spots: readonly Spot[] }>> = {
  4: {
    cuts: [38, 142, 218, 322],
    spots: [
      {
        rooms: [396, 500],
        tray: [530, 560],
        columns: 3,
        impending: [
          [262, 600],
          [322, 600],
        ],
        name: [262, 586, "start"],
        letters: 10,
      },
      {
        rooms: [196, 308],
        tray: [46, 290],
        columns: 2,
        impending: [
          [46, 446],
          [106, 446],
        ],
        name: [46, 276, "start"],
      },
      {
        rooms: [396, 116],
        tray: [530, 92],
        columns: 3,
        impending: [
          [262, 110],
          [322, 110],
        ],
        name: [262, 92, "start"],
      },
      {
        rooms: [596, 308],
        tray: [736, 290],
        columns: 2,
        impending: [
          [736, 446],
          [796, 446],
        ],
        name: [858, 276, "end"],
      },
    ],
  },
  6: {
    cuts: [51, 129, 180, 231, 309, 0],
    spots: [
      {
        rooms: [396, 484],
        tray: [396, 612],
        columns: 3,
        impending: [
          [328, 612],
          [328, 660],
        ],
        name: [0, 664, "start"],
        letters: 10,
      },
      {
        rooms: [186, 408],
        tray: [42, 420],
        columns: 2,
        impending: [
          [60, 578],
          [120, 578],
        ],
        name: [42, 406, "start"],
        letters: 10,
      },
      {
        rooms: [186, 212],
        tray: [42, 188],
        columns: 2,
        impending: [
          [116, 106],
          [176, 106],
        ],
        name: [42, 178, "start"],
      },
      {
        rooms: [396, 128],
        tray: [275, 22],
        columns: 6,
        impending: [
          [262, 78],
          [322, 78],
        ],
        name: [524, 112, "start"],
        letters: 10,
      },
      {
        rooms: [606, 212],
        tray: [744, 188],
        columns: 2,
        impending: [
          [674, 106],
          [734, 106],
        ],
        name: [862, 178, "end"],
      },
      {
        rooms: [606, 408],
        tray: [744, 420],
        columns: 2,
        impending: [
          [670, 578],
          [730, 578],
        ],
        name: [862, 406, "end"],
        letters: 10,
      },
    ],
  },
  7: {
    cuts: [55, 125, 168, 214, 270, 326, 12],
    spots: [
      {
        rooms: [396, 484],
        tray: [396, 612],
        columns: 3,
        impending: [
          [328, 612],
          [328, 660],
        ],
        name: [0, 664, "start"],
        letters: 10,
      },
      {
        rooms: [169, 458],
        tray: [37, 466],
        columns: 2,
        impending: [
          [73, 620],
          [133, 640],
        ],
        name: [164, 611, "start"],
        letters: 10,
      },
      {
        rooms: [156, 270],
        tray: [24, 302],
        columns: 2,
        impending: [
          [24, 250],
          [84, 250],
        ],
        name: [24, 234, "start"],
      },
      {
        rooms: [322, 128],
        tray: [190, 84],
        columns: 2,
        impending: [
          [190, 30],
          [250, 30],
        ],
        name: [434, 105, "end"],
        letters: 10,
      },
      {
        rooms: [470, 128],
        tray: [602, 84],
        columns: 2,
        impending: [
          [602, 30],
          [662, 30],
        ],
        name: [470, 105, "start"],
        letters: 10,
      },
      {
        rooms: [636, 270],
        tray: [766, 262],
        columns: 2,
        impending: [
          [766, 0],
          [826, 0],
        ],
        name: [880, 246, "end"],
      },
      {
        rooms: [622, 458],
        tray: [754, 470],
        columns: 2,
        impending: [
          [754, 0],
          [814, 0],
        ],
        name: [634, 610, "start"],
        letters: 10,
      },
    ],
  },
};

/** The corners of so many slots and, after them, the sector's action. */
export function cellsOf(corners: readonly Point[], slots: number): Record<string, Point> {
  const names = [...Array.from({ length: slots }, (_, index) => `s${index + 1}`), "action"];
  return Object.fromEntries(names.map((name, index) => [name, corners[index]!]));
}

function trayOf(tray: Point, columns: number, slots: number): Record<string, Point> {
  return cellsOf(
    Array.from({ length: slots + 1 }, (_, index) => [
      tray[0] + (index % columns) * STEP[0],
      tray[1] + Math.floor(index / columns) * STEP[1],
    ]),
    slots,
  );
}

/** The ring for sectors with so many slots each, the first one at the bottom. */
export function ringFor(slots: readonly number[]): Ring {
  return slots.length === 5 ? five(slots) : others(slots);
}

const LETTERS = 16;
/** So many slots lie in two columns. */
const FEW = 3;
const FIVE = ["bottom", "left", "ul", "ur", "right"] as const;
const SIZES = { 3: "three", 4: "four", 5: "five" } as const;

interface Designed {
  angle: number;
  path: string;
  rooms: Point;
  name: readonly [number, number, string];
  three: { cells: Record<string, Point>; impending: Point[] };
  four: { cells: Record<string, Point>; impending: Point[] };
  five?: { cells: Record<string, Point>; impending: Point[] };
}

function five(slots: readonly number[]): Ring {
  const designed = ring5.places as unknown as Record<string, Designed>;
  const seats = FIVE.map((name, index) => {
    const place = designed[name]!;
    const size = SIZES[(slots[index] ?? 3) as 3 | 4 | 5] ?? "three";
    const block = place[size] ?? widened(place);
    return {
      angle: place.angle,
      path: place.path,
      rooms: place.rooms,
      name: place.name,
      letters: place.name[1] < 120 ? 10 : index === 0 ? 14 : LETTERS,
      cells: block.cells,
      impending: block.impending,
      gate: ring5.cuts[index]!,
    };
  });
  return {
    seats,
    small: false,
    phone: false,
    card: { width: 90, height: 62, cut: 11 },
    room: ROOM,
    inner: 127,
    spine: 116,
    centre: WIDE.centre,
    width: 904,
    height: 728,
  };
}

/** The bottom has no design for five slots: its free place beside the action takes the fifth. */
function widened(place: Designed): { cells: Record<string, Point>; impending: Point[] } {
  return {
    cells: { ...place.four.cells, s5: [714, 638], action: place.four.cells.action! },
    impending: place.four.impending,
  };
}

/** An impending position without a height lies under the tray, however many rows that has. */
function under([x, y]: Point, spot: Spot, count: number): Point {
  return y ? [x, y] : [x, spot.tray[1] + Math.ceil((count + 1) / spot.columns) * STEP[1] + 6];
}

function others(slots: readonly number[]): Ring {
  const known = SPOTS[slots.length] ?? SPOTS[7]!;
  const inner = 117;
  const seats = slots.map((count, index) => {
    const spot = known.spots[index]!;
    const cuts = known.cuts;
    const from = cuts[index]!;
    const to = cuts[(index + 1) % cuts.length]!;
    const columns = count <= FEW && spot.columns === 3 ? 2 : spot.columns;
    const name = spot.name[0]
      ? spot.name
      : ([spot.tray[0] + columns * STEP[0] + 5, spot.name[1], spot.name[2]] as const);
    const mid = ((from + (to <= from ? to + 360 : to)) / 2) % 360;
    return {
      angle: mid,
      path: platePath(from, to, inner),
      rooms: spot.rooms,
      name,
      letters: spot.letters ?? LETTERS,
      cells: trayOf(spot.tray, columns, count),
      impending: spot.impending.map((point) => under(point, spot, count)),
      gate: from,
    };
  });
  return {
    seats,
    small: true,
    phone: false,
    card: { width: 54, height: 42, cut: 8 },
    room: ROOM,
    inner,
    spine: 106,
    centre: WIDE.centre,
    width: 904,
    height: 728,
  };
}

export interface Cell {
  place: string;
  corner: Point;
  card: CardView | null;
  impending: boolean;
}

/** Every slot and impending position of a sector. */
export function cellsIn(sector: SectorView, seat: Seat): Cell[] {
  const slots = sector.slots.map((card, index) => ({
    place: `${sector.place}_s${index + 1}`,
    corner: seat.cells[`s${index + 1}`],
    card,
    impending: false,
  }));
  const impending = sector.impending.map((card, index) => ({
    place: `${sector.place}_i${index + 1}`,
    corner: seat.impending[index],
    card,
    impending: true,
  }));
  return [...slots, ...impending].filter((cell): cell is Cell => cell.corner !== undefined);
}
