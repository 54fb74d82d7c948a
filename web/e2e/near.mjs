/** What is far away comes near: a sector on the phone, a vote in the lounge, and both can be answered there. */

import { findings } from "./access.mjs";
import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

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
  await openTable(page, { game: "theseus", mode: args.mode, seats: args.seats });
  const seen = { opened: 0, rooms: 0, taken: false, back: false };
  const title = () => page.locator(".board svg.stage").getAttribute("aria-label");
  await playOn(page, { most: 4 });
  // Not every question is about a place.
  for (let more = 0; more < 60 && !(await page.locator(lit).count()); more++) {
    if ((await waitForTurn(page)) === "over")
      await openTable(page, { game: "theseus", mode: args.mode, seats: args.seats });
    if (!(await page.locator(lit).count())) await playOn(page, { most: 1 });
    await waitForTurn(page);
  }
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
      const before = await question(page);
      await press(page, page.locator(lit).first());
      await page.waitForFunction(
        (old) => document.querySelector("#prompt").innerText !== old,
        before,
      );
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

/** Plays until there is a vote and casts it on a plate of the board; a game without one is followed by another. */
async function vote(person) {
  const page = await person();
  const roll = dice(5);
  for (let table = 0; table < 12; table++) {
    await openTable(page, { game: "the_thing", seats: 5 });
    for (let answered = 0; answered < 80; answered++) {
      if ((await waitForTurn(page)) === "over") break;
      if (/accuse/.test(await question(page))) return cast(page);
      await playOn(page, { most: 1, roll });
    }
  }
  throw new Error("there was never a vote");
}

async function cast(page) {
  const options = await page.locator(".option:not([aria-disabled])").count();
  const found = await findings(page, "vote");
  const plates = await page.locator(lit).count();
  await press(page, page.locator(lit).first());
  await page.locator(".confirm:not([disabled])").click(); // chosen on the board, sealed below the list
  await page.waitForFunction(
    () => !/accuse/.test(document.querySelector("#prompt")?.innerText ?? ""),
  );
  return { plates, options, answered: true, found };
}

export default async function near({ args, person }) {
  return { sector: await sector(person, args), vote: await vote(person) };
}
