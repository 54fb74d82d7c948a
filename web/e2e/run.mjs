/** Runs one scenario in a real browser: `node run.mjs <scenario> '<json>'`; the last line printed is its result as JSON. */

import { chromium } from "playwright-core";

const [, , name, given = "{}"] = process.argv;
const args = JSON.parse(given);
const scenario = await import(`./${name}.mjs`);
const browser = await chromium.launch({
  executablePath: args.chromium,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const complaints = [];

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A person: a browser of its own, with a name, a language and a screen. */
async function person({
  size = "wide",
  language = "en",
  name: called = "Kim",
  motion = "reduced",
  hints = false,
} = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === "phone",
    reducedMotion: "reduce",
    baseURL: args.address,
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
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::ERR|WebSocket|status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  return page;
}

let status = 0;
let result;
try {
  result = await scenario.default({ args, person, browser });
} catch (error) {
  result = { failed: String(error?.stack ?? error) };
  status = 1;
} finally {
  await browser.close();
}
console.log(JSON.stringify({ ...result, complaints }));
process.exit(status);
