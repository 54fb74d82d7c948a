import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Described, Facts } from "../src/net/types";
import { refusal } from "../src/words/refusals";
import { Speech } from "../src/words/speech";
import * as told from "../src/words/told";

type Row = [
  game: string,
  language: "en" | "de",
  kind: string,
  key: string,
  facts: Facts,
  reader: number | null,
  said: string,
];

const CACHE = "../.cache/words";
if (!existsSync(`${CACHE}/said.jsonl`))
  throw new Error("What Python says is not written down yet: run .venv/bin/python scripts/words");

const [names, sources] = JSON.parse(readFileSync(`${CACHE}/sources.json`, "utf8")) as [
  string[],
  Record<string, string[]>,
];
const rows = readFileSync(`${CACHE}/said.jsonl`, "utf8")
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const speeches = new Map<string, Speech>();

/** The words of a game in one language, for one reader or everybody. */
function speechFor(game: string, language: string, reader: number | null): Speech {
  const key = `${game} ${language} ${reader}`;
  const made = (): Speech =>
    new Speech(language, sources[`${game} ${language}`]!, names, {}, reader);
  if (!speeches.has(key)) speeches.set(key, made());
  return speeches.get(key)!;
}

function option(part: "key" | "note" | "closed" | "danger", key: string, facts: Facts): Described {
  const words = { key: "", note: "", closed: "", danger: "", veil: "" };
  const rest = { ...words, option: 0, about: [], rule: "", stakes: null };
  return { ...rest, facts, [part]: key };
}

/** A line as the client says it. */
function say([game, language, kind, key, facts, reader]: Row): string {
  const speech = speechFor(game, language, reader);
  const asked = { prompt: key, about: facts, group: null };
  switch (kind) {
    case "prompt":
      return told.question(speech, asked, null);
    case "because":
      return told.because(speech, asked, null);
    case "together": {
      const group = { kind: "several", items: [], chosen: [], limits: [], least: 0 } as const;
      return told.together(
        speech,
        { ...asked, group: { ...group, most: facts.total as number } },
        null,
      );
    }
    case "option":
      return told.optionName(speech, option("key", key, facts));
    case "note":
      return told.note(speech, option("note", key, facts));
    case "closed":
      return told.closed(speech, option("closed", key, facts));
    case "danger":
      return told.danger(speech, option("danger", key, facts));
    case "event":
      return told.happened(speech, { key, facts });
    case "ending":
      return told.ending(speech, key.replace("ending.", ""));
    case "refusal":
      return refusal(language, key, "the server's own text");
    case "value":
      return told.valueName(speech, key);
    case "name":
      return speech.say(key, facts);
    default:
      throw new Error(`no way to say a ${kind}`);
  }
}

describe("the browser's words are Python's", () => {
  const games = [...new Set(rows.map(([game]) => game))];
  it.each(games)("in %s, in both languages", (game) => {
    const some = rows.filter((row) => row[0] === game);
    expect(some.length).toBeGreaterThan(300);
    const different = some
      .map((row) => ({ row, client: say(row) }))
      .filter(({ row, client }) => client !== row[6])
      .map(({ row, client }) => ({ where: row.slice(0, 6), python: row[6], client }));
    expect(different).toEqual([]);
  });

  it("with things to point at in the same sentence", () => {
    const events = rows.filter((row) => row[2] === "event");
    const different = events.filter(
      ([game, language, , key, facts, reader, said]) =>
        told
          .happenedPieces(speechFor(game, language, reader), { key, facts })
          .map((piece) => piece.text)
          .join("") !== said,
    );
    expect(different).toEqual([]);
  });
});
