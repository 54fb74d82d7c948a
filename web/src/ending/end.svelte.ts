/** The end of a game at a live table: asked for when there is a result, shown when the board has come to rest. */

import { untrack, type Component } from "svelte";
import { server } from "../net/server";
import type { TableStore } from "../net/table.svelte";
import type { Epilogue } from "../net/types";

const TRIES = 4;
const PAUSE_MS = 1500;

export class End {
  told: Epilogue | null = $state.raw(null);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its properties are those of one page
  Page: Component<any> | null = $state.raw(null);
  #closed = $state(false);
  #rested = $state(false);
  readonly shown = $derived(!this.#closed && this.#rested);

  constructor(table: TableStore, playing: () => boolean) {
    $effect(() => {
      if (!table.result || !table.info) return;
      untrack(() => void this.#ask(table));
    });
    $effect(() => {
      if (this.told && !playing()) this.#rested = true;
    });
  }

  async #ask(table: TableStore): Promise<void> {
    for (let left = TRIES; left > 0 && !this.told; left--) {
      try {
        // Both or neither: what is told without its page would never be shown.
        const [told, page] = await Promise.all([
          server.epilogue(table.game, table.id),
          import("./Ending.svelte"),
        ]);
        this.Page = page.default;
        this.told = told;
      } catch {
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
  }

  /** Back to the table, where the log is. */
  close(): void {
    this.#closed = true;
  }

  open(): void {
    this.#closed = false;
  }
}
