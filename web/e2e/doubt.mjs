/** An option the game calls dangerous asks once: the safe button is first and has the focus. */

import { openTable, waitForTurn } from "./table.mjs";

export default async function doubt({ person }) {
  const page = await person({ language: "de" });
  const sent = [];
  // The server's description of the first option is given a danger; everything else is as it comes.
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      sent.push(JSON.parse(String(data)));
      server.send(data);
    });
    server.onMessage((data) => {
      const message = JSON.parse(String(data));
      if (message.asked) message.asked.options[0].danger = "danger.resign";
      socket.send(JSON.stringify(message));
    });
  });
  await openTable(page, { game: "panic_station" });
  await waitForTurn(page);
  const answers = () => sent.filter(({ type }) => type === "answer").length;
  const first = page.locator(".option:not([aria-disabled])").first();
  await first.click();
  await page.waitForSelector('[role="alertdialog"]');
  const said = await page.locator('[role="alertdialog"]').innerText();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  const safe = await page.locator('[role="alertdialog"] button').first().innerText();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await page.waitForSelector('[role="alertdialog"]', { state: "detached" });
  const refused = answers();
  await first.click();
  await page.locator('[role="alertdialog"] .risk').click();
  await page.waitForSelector('[role="alertdialog"]', { state: "detached" });
  await page.waitForTimeout(200);
  return { said, focused, safe, refused, taken: answers() };
}
