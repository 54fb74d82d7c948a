/** How Panic Station fills the table. */

import pictures from "virtual:icons/panic_station";
import { addIcons } from "../../icons/icons";
import { POINTS } from "../../lib/facts/panic_station";
import type { Choice } from "../../net/types";
import { t } from "../../words/words.svelte";
import { plainIcon } from "../events";
import type { GameModule, HandCard, View } from "../types";
import Board from "./Board.svelte";
import { ending } from "./ending";
import Player from "./Player.svelte";
import { COLOUR, FIGURE_ICON, iconOf, iconOfCard, type StationView } from "./view";

addIcons(pictures, 512);

const station = (view: View): StationView => view as unknown as StationView;
const EVENTS: Readonly<Record<string, string>> = {
  moves: "footsteps",
  alarm: "siren",
  parasite: "spotted-bug",
  parasite_moves: "spotted-bug",
  parasites_attack: "crossed-swords",
  parasite_phase: "spotted-bug",
  parasite_dies: "spotted-bug",
  searches: "magnifying-glass",
  searches_along: "magnifying-glass",
  drew: "card-draw",
  drew_hidden: "card-draw",
  exchange: "card-exchange",
  received: "card-exchange",
  shoots: "crosshair",
  shoots_parasite: "crosshair",
  stabs: "bowie-knife",
  grenade: "grenade",
  armour: "kevlar-vest",
  dies: "skull-crossed-bones",
  eliminated: "skull-crossed-bones",
  terminal: "laptop",
  scan: "thermometer-hot",
  healed: "health-capsule",
  first_aid: "first-aid-kit",
  nest_burns: "flame",
  end: "laurel-crown",
  infected: "virus",
  host: "egg-eye",
  loses: "crossed-swords",
  turn_ends: "sands-of-time",
  cured: "syringe",
  doors_open: "steel-door",
  turn: "sands-of-time",
};

/** What the figures do; cards have pictures of their own. */
const VERBS: Readonly<Record<string, string>> = {
  move: "footsteps",
  explore: "door",
  search: "magnifying-glass",
  shoot: "crosshair",
  stab: "bowie-knife",
  heal: "first-aid-kit",
  terminal: "laptop",
  destroy_nest: "flame",
  lay_out: "stack",
};

/** Cards that tell whether one is infected. */
const TELLS = /^(infection_|host_card$)/;

/** Equal cards lie in one stack. */
function stacks(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found.entries()];
}

/** The view counts the rounds that are over. */
const roundOf = (view: View): number => station(view).round + 1;

const module: GameModule = {
  Board,
  strip: 44,
  ending,
  Seat: Player,
  colour: (view, seat) => COLOUR[station(view).seats[seat]?.colour ?? ""] ?? "bone",
  coming: (seat) => Object.values(COLOUR)[seat],
  face: () => "",
  iconOf,
  iconOfEvent: ({ key, facts }) =>
    EVENTS[key] ?? (typeof facts.card === "string" ? iconOfCard(facts.card) : plainIcon(key)),
  panel: ({ view, speech, me }, seat) => {
    const all = station(view);
    const row = all.seats[seat]!;
    const state =
      row.infected === null || seat === me
        ? ""
        : speech.say(row.infected ? "state.infected" : "state.human");
    const places = row.figures
      .filter((figure) => figure.life > 0 && figure.place)
      .map((figure) => speech.thing(figure.place, "place"));
    return {
      role: state || [...new Set(places)].join(", "),
      // What the tile of a phone shows; the panel itself is drawn by Player.
      meters: row.figures.map((figure) => ({
        icon: FIGURE_ICON[figure.kind] ?? "person",
        value: figure.life > 0 ? figure.life : "†",
        name: speech.thing(figure.kind, "figure"),
      })),
      counts: [{ icon: "stack", value: row.cards, name: t("panic-in-hand") }],
      chips: row.table.map(({ card }) => ({
        icon: iconOfCard(card),
        name: speech.thing(card, "card"),
      })),
      tag: !row.alive
        ? t("panic-out")
        : seat === all.start && seat !== all.active
          ? t("panic-start")
          : undefined,
      out: !row.alive,
    };
  },
  hand: ({ view, me, speech, veiled }) => {
    const all = station(view);
    const row = me === null ? undefined : all.seats[me];
    if (!row) return [];
    const card = (face: string, count: number, note = ""): HandCard => ({
      key: face,
      name: speech.thing(face, "card"),
      text: speech.text(`card.${face}`),
      icon: iconOfCard(face),
      thing: face,
      kind: "card",
      id: face,
      count,
      note,
    });
    // Infection cards of other colours and the host card tell what one is: at a glance all hands look alike.
    const tells = (face: string) => veiled === true && TELLS.test(face);
    const shown = all.hand.filter((face) => !tells(face));
    const cards = stacks(shown).map(([face, count]) => card(face, count));
    const veil: HandCard = {
      ...card("", 1, speech.text("veil.infection")),
      key: "veil",
      name: speech.say("veil.infection"),
      icon: iconOfCard("infection_blue"),
      thing: ["veil"],
      kind: "",
      id: "",
    };
    const groups = [
      {
        title: t("panic-hand", { count: all.hand.length, least: all.minimum }),
        cards: shown.length < all.hand.length ? [...cards, veil] : cards,
      },
    ];
    if (row.table.length)
      groups.push({
        title: t("panic-table"),
        cards: row.table.map(({ card: face, shots }, index) => ({
          ...card(face, 1, shots ? t("panic-shots", { count: shots }) : ""),
          key: `t${index}`,
          thing: ["table", face] as Choice,
        })),
      });
    return groups;
  },
  secret: ({ view, me, speech }) => {
    const infected = me === null ? null : station(view).seats[me]?.infected;
    if (infected === null || infected === undefined) return null;
    const state = infected ? "infected" : "human";
    return {
      title: speech.say(`state.${state}`),
      lines: [speech.say(`goal.${state}`)],
      icon: infected ? "virus" : "person",
    };
  },
  cover: () => ({
    title: t("panic-state"),
    text: t("panic-state-hold"),
    icon: "person",
    tint: "#7a4ad0",
  }),
  goal: () => null,
  keyed: (thing) => Array.isArray(thing) && (thing[0] === "spot" || thing[0] === "room"),
  verbs: VERBS,
  figures: ({ view, me, speech }) =>
    (me === null ? [] : station(view).seats[me]!.figures).map(({ kind, place }) => ({
      id: kind,
      thing: ["figure", me!, kind],
      place: place ? speech.thing(place, "place") : "",
    })),
  units: { action: "hand" },
  purse: ({ view, me }) => {
    const { ap, active } = station(view);
    return active === me
      ? { icon: "hand", left: ap, of: Math.max(POINTS, ap), unit: "action" }
      : null;
  },
  phases: ({ view, name }) => {
    const { queue, active } = station(view);
    const turns = active >= 0 ? [active, ...queue.filter((seat) => seat !== active)] : queue;
    return {
      names: [...turns.map((seat) => name(seat)), t("panic-parasite-phase")],
      now: active >= 0 ? 0 : turns.length,
      people: true,
      marks: [...turns, "s-parasite"],
      title: t("panic-round", { round: roundOf(view) }),
    };
  },
  round: roundOf,
  turn: (view) => (station(view).active >= 0 ? station(view).active : null),
  truth: (shown, views) => ({
    ...shown,
    seats: station(shown).seats.map((row, seat) => ({
      ...row,
      infected: station(views[seat] ?? shown).seats[seat]?.infected ?? null,
      known: station(views[seat] ?? shown).hand,
    })),
  }),
  things: (view, asked, { option, about, facts, key }) => {
    const { me } = station(view);
    if (asked.prompt === "place.room" && Array.isArray(option))
      return [["spot", option[0]!, option[1]!]];
    if (asked.prompt === "move.to" && about.length === 2)
      return [
        ["figure", me ?? 0, String(about[0])],
        ["room", String(about[1])],
      ];
    if (key === "option.parasite") return [["parasite", Number(about[1])]];
    if (key === "option.figure") return [["figure", facts.seat as number, String(facts.figure)]];
    if (typeof facts.room === "string") return [["room", facts.room]];
    if (typeof facts.seat === "number") return [["seat", facts.seat]];
    return undefined;
  },
  farewells: new Set(["dies", "eliminated"]),
  // Exchanges and scans have close-ups of their own.
  moments: new Set([
    "dies",
    "eliminated",
    "grenade",
    "nest_burns",
    "end",
    "parasite_phase",
    "doors_open",
    "laid",
  ]),
  weights: {
    infected: 6,
    cured: 6,
    dies: 5,
    eliminated: 6,
    nest_burns: 5,
    end: 4,
    grenade: 3,
    exchange: 2,
    laid: 0.5,
  },
  kinds: {
    host: "infection",
    infected: "infection",
    cured: "infection",
    dies: "death",
    eliminated: "death",
    exchange: "swap",
    scan: "test",
    body_scan: "test",
  },
};

export default module;
