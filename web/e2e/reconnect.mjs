/** A reload and a lost connection in the middle of a decision: the question is still there, and so is the log. */

import { openTable, playOn, waitForTurn } from "./table.mjs";

export default async function reconnect({ args, person }) {
  const page = await person();
  const line = { down: false, open: new Set() };
  await page.routeWebSocket(/\/play$/, async (socket) => {
    if (line.down) {
      await socket.close({ code: 1001 });
      return;
    }
    line.open.clear();
    line.open.add(socket);
    socket.connectToServer();
  });
  // Whose game is over that soon begins another one.
  do {
    await openTable(page, args);
    await playOn(page, { most: 4 });
  } while ((await waitForTurn(page)) === "over");
  const question = () => page.locator("#prompt h2").innerText();
  const options = () => page.locator(".option:not([aria-disabled]) b").allInnerTexts();
  const before = { question: await question(), options: await options() };
  await page.reload();
  await waitForTurn(page);
  const reloaded = { question: await question(), options: await options() };

  // A second tab of the same seat sees the same.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await waitForTurn(tab);
  const second = await tab.locator("#prompt h2").innerText();
  await tab.close();

  // The line is cut and stays cut for a while: the page says so, and goes on by itself.
  line.down = true;
  for (const socket of line.open) await socket.close({ code: 1001 });
  await page.waitForSelector(".live.lost");
  await page.waitForFunction(() => document.querySelector(".notices")?.innerText.trim());
  const said = await page.locator(".notices").innerText();
  line.down = false;
  await page.waitForSelector(".live:not(.lost)");
  await waitForTurn(page);
  const resumed = { question: await question(), options: await options() };
  const after = await playOn(page, { most: 3 });
  return { before, reloaded, second, said, resumed, after };
}
