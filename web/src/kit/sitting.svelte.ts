/** Somebody who comes to a running game asks for a seat, and waits for what the host says while they look on. */

import { server } from "../net/server";
import type { TableStore } from "../net/table.svelte";
import type { Requested } from "../net/types";
import { keepToken } from "../net/tokens";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";

/** What was asked for, and what opens the seat as soon as the host agrees. */
interface Asked {
  seat: number;
  token: string;
  number: number;
}

export class Sitting {
  name = $state(settings.name);
  /** What I have asked for, until the host has decided. */
  asked: Asked | null = $state.raw(null);
  /** Whether nobody asks for that any more: the host has said yes or no. */
  readonly decided = $derived.by(() => this.#heard && this.asked !== null && !this.#waiting);
  /** Whether the table has shown that I ask: the answer to my request may be here before that. */
  #heard = $state(false);
  readonly #waiting = $derived.by(
    () =>
      this.table.info === null ||
      this.table.info.requests.some((each) => each.number === this.asked?.number),
  );
  readonly #key: string;

  constructor(
    readonly table: TableStore,
    readonly seated: () => void,
  ) {
    this.#key = `hullbreach.asked.${table.table}`;
    this.asked = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Asked | null;
    this.#heard = this.asked !== null;
    $effect(() => {
      if (this.decided) void this.#learn();
      else if (this.table.info && this.asked && this.#waiting) this.#heard = true;
    });
  }

  /** Asks for a bot's seat. */
  async sit(seat: number): Promise<void> {
    const typed = this.name.trim();
    if (typed) settings.name = typed;
    this.table.problem = null;
    try {
      const form = { seat, name: typed || t("default-name") };
      const { number, token, seated } = await server.act<Requested>(
        this.table.info!,
        "sit",
        form,
        "",
      );
      if (seated) this.#open({ seat, token });
      else this.#keep({ seat, token, number });
    } catch (error) {
      this.table.refuse(error);
    }
  }

  /** Learns what the host has said, by whether the seat opens. */
  async #learn(): Promise<void> {
    const asked = this.asked!;
    this.#keep(null);
    const found = await server.seat(this.table.info!.table, asked.token).catch(() => null);
    if (found) this.#open(asked);
    else this.table.problem = t("people-not-now");
  }

  /** The seat is mine: from now on I play. */
  #open({ seat, token }: { seat: number; token: string }): void {
    const { table, game } = this.table.info!;
    keepToken(table, game, token, seat);
    this.table.reopen();
    this.seated();
  }

  /** It outlives a page that is loaded anew: the seat would wait for nobody. */
  #keep(asked: Asked | null): void {
    this.asked = asked;
    this.#heard = false;
    if (asked) sessionStorage.setItem(this.#key, JSON.stringify(asked));
    else sessionStorage.removeItem(this.#key);
  }
}
