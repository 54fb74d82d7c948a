/** A guided opening: followed to its end by doing what it says, then left; or ignored altogether. */

import { findings } from "./access.mjs";
import { dice, playOn, waitForTurn } from "./table.mjs";

const STEP = ".learn .label";

/** The question whose first option lies below the hand, seen from inside a page; nothing where a line of it is in sight. */
const outOfSight = () => {
  const LINE = 22;
  const hand = document.querySelector("section.hand")?.getBoundingClientRect();
  const option = document
    .querySelector("#prompt .options .option:not(.actor)")
    ?.getBoundingClientRect();
  const hidden = hand && option && option.top + LINE > hand.top;
  return hidden ? document.querySelector("#prompt h2").innerText : "";
};

export default async function learn({ args, person }) {
  const page = await person(args);
  const roll = dice(args.seed ?? 3);
  // Bots may end a game before its lesson is at an end: then it is begun once more.
  for (let table = 0; table < 6; table++) {
    const found = await lesson(page, args, roll);
    if (found) return found;
  }
  throw new Error("every game was over before its lesson");
}

/** One lesson to its end; nothing if the game ends before. */
async function lesson(page, args, roll) {
  await page.goto(`/learn/${args.game}`);
  await page.waitForSelector(".learn");
  const first = await page.locator(STEP).innerText();
  const axe = [];
  const steps = new Set([first]);
  let answered = 0;
  let since = 0;
  const hidden = [];
  for (let tries = 0; tries < (args.most ?? 150); tries++) {
    if ((await waitForTurn(page)) === "over") return null;
    if (!(await page.locator(".learn .min").count())) break;
    const step = await page.locator(STEP).innerText();
    since = steps.has(step) ? since + 1 : 0;
    steps.add(step);
    hidden.push(await page.evaluate(outOfSight));
    const go = page.locator(".learn .go");
    const waits = await page.locator(".learn .task.waits").count();
    // A step that is read is understood; one whose question does not come is passed over after a while.
    if (args.follow !== false && (await go.count()) && (!waits || since > 5)) {
      await go.click();
      continue;
    }
    if (args.shots && !waits) {
      await page.screenshot({ path: `${args.shots}.png` });
      axe.push(...(await findings(page, `${args.game} lesson`)));
      delete args.shots;
    }
    answered += (await playOn(page, { most: 1, roll })).answered;
    if (args.follow === false && answered >= 12) break;
  }
  axe.push(...(await findings(page, `${args.game} lesson end`)));
  const finished = (await page.locator(".learn .min").count()) === 0;
  await page.locator(".learn .quit").click();
  await page.waitForSelector(".learn", { state: "detached" });
  await page.reload();
  if ((await waitForTurn(page)) === "over") return null;
  const left = await page.locator(".learn").count();
  const on = await playOn(page, { most: 2, roll });
  if (on.over) return null;
  return {
    first,
    steps: [...steps],
    answered,
    finished,
    left,
    on,
    hidden: hidden.filter(Boolean),
    axe,
    url: page.url(),
  };
}
