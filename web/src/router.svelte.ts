/** Paths and screens: ten lines of routing, because we have seven screens. */

/** A part of a path in plain letters; what no browser has written stays as it is, and leads nowhere. */
export function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  readonly parts = $derived(this.path.split("/").filter(Boolean).map(plain));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** Follows links of our own without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/assets/")) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
