/** Where the numbers of the corridors stand on the board. */

import { CORRIDORS } from "../../lib/facts/nemesis";
import type { Box } from "./corner";
import { corridorMiddle } from "./shapes";
import { ROOMS } from "./view";

const WIDE = 9.5;
/** Of two numbers one stands above the other. */
const HIGH = 17;

export const CHIPS: readonly Box[] = CORRIDORS.map(({ a, b, numbers }) => {
  const { x, y } = corridorMiddle(ROOMS[a]!, ROOMS[b]!);
  const high = numbers.length > 1 ? HIGH : WIDE;
  return { left: x - WIDE, right: x + WIDE, top: y - high, bottom: y + high };
});
