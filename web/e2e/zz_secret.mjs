import { dice, openTable, playOn } from "./table.mjs";
export default async function look({ args, person }) {
  const out = {};
  for (const size of args.sizes) {
    const page = await person({ size, language: args.language });
    if (size === "wide") await page.setViewportSize({ width: 1280, height: 720 });
    for (const game of args.games) {
      await openTable(page, { game, bot: "random" });
      if (size === "phone" && game === "nemesis") await page.screenshot({ path: `/tmp/new2/choice.phone.png` });
      await playOn(page, { most: args.most ?? 5, roll: dice(4) });
      const secret = page.locator('[data-part="secret"], .goal.small');
      if (await secret.count()) {
        await secret.first().click();
        await page.waitForTimeout(300);
        out[`${game}.${size}`] = await secret.first().evaluate((n) => [n.scrollHeight, n.clientHeight]);
      }
      await page.screenshot({ path: `/tmp/new2/secret.${game}.${size}.png` });
    }
  }
  return out;
}
