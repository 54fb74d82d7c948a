/** A finished game is analysed: asked for, waited for, looked at, and played on from a decision. */

import { findings } from "./access.mjs";

const WORKED_OUT = 300_000;

export default async function analysis({ args, person }) {
  const page = await person({ size: args.size, language: args.language });
  await page.goto(`/replay/${args.table}/analysis`);
  await page.locator(".begin").click();
  await page.waitForSelector(".balances", { timeout: WORKED_OUT });
  const decisions = await page.locator("li.dec").count();
  const title = await page.locator(".chances h2").innerText();
  const rows = await page.locator(".suspicions .row").count();
  const balances = await page.locator(".balances li").count();
  const broken = await findings(page, "analysis");
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.reload();
  await page.waitForSelector(".balances");
  const kept = await page.locator("li.dec").count();
  await page.locator('[data-tab="board"]').click();
  await page.waitForSelector(".time");
  await page.waitForSelector(".time .chance", { state: "attached" });
  const lines = await page.locator(".time .chance").count();
  broken.push(...(await findings(page, "a replay with its chances")));
  return { decisions, kept, title, rows, balances, lines, broken, beside };
}
