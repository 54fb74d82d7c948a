/** One person and bots who talk: a line in two taps, an answer, the log, a muted seat, the keyboard. */

import { dice } from "./table.mjs";

async function made(page, args) {
  const players = args.players ?? 5;
  const bots = Object.fromEntries([...Array(players - 1)].map((_, i) => [i + 1, "greedy"]));
  const answer = await page.request.post(`/api/games/${args.game}/create`, {
    data: { name: "Kim", players, bots, bots_talk: "full", start: true },
  });
  const { table, token } = await answer.json();
  await page.goto(`/t/${table.table}#token=${token}`);
  await page.waitForSelector("#sayrow");
  return table.table;
}

/** Answers whatever is asked, any way, until something holds. */
async function playUntil(page, holds, most = 60) {
  const roll = dice(7);
  for (let i = 0; i < most; i++) {
    if (await holds()) return true;
    const option = page.locator(".prompt .option:not([disabled])");
    await Promise.race([
      option
        .first()
        .waitFor({ timeout: 8000 })
        .catch(() => {}),
      page.waitForTimeout(8000),
    ]);
    const count = await option.count();
    if (!count) continue;
    await option
      .nth(roll(count))
      .click({ timeout: 4000 })
      .catch(() => {});
    const go = page.locator(".prompt .confirm:not([disabled]), .prompt .btn.main:not([disabled])");
    if (await go.count())
      await go
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
    await page.waitForTimeout(150);
  }
  return holds();
}

export default async function talk({ args, person }) {
  const page = await person({ size: args.size ?? "wide", language: args.language ?? "en" });
  await made(page, args);
  const shot = async (name) =>
    args.folder && page.screenshot({ path: `${args.folder}/${name}.png` });
  const row = page.locator("#sayrow");
  await row.waitFor();
  await shot("row");
  const rows = await row.locator(".chipsay").evaluateAll((chips) => {
    const tops = chips.map((chip) => chip.getBoundingClientRect().top);
    return new Set(tops.filter((top) => top >= tops[0])).size;
  });
  // Two taps: the verb, then the seat.
  await row.locator(".chipsay", { hasText: args.words.suspect }).first().click();
  await row.locator(".saydraft").waitFor();
  const lit = await page.locator(".seat.sayable").count();
  await shot("draft");
  await row.locator(".aimsay").nth(1).click();
  await row.locator(".saydraft").waitFor({ state: "detached" });
  const heard = page.locator(".log .said.mine, .ticker");
  await heard.first().waitFor();
  // A question to a bot is answered.
  await row.locator(".chipsay.more").click();
  await shot("all");
  await row.locator(".all .chipsay", { hasText: args.words.human }).first().click();
  await row.locator(".aimsay").first().click();
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), args.words.yes, {
    timeout: 120_000,
  });
  await shot("answered");
  if (args.size !== "phone") {
    await page.keyboard.press("t");
    await page.keyboard.press("1");
    await shot("keys");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: args.words.said, exact: true }).click();
    const events = await page.locator(".log li:not(.said)").count();
    await page.getByRole("button", { name: args.words.all, exact: true }).click();
    if (args.play)
      await playUntil(page, async () => (await page.locator(".bub").count()) > 1, args.play);
    await shot("bubbles");
    return { lit, rows, events, lines: await page.locator(".log .said").count() };
  }
  if (args.play)
    await playUntil(page, async () => (await page.locator(".bub").count()) > 0, args.play);
  await shot("bubbles");
  return { lit, rows };
}
