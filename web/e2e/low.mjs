/** Where there is little room: cards and a first hint in a low window, moves and what is staged on a low phone. */

import { findings } from "./access.mjs";
import { dice, openTable, playOn, playUntil, waitForTurn } from "./table.mjs";

const NEMESIS = { game: "nemesis", mode: "semi_coop", seats: 4 };
const LOW = { width: 1280, height: 720 };

/** What is cut: elements that reach out of what they scroll in, or whose words do not fit them. Runs inside a page. */
function cut(selector) {
  const SLACK = 1.5;
  const found = [];
  for (const each of document.querySelectorAll(selector)) {
    if (!each.checkVisibility()) continue;
    const box = each.getBoundingClientRect();
    let [top, bottom] = [0, innerHeight];
    for (let at = each.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    if (box.top < top - SLACK || box.bottom > bottom + SLACK)
      found.push(`${each.innerText.slice(0, 30)} is cut`);
    if (
      each.scrollHeight > each.clientHeight + SLACK ||
      each.scrollWidth > each.clientWidth + SLACK
    )
      found.push(`the words of ${each.innerText.slice(0, 30)} do not fit`);
  }
  return found;
}

/** Characters as open cards with their list beside them. */
async function characters(person) {
  const page = await person({ language: "de" });
  await page.setViewportSize(LOW);
  await openTable(page, NEMESIS);
  await page.waitForSelector(".choosing .bigcard");
  const wrong = await page.evaluate(
    cut,
    ".choosing .bigcard, .choosing .btn, .options .seal, .confirm",
  );
  return { cards: await page.locator(".choosing .bigcard").count(), wrong };
}

/** A hint of a first game and the answers below it. */
async function hinted(person, game, mode) {
  const page = await person({ language: "de", hints: true });
  await page.setViewportSize(LOW);
  const isHinted = () => page.locator("#prompt .hint").count();
  await playUntil(page, { game, mode }, isHinted, { roll: dice(5) });
  await page.waitForTimeout(600);
  const rows = "#prompt :is(.option, .tile):not(.pass, [aria-disabled])";
  const all = await page.locator(rows).count();
  return {
    hidden: await page.evaluate(cut, "#prompt .hint p, #prompt .hint button"),
    rows: all,
    seen: all - (await page.evaluate(cut, rows)).length,
    axe: await findings(page, `${game} hint, low`),
  };
}

/** Every verb of a move on a low phone: its targets whole, no dull button in their place, sentences apart. */
async function moves(person) {
  const page = await person({ size: "phone", language: "de" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, NEMESIS);
  const roll = dice(11);
  const wrong = [];
  let verbs = 0;
  for (let asked = 0; asked < 120 && verbs < 12; asked++) {
    if ((await waitForTurn(page)) === "over") {
      await openTable(page, NEMESIS);
      continue;
    }
    const tiles = page.locator(".strip .tile:not(.more)");
    for (let tile = 0; tile < (await tiles.count()); tile++) {
      await tiles.nth(tile).click();
      await page.waitForTimeout(250);
      if (await page.locator(".dialogue").count()) {
        await page.keyboard.press("Escape");
        continue;
      }
      const aims = page.locator(".strip .draft > .aims .aim");
      if ((await aims.count()) > 1) {
        if (await page.locator(".ready .confirm[disabled]").count()) wrong.push("a dull button");
        wrong.push(...(await page.evaluate(cut, ".strip .aim, .strip .tile")));
        await aims.first().click();
        await page.waitForSelector(".ready .confirm:not([disabled]), .dialogue");
      }
      wrong.push(...(await page.evaluate(cut, ".strip .tile, .ready .confirm")));
      const said = await page.locator(".strip .said").allInnerTexts();
      wrong.push(...said.filter((words) => /\p{Ll}[.!?]\p{L}/u.test(words)));
      verbs++;
      if (await page.locator(".dialogue").count()) await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    await playOn(page, { most: 1, roll });
  }
  return { verbs, wrong };
}

const STAGED = ["Bietest du einen Test an", "Weichst du der Begegnung aus"];

/** What the board stages stands in its place on a phone, whole and with its reasons. */
async function staged(person) {
  const page = await person({ size: "phone", language: "de" });
  const table = { game: "the_thing", mode: "hidden", seats: 5 };
  const seen = new Set();
  const wrong = [];
  const look = async () => {
    const question = (await page.locator("#prompt h2").allInnerTexts()).join();
    const which = STAGED.find((words) => question.startsWith(words));
    if (which && !seen.has(which)) {
      seen.add(which);
      wrong.push(...(await page.evaluate(cut, ".plated .option, #prompt .pill, #prompt .why-all")));
      if ((await page.locator(".plated .option").count()) < 2) wrong.push(`${which}: no plates`);
      if (await page.locator("#prompt .options .option").count()) wrong.push(`${which}: twice`);
    }
    return seen.size === STAGED.length;
  };
  await playUntil(page, table, look, { roll: dice(5) });
  return { seen: seen.size, wrong };
}

const SIDE = { width: 844, height: 390 };

/** A phone on its side: a seat's bot can be chosen, a choice that lasts lies open with its button below the question. */
async function side(person) {
  const page = await person({ size: "phone", language: "de" });
  await page.setViewportSize(SIDE);
  await page.goto("/new/the_thing");
  const bot = page.locator(".seatbot").first();
  await bot.scrollIntoViewIfNeeded();
  const under = await bot.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [0.1, 0.5, 0.9].filter(
      (part) => !button.contains(document.elementFromPoint(left + width / 2, top + part * height)),
    ).length;
  });
  await openTable(page, { ...NEMESIS, seats: 3 });
  await page.waitForSelector(".choosing .bigcard");
  const wrong = await page.evaluate(cut, ".choosing .bigcard, .choosing .tab, .confirm");
  return { under, cards: await page.locator(".choosing .bigcard").count(), wrong };
}

/** Counts that reach over the edge of their seat's tile. Runs inside a page. */
function spilled() {
  const SLACK = 0.5;
  return [...document.querySelectorAll(".seat .tile")].flatMap((tile) => {
    const { right, bottom } = tile.closest(".seats").getBoundingClientRect();
    const edge = Math.min(tile.getBoundingClientRect().right, right);
    return [...tile.querySelectorAll(".v > span")]
      .map((count) => count.getBoundingClientRect())
      .filter((box) => box.right > edge + SLACK || box.bottom > bottom + SLACK)
      .map((box) => `${tile.innerText} reaches ${Math.round(box.right - edge)} too far`);
  });
}

/** The tiles of the seats on every phone. */
async function tiles(person, table) {
  const page = await person({ size: "phone", language: "de" });
  await openTable(page, table);
  const wrong = [];
  for (const size of [{ width: 390, height: 844 }, { width: 360, height: 740 }, SIDE]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    wrong.push(...(await page.evaluate(spilled)));
  }
  return { seats: await page.locator(".seat .tile").count(), wrong };
}

/** An exchange on a low phone: who hands over a card stands below the slots, and talk leaves the question its room. */
async function exchange(person) {
  const page = await person({ size: "phone", language: "de" });
  await page.setViewportSize({ width: 360, height: 740 });
  const table = { game: "panic_station", seats: 4 };
  const asked = page.locator(".exchange li .call");
  await playUntil(page, table, () => asked.count(), { roll: dice(5) });
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [hatch, names, all] = [".hatch", ".exchange ul", ".exchange"].map(box);
    return {
      over: Math.max(0, Math.round(hatch.bottom - names.top)),
      out: Math.max(0, Math.round(names.bottom - all.bottom)),
      slot: Math.round(box(".exchange .slot").height),
      talk: document.querySelectorAll("#sayrow").length,
    };
  });
}

export default async function low({ args, person }) {
  if (args.part === "characters") return characters(person);
  if (args.part === "hinted") return hinted(person, args.game, args.mode);
  if (args.part === "moves") return moves(person);
  if (args.part === "side") return side(person);
  if (args.part === "tiles") return tiles(person, args.table);
  if (args.part === "exchange") return exchange(person);
  return staged(person);
}
