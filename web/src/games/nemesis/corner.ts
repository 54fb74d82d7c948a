/** A corner of the board where something laid over it covers nothing that is lit. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of these places where something covers nothing that is there already; the first of all if there is none. */
export const clearPlace = (places: readonly [Box, ...Box[]], taken: readonly Box[]): Box =>
  places.find((place) => !taken.some((box) => meet(box, place))) ?? places[0];

/** The first of these corners ("bottom right") that is clear for a thing of this size, if there is one. */
export function clearCorner(
  board: Box,
  size: { readonly width: number; readonly height: number },
  lit: readonly Box[],
  corners: readonly string[],
): string | undefined {
  return corners.find((corner) => {
    const left = corner.includes("left") ? board.left : board.right - size.width;
    const top = corner.includes("top") ? board.top : board.bottom - size.height;
    const own = { left, top, right: left + size.width, bottom: top + size.height };
    return !lit.some((box) => meet(box, own));
  });
}

/** How far from the edges of the board something stands. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

/** A box without its edges. */
export const inside = (box: Box, { top, bottom, side }: Edges): Box => ({
  left: box.left + side,
  right: box.right - side,
  top: box.top + top,
  bottom: box.bottom - bottom,
});

/** The same for something that lies in the board now, beside the chances of a fight. */
export function cornerFor(
  node: HTMLElement,
  corners: readonly string[],
  edges: Edges,
  size: { readonly width: number; readonly height: number } = node.getBoundingClientRect(),
): string | undefined {
  const board = node.parentElement!;
  const taken = [...board.querySelectorAll(".stage .lit, .chance")].map((one) =>
    one.getBoundingClientRect(),
  );
  return clearCorner(inside(board.getBoundingClientRect(), edges), size, taken, corners);
}
