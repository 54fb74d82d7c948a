/** What is staged over the station: an exchange that goes on, cards that change hands, a scan, the burning nest. */

import { untrack } from "svelte";
import type { Told } from "../../net/types";
import type { Play } from "../../play.svelte";
import { viewport } from "../../viewport.svelte";

const CROSSING = 1900;
const SCANNING = 4600;

export interface Trade {
  seats: readonly [number, number];
  /** Where they met. */
  room: string;
  /** Both cards lie: they cross. */
  crossing: boolean;
}

export class Moments {
  /** The exchange I was asked to give a card in; stays while the other still chooses. */
  #mine: Trade | null = $state.raw(null);
  #crossing: Trade | null = $state.raw(null);
  scan: { red: number; blue: number } | null = $state.raw(null);
  readonly trade: Trade | null = $derived.by(() => {
    const me = this.play.table.me;
    const mine = this.#mine;
    // My own choice comes before what others have just done.
    if (mine && this.play.asked?.prompt === "exchange.card") return mine;
    // Over a board on which one is asked to choose nothing of others is shown, and on a phone nothing at all.
    const own = me !== null && this.#crossing?.seats.includes(me);
    if (this.play.asked && (viewport.phone || !own)) return null;
    return this.#crossing ?? mine;
  });

  constructor(readonly play: Play) {
    $effect(() => this.#ask());
    $effect(() => this.#hear(this.play.motion.told));
    $effect(() => this.#ends(this.#crossing, CROSSING, () => (this.#crossing = null)));
    $effect(() => this.#ends(this.scan, SCANNING, () => (this.scan = null)));
  }

  #ends(what: unknown, after: number, end: () => void): (() => void) | undefined {
    if (!what) return undefined;
    const timer = setTimeout(end, after);
    return () => clearTimeout(timer);
  }

  #ask(): void {
    const { asked, table } = this.play;
    if (asked?.prompt === "exchange.card" && table.me !== null) {
      const { other, room } = asked.about;
      this.#mine = { seats: [table.me, Number(other)], room: String(room), crossing: false };
    } else if (asked) this.#mine = null;
  }

  #hear(told: readonly Told[]): void {
    untrack(() => {
      for (const { key, facts } of told) {
        if (key === "exchange") {
          this.#mine = null;
          const seats = [Number(facts.seat), Number(facts.other)] as const;
          this.#crossing = { seats, room: String(facts.room), crossing: true };
        } else if (key === "scan") this.scan = { red: Number(facts.red), blue: Number(facts.blue) };
      }
    });
  }

  /** What plays is over; an exchange that waits for me stays. */
  skip(): void {
    this.#crossing = null;
    this.scan = null;
  }
}
