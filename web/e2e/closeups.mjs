/** What is staged over a board of the ships: fights as chains, opened rooms, exchanges; all by what is visible. */

import { dice, playUntil } from "./table.mjs";

async function fight(person, args) {
  const page = await person();
  const table = { game: "nemesis", mode: "semi_coop", seats: 3, options: args.options };
  const told = page.locator(".told li b");
  await playUntil(page, table, () => told.count(), { roll: dice(args.seed ?? 3) });
  const steps = await told.allInnerTexts();
  await page.locator(".xenos .head").click();
  const facts = await page.locator(".facts").innerText();
  await page.keyboard.press("Escape");
  await page.waitForSelector(".facts", { state: "detached" });
  const closed = (await page.locator(".facts").count()) === 0;
  const species = await page.locator(".xenos .head b").innerText();
  return { steps, facts, closed, species };
}

/** Opens the room where all begin; while the board comes to rest a finger may miss it, and presses again. */
async function openRoom(page) {
  const TRIES = 10;
  const card = page.locator(".roomcard");
  for (let tries = 0; tries < TRIES && !(await card.count()); tries++) {
    await page.locator('[aria-label^="Hibernatorium"] .opens').click({ force: true });
    await card.waitFor({ timeout: 3_000 }).catch(() => {});
  }
}

/** On a phone: my room is opened in full size, and a room that can be entered is chosen from there. */
async function rooms(person) {
  const page = await person({ size: "phone" });
  const table = { game: "nemesis", mode: "semi_coop", seats: 3 };
  const moves = page.locator(".option b", { hasText: /^Move(:|$)/ });
  await playUntil(page, table, () => moves.count(), { roll: dice(5) });
  await openRoom(page);
  const name = await page.locator(".roomcard h3").innerText();
  await page.locator(".roomcard .back").click();
  const back =
    (await page.locator(".roomcard").count()) === 0 && (await page.locator(".mini").isVisible());
  await openRoom(page);
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
  const panels = page.locator(".exchange");
  const table = { game: "panic_station", seats: 4 };
  await playUntil(page, table, () => panels.count(), { roll: dice(9) });
  return { panel: (await panels.allInnerTexts()).join() };
}

export default async function closeups({ args, person }) {
  return {
    fight: await fight(person, args),
    rooms: await rooms(person),
    exchange: await exchange(person),
  };
}
