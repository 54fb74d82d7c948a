/** Texts that are shown whole or not at all, never cut. */

import { beforePaint } from "../frames";

/** The first sentence, and what follows it. */
export function sentences(text: string): [string, string] {
  const [, first = text, rest = ""] = /^(.+?[.!?])\s+(.+)$/su.exec(text) ?? [];
  return [first, rest];
}

const over = (node: HTMLElement): boolean => node.scrollHeight > node.clientHeight + 1;
const unfitted = new Set<HTMLElement>();

/** Fits all texts that wait, so that the page is measured three times, however many they are. */
function fit(): void {
  const nodes = [...unfitted];
  unfitted.clear();
  for (const node of nodes) node.classList.remove("brief", "none");
  const long = nodes.filter(over);
  for (const node of long) node.classList.add("brief");
  for (const node of long.filter(over)) node.classList.add("none");
}

/** Shows as much of a text as its place holds whole: all of it, its first sentence or what says it in short, or nothing. */
export function whole(node: HTMLElement): () => void {
  const wait = (): void => {
    unfitted.add(node);
    beforePaint(fit);
  };
  const sizes = new ResizeObserver(wait);
  const texts = new MutationObserver(wait);
  sizes.observe(node);
  texts.observe(node, { characterData: true, childList: true, subtree: true });
  wait();
  return () => {
    unfitted.delete(node);
    sizes.disconnect();
    texts.disconnect();
  };
}
