/**
 * Work that measures the page, done together just before the next picture: whoever measures between two changes has the page
 * laid out anew for it, and then again.
 */

import { tick } from "svelte";

const waiting = new Set<() => void>();

function run(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/** The same for what has to know where the camera has gone: that is found before the same picture. */
export function afterCamera(work: () => void): void {
  beforePaint(() => void tick().then(work));
}

export function beforePaint(work: () => void): void {
  if (!waiting.size) requestAnimationFrame(run);
  waiting.add(work);
}
