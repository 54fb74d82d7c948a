/** The ring of sectors, drawn in a square of 120. */

const GAP = 0.05;
const [INNER, OUTER, MIDDLE] = [32, 56, 60];

/** A piece of the ring, as a path. */
export function slice(index: number, count: number): string {
  const from = (index / count) * 2 * Math.PI - Math.PI / 2 + GAP;
  const to = ((index + 1) / count) * 2 * Math.PI - Math.PI / 2 - GAP;
  const at = (angle: number, r: number) =>
    `${(MIDDLE + r * Math.cos(angle)).toFixed(1)} ${(MIDDLE + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`;
}
