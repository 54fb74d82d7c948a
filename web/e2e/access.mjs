/** axe-core on every screen, wide and on a phone. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openTable, playOn, waitForTurn } from "./table.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Experimental in axe and therefore off unless asked for: what a button shows must be in its name.
const ON = { "label-content-name-mismatch": { enabled: true } };

/** What axe holds against a page. */
export async function findings(page, screen) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (rules) =>
      window.axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
        rules,
        resultTypes: ["violations"],
      }),
    ON,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${screen}: ${id} at ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(" ") + " " + node.html.slice(0, 90))
          .join(" | ")}`,
    );
}

export default async function access({ args, person }) {
  const found = [];
  for (const size of args.sizes ?? ["wide", "phone"]) {
    const page = await person({ size });
    const look = async (path, ready, name) => {
      await page.goto(path);
      await page.waitForSelector(ready);
      await page.waitForTimeout(300);
      found.push(...(await findings(page, `${name} ${size}`)));
    };
    await look("/", ".game h2", "start");
    await look("/settings", ".seg", "settings");
    await look("/about", "pre", "about");
    await look("/replays", "h1", "replays");
    await look(`/rules/${args.games[0]}`, "article", "rules");
    await look(`/new/${args.games[0]}`, ".launch .btn", "lobby");
    for (const game of args.games) {
      await openTable(page, { game });
      await playOn(page, { most: 6 });
      await waitForTurn(page);
      await page.waitForTimeout(300);
      found.push(...(await findings(page, `${game} ${size}`)));
    }
    await look(`/replay/${args.replay}`, ".time", "replay");
    for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(300);
    found.push(...(await findings(page, `replay ${size}, later`)));
    await page.context().close();
  }
  return { found };
}
