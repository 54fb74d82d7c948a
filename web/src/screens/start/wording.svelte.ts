/** Words of games for the start page: loaded when a table of that game is shown. */

import { untrack } from "svelte";

import { server } from "../../net/server";
import type { MyTable, Question, TableInfo } from "../../net/types";
import { settings } from "../../settings.svelte";
import { Speech } from "../../words/speech";
import { ending, question } from "../../words/told";

class Wording {
  #sources: Record<string, readonly string[]> = $state.raw({});

  constructor(readonly game: string) {
    void Promise.all([server.words(game, "en"), server.words(game, "de")]).then(([en, de]) => {
      this.#sources = { en: [en.game, en.house], de: [de.game, de.house] };
    });
  }

  #speech(info: TableInfo, reader: number | null = null): Speech | null {
    const sources = this.#sources[settings.language];
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
  // What is made while a page is drawn would not tell that page when its words have come.
  if (!found) known.set(game, (found = untrack(() => new Wording(game))));
  return found;
}

/** What people call a table. */
export const tableName = (info: TableInfo): string => info.word[settings.language] || info.table;
