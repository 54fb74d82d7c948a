import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import de from "../src/words/de.ftl?raw";
import en from "../src/words/en.ftl?raw";
import { messageId } from "../src/words/speech";

const ids = (source: string): string[] =>
  [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}
const sources = files("src").map((path) => ({ path, text: readFileSync(path, "utf8") }));

describe("the client's words", () => {
  it("are the same messages in both languages, each once", () => {
    expect(ids(de)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("exist for every message the code asks for", () => {
    const known = new Set(ids(en));
    const asked = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bt\("([\w-]+)"/g)].map((match) => ({ path, key: messageId(match[1]!) })),
    );
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
  });

  it("exist for every family of messages the code puts together", () => {
    const known = ids(en);
    const families = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map((match) => messageId(match[1]!)),
    );
    expect(families.length).toBeGreaterThan(10);
    expect(families.filter((family) => !known.some((id) => id.startsWith(family)))).toEqual([]);
  });

  it("are all asked for, by name or as one of a family", () => {
    const text = [...sources.map((source) => source.text), en].join("\n");
    const named = new Set([...text.matchAll(/["'`{] ?([a-z][\w-]*)/g)].map((match) => match[1]!));
    const families = [...text.matchAll(/[`"]([a-z][\w-]*-)(?:\$\{|")/g)].map((match) => match[1]!);
    const idle = ids(en).filter(
      (id) => !named.has(id) && !families.some((family) => id.startsWith(messageId(family))),
    );
    expect(idle).toEqual([]);
  });

  it("take the same arguments in both languages", () => {
    const variables = (source: string) => {
      const found = new Map<string, string>();
      for (const block of source.split(/\n(?=[a-zA-Z][\w-]* =)/)) {
        const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
        if (id)
          found.set(
            id,
            [...new Set([...block.matchAll(/\{ \$(\w+)/g)].map((match) => match[1]!))]
              .sort()
              .join(),
          );
      }
      return found;
    };
    const english = variables(en);
    const german = variables(de);
    expect([...english.keys()].filter((id) => english.get(id) !== german.get(id))).toEqual([]);
  });
});
