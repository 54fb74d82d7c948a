/** Two people in two browsers at one table with hidden roles: each page and each frame of one is searched for the other's secret. */

import { dice, playOn, waitForTurn } from "./table.mjs";

export default async function twoPeople({ args, person }) {
  const kim = await person({ name: "Kim" });
  const mara = await person({ name: "Mara" });
  const frames = new Map([[kim, []], [mara, []]]);
  for (const page of [kim, mara]) page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.get(page).push(String(payload))));

  await kim.goto(`/new/${args.game}`);
  await kim.waitForSelector(".launch .btn");
  const link = kim.url();
  await mara.goto(link);
  await mara.waitForSelector(".name button");
  await mara.locator(".name button").click();
  await kim.waitForFunction(() => document.querySelector(".places")?.innerText.includes("Mara"));
  await mara.locator(".launch .btn").click();
  for (const select of await kim.locator(".place select").all())
    if ((await select.inputValue()) === "empty") {
      await select.selectOption("random");
      await kim.waitForTimeout(50);
    }
  await kim.waitForSelector(".launch .btn.go:not([disabled])");
  await kim.locator(".launch .btn.go").click();

  const roll = dice(11);
  const secrets = [];
  let over = false;
  for (let round = 0; round < (args.rounds ?? 60) && !over; round++) {
    for (const page of [kim, mara]) {
      const state = await page.evaluate(() => (document.querySelector(".scores") ? "over" : document.querySelector(".option:not([aria-disabled]):not([disabled])") ? "asked" : ""));
      if (state === "over") over = true;
      if (state === "asked") await playOn(page, { most: 1, roll });
    }
    await kim.waitForTimeout(30);
    for (const page of [kim, mara]) secrets.push(...(await page.evaluate(() => (document.querySelector(".secret")?.getAttribute("aria-pressed") === "false" ? [] : ["a role lies open"]))));
  }
  // Before the game ends nobody's view may tell another seat's role; after it, everything is open.
  const leaks = [];
  for (const [page, seen] of frames) {
    for (const frame of seen) {
      const message = JSON.parse(frame);
      const me = message.seat ?? (page === kim ? 0 : 1);
      if (message.result) break;
      for (const seat of message.view?.seats ?? [])
        for (const fact of args.secret)
          if (seat.seat !== me && seat[fact] !== null && seat[fact] !== undefined && seat.lives !== 0) leaks.push(`${fact} of seat ${seat.seat} shown to ${me}`);
    }
  }
  await waitForTurn(kim).catch(() => "");
  return { over, leaks, secrets: [...new Set(secrets)], frames: [...frames.values()].map((seen) => seen.length) };
}
