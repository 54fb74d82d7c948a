/** Outlines of rooms and creatures. */

import type { Slot } from "./view";

function rounded(points: readonly (readonly [number, number])[], radius: number): string {
  const parts = points.map(([x, y], index) => {
    const [px, py] = points[(index + points.length - 1) % points.length]!;
    const [nx, ny] = points[(index + 1) % points.length]!;
    const toward = (tx: number, ty: number) => {
      const length = Math.hypot(tx - x, ty - y) || 1;
      const r = Math.min(radius, length / 2);
      return `${(x + ((tx - x) / length) * r).toFixed(1)} ${(y + ((ty - y) / length) * r).toFixed(1)}`;
    };
    return `${index ? "L" : "M"}${toward(px, py)}Q${x.toFixed(1)} ${y.toFixed(1)} ${toward(nx, ny)}`;
  });
  return parts.join("") + "Z";
}

/** A room's outline: hexagon, or the free shape of the cockpit, the hibernatorium and the engines. */
export function roomPath(id: string, { x, y, special }: Slot): string {
  if (!special)
    return rounded(
      [
        [x, y - 51],
        [x + 44, y - 28],
        [x + 44, y + 28],
        [x, y + 51],
        [x - 44, y + 28],
        [x - 44, y - 28],
      ],
      7,
    );
  if (id === "r01")
    return rounded(
      [
        [x - 57, y],
        [x - 43, y - 27],
        [x - 13, y - 48],
        [x + 27, y - 48],
        [x + 44, y - 30],
        [x + 44, y + 30],
        [x + 27, y + 48],
        [x - 13, y + 48],
        [x - 43, y + 27],
      ],
      7,
    );
  if (id === "r11")
    return rounded(
      [
        [x - 53, y - 26],
        [x - 32, y - 47],
        [x + 32, y - 47],
        [x + 53, y - 26],
        [x + 53, y + 26],
        [x + 32, y + 47],
        [x - 32, y + 47],
        [x - 53, y + 26],
      ],
      7,
    );
  return rounded(
    [
      [x - 44, y - 28],
      [x - 29, y - 46],
      [x + 49, y - 46],
      [x + 49, y + 46],
      [x - 29, y + 46],
      [x - 44, y + 28],
    ],
    7,
  );
}

/** A creature: a body with hooks that all lean one way, or with soft lobes. */
export function creaturePath(hooks: number, size: number, lobed = false): string {
  const parts: string[] = [];
  for (let index = 0; index < hooks; index++) {
    const a = (index * 2 * Math.PI) / hooks - Math.PI / 2;
    const step = (2 * Math.PI) / hooks;
    const point = (angle: number, radius: number) =>
      `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    if (lobed) {
      parts.push(
        `${index ? "" : `M${point(a - step / 2, size * 0.82)}`}Q${point(a, size * 1.5)} ${point(a + step / 2, size * 0.82)}`,
      );
      continue;
    }
    parts.push(
      `${index ? "L" : "M"}${point(a - step * 0.3, size * 0.78)}`,
      `Q${point(a - step * 0.05, size * 0.95)} ${point(a + step * 0.18, size * 1.32)}`,
      `Q${point(a + step * 0.2, size)} ${point(a + step * 0.42, size * 0.8)}`,
    );
  }
  return parts.join("") + "Z";
}

/** The middle of the part of a corridor that no room covers. */
export function corridorMiddle(a: Slot, b: Slot): { x: number; y: number } {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const reach = (slot: Slot) =>
    slot.special
      ? Math.min(
          50 / Math.max(0.01, Math.abs(ux)),
          46 / Math.max(0.01, Math.abs(uy)),
          80 / (Math.abs(ux) + Math.abs(uy)),
        )
      : Math.min(44 / Math.max(0.01, Math.abs(ux)), 51 / (Math.abs(uy) + 0.52 * Math.abs(ux)));
  const at = (reach(a) + (length - reach(b))) / 2;
  return { x: a.x + ux * at, y: a.y + uy * at };
}

/** The direction across a corridor, downwards, and how far a label that stands upright turns to lie in it. */
export function across(a: Slot, b: Slot): { x: number; y: number; turn: number } {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const down = b.x < a.x ? -1 : 1;
  const x = (-(b.y - a.y) / length) * down;
  const y = ((b.x - a.x) / length) * down;
  return { x, y, turn: (Math.atan2(-x, y) * 180) / Math.PI };
}
