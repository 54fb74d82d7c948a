/** What is staged over a board of the ships: fights as chains, opened rooms, exchanges; all by what is visible. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

/** Plays until something is shown, and says in what words; none if the game is over before. */
async function playUntil(page, selector, { most, roll }) {
  for (let answered = 0; answered < most; answered++) {
    if ((await waitForTurn(page)) === "over") return [];
    const words = await page.locator(selector).allInnerTexts();
    if (words.length) return words;
    await playOn(page, { most: 1, roll });
  }
  return [];
}

async function fight(person, args) {
  const page = await person();
  const roll = dice(args.seed ?? 3);
  let steps = [];
  for (let table = 0; table < 12 && !steps.length; table++) {
    await openTable(page, { game: "nemesis", mode: "semi_coop", seats: 3, options: args.options });
    steps = await playUntil(page, ".told li b", { most: 60, roll });
  }
  await page.locator(".xenos .head").click();
  const facts = await page.locator(".facts").innerText();
  await page.keyboard.press("Escape");
  await page.waitForSelector(".facts", { state: "detached" });
  const closed = (await page.locator(".facts").count()) === 0;
  const species = await page.locator(".xenos .head b").innerText();
  return { steps, facts, closed, species };
}

/** On a phone: my room is opened in full size, and a room that can be entered is chosen from there. */
async function rooms(person) {
  const page = await person({ size: "phone" });
  await openTable(page, { game: "nemesis", mode: "semi_coop", seats: 3 });
  const roll = dice(5);
  for (let answered = 0; answered < 30; answered++) {
    await waitForTurn(page);
    if (await page.locator(".option b", { hasText: /^Move(:|$)/ }).count()) break;
    await playOn(page, { most: 1, roll });
  }
  await page.locator('[aria-label^="Hibernatorium"] .opens').click({ force: true });
  const name = await page.locator(".roomcard h3").innerText();
  await page.locator(".roomcard .back").click();
  const back =
    (await page.locator(".roomcard").count()) === 0 && (await page.locator(".mini").isVisible());
  await page.locator('[aria-label^="Hibernatorium"] .opens').click({ force: true });
  await page.locator(".roomcard li button.lit").first().click();
  const goal = await page.locator(".roomcard h3").innerText();
  await page.locator(".roomcard .btn.go").click();
  // Two ways to go there remain, or the only one is taken.
  await page.waitForFunction(
    () =>
      document.querySelector(".draft") ||
      document.querySelectorAll(".option:not([aria-disabled])").length < 3 ||
      !/^Your turn/.test(document.querySelector("#prompt h2")?.innerText ?? ""),
  );
  return { name, back, goal };
}

async function exchange(person) {
  const page = await person();
  const roll = dice(9);
  let panels = [];
  for (let table = 0; table < 20 && !panels.length; table++) {
    await openTable(page, { game: "panic_station", seats: 4 });
    panels = await playUntil(page, ".exchange", { most: 40, roll });
  }
  return { panel: panels.join() };
}

export default async function closeups({ args, person }) {
  return {
    fight: await fight(person, args),
    rooms: await rooms(person),
    exchange: await exchange(person),
  };
}
