/** Words of games for the start page: loaded when a table of that game is shown. */

import { server } from "../../net/server";
import type { MyTable, Question, TableInfo } from "../../net/types";
import { settings } from "../../settings.svelte";
import { Speech } from "../../words/speech";
import { ending, question } from "../../words/told";

/** The words of all games that were asked for. Made here, not while a page is drawn: it would not hear that they have come. */
class Loaded {
  byGame: Record<string, Record<string, readonly string[]>> = $state.raw({});

  async load(game: string): Promise<void> {
    const [en, de] = await Promise.all([server.words(game, "en"), server.words(game, "de")]);
    const found = { en: [en.game, en.house], de: [de.game, de.house] };
    this.byGame = { ...this.byGame, [game]: found };
  }
}

const loaded = new Loaded();

class Wording {
  constructor(readonly game: string) {
    void loaded.load(game);
  }

  #speech(info: TableInfo, reader: number | null = null): Speech | null {
    const sources = loaded.byGame[this.game]?.[settings.language];
    const names = info.seats.map((seat) => seat.name || seat.bot);
    return sources ? new Speech(settings.language, sources, names, {}, reader) : null;
  }

  /** What a seat is asked there, in words. */
  question(one: MyTable): string {
    const speech = this.#speech(one.table, one.seat);
    if (!speech || !one.asked) return "";
    return question(speech, one.asked as unknown as Question, one.seat);
  }

  /** How a game ended, in words. */
  ending(info: TableInfo, name: string): string {
    const speech = this.#speech(info);
    return speech ? ending(speech, name) : "";
  }
}

const known = new Map<string, Wording>();

export function wording(game: string): Wording {
  let found = known.get(game);
  if (!found) known.set(game, (found = new Wording(game)));
  return found;
}

/** What people call a table. */
export const tableName = (info: TableInfo): string => info.word[settings.language] || info.table;
