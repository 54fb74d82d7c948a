/** A choice that lasts: open cards with their whole text, chosen first and kept then. */

import { openTable } from "./table.mjs";

export default async function choices({ args, person }) {
  const phone = args.size === "phone";
  const page = await person({ size: args.size });
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (JSON.parse(String(payload)).type === "answer") sent.push(payload);
    }),
  );
  await openTable(page, { game: "nemesis", mode: "semi_coop" });
  await page.waitForSelector(".choosing .bigcard");
  const cards = await page.locator(phone ? ".choosing .tab" : ".choosing .bigcard").count();
  const dull = await page.locator(".confirm").isDisabled();
  const first = await page.locator(".confirm").innerText();
  // On a phone the second card lies behind its tab.
  await page
    .locator(phone ? ".choosing .tab" : ".choosing .pick")
    .nth(1)
    .click();
  await page.waitForSelector(".confirm:not([disabled])");
  const name = await page.locator(".bigcard.sel .pick > b").innerText();
  const words = await page.locator(".confirm").innerText();
  const cut = await page
    .locator(".bigcard")
    .evaluateAll((all) => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length);
  const quiet = sent.length === 0;
  if (phone) await page.locator(".confirm").click();
  else await page.keyboard.press("Enter");
  await page.waitForSelector(".choosing", { state: "detached" });
  return { cards, dull, first, name, words, cut, quiet, sent: sent.length };
}
