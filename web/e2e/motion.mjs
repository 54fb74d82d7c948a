/** What happens is seen: pieces travel, banners stand, a key jumps to now; with reduced motion there are only marks. */

import { dice, openTable, playOn } from "./table.mjs";

/** Notes from inside the page what was ever moving, marked or announced. */
function watch(before) {
  const seen = { travels: 0, bends: 0, longest: 0, marks: 0, banners: 0, ...before };
  window.seen = seen;
  const known = new WeakSet();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (known.has(animation) || !effect?.target?.classList?.contains("piece")) continue;
      known.add(animation);
      seen.travels++;
      if (effect.getKeyframes().length > 2) seen.bends++;
      seen.longest = Math.max(seen.longest, effect.getTiming().duration);
    }
    seen.marks = Math.max(seen.marks, document.querySelectorAll(".just").length);
    seen.banners = Math.max(seen.banners, document.querySelectorAll(".moment").length);
    requestAnimationFrame(look);
  };
  look();
}

const moving = (page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.target?.classList?.contains("piece"))
        .length,
  );

/** Every game is another one, and some are quiet for long: one plays on until there was something to see. */
async function seenBy(page, args, enough) {
  const roll = dice(args.seed ?? 7);
  let seen = {};
  for (let table = 0; table < 6 && !enough(seen); table++) {
    await openTable(page, args);
    await page.evaluate(watch, seen);
    for (let over = false; !over && !enough(seen);) {
      ({ over } = await playOn(page, { most: 30, roll }));
      seen = await page.evaluate(() => window.seen);
    }
  }
  return seen;
}

export default async function motion({ args, person }) {
  const lively = await person({ motion: "system" });
  await lively.emulateMedia({ reducedMotion: "no-preference" });
  const seen = await seenBy(
    lively,
    args,
    ({ banners, travels, bends }) => banners && travels > 5 && bends > 1,
  );
  let after = 1;
  for (let press = 0; press < 20 && after; press++) {
    // a bot may move between the key and the look
    await lively.keyboard.press("Shift");
    after = await moving(lively);
  }
  const calm = await seenBy(await person(), args, ({ banners, marks }) => banners && marks);
  return { seen, after, calm };
}
