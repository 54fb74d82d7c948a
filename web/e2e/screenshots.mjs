/** Pictures of every screen and every game, wide and on a phone, early, in the middle and at the end. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

/** Some steps of a fight on a board that nothing is laid over. */
const FIGHT = ".board:not(:has(.choosing)) .told li:nth-child(2)";

/** What can be chosen, and what hides the board while one chooses. */
const CHOICE = ".option:not(.actor):not([aria-disabled]):not([disabled]), .step:not([disabled])";
const OVER = ".choosing, .exchange, .dialogue";

/** Whether there is much to choose from and all to see. */
const telling = async (page) =>
  (await page.locator(CHOICE).count()) > 2 && !(await page.locator(OVER).count());

/** Plays until something is shown; a game that ends before is begun anew, a few times. */
async function playUntil(page, table, selector, roll) {
  for (let tried = 0; tried < 12; tried++) {
    await openTable(page, table);
    for (let answered = 0; answered < 60; answered++) {
      if ((await waitForTurn(page)) === "over") break;
      if (await page.locator(selector).first().isVisible()) return true;
      await playOn(page, { most: 1, roll });
    }
  }
  return false;
}

/** What is seen from near: a fight step by step, an exchange, a room and the facts on a phone, a guided opening. */
async function near(page, size, { shoot, bot, roll }) {
  const nemesis = { game: "nemesis", mode: "semi_coop", seats: 4, bot };
  const wide = size === "wide";
  if (wide && (await playUntil(page, nemesis, FIGHT, roll))) await shoot("nemesis.combat");
  const panic = { game: "panic_station", seats: 5, bot };
  if (await playUntil(page, panic, ".exchange", roll)) await shoot("panic_station.exchange");
  if (wide) {
    await page.goto("/learn/the_thing");
    await page.waitForSelector(".learn");
    return shoot("the_thing.learn");
  }
  await openTable(page, nemesis);
  await playOn(page, { most: 1, roll });
  await waitForTurn(page);
  await page.locator('[aria-label^="Hibernatorium"] .opens').click({ force: true });
  await page.waitForSelector(".roomcard");
  await shoot("nemesis.room");
  await openTable(page, { ...nemesis, options: { carnomorphs: true } });
  await playOn(page, { most: 1, roll });
  await waitForTurn(page);
  await page.locator("button.status").first().click();
  await page.waitForSelector(".facts");
  return shoot("carnomorphs.facts");
}

export default async function screenshots({ args, person }) {
  const taken = [];
  for (const size of args.sizes ?? ["wide", "phone"]) {
    const page = await person({ size, language: args.language ?? "en" });
    const shoot = async (name) => {
      // Nothing is explained that nobody points at.
      await page.mouse.move(1, 1);
      await page.waitForTimeout(350);
      const path = `${args.folder}/${name}.${size}.jpg`;
      await page.screenshot({ path, type: "jpeg", quality: 82 });
      taken.push(path);
    };
    const look = async (path, ready, name) => {
      await page.goto(path);
      await page.waitForSelector(ready);
      await page.waitForLoadState("networkidle");
      await shoot(name);
    };
    if (!args.only) {
      await look("/settings", ".seg", "settings");
      await look(`/rules/${args.games[0]}`, "article", "rules");
      await look("/about", "pre", "about");
      await look(`/new/${args.games[0]}`, ".launch .btn", "lobby");
    }
    if (args.near) await near(page, size, { shoot, bot: args.bot, roll: dice(args.seed ?? 5) });
    for (const { game, mode, seats, middle, options, name = game } of args.tables ?? []) {
      await openTable(page, { game, mode, seats, options, bot: args.bot });
      const due = [
        [3, "early"],
        [middle, "middle"],
      ];
      const { over } = await playOn(page, {
        most: args.most ?? 1500,
        roll: dice(args.seed ?? 5),
        before: async (_page, answered) => {
          if (!due.length || answered < due[0][0] || !(await telling(page))) return;
          await page.waitForTimeout(1900);
          await waitForTurn(page);
          await shoot(`${name}.${due.shift()[1]}`);
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
        // A moment that mattered, when more than half of the game is over.
        const moments = page.locator(".time .at");
        const told = Math.floor(0.6 * (await moments.count()));
        await moments.nth(told).evaluate((moment) => moment.click());
        await page.waitForTimeout(1000);
        await shoot(`${name}.replay`);
      }
    }
    if (!args.only) {
      // Two tables wait for whoever looks at the start page.
      for (const { game, mode, seats, options } of (args.tables ?? []).slice(0, 2))
        await openTable(page, { game, mode, seats, options, bot: args.bot });
      await look("/", ".turns .cards", "start");
    }
    await page.context().close();
  }
  return { taken };
}
