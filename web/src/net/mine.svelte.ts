/** The tables of this device's tokens, asked for again while the page is looked at. */

import { server } from "./server";
import { shelves } from "./shelves";
import { forgetTable, keptTables } from "./tokens";
import type { MyTable, MyTables } from "./types";

const EVERY = 15_000;

export class MyTablesStore {
  all: readonly MyTable[] = $state.raw([]);
  loaded = $state(false);
  /** The server's clock less ours, in seconds. */
  #offset = 0;
  now = $state(Date.now() / 1000);

  readonly #shelves = $derived(shelves(this.all));
  readonly turn = $derived(this.#shelves.turn);
  readonly running = $derived(this.#shelves.running);
  readonly open = $derived(this.#shelves.open);
  readonly finished = $derived(this.#shelves.finished);

  constructor() {
    $effect(() => {
      void this.ask();
      const timer = setInterval(() => {
        if (!document.hidden) void this.ask();
      }, EVERY);
      const look = () => {
        if (!document.hidden) void this.ask();
      };
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }

  async ask(): Promise<void> {
    const kept = keptTables();
    if (!kept.length) {
      this.all = [];
      this.loaded = true;
      return;
    }
    let found: MyTables;
    try {
      found = await server.mine(kept.map(({ table, token }) => ({ table, token })));
    } catch {
      this.loaded = true;
      return;
    }
    const ids = new Set(found.tables.map((each) => each.table.table));
    for (const { table } of kept) if (!ids.has(table)) forgetTable(table);
    this.#offset = found.now - Date.now() / 1000;
    this.now = Date.now() / 1000 + this.#offset;
    this.all = found.tables;
    this.loaded = true;
  }
}
