/** Around the table: start page, set-up, and people who come and go, each by what is visible alone. */

import { findings } from "./access.mjs";
import { sitTogether, waitForTurn } from "./table.mjs";

/** Two taps to a game against bots; then the start page knows that it is my move. */
async function start(person, args) {
  const page = await person({ size: args.size, language: "de" });
  await page.goto("/");
  const talk = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/create")) talk.push(request.postDataJSON().bots_talk);
  });
  const tile = page.locator(".game").nth(0);
  await tile.locator(".bots").click();
  const levels = await tile.locator(".lv").count();
  await tile.locator('.lv[data-level="1"]').click();
  await page.waitForSelector("#prompt");
  await waitForTurn(page);
  const asked = await page.locator("#prompt h2").first().innerText();
  await page.goto("/");
  await page.waitForSelector(".turn.large");
  await page.waitForFunction(() => document.querySelector(".turn.large .q")?.textContent);
  await page.waitForSelector(".turn.large svg");
  await page.waitForFunction(() => document.title.startsWith("(1)"));
  const covered = await page.evaluate(() => {
    const box = (of) => document.querySelector(`.turn.large ${of}`).getBoundingClientRect();
    return box(".pic").bottom - box(".q").top;
  });
  return {
    levels,
    talk,
    asked,
    question: await page.locator(".turn.large .q").innerText(),
    covered,
    title: await page.title(),
    broken: await findings(page, `start ${args.size}`),
  };
}

/** Somebody's first visit: what this is, how to join, and every game's buttons in sight, in this order. */
async function newcomer(person, args) {
  const page = await person({ size: args.size, language: "de" });
  if (args.low) await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  await page.locator(".game .bots").nth(3).waitFor();
  await page.waitForSelector(".learn");
  const tops = await page.evaluate(() =>
    ["h1", ".join", ".games"].map((of) => document.querySelector(of).getBoundingClientRect().top),
  );
  const foot = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll(".game .btn")].map(
        (button) => button.getBoundingClientRect().bottom - innerHeight,
      ),
    ),
  );
  const tables = await page.locator(".turns, [role=tab]").count();
  return { tops, foot, tables, broken: await findings(page, `first visit ${args.size}`) };
}

/** What wins stands on the set-up page, as the options of the table have it. */
async function aims(person, args) {
  const page = await person({ size: args.size, language: "de" });
  await page.goto("/new/panic_station");
  const told = () => page.locator(".aims b").allInnerTexts();
  await page.waitForSelector(".aims");
  const usual = await told();
  await page.locator('[data-option="hard_nest"] [data-value="true"]').click();
  await page.waitForSelector('[data-option="hard_nest"] [data-value="true"][aria-checked="true"]');
  await page.locator('[data-option="max_rounds"] .more').click();
  await page.waitForFunction(() => /10/.test(document.querySelector(".aims").innerText));
  const values = await page.locator('[data-option="hard_nest"] .seg').innerText();
  return { usual, harder: await told(), values, broken: await findings(page, "what wins") };
}

/** The page makes no table until something is done; presets, factions by seat, bots with faces, a word in both languages. */
async function setup(person, args) {
  const kim = await person({ size: args.size, language: "en", name: "Kim" });
  const made = [];
  kim.on("request", (request) => request.url().endsWith("/create") && made.push(request.url()));
  await kim.goto("/new/theseus");
  await kim.waitForSelector(".launch .btn");
  await kim.waitForLoadState("networkidle");
  const before = made.length;
  await kim.locator('.presets [data-value="first"]').click();
  await kim.waitForURL(/\/t\//);
  await kim.waitForSelector('.presets [data-value="first"][aria-checked="true"]');
  await kim.waitForSelector('[data-option="difficulty"] [data-value="0"][aria-checked="true"]');
  await kim.locator('[data-option="bonus_cards"] [data-value="true"]').click();
  await kim.waitForSelector('[data-option="bonus_cards"] .dot');
  await kim.locator('.pick[data-choice="aliens"]').click();
  await kim.waitForSelector('.pick[data-choice="aliens"].sel');
  const broken = await findings(kim, `set-up ${args.size}`);
  const word = await kim.locator(".invite .word").innerText();

  const mara = await person({ size: "wide", language: "de", name: "Mara" });
  await mara.goto("/");
  const german = await (await kim.request.get(`/api/tables/${encodeURIComponent(word)}`)).json();
  await mara.locator("#word").fill(german.word.de.toLowerCase());
  await mara.locator(".join .btn").click();
  await mara.waitForSelector(".place.free .btn");
  await mara.locator(".name .field").fill("Mara Lind");
  await mara.locator(".place.free .btn").first().click();
  const seated = () =>
    kim.waitForFunction(() => document.querySelector(".places")?.innerText.includes("Mara Lind"));
  await seated();
  await mara.locator(".place .getup").click();
  await kim.waitForFunction(() => !document.querySelector(".places").innerText.includes("Mara"));
  await mara.locator(".getup").waitFor({ state: "detached" });
  await mara.locator(".name .btn").click();
  await seated();
  const taken = mara.locator('.pick[data-choice="aliens"]');
  await taken.waitFor();
  const closed = await taken.isDisabled();
  await mara.locator('.pick[data-choice="greys"]').click();
  await mara.waitForSelector('.pick[data-choice="greys"].sel');
  await kim.locator(".acts .btn").nth(1).waitFor();
  await mara.locator("#word").count();
  return { before, made: made.length, word, german: german.word.de, closed, broken };
}

/** A bot is chosen by its face; the dialogue names level and temper. */
async function cast(person, args) {
  const kim = await person({ size: args.size, language: "en", name: "Kim" });
  await kim.goto("/new/theseus");
  await kim.locator(".place .seatbot").first().click();
  await kim.waitForSelector(".bot[data-bot]");
  const people = await kim.locator(".bot[data-bot]").count();
  const broken = await findings(kim, `cast ${args.size}`);
  await kim.locator('.bot[data-bot="vesna"]').click();
  await kim.waitForFunction(() => document.querySelector(".places")?.innerText.includes("Vesna"));
  const row = await kim.locator(".place").nth(1).innerText();
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  return { people, row, broken };
}

/** Leaving asks; a stand-in plays by name; the same person returns; a newcomer sits down when the host agrees. */
async function seats(person, args) {
  const kim = await person({ language: "en", name: "Kim", from: "10.0.0.1" });
  // Mara never answers, so the game cannot run to its end while people come and go.
  const mara = await person({ language: "en", name: "Mara", from: "10.0.0.3" });
  await sitTogether(kim, mara, "the_thing");
  await kim.waitForSelector("#prompt");
  const here = kim.url();

  await kim.locator(".atpeople").click();
  const broken = await findings(kim, "at this table");
  await kim.locator(".attable .leave").click();
  await kim.waitForSelector("[data-leave]");
  const ways = await kim.locator("[data-leave]").count();
  broken.push(...(await findings(kim, "leaving")));
  await kim.keyboard.press("Escape");
  await kim.waitForFunction(() => !document.querySelector("[data-leave]"));
  await kim.locator(".attable .leave").click();
  await kim.locator('[data-leave="out"]').click();
  await kim.waitForURL((url) => url.pathname === "/");

  const noor = await person({ language: "en", name: "Noor", from: "10.0.0.2", size: args.size });
  const frames = [];
  noor.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await noor.goto(here);
  await noor.waitForFunction(() =>
    document.querySelector('li[data-seat="0"]')?.innerText.includes("plays for them"),
  );
  const standIn = await noor.locator('li[data-seat="0"]').innerText();
  broken.push(...(await findings(noor, `newcomer ${args.size}`)));
  await kim.goto(here);
  await kim.waitForSelector("#prompt");
  await noor.waitForFunction(
    () => !document.querySelector('li[data-seat="0"]')?.innerText.includes("plays for"),
  );
  await noor.locator('li[data-seat="2"] .sit').click();
  await noor.waitForSelector(".asked");
  // What was asked for is not forgotten while they look on.
  await noor.locator(".look").click();
  // Who looks on guesses; whoever loads the page anew sees the game, and what they guessed.
  await noor.locator(".guessing .row").nth(1).click();
  await noor.waitForSelector('.guessing .row[aria-pressed="true"]');
  broken.push(...(await findings(noor, `guessing ${args.size}`)));
  await noor.reload();
  await noor.waitForSelector('.guessing .row[aria-pressed="true"]');
  const watched = frames.join("\n");
  await kim.waitForSelector(".atpeople.calls");
  await kim.locator(".atpeople").click();
  await kim.locator(".attable .ask .btn.go").click();
  const opened = () =>
    frames.map((each) => JSON.parse(each)).filter((each) => each.type === "full");
  while (opened().at(-1).seat === null) await noor.waitForTimeout(50);
  await kim.waitForFunction(() =>
    document.querySelector('.attable li[data-seat="2"]')?.innerText.includes("Noor"),
  );
  const fulls = opened();
  return {
    ways,
    standIn,
    broken,
    asWatcher: fulls[0].seat,
    watcherAsked: /"asked":\{/.test(watched),
    asNoor: fulls.at(-1).seat,
  };
}

/** The host at work: places are changed by two touches before the start; then pause, hand over, and a seat given away. */
async function host(person, args) {
  const kim = await person({ size: args.size, language: "en", name: "Kim", from: "10.0.1.1" });
  const mara = await person({ language: "de", name: "Mara", from: "10.0.1.2" });
  await kim.goto("/new/the_thing");
  await kim.locator(".invite.none .btn").click();
  await kim.waitForURL(/\/t\//);
  await mara.goto(kim.url());
  await mara.locator(".name button").click();
  const rows = () => kim.locator(".place").allInnerTexts();
  await kim.waitForFunction(() => document.querySelector(".places")?.innerText.includes("Mara"));
  const before = (await rows()).slice(0, 2);
  await kim.locator(".grip").nth(0).click();
  await kim.locator(".grip").nth(1).click();
  await kim.waitForFunction(() => document.querySelector(".place")?.innerText.includes("Mara"));
  const after = (await rows()).slice(0, 2);
  await mara.locator(".launch .btn").click();
  await kim.locator(".btn.fill").click();
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  await kim.locator(".launch .btn.go").click();
  await kim.waitForSelector("#prompt");
  await mara.waitForSelector("#prompt");

  await kim.locator(".atpeople").click();
  await kim.locator('.attable li[data-seat="2"] .iconbtn').click();
  await kim.locator(".attable .askin").click();
  await kim.waitForSelector("dialog .invite .word");
  const broken = await findings(kim, "asking in");
  await kim.keyboard.press("Escape");
  await kim.locator(".attable .rest").click();
  await mara.waitForFunction(() => document.querySelector(".notices")?.innerText.includes("ruht"));
  const paused = await mara.locator(".notices").innerText();
  broken.push(...(await findings(kim, `a table that rests, ${args.size}`)));
  await kim.locator(".attable .rest").click();
  await mara.waitForFunction(() => !document.querySelector(".notices")?.innerText.includes("ruht"));

  await kim.locator('.attable li[data-seat="0"] .iconbtn').click();
  await kim.locator(".attable .handover").click();
  await kim.waitForFunction(() => !document.querySelector(".attable .rest"));
  await mara.locator(".atpeople").click();
  await mara.waitForSelector(".attable .rest");
  await mara.locator('.attable li[data-seat="1"] .iconbtn').click();
  await mara.locator(".attable .giveaway").click();
  await mara.waitForSelector(".btn.sure");
  const frames = [];
  kim.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(JSON.parse(String(payload)))),
  );
  await mara.locator(".btn.sure").click();
  await mara.waitForFunction(
    () => !document.querySelector('.attable li[data-seat="1"]')?.innerText.includes("Kim"),
  );
  await kim.waitForFunction(() =>
    document.querySelector(".notices")?.innerText.includes("not yours here"),
  );
  const given = await mara.locator('.attable li[data-seat="1"]').innerText();
  await kim.goto(kim.url());
  while (!frames.some((each) => each.type === "full")) await kim.waitForTimeout(50);
  const seen = frames.filter((each) => each.type === "full").map((each) => each.seat);
  return { before, after, paused, given, seen, broken };
}

/** Whoever shows this screen to others: cards and the table word are covered, H shows the cards for a moment. */
async function stream(person, args) {
  const kim = await person({ size: args.size, language: "en", name: "Kim" });
  await kim.goto("/new/the_thing");
  await kim.locator(".btn.fill").click();
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  const word = await kim.locator(".invite .word").innerText();
  await kim.locator(".launch .btn.go").click();
  await waitForTurn(kim);
  const cards = () =>
    kim
      .locator(".hand .card")
      .evaluateAll((all) => all.map((each) => each.innerText.split("\n")[0].trim()));
  const open = await cards();
  await kim.locator("header button").last().click();
  await kim.locator(".menu .stream").click();
  const groups = kim.locator(".rows .seg");
  await groups.nth(0).locator('[data-value="true"]').click();
  await groups.nth(2).locator('[data-value="true"]').click();
  const broken = await findings(kim, `stream view ${args.size}`);
  await kim.keyboard.press("Escape");
  await kim.waitForFunction(() => !document.querySelector(".rows"));
  const covered = await cards();
  const page = (await kim.locator("body").innerText()).toLowerCase();
  await kim.keyboard.down("h");
  await kim.waitForTimeout(300);
  const held = await cards();
  await kim.keyboard.up("h");
  await kim.waitForTimeout(300);
  return {
    open,
    covered,
    held,
    again: await cards(),
    word: page.includes(word.toLowerCase()),
    broken,
  };
}

/** Somebody comes later: the host shows the game after its end only, so that there is nothing to see yet. */
async function late(person, args) {
  const kim = await person({ language: "de", name: "Kim", from: "10.0.2.1" });
  await kim.goto("/new/the_thing");
  await kim.locator('[data-value="end"]').first().click();
  await kim.waitForURL(/\/t\//);
  await kim.locator(".btn.fill").click();
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  await kim.locator(".launch .btn.go").click();
  await waitForTurn(kim);
  const ada = await person({ size: args.size, language: "de", name: "Ada", from: "10.0.2.2" });
  const frames = [];
  ada.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await ada.goto(kim.url());
  await ada.waitForSelector(".wait");
  const told = await ada.locator(".wait").innerText();
  return {
    told,
    board: await ada.locator(".board").count(),
    views: frames.filter((each) => /"view":\{/.test(each)).length,
  };
}

/** A finished game that its table let everybody find is on the start page, with how it ended. */
async function featured(person, args) {
  const page = await person({ size: args.size, language: "de" });
  await page.goto("/");
  const row = page.locator(`a[href="/replay/${args.table}"]`);
  await row.waitFor();
  await page.waitForFunction(
    ([table, word]) =>
      !document.querySelector(`a[href="/replay/${table}"]`).innerText.includes(word),
    [args.table, args.word],
  );
  return { row: await row.innerText(), broken: await findings(page, `start ${args.size}`) };
}

/** Whether a button of the timeline lies outside of the window. */
const cutOff = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".legend .btn")]
      .map((button) => button.getBoundingClientRect())
      .some(({ right, bottom }) => right > innerWidth || bottom > innerHeight),
  );

/** A finished game: moments of one kind, then two people go on from it with roles that neither knows. */
async function goOn(person, args) {
  const kim = await person({ size: args.size, language: "de", name: "Kim", from: "10.0.3.1" });
  await kim.goto(`/replay/${args.table}${args.size === "phone" ? "/moments" : ""}`);
  await kim.waitForSelector(".kinds");
  const words = () => kim.locator(".ranked .words").allInnerTexts();
  const all = await words();
  await kim.locator('[data-kind="vote"]').click();
  await kim.waitForSelector('[data-kind="vote"][aria-pressed="true"]');
  const some = await words();
  const broken = await findings(kim, `moments ${args.size}`);
  await kim.locator(".ranked").last().click();
  await kim.waitForSelector(".pair .back");
  // Words are longer in one language than in the other.
  const ann = await person({ size: args.size, language: "en", name: "Ann", from: "10.0.3.3" });
  await ann.goto(`/replay/${args.table}`);
  await ann
    .locator(".time .at")
    .last()
    .evaluate((moment) => moment.click());
  await ann.waitForSelector(".pair .back");
  const cut = (await cutOff(kim)) || (await cutOff(ann));
  await kim.locator(".from .btn").click();
  await kim.waitForURL(/\/t\//);
  await kim.waitForSelector('[data-hidden="same"][aria-checked="true"]');
  const mara = await person({ language: "en", name: "Mara", from: "10.0.3.2" });
  const frames = [];
  mara.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(JSON.parse(String(payload)))),
  );
  await mara.goto(kim.url());
  await mara.locator(".name button").click();
  await kim.waitForSelector('[data-hidden="anew"][aria-checked="true"]');
  const fixed = await mara.locator('[data-hidden="same"]').isDisabled();
  broken.push(...(await findings(kim, `going on ${args.size}`)));
  await mara.locator(".launch .btn").click();
  await kim.locator(".btn.fill").click();
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  await kim.locator(".launch .btn.go").click();
  await mara.waitForSelector("#prompt");
  await kim.waitForSelector("#prompt");
  const told = frames.flatMap((each) => (each.events ?? each.log ?? []).map((line) => line.key));
  return { all, some, cut, fixed, told, broken };
}

const PARTS = { start, newcomer, aims, setup, cast, seats, host, stream, late, featured, goOn };

export default async function around({ args, person }) {
  return PARTS[args.part](person, args);
}
