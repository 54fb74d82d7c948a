/** How Theseus fills the table. */

import pictures from "virtual:icons/theseus";
import { addIcons } from "../../icons/icons";
import { PHASES, TRACKS } from "../../lib/facts/theseus";
import type { Chip, GameModule, HandCard, HandGroup, View } from "../types";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { ending } from "./ending";
import {
  CARD_ICON,
  FACTION_COLOUR,
  FACTION_ICON,
  roomThing,
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

const module: GameModule = {
  Board,
  ending,
  colour: (view, seat) => FACTION_COLOUR[station(view).seats[seat]?.faction ?? ""] ?? "bone",
  face: (view, seat) => FACTION_ICON[station(view).seats[seat]?.faction ?? ""] ?? "",
  iconOf,
  iconOfEvent: ({ key, facts }) =>
    EVENTS[key] ??
    (typeof facts.card === "string" ? CARD_ICON[facts.card] : undefined) ??
    "footsteps",
  panel: ({ view, speech }, seat) => {
    const { seats } = station(view);
    const row = seats[seat]!;
    const chips: Chip[] = row.front.map((card) => ({
      name: speech.thing(card, "card"),
      icon: CARD_ICON[card] ?? "stack",
      kind: "card",
      id: card,
    }));
    return {
      role: speech.thing(row.faction, "faction"),
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
    };
  },
  hand: ({ view, me, speech }) => {
    const row = me === null ? undefined : station(view).seats[me];
    if (!row) return [];
    const card = (face: string, index: number, note = ""): HandCard => ({
      key: `${face}.${index}`,
      name: speech.thing(face, "card"),
      text: speech.text(`card.${face}`),
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
    if (row.top)
      groups.push({ title: t("theseus-next", { count: row.deck }), cards: [card(row.top, 0)] });
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
  alarms: new Set(["destroyed", "ejected"]),
};

export default module;
