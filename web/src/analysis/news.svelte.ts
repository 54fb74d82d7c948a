/** The analysis of one game: asked for, waited for, there. */

import { server } from "../net/server";
import { sentence } from "../net/table.svelte";
import type { AnalysisNews } from "../net/types";

const LOOK_AGAIN_MS = 2500;

export class AnalysisStore {
  news: AnalysisNews | null = $state.raw(null);
  problem = $state("");
  readonly found = $derived(this.news?.analysis ?? null);
  readonly standings = $derived(this.found?.standings ?? this.news?.standings ?? []);
  readonly busy = $derived(this.news?.status === "working" || this.news?.status === "waiting");
  readonly share = $derived(this.news?.of ? this.news.done / this.news.of : 0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly table: string,
  ) {}

  /** Looks what there is, and again as long as somebody is at work. */
  look(): Promise<void> {
    return this.#take(() => server.analysis(this.game, this.table));
  }

  begin(): Promise<void> {
    return this.#take(() => server.analyse(this.game, this.table));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<AnalysisNews>): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    try {
      const news = await ask();
      if (number !== this.#asked) return; // somebody has asked since, and hears more
      this.news = news;
      this.problem = "";
    } catch (error) {
      if (number !== this.#asked) return;
      this.problem = sentence(error);
    }
    if (this.busy && !this.#stopped)
      this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN_MS);
  }
}
