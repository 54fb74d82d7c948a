/** A move put together: a verb is opened, a target chosen, the payment shown, and one button makes it. */

import { openTable, pressOnce, waitForTurn } from "./table.mjs";

/** Passing while a move lies ready asks once: the keys then belong to that question, and the safe answer makes no move. */
async function thinkTwice(page) {
  await page.keyboard.press("p");
  await page.waitForSelector(".dialogue .risk");
  const told = await page.locator("#doubt-what").innerText();
  await page.keyboard.press("Tab");
  const daring = await page.evaluate(() => document.activeElement.matches(".dialogue .risk"));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".dialogue", { state: "detached" });
  return { told, daring, ready: await page.locator(".confirm:not([disabled])").count() };
}

/** Cards of the dock that reach out of the row they lie in. */
function cutCards() {
  const SLACK = 1;
  return [...document.querySelectorAll(".hand .row")].flatMap((row) => {
    const edge = row.getBoundingClientRect().right + SLACK;
    return [...row.querySelectorAll(".card")]
      .filter((card) => card.getBoundingClientRect().right > edge)
      .map((card) => card.innerText);
  });
}

/** How the verbs stand: how many rows of them, how high, and whether each has its picture. */
function measureStrip() {
  const tiles = [...document.querySelectorAll(".tiles .tile")];
  const tops = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
  return {
    rows: tops.size,
    pictures: tiles.every((tile) => tile.querySelector("svg") !== null),
    high: Math.max(...tiles.map((tile) => tile.getBoundingClientRect().height)),
  };
}

export default async function compose({ args, person }) {
  const page = await person({ size: args.size ?? "wide", language: args.language ?? "en" });
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (JSON.parse(String(payload)).type === "answer") sent.push(payload);
    }),
  );
  const shoot = async (name) => {
    if (!args.folder) return;
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${args.folder}/${name}.png` });
  };
  await openTable(page, { game: "nemesis", mode: "solo" });
  for (let asked = 0; asked < 200; asked++) {
    await waitForTurn(page);
    if (await page.$(".compose")) break;
    await pressOnce(page, () => 0);
    await page.waitForTimeout(20);
  }
  await page.waitForSelector(".compose");
  await shoot("tiles");
  const tiles = await page.locator(".tile").count();
  const ender = await page.locator(".pass").innerText();
  const purse = await page.locator(".purse").innerText();
  const strip = await page.evaluate(measureStrip);
  const cut = await page.evaluate(cutCards);
  await page.keyboard.press("1");
  await page.waitForSelector(".draft");
  const rows = await page.locator(".draft .aims .aim").count();
  await shoot("verb");
  const dull = await page.locator(".confirm").isDisabled();
  await page.keyboard.press("a");
  await page.waitForSelector(".draft .pay, .ready .slotc");
  await shoot("target");
  // A card is laid out by itself; a tap on another one exchanges it, Backspace takes it back.
  await page.waitForSelector(".confirm:not([disabled])");
  const proposed = await page.locator(".confirm").innerText();
  const laid = await page.locator(".hand .card.chosen b").first().innerText();
  const others = page.locator(".hand .card.lit:not(.chosen)");
  await others.filter({ hasNotText: laid }).first().click(); // one of two alike would change no word
  await page.waitForFunction((words) => {
    const button = document.querySelector(".confirm:not([disabled])");
    return button && button.innerText !== words;
  }, proposed);
  await page.keyboard.press("Backspace");
  await page.waitForSelector(".confirm[disabled]");
  // A phone has them in the hand alone, wide screens list them as well.
  const payable = page.locator(
    args.size === "phone" ? ".hand .card.lit:not(.chosen)" : ".pay.asks .aim",
  );
  const cards = await payable.count();
  await payable.first().click();
  await page.waitForSelector(".confirm:not([disabled])");
  await shoot("ready");
  const before = sent.length;
  const refused = { ...(await thinkTwice(page)), sent: sent.length - before };
  const held = await page.locator(".hand .card").count();
  const button = await page.locator(".confirm").innerText();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector(".draft"));
  await waitForTurn(page);
  await shoot("done");
  const after = await page.locator("#prompt h2").innerText();
  const spent = held - (await page.locator(".hand .card").count());
  const changed = await page.locator(".changed").count();
  return {
    tiles,
    ender,
    purse,
    strip,
    cut,
    rows,
    dull,
    proposed,
    cards,
    refused,
    button,
    after,
    spent,
    changed,
  };
}
