/** One person plays a whole game against bots, from the start page to the result. */

import { dice, openTable, playOn } from "./table.mjs";

export default async function wholeGame({ args, person }) {
  const page = await person(args);
  await openTable(page, args);
  const started = Date.now();
  const shots = args.shots ? { early: 2, middle: args.middle ?? 25 } : {};
  const done = await playOn(page, {
    most: args.most ?? 2500,
    roll: dice(args.seed ?? 7),
    before: async (_page, answered) => {
      for (const [name, at] of Object.entries(shots))
        if (answered === at) await page.screenshot({ path: `${args.shots}-${name}.png` });
    },
  });
  await page.waitForSelector("main.end");
  if (args.shots) await page.screenshot({ path: `${args.shots}-end.png` });
  await page.locator(".open .link").click();
  const prompt = await page.locator("#prompt").innerText();
  const lines = await page.locator(".log li, .ticker").count();
  return { ...done, prompt, lines, seconds: (Date.now() - started) / 1000, url: page.url() };
}
