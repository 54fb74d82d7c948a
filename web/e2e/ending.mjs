/** The page of a finished game, wide and on a phone: its lines, its rows, its moments, the way to the log and back, and into the replay. */

import { findings } from "./access.mjs";
import { covered, tapSecret } from "./misfits.mjs";
import { dice, openTable, playOn } from "./table.mjs";

const LOOKS = {
  wide: { width: 1440, height: 900, language: "en" },
  phone: { width: 390, height: 844, language: "de" },
};

/** The same page as it is for somebody else: in another language, on another screen. */
async function turnTo(page, { language, ...size }) {
  await page.setViewportSize(size);
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem("hullbreach.settings"));
    localStorage.setItem("hullbreach.settings", JSON.stringify({ ...kept, language }));
  }, language);
  await page.reload();
  await page.waitForSelector("main.end");
}

async function look(page, args) {
  const found = {
    language: await page.locator("html").getAttribute("lang"),
    title: await page.locator("main.end h1").innerText(),
    rows: await page.locator(".person").count(),
    first: await page.locator(".person").first().getAttribute("class"),
    marks: await page.locator(".person .y, .person .n").count(),
    drawn: await page.locator(".graph").count(),
    moments: await page.locator("a.mo").count(),
    banners: await page.locator(".moment, .notice").count(),
    overflow: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
  };
  if (args.shots) await page.screenshot({ path: args.shots, fullPage: args.whole ?? false });
  found.axe = await findings(page, `${args.game} ending`);
  await page.locator(".open .link").click();
  await page.waitForSelector("#prompt .scores");
  found.log = await page.locator(".log li, .ticker").count();
  found.covered = await page.evaluate(covered);
  await page.locator("#prompt .btn.main").click();
  await page.waitForSelector("main.end");
  return found;
}

/** The first moment leads to its place in the replay. */
async function goBack(page) {
  const link = page.locator("a.mo").first();
  const at = Number(new URL(await link.getAttribute("href"), page.url()).searchParams.get("at"));
  await link.click();
  await page.waitForSelector(".time input");
  await page.waitForFunction(
    (at) => Number(document.querySelector(".time input").value) === at,
    at,
  );
}

export default async function ending({ args, person }) {
  const page = await person({ size: args.size, language: LOOKS[args.size].language });
  await openTable(page, args);
  // Somebody keeps looking at their secret until the very end.
  const before = () => page.evaluate(tapSecret, true);
  const roll = dice(args.seed ?? 7);
  const { over } = await playOn(page, { most: args.most ?? 4000, roll, before });
  await page.waitForSelector("main.end");
  const other = args.size === "wide" ? "phone" : "wide";
  const looks = { [args.size]: await look(page, args) };
  await turnTo(page, LOOKS[other]);
  looks[other] = await look(page, args);
  await goBack(page);
  return { over, looks };
}
