/** An option the game calls dangerous asks once: the safe button is first and has the focus. */

import { openTable, waitForTurn } from "./table.mjs";

export default async function doubt({ person }) {
  const page = await person({ language: "de" });
  const sent = [];
  // The server's description of every option is given a danger; everything else is as it comes.
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      sent.push(JSON.parse(String(data)));
      server.send(data);
    });
    server.onMessage((data) => {
      const message = JSON.parse(String(data));
      for (const option of message.asked?.options ?? []) option.danger = "danger.resign";
      socket.send(JSON.stringify(message));
    });
  });
  await openTable(page, { game: "panic_station" });
  await waitForTurn(page);
  const answers = () => sent.filter(({ type }) => type === "answer").length;
  /** A verb with several goals opens first. */
  const takeFirst = async () => {
    await page.locator(".option:not(.actor, [aria-disabled])").first().click();
    await page.waitForSelector('[role="alertdialog"], .draft .aim');
    if (await page.locator(".draft .aim").count())
      await page.locator(".draft .aim").first().click();
    await page.waitForSelector('[role="alertdialog"]');
  };
  await takeFirst();
  const said = await page.locator('[role="alertdialog"]').innerText();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  const safe = await page.locator('[role="alertdialog"] button').first().innerText();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await page.waitForSelector('[role="alertdialog"]', { state: "detached" });
  const refused = answers();
  await takeFirst();
  await page.locator('[role="alertdialog"] .risk').click();
  await page.waitForSelector('[role="alertdialog"]', { state: "detached" });
  for (let wait = 0; wait < 600 && !answers(); wait++) await page.waitForTimeout(100);
  return { said, focused, safe, refused, taken: answers() };
}
