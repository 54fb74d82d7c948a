/** Pictures of every screen and every game, wide and on a phone, early, in the middle and at the end. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

export default async function screenshots({ args, person }) {
  const taken = [];
  for (const size of args.sizes ?? ["wide", "phone"]) {
    const page = await person({ size, language: args.language ?? "en" });
    const shoot = async (name) => {
      await page.waitForTimeout(350);
      const path = `${args.folder}/${name}.${size}.jpg`;
      await page.screenshot({ path, type: "jpeg", quality: 82 });
      taken.push(path);
    };
    const look = async (path, ready, name) => {
      await page.goto(path);
      await page.waitForSelector(ready);
      await shoot(name);
    };
    if (!args.only) {
      await look("/settings", ".seg", "settings");
      await look(`/rules/${args.games[0]}`, "article", "rules");
      await look("/about", "pre", "about");
      await look(`/new/${args.games[0]}`, ".launch .btn", "lobby");
    }
    for (const { game, mode, seats, middle, options, name = game } of args.tables) {
      await openTable(page, { game, mode, seats, options, bot: args.bot });
      const at = { 3: "early", [middle]: "middle" };
      const { over } = await playOn(page, {
        most: args.most ?? 1500,
        roll: dice(args.seed ?? 5),
        before: async (_page, answered) => {
          if (!at[answered]) return;
          await page.waitForTimeout(1900);
          await waitForTurn(page);
          await shoot(`${name}.${at[answered]}`);
        },
      });
      // A game that was left in the middle has no end to show.
      if (!over) continue;
      await page.waitForTimeout(1900);
      await shoot(`${name}.end`);
      const replay = page.locator("main.end .btns a, #prompt a.btn");
      if (await replay.count()) {
        await replay.first().click();
        await page.waitForSelector(".time");
        for (let step = 0; step < 30; step++) await page.keyboard.press("ArrowRight");
        await shoot(`${name}.replay`);
      }
    }
    if (!args.only) await look("/", ".game .btns", "start");
    await page.context().close();
  }
  return { taken };
}
