/** A whole game by keys alone: only those that the screen shows, from the first question to the ending. */

import { dice, openTable, waitWhileAlive } from "./table.mjs";

/** What a person at the keyboard sees they could press now, as Playwright names keys; null while nothing is asked. */
function shownKeys(value) {
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  if (document.querySelector("main.end")) return ["over"];
  const pick = (some) => some[value % some.length];
  const keyOf = (each) => each.querySelector("kbd")?.innerText.trim() ?? "";
  // The safe answer has the focus; the other one is the next.
  if (all(".dialogue .risk").length) return ["Tab", "Enter"];
  const confirm = all(".confirm:not([disabled])").length > 0;
  const asks = all(".pay.asks .aim:not([disabled])").map(keyOf).filter(Boolean);
  if (asks.length) return [pick(asks)];
  if (confirm && !all(".share .step.more:not([disabled])").length) return ["Enter"];
  const rows = all(".draft:not(:has(.aim.on)):not(:has(.pay)) .aim:not([disabled])");
  const shares = all(".share:has(.step.more:not([disabled]))");
  const items = all('.item[aria-pressed="false"]:not([disabled])');
  const rest = all(".option:not(.actor, [aria-disabled], [disabled])");
  for (const some of [rows, shares, items, rest]) {
    const keys = some.map(keyOf).filter((key) => /^[0-9A-Z]$/.test(key));
    if (keys.length) return [pick(keys)];
  }
  return confirm ? ["Enter"] : null;
}

/** Dares what hurts: one looks where the focus is before one presses. */
async function dare(page) {
  await page.keyboard.press("Tab");
  const where = await page.evaluate(() =>
    document.querySelector(".dialogue .risk") === null
      ? "gone"
      : document.activeElement?.matches(".dialogue .risk")
        ? "there"
        : (document.activeElement?.outerHTML ?? ""),
  );
  if (where === "there") await page.keyboard.press("Enter");
  else if (where !== "gone") throw new Error(`the focus left the dialogue for ${where}`);
}

/** Holds the key that lifts the veil and takes something under it, if there is anything. */
async function lookBeneath(page, number) {
  await page.keyboard.down("h");
  const key = await page.evaluate((value) => {
    const rows = [...document.querySelectorAll(".seal.veiled:not([aria-disabled], [disabled])")];
    const keys = rows.map((row) => row.querySelector("kbd")?.innerText.trim() ?? "");
    const shown = keys.filter((each) => /^[0-9A-Z]$/.test(each));
    return shown.length ? shown[value % shown.length] : "";
  }, number);
  if (key) await page.keyboard.press(key.toLowerCase());
  await page.keyboard.up("h");
}

export default async function keyboardGame({ args, person }) {
  const page = await person({ language: args.language ?? "en", size: args.size ?? "wide" });
  const roll = dice(args.seed ?? 7);
  let found;
  // Some games are over before there was much to press.
  do found = await game(page, args, roll);
  while (found.pressed < FEW);
  return found;
}

/** As many keys are no game. */
const FEW = 12;

async function game(page, args, roll) {
  await openTable(page, args);
  const table = page.url();
  await page.evaluate(() => {
    window.clicks = 0;
    addEventListener("pointerdown", () => window.clicks++, true);
    // Who starts without a pointer has nothing in focus.
    document.activeElement?.blur?.();
  });
  let pressed = 0;
  while (pressed < (args.most ?? 6000)) {
    // A key is pressed only for what is on the screen; until then one waits.
    const found = await waitWhileAlive(page, shownKeys, roll(1 << 20));
    const keys = await found.jsonValue();
    if (keys[0] === "over") break;
    if (keys[0] === "Tab") await dare(page);
    else if (keys[0] === "H") await lookBeneath(page, roll(1 << 20));
    else
      for (const key of keys) await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
    pressed += keys.length;
    if (page.url() !== table) throw new Error(`${keys} led away from the table`);
  }
  await page.waitForSelector("main.end h1", { timeout: 120_000 });
  const title = await page.locator("main.end h1").innerText();
  return { pressed, title, clicks: await page.evaluate(() => window.clicks) };
}
