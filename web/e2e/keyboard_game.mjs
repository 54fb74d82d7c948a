/** A whole game by keys alone: only those that the screen shows, from the first question to the ending. */

import { dice, openTable } from "./table.mjs";

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
  const rest = all(".option:not([aria-disabled]):not([disabled])");
  for (const some of [rows, shares, items, rest]) {
    const keys = some.map(keyOf).filter((key) => /^[0-9A-Z]$/.test(key));
    if (keys.length) return [pick(keys)];
  }
  return confirm ? ["Enter"] : null;
}

export default async function keyboardGame({ args, person }) {
  const page = await person({ language: args.language ?? "en" });
  await openTable(page, args);
  await page.evaluate(() => {
    window.clicks = 0;
    addEventListener("pointerdown", () => window.clicks++, true);
    // Who starts without a pointer has nothing in focus.
    document.activeElement?.blur?.();
  });
  const roll = dice(args.seed ?? 7);
  let pressed = 0;
  while (pressed < (args.most ?? 6000)) {
    // A key is pressed only for what is on the screen; until then one waits.
    const found = await page.waitForFunction(shownKeys, roll(1 << 20), {
      timeout: 120_000,
      polling: 30,
    });
    const keys = await found.jsonValue();
    if (keys[0] === "over") break;
    for (const key of keys) await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
    pressed += keys.length;
  }
  await page.waitForSelector("main.end h1", { timeout: 120_000 });
  const title = await page.locator("main.end h1").innerText();
  return { pressed, title, clicks: await page.evaluate(() => window.clicks) };
}
