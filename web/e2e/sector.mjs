/** Theseus on a phone: what is too small for a finger opens its sector, where it can be chosen; what follows is shown on the station. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

const LIT = "svg g.lit[data-thing]";
const answered = (sent) => sent.filter((each) => each.type === "answer").length;

/** Whether the lit places are too small for a finger: what is asked before them depends on the faction and its cards. */
async function asksForPlace(page) {
  if ((await waitForTurn(page)) === "over") throw new Error("no place was ever asked for");
  await page.waitForTimeout(300);
  return (await page.locator(`${LIT} text`).count()) > 0 && (await size(page)) < 32;
}

async function size(page) {
  const box = await page.locator(`${LIT} .press`).first().boundingBox();
  return Math.min(box.width, box.height);
}

export default async function sector({ person }) {
  const page = await person({ size: "phone", language: "de" });
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  await openTable(page, { game: "theseus", mode: "duel" });
  const roll = dice();
  while (!(await asksForPlace(page))) await playOn(page, { most: 1, roll });
  const small = await size(page);
  const before = answered(sent);
  await page.locator(LIT).first().dispatchEvent("click");
  await page.waitForSelector(".round");
  const quiet = answered(sent) === before;
  await page.waitForTimeout(400);
  const large = await size(page);
  await page.locator(LIT).first().dispatchEvent("click");
  await page.waitForSelector(".round", { state: "detached" });
  // A move is put together before it is answered.
  const drafted = await page.locator(".draft .aim.on").count();
  return { small, quiet, large, taken: answered(sent) - before === (drafted ? 0 : 1) };
}
