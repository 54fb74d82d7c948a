/** Whether every text fits: at positions of a recorded game, in both languages, at every size of screen. */

import { readFileSync } from "node:fs";
import {
  answerMisfits,
  boardMisfits,
  covered,
  logMisfits,
  misfits,
  tapSecret,
  underSecret,
} from "./misfits.mjs";

export const SIZES = {
  "1440x900": { width: 1440, height: 900 },
  "1280x720": { width: 1280, height: 720 },
  "1024x768": { width: 1024, height: 768 },
  "390x844": { width: 390, height: 844 },
};

/** A table that goes on from a step of a recorded game: we sit on its first seat, bots on the others. */
export async function goOn(page, game, recorded, step) {
  const post = async (path, data, token = "") => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post(`/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const old = `/games/${game}/${recorded}`;
  const { table, token } = await post(`${old}/continue`, { step, name: "Maximiliane" });
  const here = `/games/${game}/${table.table}`;
  for (const { seat: other, kind } of table.seats)
    if (kind === "empty") await post(`${here}/seats/${other}`, { bot: "random" }, token);
  await post(`${here}/start`, {}, token);
  return { table: table.table, token };
}

/** Opens a table with the link of a seat; near the end of a game bots may have finished it by then. */
export async function sit(page, { table, token }) {
  await page.goto(`/t/${table}#token=${encodeURIComponent(token)}`);
  await page.waitForSelector("#prompt, main.end");
}

/** What does not fit once everything lies where it stays: what is found is looked at again, a busy machine lays out late. */
async function settled(page) {
  await page.waitForTimeout(180);
  let wrong = [];
  for (let tries = 0; tries < 6; tries++) {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    wrong = [];
    for (const look of [misfits, boardMisfits, answerMisfits, logMisfits])
      wrong.push(...(await page.evaluate(look)));
    if (!wrong.length) break;
    await page.waitForTimeout(400);
  }
  return wrong;
}

/** Opens a replay; a server that is busy with others says so, and is asked again. */
async function openReplay(page, table) {
  for (let tries = 0; tries < 5; tries++) {
    await page.goto(`/replay/${table}`);
    await page.waitForSelector(".time, main [role='alert'], main p a.btn");
    if (await page.locator(".time").count()) return;
  }
  throw new Error("the replay was never shown");
}

export default async function fits({ args, person }) {
  const found = [];
  let looked = 0;
  const people = [];
  for (const language of ["en", "de"])
    people.push({ language, page: await person({ language, name: "Maximiliane" }) });

  /** Looks at a page in all sizes. */
  async function look({ page, language }, where) {
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      const wrong = await settled(page);
      // Nothing that could be pressed lies under an opened secret.
      if (await page.evaluate(tapSecret, true)) {
        // The camera makes room for it.
        await page.waitForTimeout(120);
        wrong.push(...(await page.evaluate(underSecret)));
        wrong.push(...(await page.evaluate(covered)).map((each) => `secret open: ${each}`));
        if (args.folder && args.all)
          await page.screenshot({
            path: `${args.folder}/${where.replaceAll("/", "_")}.${language}.${name}.secret.png`,
          });
        await page.evaluate(tapSecret, false);
      }
      found.push(...wrong.map((each) => `${where} ${language} ${name}: ${each}`));
      looked++;
      if (args.folder && (wrong.length || args.all))
        await page.screenshot({
          path: `${args.folder}/${where.replaceAll("/", "_")}.${language}.${name}.png`,
        });
    }
  }

  /** Both look at the same time, for most of it is waiting. */
  const both = (looks) => Promise.all(people.map(looks));
  await both(async (each) => {
    for (const path of args.screens ?? []) {
      await each.page.goto(path);
      await each.page.waitForLoadState("networkidle");
      await look(each, path);
    }
  });
  for (const { file, game, name, steps } of args.recorded ?? []) {
    const first = people[0].page;
    const data = JSON.parse(readFileSync(file, "utf8"));
    const { table } = await (await first.request.post("/api/replays", { data })).json();
    for (const step of steps) {
      const seated = await goOn(first, game, table, step);
      await both(async (each) => {
        await sit(each.page, seated);
        await look(each, `${name} at ${step}`);
      });
    }
    await both(async (each) => {
      await openReplay(each.page, table);
      await look(each, `${name} replay`);
    });
  }
  return { found, looked };
}
