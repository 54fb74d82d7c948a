/** Votes and exchanges are chosen first and sealed then; standing answers stand and end; what happened is stepped through. */

import { questionOf } from "./line.mjs";
import { dice, openTable, playOn, waitForAnswer, waitForTurn } from "./table.mjs";

/** Plays until the table asks one of these; says "over" if the game has ended before. */
async function reach(page, prompts, { most = 600, seed = 5 } = {}) {
  const roll = dice(seed);
  for (let answered = 0; answered < most; answered++) {
    await waitForTurn(page);
    await page.waitForFunction(() => document.querySelector("main.end, #prompt:not(.waiting)"));
    if (await page.locator("main.end").count()) return "over";
    const asked = await page.evaluate(() => window.asked);
    if (prompts.includes(asked)) return asked;
    await playOn(page, { most: 1, roll });
  }
  throw new Error(`${prompts} was never asked`);
}

/** Plays on until the table asks one of these; whose game is over before begins another one. */
async function insist(page, table, prompts) {
  for (let tables = 0; tables < 12; tables++) {
    if ((await reach(page, prompts)) !== "over") return;
    await openTable(page, table);
  }
  throw new Error(`${prompts} was never asked`);
}

const HIDDEN = { game: "the_thing", mode: "hidden", seats: 5 };

/** Keeps the prompt of the present question where the page can be asked for it. */
async function listen(page) {
  const sent = [];
  await page.addInitScript(() => {
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor(...args) {
        super(...args);
        this.addEventListener("message", ({ data }) => {
          const { asked } = JSON.parse(data);
          if (asked !== undefined) window.asked = asked?.prompt ?? "";
        });
      }
    };
  });
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  return sent;
}

const answers = (sent) => sent.filter((each) => each.type === "answer").length;

async function vote(page, sent, size) {
  await insist(page, HIDDEN, ["vote"]);
  const label = await page.locator("#prompt .top .label").innerText();
  const rows = page.locator(".seal:not([aria-disabled])");
  await rows.first().waitFor();
  const rise = await page.locator(".seal .track").first().innerText();
  const before = answers(sent);
  const number = questionOf(page);
  await rows.first().click();
  await page.waitForSelector(".confirm:not([disabled])");
  const quiet = answers(sent) === before;
  const button = await page.locator(".confirm").innerText();
  if (size === "wide") await page.keyboard.press("Enter");
  else await page.locator(".confirm").click();
  await waitForAnswer(page, number);
  return { label, rise, quiet, button, sealed: answers(sent) - before };
}

async function standing(page) {
  await insist(page, HIDDEN, ["reveal"]);
  const why = await page.locator(".why-all").innerText();
  const number = questionOf(page);
  await page.locator(".never .pill").first().click();
  await waitForAnswer(page, number);
  // Bots may bring the game to its end meanwhile.
  if ((await waitForTurn(page)) === "over") {
    await openTable(page, HIDDEN);
    return standing(page);
  }
  const line = await page.locator(".standing").innerText();
  await page.locator(".standing .btn").click();
  await page.waitForFunction(() => !document.querySelector(".standing"));
  return { why, line };
}

async function since(page) {
  // Where nobody else did anything since one's last answer there is nothing to step through.
  for (let asked = 0; asked < 40 && !(await page.locator(".sincebar").count()); asked++) {
    await playOn(page, { most: 1, roll: dice(asked + 1) });
    await insist(page, HIDDEN, ["place"]);
  }
  await page.waitForSelector(".sincebar");
  await page.locator(".sincebar .iconbtn").first().click();
  const past = await page.locator(".past").count();
  const told = await page.locator(".sincebar").innerText();
  await page.locator(".sincebar .btn").click();
  const now = await page.locator(".past").count();
  return { past, told, now };
}

async function exchange(person, size) {
  const page = await person({ size });
  const sent = await listen(page);
  do await openTable(page, { game: "panic_station", seats: 4 });
  while ((await reach(page, ["exchange.card"], { most: 1500 })) === "over");
  await page.keyboard.press("Escape"); // covered, whatever was pressed on the way
  await page.waitForSelector(".seal.veiled kbd:text-is('H'), .seal.veiled:not([aria-disabled])");
  const veil = await page.locator(".seal.veiled").count();
  const covered = await page.locator(".seal.veiled").last().innerText();
  await page.locator(".seal.veiled").last().click();
  const shown = await page.locator(".seal.veiled").last().innerText();
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (words) => document.querySelector(".seal.veiled")?.innerText === words,
    covered,
  );
  const plain = page.locator(".seal:not(.veiled, [aria-disabled])");
  const before = answers(sent);
  if (await plain.count()) {
    await plain.first().click();
    await page.waitForSelector(".confirm:not([disabled])");
  }
  return { veil, covered, differs: shown !== covered, quiet: answers(sent) === before };
}

export default async function deciding({ args, person }) {
  const size = args.size ?? "wide";
  const page = await person({ size });
  const sent = await listen(page);
  await openTable(page, HIDDEN);
  const voted = await vote(page, sent, size);
  const stood = await standing(page);
  await insist(page, HIDDEN, ["place"]);
  const stepped = await since(page);
  return { voted, stood, stepped, exchange: await exchange(person, size) };
}
