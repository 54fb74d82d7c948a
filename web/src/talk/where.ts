/** Where a bubble stands: beside the seat that speaks, and never over what is lit. */

import { meet, type Box } from "../board/beside";

export interface Place {
  x: number;
  y: number;
  /** Where the seat is from here; `over` it there is nothing to point at. */
  side: "left" | "up" | "over";
  /** How far along its edge the bubble points at the seat. */
  tail: number;
}

const GAP = 12;
const EDGE = 8;

/** Right of a panel or below a tile; where that would cover what can be taken, on the seat's own ground. */
export function bubbleAt(
  seat: Box,
  size: { w: number; h: number },
  screen: number,
  small: boolean,
  lit: readonly Box[],
): Place {
  const x = small
    ? Math.max(EDGE, Math.min(seat.x, screen - size.w - EDGE))
    : seat.x + seat.w + GAP;
  const y = small ? seat.y + seat.h + GAP : seat.y + 6;
  if (!lit.some((each) => meet(each, { x, y, ...size })))
    return small ? { x, y, side: "up", tail: seat.x + 22 - x } : { x, y, side: "left", tail: 14 };
  const foot = seat.y + seat.h;
  return { x: small ? x : seat.x, y: Math.max(EDGE, foot - size.h), side: "over", tail: 0 };
}
