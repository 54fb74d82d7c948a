/** Without a pointer, and from one language to the other in mid-game. */

import { openTable, waitForTurn } from "./table.mjs";

/** The keys a person would press now: yes to a doubt, confirm what is composed, else the first key shown. */
function keys() {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (seen(".dialogue .risk")) return ["Tab", "Enter"];
  if (seen(".draft .confirm:not([disabled])")) return ["Enter"];
  const key = seen(".option:not([aria-disabled]):not([disabled]) kbd")?.innerText;
  return key ? [/^\d$/.test(key) ? key : `Shift+${key}`] : [];
}

export default async function keyboard({ args, person }) {
  const page = await person();
  let answered = 0;
  // Whose game is over that soon begins another one.
  do {
    await openTable(page, args);
    for (let turn = 0; turn < 8; turn++) {
      if ((await waitForTurn(page)) === "over") break;
      const pressed = await page.evaluate(keys);
      for (const key of pressed) await page.keyboard.press(key);
      if (pressed.length) answered++;
      await page.waitForTimeout(200);
    }
  } while ((await waitForTurn(page)) === "over");
  await page.keyboard.press("?");
  await page.waitForSelector('[role="dialog"] article.here');
  const rule = await page.locator('[role="dialog"] article.here .number').innerText();
  await page.keyboard.press("Escape");
  await page.waitForSelector('[role="dialog"]', { state: "detached" });
  const closed = (await page.locator('[role="dialog"]').count()) === 0;

  // The secret is in the page only while it is held open.
  const covered = await page.locator(".secret").innerText();
  await page.keyboard.down("h");
  await page.waitForSelector('.secret[aria-pressed="true"]');
  const shown = await page.locator(".secret").innerText();
  await page.keyboard.up("h");
  await page.waitForSelector('.secret[aria-pressed="false"]');
  const again = await page.locator(".secret").innerText();

  const english = await page.locator("#prompt h2").innerText();
  await page.locator('.bar button[aria-expanded="false"]:not(.atpeople)').click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.keyboard.press("Escape");
  // The words of a language are fetched when they are wanted first.
  await page.waitForFunction(
    (words) => document.querySelector("#prompt h2")?.innerText !== words,
    english,
  );
  const german = await page.locator("#prompt h2").innerText();
  const language = await page.locator("html").getAttribute("lang");
  return { answered, rule, closed, covered, shown, again, english, german, language };
}
