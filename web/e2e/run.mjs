/** Runs one scenario in a real browser: `node run.mjs <scenario> '<json>'`; the last line printed is its result as JSON. */

import { chromium } from "playwright-core";
import { setTimeout as after } from "node:timers/promises";
import { listenTo } from "./line.mjs";

const [, , name, given = "{}"] = process.argv;
const args = JSON.parse(given);
const scenario = await import(`./${name}.mjs`);
const browser = await chromium.launch({
  executablePath: args.chromium,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const complaints = [];

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** How long something may take that needs no other player: a busy machine is slow, and nothing is gained by giving up early. */
const PATIENCE = 60_000;

/** For how many seconds a scenario may run: then it waits for something that never comes, and says what is to be seen. */
const LONGEST = args.longest ?? 3600;

/** A person: a browser of its own, with a name, a language and a screen. */
async function person({
  size = "wide",
  language = "en",
  name: called = "Kim",
  motion = "reduced",
  hints = false,
  from = "",
} = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === "phone",
    reducedMotion: "reduce",
    baseURL: args.address,
    // For which test this is, and where a proxy says that this person is.
    extraHTTPHeaders: { ...args.headers, ...(from && { "X-Forwarded-For": from }) },
  });
  await context.addInitScript(
    ({ settings, hints }) => {
      if (!localStorage.getItem("hullbreach.settings"))
        localStorage.setItem("hullbreach.settings", JSON.stringify(settings));
      if (!hints && !localStorage.getItem("hullbreach.first-hints"))
        localStorage.setItem("hullbreach.first-hints", '"off"');
    },
    { settings: { language, name: called, motion }, hints },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  listenTo(page);
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !/net::ERR|WebSocket|status of (4\d\d|503)/.test(message.text())
    )
      complaints.push(message.text());
  });
  return page;
}

/** What every open page showed when a scenario failed: its address, what it asked, and a picture where there is a folder for it. */
async function scenes() {
  const shown = [];
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const words = await page
      .evaluate(() => (document.querySelector("#prompt") ?? document.body).innerText)
      .catch(String);
    shown.push(`${page.url().split("#")[0]} shows: ${words.slice(0, 600)}`);
    if (args.pictures)
      await page.screenshot({ path: `${args.pictures}/${name}-${shown.length}.png` }).catch(String);
  }
  return shown.join("\n");
}

let status = 0;
let result;
try {
  const late = after(LONGEST * 1000, null, { ref: false }).then(() => {
    throw new Error(`the scenario was not at its end after ${LONGEST} seconds`);
  });
  result = await Promise.race([scenario.default({ args, person, browser }), late]);
} catch (error) {
  result = { failed: `${error?.stack ?? error}\n${await scenes()}` };
  status = 1;
} finally {
  await browser.close();
}
console.log(JSON.stringify({ ...result, complaints }));
process.exit(status);
