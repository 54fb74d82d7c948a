/** A finished game is watched through several eyes, and gone on from one of its steps. */

import { openTable, playOn } from "./table.mjs";

export default async function replay({ args, person }) {
  const page = await person();
  await openTable(page, args);
  const game = await playOn(page, { most: 2500 });
  await page.locator("main.end .btns a").first().click();
  await page.waitForSelector(".time");
  const total = Number(await page.locator(".time input").getAttribute("max"));
  await page.keyboard.press("End");
  await page.waitForFunction(
    (end) => Number(document.querySelector(".time input").value) === end,
    total,
  );
  await page.keyboard.press("Home");
  await page.waitForFunction(() => Number(document.querySelector(".time input").value) === 0);
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
  const at = Number(await page.locator(".time input").inputValue());
  const seen = {};
  const eyes = { 0: "truth", 1: "0", p: "public" };
  const look = async (key) => {
    await page.keyboard.press(key);
    await page.waitForSelector(`.view [data-eyes="${eyes[key]}"][aria-checked="true"]`);
  };
  for (const key of ["0", "1", "p"]) {
    await look(key);
    seen[key] = await page.locator('.view [aria-checked="true"]').innerText();
  }
  await look("0");
  // Whoever has clicked an eye steps on with the arrow keys.
  const place = () => page.locator(".time input").inputValue().then(Number);
  await page.locator('.view [data-eyes="1"]').click();
  await page.waitForSelector('.view [data-eyes="1"][aria-checked="true"]');
  const before = await place();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    (next) => Number(document.querySelector(".time input").value) === next,
    before + 1,
  );
  const stayed = await page.locator('.view [data-eyes="1"][aria-checked="true"]').count();
  await look("0");
  await page.locator('[data-tab="knew"]').click();
  await page.waitForSelector(".matrix h2");
  const knew = await page.locator(".matrix h2").innerText();
  await page.locator('[data-tab="board"]').click();
  await page.waitForSelector(".from .btn");
  const curves = await page.locator(".time .line > svg > path[fill='none']").count();
  await page.keyboard.press("Space");
  const playing = (await page.locator(".keys .play b").count()) === 1;
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowRight");
  const moment = Number(await page.locator(".time input").inputValue());
  await page.locator(".from .btn").click();
  await page.waitForFunction(() => location.pathname.startsWith("/t/"));
  await page.waitForSelector("#prompt, .launch");
  return { game, total, at, seen, knew, curves, playing, moment, stayed, url: page.url() };
}
