/** Where the sectors of a ring lie on a phone: five with rooms of 44 pixels, other numbers smaller. */

import { cellsOf, platePath, type Frame, type Point, type Ring, type Seat } from "./layout";

const FRAME: Frame = { centre: [195, 211], half: [192, 207], gap: 3 };

interface Small {
  rooms: Point;
  name: readonly [number, number, string];
  /** The corners of slots, action and impending cards, in this order. */
  tiles: readonly Point[];
  /** Whether a long name stands in one line. */
  wide?: boolean;
}

interface Plan {
  cuts: readonly number[];
  tile: number;
  step: number;
  room: number;
  letters: number;
  seats: readonly Small[];
}

/** Tiles in rows from a corner. */
const grid = (x: number, y: number, columns: number, rows: number, step: number): Point[] =>
  Array.from({ length: columns * rows }, (_, index) => [
    x + (index % columns) * step,
    y + Math.floor(index / columns) * step,
  ]);
/** The same on the other side of the station. */
const mirror = ({ rooms, name, tiles, wide }: Small, width: number, tile: number): Small => ({
  rooms: [390 - rooms[0] - width, rooms[1]],
  name: [
    390 - name[0],
    name[1],
    name[2] === "end" ? "start" : name[2] === "start" ? "end" : "middle",
  ],
  tiles: tiles.map(([x, y]) => [390 - x - tile, y]),
  wide,
});

function four(): Plan {
  const left: Small = {
    rooms: [26, 165],
    name: [22, 152, "start"],
    tiles: [...grid(22, 275, 3, 2, 31), ...grid(22, 106, 3, 1, 31)],
  };
  return {
    cuts: [40, 140, 220, 320],
    tile: 27,
    step: 31,
    room: 44,
    letters: 16,
    seats: [
      { rooms: [148.5, 275], name: [195, 412, "middle"], tiles: grid(73, 374, 8, 1, 31) },
      left,
      { rooms: [148.5, 54], name: [195, 15, "middle"], tiles: grid(73, 19, 8, 1, 31) },
      mirror(left, 93, 27),
    ],
  };
}

function five(): Plan {
  const left: Small = {
    rooms: [20, 189],
    name: [19, 178, "start"],
    tiles: [...grid(21.5, 291.5, 3, 2, 31), ...grid(21.5, 354, 2, 1, 29)],
  };
  const upper: Small = {
    rooms: [93, 39],
    name: [186, 27, "end"],
    tiles: grid(25.5, 30, 2, 4, 30),
    wide: true,
  };
  return {
    cuts: [55, 125, 201, 270, 339],
    tile: 27,
    step: 31,
    room: 44,
    letters: 16,
    seats: [
      { rooms: [148.5, 275], name: [195, 412, "middle"], tiles: grid(80, 374, 8, 1, 29) },
      left,
      upper,
      mirror(upper, 93, 27),
      mirror(left, 93, 27),
    ],
  };
}

function six(): Plan {
  const lower: Small = {
    rooms: [63, 226],
    name: [60, 319, "start"],
    tiles: grid(8, 222, 2, 4, 25),
  };
  const upper: Small = { rooms: [63, 131], name: [34, 95, "start"], tiles: grid(8, 102, 2, 4, 25) };
  return {
    cuts: [51, 129, 180, 231, 309, 0],
    tile: 22,
    step: 25,
    room: 30,
    letters: 11,
    seats: [
      { rooms: [162, 275], name: [195, 412, "middle"], tiles: grid(147, 348, 4, 2, 25) },
      lower,
      upper,
      { rooms: [162, 80], name: [195, 18, "middle"], tiles: grid(147, 24, 4, 2, 25), wide: true },
      mirror(upper, 65, 22),
      mirror(lower, 65, 22),
    ],
  };
}

function seven(): Plan {
  const low: Small = { rooms: [69, 253], name: [66, 338, "start"], tiles: grid(12, 259, 2, 4, 25) };
  const middle: Small = {
    rooms: [42, 161],
    name: [12, 104, "start"],
    tiles: [...grid(12, 108, 3, 2, 25), [12, 160], [12, 185], [12, 210]],
  };
  const high: Small = { rooms: [119, 71], name: [52, 80, "start"], tiles: grid(62, 10, 5, 2, 25) };
  return {
    cuts: [64.3, 115.7, 167.1, 218.6, 270, 321.4, 12.9],
    tile: 22,
    step: 25,
    room: 30,
    letters: 11,
    seats: [
      { rooms: [162, 275], name: [195, 412, "middle"], tiles: grid(147, 348, 4, 2, 25) },
      low,
      middle,
      high,
      mirror(high, 65, 22),
      mirror(middle, 65, 22),
      mirror(low, 65, 22),
    ],
  };
}

const PLANS: Readonly<Record<number, () => Plan>> = { 4: four, 5: five, 6: six, 7: seven };
const GAP = 5;
const INNER = 60;

export function phoneRing(slots: readonly number[]): Ring {
  const plan = (PLANS[slots.length] ?? seven)();
  const seats = slots.map((count, index): Seat => {
    const small = plan.seats[index]!;
    const [from, to] = [plan.cuts[index]!, plan.cuts[(index + 1) % plan.cuts.length]!];
    const angle = ((from + (to <= from ? to + 360 : to)) / 2) % 360;
    return {
      angle,
      path: platePath(from, to, INNER, FRAME),
      rooms: small.rooms,
      name: small.name,
      letters: index === 0 || small.wide ? 24 : plan.letters,
      cells: cellsOf(small.tiles, count),
      impending: small.tiles.slice(count + 1),
      gate: from,
    };
  });
  return {
    seats,
    small: true,
    phone: true,
    card: { width: plan.tile, height: plan.tile, cut: 5 },
    room: { size: plan.room, gap: GAP },
    inner: INNER,
    spine: 53,
    centre: FRAME.centre,
    width: 390,
    height: 418,
  };
}
