/** Where the things in a room stand, around the middle of the room. */

export interface Spotted {
  x: number;
  y: number;
  scale: number;
}

const MIDDLE = 8;

/** One row of up to three, then two rows a little smaller, then three rows; beside a large creature there is less room. */
export function spread(count: number, large = false): Spotted[] {
  if (count === 1) return [{ x: 0, y: large ? 4 : MIDDLE, scale: large ? 0.95 : 1 }];
  if (count === 2)
    return [-1, 1].map((side) => ({
      x: side * (large ? 20 : 18),
      y: large ? 4 : MIDDLE,
      scale: large ? 0.78 : 1,
    }));
  if (count === 3) return [-27, 0, 27].map((x) => ({ x, y: MIDDLE, scale: 0.9 }));
  const rows = count <= 6 ? 2 : 3;
  const inRow = Math.ceil(count / rows);
  const scale = rows === 2 ? 0.78 : 0.62;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const gap = Math.min(26, 78 / inRow);
    return {
      x: ((index % inRow) - (here - 1) / 2) * gap,
      y: MIDDLE + (row - (rows - 1) / 2) * (rows === 2 ? 25 : 19),
      scale,
    };
  });
}
