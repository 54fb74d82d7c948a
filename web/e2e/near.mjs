/** What is far away comes near: a sector on the phone, a vote in the lounge, and both can be answered there. */

import { findings } from "./access.mjs";
import { questionOf } from "./line.mjs";
import { dice, playUntil, waitForAnswer, waitForTurn } from "./table.mjs";

const question = (page) => page.locator("#prompt").innerText();
const lit = '.board svg.stage [role="button"]:not(.opens)';

/** Presses the middle of a thing, as a finger does. */
async function press(page, thing) {
  const { x, y, width, height } = await thing.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Opens a sector from the station, goes round, looks whether what is lit there is lit here, and goes back. */
async function sector(person, args) {
  const page = await person({ size: "phone" });
  const seen = { opened: 0, rooms: 0, taken: false, back: false };
  const title = () => page.locator(".board svg.stage").getAttribute("aria-label");
  // Not every question is about a place.
  const table = { game: "theseus", mode: args.mode, seats: args.seats };
  await playUntil(page, table, () => page.locator(lit).count());
  const whole = await title();
  const open = async () => {
    await page.locator(".board .opens").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".round");
  };
  await open();
  const first = await title();
  const found = await findings(page, "sector");
  const names = new Set();
  do {
    names.add(await title());
    seen.rooms = Math.max(seen.rooms, await page.locator(lit).count());
    if (!seen.taken && (await page.locator(lit).count())) {
      const before = questionOf(page);
      await press(page, page.locator(lit).first());
      // What can be done there in several ways is put together first.
      if (!(await page.locator(".draft .aim").count())) await waitForAnswer(page, before);
      seen.taken = true;
      await waitForTurn(page);
      if (!(await page.locator(".round").count())) await open(); // the next question shows the station
    }
    await page.locator(".round .iconbtn").last().tap();
  } while ((await title()) !== first);
  seen.opened = names.size;
  await page.locator(".round .btn").tap();
  seen.back = (await title()) === whole;
  return { ...seen, found };
}

/** Plays until there is a vote and casts it on a plate of the board. */
async function vote(person) {
  const page = await person();
  const isAsked = async () => /accuse/.test(await question(page));
  await playUntil(page, { game: "the_thing", seats: 5 }, isAsked, { roll: dice(5) });
  return cast(page);
}

async function cast(page) {
  const before = questionOf(page);
  const options = await page.locator(".option:not([aria-disabled])").count();
  const found = await findings(page, "vote");
  const plates = await page.locator(lit).count();
  await press(page, page.locator(lit).first());
  await page.locator(".confirm:not([disabled])").click(); // chosen on the board, sealed below the list
  await waitForAnswer(page, before);
  return { plates, options, answered: true, found };
}

export default async function near({ args, person }) {
  return { sector: await sector(person, args), vote: await vote(person) };
}
