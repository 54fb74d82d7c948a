/** A phone in German: what is asked, who is waited for, the secret and the hand are on the screen without scrolling. */

import { openTable, playOn } from "./table.mjs";

export default async function phone({ args, person }) {
  const page = await person({ size: "phone", language: "de" });
  const most = args.most ?? 12;
  const outside = [];
  const small = [];
  let checked = 0;
  let prompt = "";
  const look = async () => {
    const found = await page.evaluate(() => {
      const inside = (element) => {
        const box = element.getBoundingClientRect();
        return (
          box.top >= 0 &&
          box.bottom <= innerHeight + 1 &&
          box.left >= -1 &&
          box.right <= innerWidth + 1
        );
      };
      const needed = ["#prompt h2", ".hand", ".secret, .goal", ".seats"];
      const missing = needed.filter((each) => {
        const element = document.querySelector(each);
        return !element || !inside(element);
      });
      // Cells of a board may be smaller: the list has each of them too. So may links inside a sentence.
      const TAPPED =
        ".option, .bar button, .bar a, .hand button, .ticker, .sincebar button, .chipsay, .mini";
      const tiny = [...document.querySelectorAll(TAPPED)]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return box.height < 43.5 || box.width < 43.5;
        })
        .map((each) => `${each.className} ${Math.round(each.getBoundingClientRect().height)}`);
      return { missing, tiny, scrolls: document.documentElement.scrollHeight > innerHeight + 1 };
    });
    outside.push(...found.missing, ...(found.scrolls ? ["the page scrolls"] : []));
    small.push(...found.tiny);
    prompt = await page.locator("#prompt").innerText();
    checked++;
  };
  // Whose game is over that soon begins another one.
  for (let table = 0; table < 6 && checked < most; table++) {
    await openTable(page, args);
    await playOn(page, { most: most - checked, before: look });
  }
  return {
    checked,
    outside: [...new Set(outside)],
    small: [...new Set(small)],
    language: await page.locator("html").getAttribute("lang"),
    prompt,
  };
}
