import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES, gameOf } from "../src/games";
import nemesisIcons from "../src/icons/nemesis.json";
import own from "../src/icons/own.json";
import panicIcons from "../src/icons/panic_station.json";
import shell from "../src/icons/shell.json";
import thingIcons from "../src/icons/the_thing.json";
import theseusIcons from "../src/icons/theseus.json";
import * as nemesis from "../src/lib/facts/nemesis";
import * as panic_station from "../src/lib/facts/panic_station";
import * as the_thing from "../src/lib/facts/the_thing";
import * as theseus from "../src/lib/facts/theseus";
import { Speech } from "../src/words/speech";

/** All that a person can meet on a table, kind by kind. */
const NAMED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  nemesis: nemesis.NAMED,
  panic_station: panic_station.NAMED,
  the_thing: the_thing.NAMED,
  theseus: theseus.NAMED,
};
const WORDS = "../.cache/words/sources.json";
if (!existsSync(WORDS)) throw new Error("run .venv/bin/python scripts/words first");
const [, sources] = JSON.parse(readFileSync(WORDS, "utf8")) as [string[], Record<string, string[]>];
/** The pictures that are built in for each game. */
const BUILT_IN: Readonly<Record<string, readonly string[]>> = {
  nemesis: nemesisIcons,
  panic_station: panicIcons,
  the_thing: thingIcons,
  theseus: theseusIcons,
};

describe.each(GAMES)("%s", (game) => {
  const things = Object.entries(NAMED[game]!).flatMap(([kind, all]) =>
    all.map((id) => [kind, id] as const),
  );

  it("has a picture for every thing one can meet", async () => {
    const module = await gameOf(game);
    const built = new Set([...BUILT_IN[game]!, ...shell, ...Object.keys(own)]);
    const missing = things.flatMap(([kind, id]) => {
      const icon = module.iconOf(kind, id);
      const place = kind === "intruder" ? "looks.json" : "view.ts";
      if (icon === undefined)
        return [`${kind} ${id} has no picture: add it to web/src/games/${game}/${place}`];
      return built.has(icon)
        ? []
        : [`${kind} ${id} shows ${icon}, which is not built in: add it to src/icons/${game}.json`];
    });
    expect(missing).toEqual([]);
  });

  it.each(["en", "de"])("has a name for every thing one can meet (%s)", (language) => {
    const speech = new Speech(language, sources[`${game} ${language}`]!);
    const missing = things
      .filter(([kind, id]) => !speech.has(`${kind}.${id}`))
      .map(
        ([kind, id]) =>
          `${kind} ${id} has no name: add it to src/hullbreach/games/${game}/${language}.ftl`,
      );
    expect(missing).toEqual([]);
  });
});

describe("the types of Theseus' cards", () => {
  it("are those of the box, each with a sign of its own", async () => {
    const module = await gameOf("theseus");
    expect(theseus.CARDS.marines_safeguard.type).toBe("station_wide");
    expect(theseus.CARDS.marines_ambush.type).toBe("trap");
    const signs = theseus.NAMED.type.map((type) => module.iconOf("type", type));
    expect(new Set(signs).size).toBe(theseus.NAMED.type.length);
  });
});
