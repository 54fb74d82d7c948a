/** A table that is not there yet: it is put up as soon as somebody does something. */

import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { usualTalk } from "../talk/listeners";
import { t } from "../words/words.svelte";
import { server, type Seated } from "./server";
import { Seen, sentence } from "./table.svelte";
import { keepToken } from "./tokens";
import type { GameInfo, Presence, TableInfo } from "./types";

/** What the set-up page needs of a table, whether it is there or not. */
export interface SetupTable extends Seen {
  readonly host: boolean;
  readonly presence: Presence;
  problem: string | null;
  act(action: string, body?: unknown): Promise<void>;
  join(name: string, seat?: number): Promise<void>;
  leave(): Promise<void>;
}

export class DraftTable extends Seen implements SetupTable {
  readonly host = true;
  readonly presence: Presence = { seats: [], watchers: 0 };
  problem: string | null = $state(null);
  #made: Promise<Seated> | null = null;

  async open(game: string): Promise<void> {
    try {
      const found = (await server.games()).find((info) => info.game === game);
      if (!found) throw { code: "no_game", text: "" };
      await this.prepare(game);
      this.me = 0;
      this.info = blank(found);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Puts the table up, does what was asked for, and goes there. */
  async act(action: string, body: unknown = {}): Promise<void> {
    this.problem = null;
    try {
      this.#made ??= this.#make();
      const { table, token } = await this.#made;
      if (action) await server.act(table, action, body, token);
      route.go(`/t/${table.table}`, true);
    } catch (error) {
      this.#made = null;
      this.problem = sentence(error);
    }
  }

  async #make(): Promise<Seated> {
    const info = this.info!;
    const made = await server.create(info.game, {
      name: settings.name || t("default-name"),
      mode: info.mode,
      players: info.seats.length,
      listed: false,
      bots_talk: info.bots_talk,
    });
    keepToken(made.table.table, info.game, made.token, made.seat);
    return made;
  }

  async leave(): Promise<void> {
    route.go("/");
  }

  async join(name: string): Promise<void> {
    const info = this.info!;
    const seats = info.seats.map((seat) => (seat.seat ? seat : { ...seat, name }));
    this.info = { ...info, seats };
  }
}

/** A table of the first mode as it would be. */
function blank(game: GameInfo): TableInfo {
  const mode = game.modes[0]!;
  return {
    table: "",
    game: game.game,
    mode: mode.mode,
    version: game.version,
    options: Object.fromEntries(mode.options.map((option) => [option.name, option.default])),
    seats: Array.from({ length: mode.usual }, (_, seat) => ({
      seat,
      kind: seat ? "empty" : "human",
      name: seat ? "" : settings.name || t("default-name"),
      bot: "",
      ready: !seat,
      stand_in: "",
      pace: null,
      steps: false,
      skips: false,
      opened: false,
    })),
    status: "open",
    listed: false,
    commitment: "",
    created: 0,
    key: "",
    paused: "",
    clock: null,
    absence: null,
    host: 0,
    origin: null,
    next: "",
    word: {},
    requests: [],
    bots_talk: usualTalk(game),
    delay: "none",
    newcomers: "ask",
    lesson: false,
    hints: "quiet",
    hinted: [],
    open_cards: false,
  };
}
