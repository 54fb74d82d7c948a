/** The outlines that rooms and tiles of the base share. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A plate whose four corners are cut. */
export function plate({ x, y, w, h }: Box, cut: number): string {
  const [right, bottom] = [x + w, y + h];
  return (
    `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}` +
    `L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z`
  );
}

/** Brackets in the four corners of a plate, this far inside it, with arms of this length. */
export function brackets({ x, y, w, h }: Box, inset: number, cut: number, arm: number): string {
  const corner = (fromX: number, fromY: number, toX: 1 | -1, toY: 1 | -1) =>
    `M${fromX + inset * toX} ${fromY + arm * toY}V${fromY + cut * toY}` +
    `L${fromX + cut * toX} ${fromY + inset * toY}H${fromX + arm * toX}`;
  const [right, bottom] = [x + w, y + h];
  return (
    corner(x, y, 1, 1) +
    corner(right, bottom, -1, -1) +
    corner(x, bottom, 1, -1) +
    corner(right, y, -1, 1)
  );
}
