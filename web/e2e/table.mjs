/** What a person does at a table, by what is visible alone. */

import { heardBy, questionOf } from "./line.mjs";

const OPEN =
  ".option:not(.actor):not([aria-disabled]):not([disabled]), .step:not([disabled]), .confirm:not([disabled])";

/** Numbers that are the same in every run. */
export function dice(seed = 7) {
  let state = seed;
  return (below) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
}

/** Makes the table as large as wanted, one seat at a time. */
async function seatCount(page, seats) {
  const shown = () => page.locator(".place").count();
  while ((await shown()) !== seats) {
    const now = await shown();
    const button = page.locator(`.players ${now < seats ? ".more" : ".less"}`);
    if (!(await button.count()) || (await button.isDisabled())) return;
    await button.click();
    await page.waitForFunction((n) => document.querySelectorAll(".place").length !== n, now);
  }
}

/** Puts this bot on every seat where no person sits, from the list of all bots by name. */
export async function seatBots(page, bot) {
  const places = page.locator(".place");
  await places.first().waitFor();
  for (let seat = 0; seat < (await places.count()); seat++) {
    const place = places.nth(seat);
    if (await place.locator(".tag").count()) continue; // a person sits there
    await place.locator(".seatbot").click();
    await page.locator(".expert summary").click();
    await page.locator(".expert select").selectOption(bot);
    await page.waitForFunction(
      (n) => document.querySelectorAll(".place")[n]?.matches(":not(.free)"),
      seat,
    );
  }
}

/** Makes a table from the start page: everything is set up in the lobby, the other seats are bots, or `people` of the cast. */
export async function openTable(
  page,
  { game, mode = "", seats = 0, bot = "random", options = {} },
) {
  await page.goto(`/new/${game}`);
  await page.waitForSelector(".launch .btn");
  // A game of one mode has nothing to choose.
  if (mode && (await page.locator(".mode").count())) {
    const wanted = page.locator(`.mode[data-mode="${mode}"]`);
    await wanted.click();
    await page.waitForSelector(`.mode[data-mode="${mode}"][aria-checked="true"]`);
  }
  if (seats) await seatCount(page, seats);
  for (const [option, value] of Object.entries(options)) {
    const wanted = page.locator(`.opt[data-option="${option}"] [data-value="${value}"]`);
    await wanted.click();
    await page.waitForSelector(
      `.opt[data-option="${option}"] [data-value="${value}"][aria-checked="true"]`,
    );
  }
  if (bot === "people") await page.locator(".btn.fill").click();
  else await seatBots(page, bot);
  await page.waitForSelector(".launch .btn.go:not([disabled])");
  await page.locator(".launch .btn.go").click();
  await page.waitForSelector("#prompt");
}

/** Two people at one new table, random bots on the other seats. */
export async function sitTogether(kim, mara, game) {
  await kim.goto(`/new/${game}`);
  await kim.locator(".invite.none .btn").click();
  await kim.waitForURL(/\/t\//);
  await kim.waitForSelector(".invite .word");
  await mara.goto(kim.url());
  await mara.waitForSelector(".name button");
  await mara.locator(".name button").click();
  await kim.waitForFunction(() => document.querySelector(".places")?.innerText.includes("Mara"));
  await mara.locator(".launch .btn").click();
  await seatBots(kim, "random");
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  await kim.locator(".launch .btn.go").click();
}

/** How long a table may be silent: bots answer at once, but a busy machine does not. */
const SILENCE = 90_000;

/** Waits for something on a page as long as its table says anything at all: bots may have much to do among themselves. */
export async function waitWhileAlive(page, holds, given) {
  for (;;) {
    const before = heardBy(page);
    try {
      return await page.waitForFunction(holds, given, { timeout: SILENCE, polling: 30 });
    } catch (error) {
      if (error.name !== "TimeoutError" || heardBy(page) === before) throw error;
    }
  }
}

/** Whether the table asks or is over, seen from inside a page. */
const turn = (open) =>
  document.querySelector(".scores, main.end")
    ? "over"
    : document.querySelector(open)
      ? "asked"
      : "";

/** Waits until the table asks or is over. */
export async function waitForTurn(page) {
  return (await waitWhileAlive(page, turn, OPEN)).jsonValue();
}

/** Waits until a question has been answered. */
export async function waitForAnswer(page, number) {
  for (const until = Date.now() + SILENCE; questionOf(page) === number;) {
    if (Date.now() > until) throw new Error("the question stood as before");
    await page.waitForTimeout(30);
  }
}

/** The pages of one table on which something is asked, as soon as there are any; none when the game is over. */
export async function whoIsAsked(pages) {
  for (let until = Date.now() + SILENCE, heard = 0; Date.now() < until;) {
    const found = await Promise.all(pages.map((page) => page.evaluate(turn, OPEN)));
    if (found.includes("over")) return [];
    if (found.includes("asked")) return pages.filter((_, index) => found[index] === "asked");
    await pages[0].waitForTimeout(30);
    const now = pages.reduce((sum, page) => sum + heardBy(page), 0);
    if (now !== heard) [until, heard] = [Date.now() + SILENCE, now];
  }
  throw new Error("nobody was asked anything");
}

/** Presses something that is open, and says of what classes it was; null if there was nothing. */
export function pressOnce(page, roll) {
  // Reading and pressing happen in one go, as the eye and the finger do.
  return page.evaluate(press, [OPEN, roll(1 << 20)]);
}

/** Answers questions by pressing visible options until the game is over or so many were answered. */
export async function playOn(page, { most = 2000, roll = dice(), before = null } = {}) {
  let answered = 0;
  while (answered < most) {
    if ((await waitForTurn(page)) === "over") return { over: true, answered };
    if (before) await before(page, answered);
    if (await pressOnce(page, roll)) answered++;
    await page.waitForTimeout(5);
  }
  return { over: false, answered };
}

/** Presses something, and puts the move together that it may have begun. */
async function playMove(page, roll) {
  const PRESSES = 30;
  for (let pressed = 0; pressed < PRESSES; pressed++) {
    await playOn(page, { most: 1, roll });
    if (!(await page.locator(".draft").count())) return;
  }
}

/** Plays until something is there to look at; a game that is over before is followed by another one. */
export async function playUntil(page, table, holds, { roll = dice(), most = 600 } = {}) {
  await openTable(page, table);
  for (let answered = 0; answered < most; answered++) {
    if ((await waitForTurn(page)) === "over") await openTable(page, table);
    else {
      if (await holds(page)) return;
      await playMove(page, roll);
    }
  }
  throw new Error(`after ${most} answers there was nothing to look at`);
}

/** Presses something open, and says what: of several questions shown as one what is still to be taken, then the confirmation. */
function press([open, value]) {
  const found = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const ways = [
    ".dialogue .risk",
    ".confirm:not([disabled])",
    ".draft .pay.asks .aim:not([disabled])",
    // On a phone what is paid is tapped in the hand.
    ".table:has(.strip .pay.asks) .hand .card.lit:not(.chosen)",
    ".draft:not(:has(.aim.on)):not(:has(.pay)) .aim:not([disabled])",
    '.item[aria-pressed="false"]:not([disabled])',
    ".step.more:not([disabled])",
    open,
  ];
  const options = ways.map(found).find((some) => some.length) ?? [];
  const chosen = options[value % options.length];
  const what = chosen ? [...chosen.classList] : null;
  chosen?.click();
  return what;
}
