/** All pictures of one colour lie in one hidden sprite; components point at them. */

import own from "./own.json";
import shell from "virtual:icons/shell";

const known = new Set<string>();
let sprite: SVGSVGElement | undefined;

function defs(): SVGSVGElement {
  if (!sprite) {
    sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sprite.setAttribute("aria-hidden", "true");
    sprite.style.cssText = "position:absolute;width:0;height:0";
    document.body.prepend(sprite);
  }
  return sprite;
}

/** Adds pictures drawn on a square of this size. */
export function addIcons(pictures: Readonly<Record<string, string>>, box: number): void {
  const fresh = Object.entries(pictures).filter(([name]) => !known.has(name));
  for (const [name] of fresh) known.add(name);
  defs().insertAdjacentHTML(
    "beforeend",
    fresh
      .map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 ${box} ${box}">${body}</symbol>`)
      .join(""),
  );
}

export function addShellIcons(): void {
  addIcons(own, 24);
  addIcons(shell, 512);
}
