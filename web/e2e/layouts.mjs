/** A phone on its side and large text: what is needed is on the screen, nothing lies on anything else. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

const LAYOUTS = [
  { name: "side", viewport: { width: 844, height: 390 }, text: 100 },
  { name: "text 150", viewport: { width: 1440, height: 900 }, text: 150 },
  { name: "text 200", viewport: { width: 1440, height: 900 }, text: 200 },
  // There the board keeps its height, and the page scrolls.
  { name: "phone 150", viewport: { width: 390, height: 844 }, text: 150, scrolls: true },
  { name: "tablet", viewport: { width: 820, height: 1180 }, text: 100 },
];

/** What lies outside, and which parts of the table lie on one another. */
function look(scrolls) {
  const parts = [".bar", ".seats", ".board", "#prompt", ".hand", ".ticker", ".me"];
  const boxes = parts.flatMap((name) =>
    [...document.querySelectorAll(`.table ${name}`)]
      .slice(0, 1)
      .map((each) => ({ name, box: each.getBoundingClientRect() })),
  );
  const wrong = [];
  for (const { name, box } of boxes) {
    const end = scrolls ? document.documentElement.scrollHeight : innerHeight;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > end + 1)
      wrong.push(`${name} is off the screen`);
    if (box.width < 40 || box.height < 30) wrong.push(`${name} has no room`);
  }
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 2) wrong.push(`${a.name} lies on ${b.name}`);
    }
  });
  const prompt = document.querySelector("#prompt")?.getBoundingClientRect();
  const option = document.querySelector("#prompt :is(.option, .step)")?.getBoundingClientRect();
  if (prompt && option && option.top + 30 > prompt.bottom) wrong.push("no option is in sight");
  const board = document.querySelector(".table .board")?.getBoundingClientRect();
  if (document.documentElement.dataset.layout === "phone" && (board?.height ?? 0) < 300)
    wrong.push("the board is lower than 300");
  if (!document.querySelector(".secret, .goal")) wrong.push("no goal");
  if (
    document.documentElement.scrollWidth > innerWidth + 1 ||
    (!scrolls && document.documentElement.scrollHeight > innerHeight + 1)
  )
    wrong.push("the page scrolls");
  return wrong;
}

/** Plays a little until something is asked; whose game is over that soon begins another one. */
async function asked(page, args) {
  const roll = dice();
  do {
    await openTable(page, args);
    await playOn(page, { most: args.most ?? 8, roll });
  } while ((await waitForTurn(page)) === "over");
}

export default async function layouts({ args, person }) {
  const page = await person({ language: "de" });
  const wrong = [];
  const seen = {};
  await asked(page, args);
  for (const { name, viewport, text, scrolls = false } of LAYOUTS) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => {
      const kept = JSON.parse(localStorage.getItem("hullbreach.settings"));
      localStorage.setItem("hullbreach.settings", JSON.stringify({ ...kept, text: size }));
    }, text);
    await page.reload();
    await waitForTurn(page);
    await page.waitForTimeout(300);
    wrong.push(...(await page.evaluate(look, scrolls)).map((each) => `${name}: ${each}`));
    seen[name] = await page.locator("html").getAttribute("data-layout");
    if (args.folder)
      await page.screenshot({ path: `${args.folder}/${args.game}.${name.replace(" ", "-")}.png` });
  }
  return { wrong, seen };
}
