/** The log by turns; a place in it lights the board, and what it names leads to its rule. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

export default async function log({ args, person }) {
  const page = await person();
  const roll = dice();
  const found = { lit: [], rule: "", asked: new Set() };
  let heads = [];
  // The first round may take long, and while a close-up covers the board there is nothing to light: then play on.
  for (let table = 0; table < 4 && !(found.lit.length && found.rule); table++) {
    await openTable(page, args);
    for (let more = 0; more < 45 && (await waitForTurn(page)) !== "over"; more++) {
      heads = await page.locator(".log h3").allInnerTexts();
      if (heads.length > 1) await point(page, found);
      if (found.lit.length && found.rule) break;
      await playOn(page, { most: 1, roll });
    }
  }
  const marks = await page.locator(".log h3 svg").count();
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => !document.querySelector("svg g.pointed")).catch(() => {});
  return {
    lit: found.lit,
    rule: found.rule,
    heads,
    marks,
    left: await page.locator("svg g.pointed").count(),
  };
}

/** Goes over what the log named last until something lit the board and something led to its rule. */
async function point(page, found) {
  const things = await page.locator(".log .thing:not(.seat-ink)").all();
  for (const thing of things.slice(-24).reverse()) {
    await thing.scrollIntoViewIfNeeded();
    if (await thing.evaluate(covered)) return;
    await thing.hover({ force: true });
    if (await page.locator("svg g.pointed").count()) found.lit.push(await thing.innerText());
    const word = await thing.innerText();
    if (!found.rule && !found.asked.has(word) && (await thing.evaluate(tells)))
      found.rule = await readRule(page, thing);
    found.asked.add(word);
    if (found.lit.length && found.rule) return;
  }
}

/** Whether something lies on it, such as a close-up, so that no pointer gets there. */
function covered(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return !thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Whether it opens a sheet when it is pressed, which is put away again. */
async function tells(thing) {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  thing.click();
  await drawn();
  const close = document.querySelector(".sheet .foot .btn");
  close?.click();
  await drawn();
  return close !== null;
}

/** Lets the pointer rest on it until its sheet is open: a log that still moves to its end takes the word away from under it. */
async function restOn(page, thing) {
  const TRIES = 8;
  for (let tries = 0; tries < TRIES && !(await page.locator(".sheet").count()); tries++) {
    await page.mouse.move(5, 5);
    await thing.hover({ force: true });
    await page.waitForSelector(".sheet", { timeout: 3_000 }).catch(() => {});
  }
  await page.waitForSelector(".sheet");
}

/** The number on the sheet that opens under a pointer at rest and that of the rule it opens; nothing if the sheet has no rule. */
async function readRule(page, thing) {
  await restOn(page, thing);
  const link = page.locator(".sheet .foot .link");
  // The rules are fetched when they are wanted first.
  await link.waitFor({ timeout: 5_000 }).catch(() => {});
  if (!(await link.count())) return "";
  const number = await link.innerText();
  await link.click();
  await page.waitForSelector('[role="dialog"] article.here');
  const shown = await page.locator('[role="dialog"] article.here .number').innerText();
  await page.keyboard.press("Escape");
  await page.waitForSelector('[role="dialog"]', { state: "detached" });
  return `${number} ${shown}`;
}
