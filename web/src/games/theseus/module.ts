/** How Theseus fills the table. */

import pictures from "virtual:icons/theseus";
import { addIcons } from "../../icons/icons";
import { PHASES, TRACKS } from "../../lib/facts/theseus";
import { plainIcon } from "../events";
import type { Chip, GameModule, HandCard, HandGroup, View } from "../types";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { ending } from "./ending";
import {
  cardAt,
  CARD_ICON,
  FACTION_COLOUR,
  FACTION_ICON,
  natureOf,
  numberIn,
  roomThing,
  typeOf,
  ROOMS,
  iconOf,
  type StationView,
} from "./view";

addIcons(pictures, 512);

const station = (view: View): StationView => view as unknown as StationView;
/** The phases of a turn that the bar shows. */
const SHOWN: readonly (typeof PHASES)[number][] = ["move", "actions", "sector", "impending"];
const EVENTS: Readonly<Record<string, string>> = {
  moves: "footsteps",
  stops: "footsteps",
  passes: "footsteps",
  enters: "orbit",
  ejected: "exit-door",
  combat: "crossed-swords",
  limited_combat: "crossed-swords",
  hit: "crossed-swords",
  extra_turn: "clockwise-rotation",
  malfunction: "unplugged",
  hatched: "alien-egg",
  destroyed: "skull-crossed-bones",
  ending: "laurel-crown",
  end_token: "hourglass",
  took: "upgrade",
  turn: "sands-of-time",
};
const MOMENTS = new Set([
  "extra_turn",
  "destroyed",
  "ending",
  "end_token",
  "ejected",
  "hatched",
  "combat",
]);

/** What a move can be begun with instead of a unit. */
const VERBS: Readonly<Record<string, string>> = {
  move: "footsteps",
  upgrade: "upgrade",
  play: "stack",
};

/** A text, and what its X stands for. */
const withNumber = (text: string, number: string): string =>
  number ? `${text} ${number}.`.trimStart() : text;

/** Life and data together. */
const sumOf = (rows: readonly { life: number | null; data: number | null }[]): number =>
  rows.reduce((sum, row) => sum + (row.life ?? 0) + (row.data ?? 0), 0);

const module: GameModule = {
  Board,
  ending,
  colour: (view, seat) => FACTION_COLOUR[station(view).seats[seat]?.faction ?? ""] ?? "bone",
  coming: (_seat, faction) => FACTION_COLOUR[faction],
  face: (view, seat) => FACTION_ICON[station(view).seats[seat]?.faction ?? ""] ?? "",
  iconOf,
  verbs: VERBS,
  iconOfEvent: ({ key, facts }) =>
    EVENTS[key] ??
    (typeof facts.card === "string" ? CARD_ICON[facts.card] : undefined) ??
    plainIcon(key),
  choice: (kind, id, _prompt, speech) => {
    const colour = kind === "faction" ? FACTION_COLOUR[id] : undefined;
    return colour
      ? { icon: FACTION_ICON[id], tint: `var(--seat-${colour})`, kind: "" }
      : { icon: CARD_ICON[id], tint: "var(--call)", kind: speech ? typeOf(speech, id) : "" };
  },
  completes: (view, { note, facts: { card, place } }) => {
    if (typeof card !== "string" || note !== `card.${card}/text`) return "";
    const lies = typeof place === "string" ? cardAt(station(view), place) : undefined;
    return withNumber("", numberIn(card, lies?.number ?? undefined));
  },
  panel: ({ view, speech, me }, seat) => {
    const { seats, mode } = station(view);
    const row = seats[seat]!;
    const partner = mode === "teams" && me !== null && seat !== me && seats[me]?.team === row.team;
    const chips: Chip[] = row.front.map((card) => ({
      name: speech.thing(card, "card"),
      icon: CARD_ICON[card] ?? "stack",
      kind: "card",
      id: card,
    }));
    return {
      role: speech.thing(row.faction, "faction"),
      part: true,
      meters: [
        { icon: "hearts", value: row.life ?? "–", of: TRACKS.life, name: t("theseus-life") },
        {
          icon: "database",
          value: row.data ?? "–",
          of: row.data === null ? undefined : TRACKS.data,
          name: row.data === null ? t("theseus-no-data") : t("theseus-data"),
        },
      ],
      counts: [
        { icon: "upgrade", value: row.tokens, name: t("theseus-upgrades") },
        { icon: "stack", value: row.deck, name: t("theseus-deck") },
        { icon: "card-discard", value: row.discards.length, name: t("theseus-discard") },
      ],
      chips: chips.slice(0, 2),
      tag: partner ? t("theseus-partner") : undefined,
    };
  },
  hand: ({ view, me, speech, name }) => {
    const row = me === null ? undefined : station(view).seats[me];
    if (!row) return [];
    const card = (face: string, index: number, note = ""): HandCard => ({
      key: `${face}.${index}`,
      name: speech.thing(face, "card"),
      text: withNumber(speech.text(`card.${face}`), numberIn(face)),
      lines: [natureOf(speech, face)],
      icon: CARD_ICON[face] ?? "stack",
      thing: face,
      kind: "card",
      id: face,
      note,
    });
    const groups: HandGroup[] = [];
    if (row.start_cards.length)
      groups.push({
        title: t("theseus-start-cards"),
        cards: row.start_cards.map((face, index) => card(face, index)),
      });
    if (row.front.length)
      groups.push({
        title: t("theseus-front"),
        cards: row.front.map((face, index) => card(face, index)),
      });
    const { mode, seats } = station(view);
    const partner =
      mode === "teams"
        ? seats.find((each) => each.team === row.team && each.seat !== me)
        : undefined;
    if (partner?.front.length)
      groups.push({
        title: t("theseus-partner-front", { name: name(partner.seat) }),
        cards: partner.front.map((face, index) => ({
          ...card(face, index),
          key: `p.${face}.${index}`,
          tint: `var(--seat-${FACTION_COLOUR[partner.faction] ?? "bone"})`,
        })),
      });
    if (row.top)
      groups.push({
        title: t("theseus-next", { count: row.deck }),
        cards: [{ ...card(row.top, 0), thing: ["deck", row.top] }],
      });
    const last = row.discards.at(-1);
    if (last)
      groups.push({
        title: t("theseus-discarded", { count: row.discards.length }),
        cards: [{ ...card(last, 0), thing: ["discard", last] }],
      });
    return groups;
  },
  secret: () => null,
  goal: ({ view, me }) => {
    const { mode, seats } = station(view);
    return t(`theseus-goal-${mode}`, {
      data: me !== null && seats[me]?.data !== null ? "yes" : "no",
      life: TRACKS.life,
      goal: TRACKS.data,
    });
  },
  ways: ({ view, me, name }) => {
    const { mode, seats } = station(view);
    const mine = me === null ? undefined : seats[me];
    if (!mine) return [];
    const friends = seats.filter((row) => row.team === mine.team);
    const enemies = seats.filter((row) => row.team !== mine.team);
    const collecting = friends.filter((row) => row.data !== null);
    const data = Math.max(0, ...collecting.map((row) => row.data ?? 0));
    const byData = collecting.length
      ? [{ words: t("theseus-way-data", { goal: TRACKS.data }), now: String(data) }]
      : [];
    if (mode === "deathmatch")
      return [
        { words: t("theseus-way-life", { life: TRACKS.life }), now: String(mine.life ?? "–") },
        ...byData,
        {
          words: t("theseus-way-end"),
          now: `${sumOf([mine])} : ${Math.max(...enemies.map((row) => sumOf([row])))}`,
        },
      ];
    const weakest = enemies
      .filter((row) => row.life !== null)
      .sort((a, b) => (a.life ?? 0) - (b.life ?? 0))[0];
    return [
      {
        words: t("theseus-way-zero"),
        now: weakest ? `${name(weakest.seat)} ${weakest.life}` : "–",
      },
      ...byData,
      { words: t("theseus-way-end"), now: `${sumOf(friends)} : ${sumOf(enemies)}` },
    ];
  },
  teams: ({ view, me }) => {
    const { mode, seats } = station(view);
    if (mode !== "teams") return [];
    const own = me === null ? (seats[0]?.team ?? 0) : seats[me]!.team;
    const sides = [...new Set(seats.map((row) => row.team))].sort(
      (a, b) => Number(b === own) - Number(a === own),
    );
    return sides.map((side) => {
      const rows = seats.filter((row) => row.team === side);
      const order = rows.map((row) => row.seat).sort((a, b) => Number(b === me) - Number(a === me));
      return { seats: order, mine: me !== null && side === own, sum: sumOf(rows) };
    });
  },
  keyed: (thing) => typeof thing === "string",
  phases: ({ view }) => {
    const { phase, turns } = station(view);
    return {
      names: SHOWN.map((name) => t(`theseus-phase-${name}`)),
      now: (SHOWN as readonly string[]).indexOf(phase),
      title: t("theseus-turn", { turn: turns }),
    };
  },
  turn: (view) => (station(view).ending ? null : station(view).active),
  things: (_view, asked, { option, about }) => {
    const place = asked.about.place;
    if (
      typeof option === "string" &&
      (ROOMS as readonly string[]).includes(option) &&
      typeof place === "string"
    )
      return [roomThing(place, option)];
    if (
      Array.isArray(option) &&
      option.length === 2 &&
      (ROOMS as readonly string[]).includes(String(option[1]))
    )
      return [roomThing(String(option[0]), String(option[1]))];
    return about.length ? about : undefined;
  },
  moments: MOMENTS,
  weights: { destroyed: 5, ejected: 4, ending: 4, hatched: 3, end_token: 2, combat: 0.5 },
  kinds: { destroyed: "death", ejected: "death", hatched: "infection" },
  alarms: new Set(["destroyed", "ejected"]),
};

export default module;
