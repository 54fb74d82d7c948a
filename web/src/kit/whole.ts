/** Texts that are shown whole or not at all, never cut. */

/** The first sentence, and what follows it. */
export function sentences(text: string): [string, string] {
  const [, first = text, rest = ""] = /^(.+?[.!?])\s+(.+)$/su.exec(text) ?? [];
  return [first, rest];
}

/** Shows as much of a text as its place holds whole: all of it, its first sentence, or nothing. */
export function whole(node: HTMLElement): () => void {
  const over = (): boolean => node.scrollHeight > node.clientHeight + 1;
  function fit(): void {
    node.classList.remove("brief", "none");
    if (over()) node.classList.add("brief");
    if (over()) node.classList.add("none");
  }
  const sizes = new ResizeObserver(fit);
  const texts = new MutationObserver(fit);
  sizes.observe(node);
  texts.observe(node, { characterData: true, childList: true, subtree: true });
  fit();
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}
