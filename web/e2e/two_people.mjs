/** Two people in two browsers at one table: each page and each frame of one is searched for the secrets of the other. */

import { dice, playOn, sitTogether, waitForTurn } from "./table.mjs";

/** What a frame carries, joined over time as the client does it. */
class Stream {
  constructor() {
    this.frames = [];
    this.view = {};
    this.seat = null;
    this.over = false;
  }

  /** Whether a view has come; before the game begins there is none. */
  get ready() {
    return Boolean(this.view.seats ?? this.view.figures);
  }

  hear(payload) {
    const message = JSON.parse(String(payload));
    if (message.type === "full") [this.seat, this.view] = [message.seat, {}];
    if (message.view) Object.assign(this.view, message.view);
    if (message.result) this.over = true;
    this.frames.push(message);
    return message;
  }
}

/** For each game: what only the seat itself may read, where others would read it, and which parts of a view are the reader's own. */
const SECRETS = {
  panic_station: {
    own: (view, me) => ({
      role: view.seats[me].infected === null ? "" : String(view.seats[me].infected),
      cards: view.hand,
    }),
    shown: (view, other) => ({
      role: view.seats[other].infected === null ? "" : String(view.seats[other].infected),
    }),
    mine: /^\.(view\.hand|asked)/,
  },
  the_thing: {
    own: (view, me) => ({
      role: view.role ?? "",
      cards: [
        ...view.hand,
        ...view.figures.filter((figure) => figure.seat === me).flatMap((figure) => figure.known),
      ],
    }),
    shown: (view, other) => {
      const figures = view.figures.filter((figure) => figure.seat === other);
      return {
        role: figures.find((figure) => figure.role)?.role ?? "",
        open: figures.some(
          (figure) => figure.status !== "in" || view.escape?.aboard.includes(figure.figure),
        ),
      };
    },
    mine: /^\.(view\.(hand|drawn|deck|figures)|asked)/,
  },
  nemesis: {
    own: (view, me) => ({
      role: view.seats[me].objectives.filter(Boolean).join(),
      cards: [
        ...view.seats[me].objectives.filter(Boolean),
        ...view.hand.map((held) => held.card),
        ...view.inventory.map((item) => item.card),
      ],
    }),
    shown: (view, other) => ({ role: view.seats[other].objectives.filter(Boolean).join() }),
    mine: /^\.(view\.(hand|inventory)|view\.seats\[\d\]\.discard|asked)/,
  },
};

/** Every place in a message where a word stands alone as a value. */
function paths(value, word, at = "") {
  if (value === word) return [at];
  if (Array.isArray(value))
    return value.flatMap((each, index) => paths(each, word, `${at}[${index}]`));
  if (value && typeof value === "object")
    return Object.entries(value).flatMap(([key, each]) => paths(each, word, `${at}.${key}`));
  return [];
}

/** What a page says to eyes and to screen readers: all its text, names and titles. */
const everything = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [alt], [data-tip]")].flatMap((each) =>
      ["aria-label", "title", "alt", "data-tip"].map((name) => each.getAttribute(name) ?? ""),
    ),
  ].join("\n");

export default async function twoPeople({ args, person }) {
  const kim = await person({ name: "Kim" });
  const mara = await person({ name: "Mara" });
  const pages = [kim, mara];
  const streams = new Map(pages.map((page) => [page, new Stream()]));
  const leaks = new Set();
  const told = { roles: 0, cards: 0 };
  for (const page of pages)
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => streams.get(page).hear(payload)),
    );
  await sitTogether(kim, mara, args.game);

  const { own, shown, mine: isMine } = SECRETS[args.game];
  const words = await kim.evaluate(
    async (game) => (await (await fetch(`/api/words/${game}/en`)).json()).game,
    args.game,
  );
  /** The name of a card, unless other sentences use the same words. */
  const nameOf = (card) => {
    const name =
      new RegExp(`^card-${card.replaceAll("_", "-")} = (.*)$`, "m").exec(words)?.[1] ?? "";
    return name && words.split(name).length === 2 ? name : "";
  };

  /** The cards the other holds of which nothing that this viewer may know has ever told. */
  function hidden(page, other) {
    const [me, them] = [streams.get(page), streams.get(other)];
    // What the view calls known of the other must have been told by an event or a question: it excuses nothing by itself.
    const view = JSON.stringify(me.view, (key, value) =>
      key === "known" || key === "known_items" ? undefined : value,
    );
    const told = JSON.stringify([
      me.frames.flatMap((frame) => frame.events ?? []),
      me.frames.map((frame) => frame.asked),
    ]);
    return [...new Set(own(them.view, them.seat).cards)].filter(
      (card) => !`${view}${told}`.includes(`"${card}"`),
    );
  }

  /** A secret card may not be named on the page nor stand in a frame; what is found is looked at again when all has settled. */
  async function searchFor(page, other) {
    const text = await page.evaluate(everything);
    const found = hidden(page, other).flatMap((card) => {
      told.cards++;
      const inFrames = streams
        .get(page)
        .frames.flatMap((frame) => paths(frame, card))
        // What can be said names every thing there is, alike for all (a law of talk sees to that).
        .filter((at) => !isMine.test(at) && !at.startsWith(".talk.chips"));
      const onPage = nameOf(card) && text.includes(nameOf(card)) ? ["the page"] : [];
      return [...onPage, ...inFrames].map((at) => ({ card, at }));
    });
    if (!found.length) return;
    await page.waitForTimeout(400);
    const still = streams.get(page).over || streams.get(other).over ? [] : hidden(page, other);
    for (const { card, at } of found)
      if (still.includes(card))
        leaks.add(
          `${card} of seat ${streams.get(other).seat} at ${at} of seat ${streams.get(page).seat}`,
        );
  }

  async function compare() {
    for (const [page, other] of [
      [kim, mara],
      [mara, kim],
    ]) {
      const [me, them] = [streams.get(page), streams.get(other)];
      if (!me.ready || !them.ready || me.over || them.over) continue;
      const secret = own(them.view, them.seat);
      const seen = shown(me.view, them.seat);
      if (secret.role) told.roles++;
      if (seen.role && !seen.open)
        leaks.add(`role ${seen.role} of seat ${them.seat} is shown to seat ${me.seat}`);
      await searchFor(page, other);
    }
  }

  const roll = dice(args.seed ?? 11);
  const open = new Set();
  let over = false;
  for (let round = 0; round < (args.rounds ?? 60) && !over; round++) {
    for (const page of pages) {
      const state = await page.evaluate(() =>
        document.querySelector(".scores, main.end")
          ? "over"
          : document.querySelector(
                ".option:not([aria-disabled]):not([disabled]), .step:not([disabled]), .confirm:not([disabled])",
              )
            ? "asked"
            : "",
      );
      const veil = await page.locator(".seal.veiled").count();
      if (state === "asked") await playOn(page, { most: 1, roll });
      // Whoever lifts the veil of an exchange sees the own state, and covers it again.
      if (veil && (await page.locator('.secret[aria-pressed="true"]').count()))
        await page
          .locator(".secret")
          .first()
          .click({ timeout: 2_000 })
          .catch(() => {});
    }
    await kim.waitForTimeout(60);
    over = [...streams.values()].some((stream) => stream.over);
    if (over) break;
    await compare();
    for (const page of pages)
      if ((await page.locator('.secret[aria-pressed="true"]').count()) > 0)
        open.add("a role lies open");
  }
  if (!over) await waitForTurn(kim).catch(() => "");
  return {
    over,
    leaks: [...leaks],
    secrets: [...open],
    told,
    frames: [...streams.values()].map((stream) => stream.frames.length),
  };
}
