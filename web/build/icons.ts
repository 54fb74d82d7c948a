import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Gives `virtual:icons/<list>`: the pictures of the names in src/icons/<list>.json and of no others. */
export function gameIcons(): Plugin {
  const prefix = "virtual:icons/";
  let all: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return undefined;
      const list = resolve("src/icons", id.slice(prefix.length + 1) + ".json");
      this.addWatchFile(list);
      all ??= (
        JSON.parse(
          readFileSync(resolve("node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
        ) as {
          icons: Record<string, { body: string }>;
        }
      ).icons;
      const found: Record<string, string> = {};
      for (const name of JSON.parse(readFileSync(list, "utf8")) as string[]) {
        const icon = all[name];
        if (!icon) this.error(`game-icons has no ${name} (asked for in ${list})`);
        found[name] = icon.body;
      }
      return `export default ${JSON.stringify(found)}`;
    },
  };
}
