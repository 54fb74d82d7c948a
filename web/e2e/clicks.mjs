/** Counts what turns cost: clicks by the shortest way a pointer has, keys by what the screen shows, answers on the wire. */

import { readFileSync } from "node:fs";
import { goOn, sit } from "./fits.mjs";
import { openTable, waitForTurn } from "./table.mjs";

/** Keeps the present question, and how many answers were sent, where the page can be asked for them. */
function listen() {
  window.sent = 0;
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const { asked } = JSON.parse(data);
        if (asked !== undefined) window.asked = asked;
      });
    }
    send(data) {
      if (JSON.parse(data).type === "answer") window.sent++;
      super.send(data);
    }
  };
}

/** What is lit for an option: a place on the board, or a card in the hand. */
const thingOf = (option) => JSON.stringify(option.about.at(-1) ?? option.facts.card ?? null);
const verbOf = (option) => option.stakes?.group || JSON.stringify(option.option);
const wordOf = ({ option }) => (Array.isArray(option) ? option[0] : option);
/** What a turn is called: its question, and for a move its verb. */
export const kindOf = (asked, option) =>
  asked.form === "compose"
    ? `${asked.prompt}:${option.stakes?.group || wordOf(option)}`
    : asked.prompt;

/** A hand on the mouse or on the keys that counts what it does. */
class Hand {
  count = 0;

  /** `along`: how many things are given away while something ends, where that can be done in the same question. */
  constructor(page, keys, along = 0) {
    this.page = page;
    this.keys = keys;
    this.along = along;
  }

  /** Gives things away in the question that asks once more; says how many there were to give. */
  async giveAlong() {
    if (!this.along) return;
    await this.page.waitForSelector(".dialogue .risk");
    const things = this.page.locator(".dialogue .along .chip");
    await things.first().waitFor({ timeout: 3000 });
    this.along = Math.min(this.along, await things.count());
    for (let thing = 0; thing < this.along; thing++) await this.press(things.nth(thing));
  }

  /** Presses something: by its key, by the Enter that it shows, or by a click. */
  async press(locator) {
    this.count++;
    if (!this.keys) return locator.click();
    const shown = (await locator.locator("kbd").first().innerText()).trim();
    return this.page.keyboard.press(shown === "↵" ? "Enter" : shown.toLowerCase());
  }

  async enter() {
    this.count++;
    if (this.keys) return this.page.keyboard.press("Enter");
    return this.page.locator(".confirm").first().click();
  }

  /** Says yes to what hurts: the safe answer has the focus. */
  async dare() {
    const risk = this.page.locator(".dialogue .risk");
    await this.page.waitForTimeout(150);
    if (!(await risk.count())) return;
    this.count += this.keys ? 2 : 1;
    if (!this.keys) return risk.click();
    await this.page.keyboard.press("Tab");
    return this.page.keyboard.press("Enter");
  }
}

async function compose(hand, asked, option) {
  const { page } = hand;
  const open = asked.options.filter((each) => !each.closed);
  if (option.stakes?.last) {
    const enders = open.filter((each) => each.stakes?.last);
    await hand.press(page.locator(".foot .pass").nth(enders.indexOf(option)));
    await hand.giveAlong();
    return hand.dare();
  }
  const place = page.locator(`[data-thing='${thingOf(option)}']`).first();
  const first =
    thingOf(option) !== "null" && open.find((each) => thingOf(each) === thingOf(option)) === option;
  if (!hand.keys && first && (await place.count())) {
    hand.count++;
    await place.click({ force: true });
  } else {
    const main = asked.composed?.verb ?? "";
    const tiles = [...new Set(open.filter((each) => !each.stakes?.last).map(verbOf))].filter(
      (verb) => verb !== main,
    );
    // The verb that lies open by itself has no tile.
    if (verbOf(option) !== main)
      await hand.press(page.locator(".tiles .tile").nth(tiles.indexOf(verbOf(option))));
    const fellows = open.filter((each) => verbOf(each) === verbOf(option));
    if (fellows.length > 1 || verbOf(option) === main) {
      await page.waitForSelector(".draft .aims .aim");
      await hand.press(page.locator(".draft > .aims .aim").nth(fellows.indexOf(option)));
    }
  }
  await page.waitForTimeout(150);
  if (await page.locator(".dialogue .risk").count()) return hand.dare();
  for (let slot = 0; slot < 5; slot++) {
    await page.waitForSelector(".confirm:not([disabled]), .pay.asks .aim");
    const asks = page.locator(".pay.asks .aim");
    if (!(await asks.count())) break;
    await hand.press(asks.first());
    await page.waitForTimeout(150);
  }
  await hand.enter();
}

/** Answers the question with this option, or with what is first where several are chosen together. */
async function answer(hand, asked, option) {
  const { page } = hand;
  if (asked.form === "compose" && !asked.group) return compose(hand, asked, option);
  if (asked.group || asked.form === "plan") {
    while (!(await page.locator(".confirm:not([disabled])").count())) {
      const more = page.locator(
        '.item[aria-pressed="false"]:not([disabled]), .step.more:not([disabled]), .plan .option',
      );
      hand.count++;
      await more.first().click();
    }
    return hand.enter();
  }
  const open = asked.options.filter((each) => !each.closed);
  const sealed = ["vote", "exchange", "cards"].includes(asked.form);
  const rows = page.locator(
    `.options .${sealed ? "seal" : "option"}:not([aria-disabled]):not(.veiled)`,
  );
  if (sealed && !(await rows.count()))
    return page.evaluate(() => document.querySelector(".seal.veiled")?.click());
  const kept = asked.form === "cards";
  await hand.press(sealed && !kept ? rows.first() : rows.nth(open.indexOf(option)));
  await hand.dare();
  if (sealed && (await page.locator(".confirm:not([disabled])").count())) await hand.enter();
}

/** A turn in which so many things were given away along with it. */
const kindWith = (kind, along) => (along ? `${kind}+${along}` : kind);

const PASS = "turn.action:pass";
const timesPassed = (measured, along) => measured[kindWith(PASS, along)]?.length ?? 0;

/** How many cards to discard while passing: none, one, two, whichever was measured least. */
function leastAlong(measured, kind) {
  if (kind !== PASS) return 0;
  return [0, 1, 2].sort((a, b) => timesPassed(measured, a) - timesPassed(measured, b))[0];
}

async function turn(page, measured, tried) {
  const asked = await page.evaluate(() => window.asked);
  if (!asked) return;
  // Each way to pass counts by itself; one for which the hand is too small is not tried for ever.
  const seen = (option) => {
    const kind = kindOf(asked, option);
    const times = tried[kind] ?? 0;
    return kind === PASS
      ? Math.max(timesPassed(measured, leastAlong(measured, PASS)), times / 4)
      : times;
  };
  const open = asked.options.filter((option) => !option.closed && !option.veil);
  // What was measured least often, and what ends something last.
  const least = [...open].sort(
    (a, b) => seen(a) - seen(b) || Number(a.stakes?.last ?? 0) - Number(b.stakes?.last ?? 0),
  )[0];
  const option = least ?? asked.options.find((each) => !each.closed);
  const base = kindOf(asked, option);
  tried[base] = (tried[base] ?? 0) + 1;
  const along = leastAlong(measured, base);
  const hand = new Hand(page, (measured[kindWith(base, along)]?.length ?? 0) % 2 === 1, along);
  const sent = await page.evaluate(() => window.sent);
  await answer(hand, asked, option);
  await page.waitForFunction(
    ([number, before]) =>
      window.sent > before && window.asked?.number !== number && !document.querySelector(".draft"),
    [asked.number, sent],
    { timeout: 10_000 },
  );
  // What was paid goes out one answer after the other.
  await page.waitForTimeout(500);
  const shared =
    open.filter((each) => thingOf(each) !== "null" && thingOf(each) === thingOf(option)).length > 1;
  const answers = (await page.evaluate(() => window.sent)) - sent;
  (measured[kindWith(base, hand.along)] ??= []).push({
    by: hand.keys ? "keys" : "clicks",
    count: hand.count,
    answers,
    shared,
  });
}

/** Begins a table, or goes on from a position of a recorded game. */
async function begin(page, { file, step, ...table }) {
  if (!file) return openTable(page, table);
  const data = JSON.parse(readFileSync(file, "utf8"));
  const recorded = await (await page.request.post("/api/replays", { data })).json();
  return sit(page, await goOn(page, table.game, recorded.table, step));
}

export default async function clicks({ args, person }) {
  const measured = {};
  const tried = {};
  const troubles = [];
  const until = Date.now() + (args.seconds ?? 120) * 1000;
  for (let game = 0; Date.now() < until; game++) {
    const page = await person();
    await page.addInitScript(listen);
    await begin(page, args.tables[game % args.tables.length]);
    page.setDefaultTimeout(8000);
    for (let asked = 0; asked < (args.most ?? 60) && Date.now() < until; asked++) {
      if ((await waitForTurn(page)) === "over") break;
      try {
        await turn(page, measured, tried);
      } catch (error) {
        // Something came in between, such as another seat's answer: the next question is as good.
        const prompt = await page.locator("#prompt h2").allInnerTexts();
        troubles.push(`${prompt.join()}: ${String(error).split("\n")[0]}`);
        await page.keyboard.press("Escape");
      }
    }
    await page.context().close();
  }
  return { measured, troubles };
}
