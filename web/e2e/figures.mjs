/** Panic Station: one's figure is chosen by key and by a tap, what an action leaves is seen before, and many seats have room. */

import { dice, openTable, playOn, playUntil, waitForTurn } from "./table.mjs";

const TABLE = { game: "panic_station" };
const ACTORS = ".actors .actor";

const moves = (page) => page.locator(".tile", { hasText: "Bewegen" });

/** Whether both figures can act and each of them move, and it is still open who goes where: a tap chooses. */
async function canMove(page) {
  if ((await page.locator(ACTORS).count()) !== 2) return false;
  for (const key of ["g", "f"]) {
    await page.keyboard.press(key);
    if (!(await moves(page).count())) return false;
  }
  await moves(page).click();
  await page.waitForSelector(".draft");
  const chosen = await tapped(page);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".draft", { state: "detached" });
  return chosen.join() === "1,0";
}

/** Puts the move together as the panel asks for it: a goal, and what is done there. */
async function complete(page) {
  const missing = page.locator(".draft .pay.asks .aim, .draft:not(:has(.aim.on)) .aims .aim");
  for (let part = 0; part < 6; part++) {
    await page.waitForSelector(".confirm:not([disabled]), .draft .aim");
    if (await page.locator(".confirm:not([disabled])").count()) return;
    await missing.first().click();
  }
  throw new Error("the move was never complete");
}

const pressed = (page) =>
  page
    .locator(ACTORS)
    .evaluateAll((each) => each.findIndex((one) => one.getAttribute("aria-pressed") === "true"));

/** Which figures can be tapped, in the order of the question, and which one acts after a tap on each. */
async function tapped(page) {
  const found = [];
  for (const kind of ["android", "soldier"]) {
    const before = await pressed(page);
    await page.locator(`svg [data-thing='["figure",0,"${kind}"]']`).dispatchEvent("click");
    for (let waited = 0; waited < 12 && (await pressed(page)) === before; waited++)
      await page.waitForTimeout(50);
    found.push(await pressed(page));
  }
  return found;
}

/** How far the log is from its end, and how much of the seats is out of sight, once both have come to rest. Runs inside a page. */
async function atRest() {
  const LOOKS = 30;
  let now = {};
  for (let look = 0; look < LOOKS; look++) {
    const log = document.querySelector(".log");
    const seats = document.querySelector("aside.seats");
    now = {
      behind: log ? log.scrollHeight - log.scrollTop - log.clientHeight : 0,
      hidden: seats ? seats.scrollHeight - seats.clientHeight : 0,
    };
    if (now.behind < 60 && now.hidden <= 1) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return now;
}

/** How far the log is from its end, and how much of the seats is out of sight, at each of some questions. */
async function lookOn(page, roll, questions) {
  let behind = 0;
  let hidden = 0;
  for (let asked = 0; asked < questions; asked++) {
    if ((await waitForTurn(page)) === "over") break;
    const now = await page.evaluate(atRest);
    behind = Math.max(behind, now.behind);
    hidden = Math.max(hidden, now.hidden);
    await playOn(page, { most: 1, roll });
  }
  return { behind, hidden };
}

export default async function figures({ person }) {
  const page = await person({ language: "de" });
  const roll = dice(3);
  await playUntil(page, { ...TABLE, seats: 5 }, canMove, { roll });
  const names = await page.locator(`${ACTORS} b`).allInnerTexts();
  const keys = await page.locator(`${ACTORS} kbd`).allInnerTexts();
  const places = await page.locator(`${ACTORS} small`).allInnerTexts();
  await page.keyboard.press("g");
  const byKey = [await pressed(page)];
  await page.keyboard.press("f");
  byKey.push(await pressed(page));
  await moves(page).click();
  await page.waitForSelector(".draft");
  const left = await page.locator(".purse em").innerText();
  const byTap = await tapped(page);
  await page.keyboard.press("g");
  await complete(page);
  // What only a screen reader hears stands on lines of its own in what is drawn.
  const deed = await page.locator(".confirm").textContent();
  const wide = await lookOn(page, roll, 14);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTable(page, { ...TABLE, seats: 6 });
  const low = await lookOn(page, roll, 14);
  return { names, keys, places, byKey, byTap, left, deed, wide, low };
}
