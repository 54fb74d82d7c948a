/** Theseus on a phone: what is too small for a finger opens its sector, where it can be chosen; the next question shows the station. */

import { openTable, waitForTurn } from "./table.mjs";

const LIT = "svg g.lit[data-thing]";
const answered = (sent) => sent.filter((each) => each.type === "answer").length;

export default async function sector({ person }) {
  const page = await person({ size: "phone", language: "de" });
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  await openTable(page, { game: "theseus", mode: "duel" });
  await waitForTurn(page);
  await page.locator(".names .tab").first().click();
  await page.locator(".confirm:not([disabled])").click();
  await page.waitForSelector(`${LIT} text`);
  const size = async () => {
    const box = await page.locator(`${LIT} .press`).first().boundingBox();
    return Math.min(box.width, box.height);
  };
  const small = await size();
  const before = answered(sent);
  await page.locator(LIT).first().dispatchEvent("click");
  await page.waitForSelector(".round");
  const quiet = answered(sent) === before;
  await page.waitForTimeout(400);
  const large = await size();
  await page.locator(LIT).first().dispatchEvent("click");
  await page.waitForSelector(".round", { state: "detached" });
  return { small, quiet, large, sent: answered(sent) - before };
}
