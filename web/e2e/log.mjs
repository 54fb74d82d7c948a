/** The log by turns; a place in it lights the board, and what it names leads to its rule. */

import { openTable, playOn, waitForTurn } from "./table.mjs";

export default async function log({ args, person }) {
  const page = await person();
  await openTable(page, args);
  await playOn(page, { most: args.most ?? 14 });
  await waitForTurn(page);
  const heads = await page.locator(".log h3").allInnerTexts();
  const marks = await page.locator(".log h3 svg").count();
  const things = page.locator(".log .thing:not(.seat-ink)");
  const lit = [];
  let rule = "";
  for (const thing of (await things.all()).reverse()) {
    await thing.scrollIntoViewIfNeeded();
    await thing.hover();
    if (await page.locator("svg g.pointed").count()) lit.push(await thing.innerText());
    if (!rule) {
      await page.waitForTimeout(600);
      const link = page.locator(".sheet .foot .link");
      if (await link.count()) {
        const number = await link.innerText();
        await link.click();
        await page.waitForSelector('[role="dialog"] article.here');
        rule = `${number} ${await page.locator('[role="dialog"] article.here .number').innerText()}`;
        await page.keyboard.press("Escape");
      }
    }
    if (lit.length && rule) break;
  }
  await page.mouse.move(5, 5);
  await page.waitForTimeout(100);
  return { heads, marks, lit, rule, left: await page.locator("svg g.pointed").count() };
}
