/** Hints: asked for with a button or a key, and those of a first game, each shown once. */

import { findings } from "./access.mjs";
import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

const SHOWN = ".hint";

/** Plays on until a hint of a first game is shown, if need be at another table. */
async function untilHint(page, args, roll) {
  for (let tries = 0; tries < 60; tries++) {
    if ((await waitForTurn(page)) === "over") await openTable(page, args);
    else {
      if (await page.locator(SHOWN).count()) return true;
      await playOn(page, { most: 1, roll });
    }
  }
  return false;
}

export default async function hints({ args, person }) {
  const page = await person({ ...args, hints: true });
  const roll = dice(args.seed ?? 5);
  await openTable(page, args);
  const told = [];
  while (told.length < 3 && (await untilHint(page, args, roll))) {
    told.push(await page.locator(`${SHOWN} p`).innerText());
    if (args.shots && told.length === 1) await page.screenshot({ path: `${args.shots}-first.png` });
    if (told.length === 1) {
      await page.locator(`${SHOWN} button`).first().click();
      await page.waitForSelector(SHOWN, { state: "detached" });
    } else await playOn(page, { most: 1, roll });
  }
  const axe = await findings(page, `${args.game} first`);
  await untilHint(page, args, roll);
  if (await page.locator(SHOWN).count()) {
    await page.locator(`${SHOWN} button`).last().click();
    await page.waitForSelector(SHOWN, { state: "detached" });
  }
  await page.reload();
  // Whose game is over by now begins another one: there, too, no hints are wanted.
  while ((await waitForTurn(page)) === "over") await openTable(page, args);
  const again = await page.locator(SHOWN).count();
  const question = await page.locator("#prompt h2").innerText();
  await page.keyboard.press("i");
  await page.waitForSelector(".adv li");
  const advised = await page.locator(".adv li").count();
  const reasons = await page.locator(".adv li").allInnerTexts();
  if (args.shots) await page.screenshot({ path: `${args.shots}-hint.png` });
  axe.push(...(await findings(page, `${args.game} hint`)));
  const same = (await page.locator("#prompt h2").innerText()) === question;
  await page.locator(".adv .btn").click();
  await page.waitForSelector(".adv", { state: "detached" });
  return { told, again, advised, reasons, same, axe };
}
