/** Whoever is out looks into all cards where the table allows it, and skips to the end. */

import { findings } from "./access.mjs";

export default async function out({ args, person }) {
  const page = await person(args);
  await page.goto(args.seat);
  await page.waitForSelector("#out");
  const found = {
    asks: await page.locator("#prompt h2").innerText(),
    offered: await page.locator("#open-cards").count(),
    overflow: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
  };
  if (found.offered) {
    await page.locator("#open-cards").click();
    await page.waitForSelector(".hands button");
    found.hands = await page.locator(".hands button").count();
    found.cards = [];
    for (let seat = 0; seat < found.hands; seat++) {
      await page.locator(".hands button").nth(seat).click();
      await page.waitForSelector(`.hands button:nth-child(${seat + 1})[aria-pressed="true"]`);
      found.cards.push(await page.locator("section.hand .card:not(.back)").count());
    }
    found.chat = await page.locator("#say").count();
    found.axe = await findings(page, "open cards");
    await page.reload();
    await page.waitForSelector(".hands button");
  }
  await page.locator("#skip").click();
  await page.waitForSelector("main.end", { timeout: 240_000 });
  return { ...found, after: await page.locator(".hands").count() };
}
