/** Plays by what is visible until a question of these prompts stands, and takes its picture; for looking at screens. */

import { dice, openTable, playOn, waitForTurn } from "./table.mjs";

export default async function until({ args, person }) {
  const found = [];
  for (const { game, mode, seats, options, wanted, most = 400, seed = 5 } of args.tables) {
    for (const size of args.sizes ?? ["wide"]) {
      const page = await person({ size, language: args.language ?? "en" });
      const left = new Set(wanted);
      let asked = "";
      page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
          const said = JSON.parse(String(payload)).asked;
          if (said !== undefined) asked = said?.prompt ?? "";
        }),
      );
      await openTable(page, { game, mode, seats, options });
      await playOn(page, {
        most,
        roll: dice(seed),
        before: async () => {
          if (!left.has(asked)) return;
          left.delete(asked);
          const at = asked;
          await page.waitForTimeout(700);
          await waitForTurn(page);
          const name = `${game}.${at}.${size}.${args.language ?? "en"}`;
          await page.screenshot({ path: `${args.folder}/${name}.png` });
          found.push(name);
          if (!left.size) throw new Error("enough");
        },
      }).catch((error) => {
        if (!String(error).includes("enough")) throw error;
      });
      await page.context().close();
    }
  }
  return { found };
}
