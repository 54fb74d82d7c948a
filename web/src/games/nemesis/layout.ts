/** Where the things in a room stand, around the middle of the room. */

export interface Spotted {
  x: number;
  y: number;
  scale: number;
}

const MIDDLE = 8;

/** One row of up to three, then two rows a little smaller, then three rows. */
export function spread(count: number): Spotted[] {
  if (count <= 2) return Array.from({ length: count }, (_, index) => ({ x: count === 1 ? 0 : index ? 18 : -18, y: MIDDLE, scale: 1 }));
  if (count === 3) return [-27, 0, 27].map((x) => ({ x, y: MIDDLE, scale: 0.9 }));
  const rows = count <= 6 ? 2 : 3;
  const inRow = Math.ceil(count / rows);
  const scale = rows === 2 ? 0.78 : 0.62;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const gap = Math.min(26, 78 / inRow);
    return { x: ((index % inRow) - (here - 1) / 2) * gap, y: MIDDLE + (row - (rows - 1) / 2) * (rows === 2 ? 25 : 19), scale };
  });
}
