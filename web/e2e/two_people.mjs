/** Two people in two browsers at one table: each page and each frame of one is searched for the secrets of the other. */

import { tapSecret } from "./misfits.mjs";
import { dice, pressOnce, sitTogether, whoIsAsked } from "./table.mjs";

/** So many rounds are compared at least; then until there was something to give away: some games hide little for long. */
const LEAST = 60;
const MOST = 600;
/** A game may be over soon: then another one is begun. */
const TABLES = 8;

/** What a frame carries, joined over time as the client does it. */
class Stream {
  /** How many frames have come, at all tables. */
  count = 0;

  constructor() {
    this.begin();
  }

  /** Nothing is known of a new table. */
  begin() {
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
    this.count++;
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
  await kim.goto("/");
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
  const heard = () => [...streams.values()].reduce((sum, stream) => sum + stream.count, 0);
  const over = () => [...streams.values()].some((stream) => stream.over);

  /** One answer of whoever is asked; then what it led to has come, or nothing does. */
  async function answerOnce() {
    for (const page of await whoIsAsked(pages)) {
      const before = heard();
      const pressed = await pressOnce(page, roll);
      // Whoever lifts the veil of an exchange sees the own state, and covers it again.
      if (pressed?.includes("veiled")) await page.evaluate(tapSecret, false);
      for (let wait = 0; wait < 20 && heard() === before; wait++) await page.waitForTimeout(20);
    }
  }

  const enough = (round) => round >= LEAST && told.roles > 20 && told.cards > 0;
  let round = 0;
  for (let table = 0; table < TABLES && !enough(round); table++) {
    for (const stream of streams.values()) stream.begin();
    await sitTogether(kim, mara, args.game);
    for (; round < MOST && !over() && !enough(round); round++) {
      await answerOnce();
      if (over()) break;
      await compare();
      for (const page of pages)
        if ((await page.locator('.secret[aria-pressed="true"]').count()) > 0)
          open.add("a role lies open");
    }
  }
  return {
    round,
    leaks: [...leaks],
    secrets: [...open],
    told,
    frames: [...streams.values()].map((stream) => stream.count),
  };
}
