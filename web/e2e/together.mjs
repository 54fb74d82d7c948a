/** Several questions as one: a deck is put together by giving, taking back and confirming once. */

import { openTable } from "./table.mjs";

export default async function together({ args, person }) {
  const page = await person(args);
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  await openTable(page, { game: "theseus", options: { decks: "chosen" } });
  await page.waitForSelector('.group[data-kind="allot"]');
  const question = await page.locator("#prompt h2").innerText();
  const state = () => page.locator("#prompt .state").innerText();
  const before = await state();
  const more = page.locator(".step.more:not([disabled])");
  await more.first().click();
  await more.first().click();
  const given = await state();
  await page.locator(".step:not(.more):not([disabled])").first().click();
  const takenBack = await state();
  const early = await page.locator(".confirm").isDisabled();
  const answersBefore = sent.filter(({ type }) => type === "answer").length;
  while (await more.count()) await more.first().click();
  await page.locator(".confirm").click();
  await page.waitForSelector(".group[data-kind]", { state: "detached" });
  const answers = sent.filter(({ type }) => type === "answer");
  return {
    question,
    before,
    given,
    takenBack,
    early,
    answersBefore,
    answers: answers.length,
    sum: answers.reduce((sum, { option }) => sum + option, 0),
    after: await page.locator("#prompt h2").innerText(),
  };
}
