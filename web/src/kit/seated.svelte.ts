/** Who sits on the seats of a table, in words: people, bots with level and temper, stand-ins. */

import { server } from "../net/server";
import type { TableStore } from "../net/table.svelte";
import type { BotInfo, SeatInfo } from "../net/types";
import { contextOf } from "../games/context";
import type { Context } from "../games/types";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";

export class Seated {
  people: readonly BotInfo[] = $state.raw([]);
  readonly #at: Context | null = $derived.by(() => contextOf(this.table));

  constructor(readonly table: TableStore) {
    void server.settings().then((found) => (this.people = found.people));
  }

  readonly #person = (bot: string) => this.people.find((one) => one.id === bot.split(":")[0]);
  readonly botName = (bot: string): string => this.#person(bot)?.name ?? bot;
  readonly here = (seat: number): boolean => this.table.presence.seats.includes(seat);

  /** A bot's temper and strength. */
  about(bot: string): string {
    const one = this.#person(bot);
    return one ? `${one.tempers[settings.language]}, ${t(`level-${one.level}`)}` : bot;
  }

  /** What or whom somebody else plays, as their panel says it for all to see. */
  part(seat: number): string {
    if (!this.#at || seat === this.table.me) return "";
    const panel = this.table.module?.panel(this.#at, seat);
    return panel?.part ? panel.role : "";
  }

  /** Who sits there and how; nothing of a bot until its name is known. */
  note(seat: SeatInfo): string {
    if (!this.people.length && (seat.bot || seat.stand_in)) return "";
    return [this.part(seat.seat), this.#whoPlays(seat)].filter(Boolean).join(", ");
  }

  #whoPlays(seat: SeatInfo): string {
    if (seat.kind === "bot") return t("people-bot", { about: this.about(seat.bot) });
    if (seat.kind === "empty") return t("people-offered", { bot: this.botName(seat.stand_in) });
    if (seat.stand_in) return t("people-stands-in", { bot: this.botName(seat.stand_in) });
    const role = seat.seat === this.table.info?.host ? t("people-host") : "";
    const place = this.here(seat.seat) ? t("people-here") : t("people-away");
    return [role, place].filter(Boolean).join(", ");
  }

  /** The same for somebody new, to whom the part is the name of the seat. */
  forNewcomers(seat: SeatInfo): string {
    if (!this.part(seat.seat)) return this.note(seat);
    if (!this.people.length && (seat.bot || seat.stand_in)) return "";
    if (seat.kind === "bot") return t("join-bot", { bot: seat.name, about: this.about(seat.bot) });
    if (seat.kind === "human" && !seat.stand_in)
      return [seat.name, seat.seat === this.table.info?.host ? t("people-host") : ""]
        .filter(Boolean)
        .join(", ");
    return [seat.name, this.#whoPlays(seat)].filter(Boolean).join(", ");
  }
}
