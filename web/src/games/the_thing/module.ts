/** How The Thing fills the table. */

import pictures from "virtual:icons/the_thing";
import { addIcons } from "../../icons/icons";
import { PHASES } from "../../lib/facts/the_thing";
import { t } from "../../words/words.svelte";
import { plainIcon } from "../events";
import type { Speech } from "../../words/speech";
import type { Chip, GameModule, HandCard, HandGroup, Meter, View } from "../types";
import Board from "./Board.svelte";
import { sceneOf } from "./closeup";
import { ending } from "./ending";
import { ALARMS, dice, EVENTS, idle, MOMENTS, WEIGHTS, MOMENT_KINDS } from "./events";
import { CARD_ICON, COLOUR, FACE, iconOf, ROOMS, type BaseView, type FigureView } from "./view";

addIcons(pictures, 512);

const base = (view: View): BaseView => view as unknown as BaseView;
const own = (view: View, seat: number): FigureView[] =>
  base(view).figures.filter((figure) => figure.seat === seat);
const SHOWN = ["weather", "upkeep", "alien", "actions", "lounge", "tests", "food", "dogs"];
/** Which of them a phase belongs to; all that is not named here is a part of the actions. */
const ACTIONS = SHOWN.indexOf("actions");
const PART: Readonly<Partial<Record<(typeof PHASES)[number], number>>> = {
  weather: 0,
  characters: 0,
  threat: 0,
  upkeep: 1,
  coop_begin: 2,
  plan: 2,
  plan_consent: 2,
  coop_threats: 2,
  lounge: 4,
  trade: 4,
  trade_answer: 4,
  exchange: 4,
  vote: 4,
  coop_trade: 4,
  coop_discs: 4,
  reveals: 4,
  offers: 5,
  test_a: 5,
  test_b: 5,
  coop_offers: 5,
  food: 6,
  dogs: 7,
};
const DICE = new Set(["coop.reroll", "coop.negate"]);
const isRoom = (place: unknown): boolean => ROOMS.some((room) => room.place === place);

/** What matters about a figure of several: out, an alien, proven, leading. */
function tagOf(all: BaseView, figure: FigureView): string | undefined {
  if (figure.status === "dead") return t("thing-dead");
  if (figure.status === "revealed") return t("thing-alien");
  if (figure.figure === all.leader) return t("thing-leader");
  return figure.disc === 0 ? t("thing-tested") : undefined;
}

/** One figure of several in a few signs: its own suspicion, or that it is dead or has turned. */
function glanceAt(figure: FigureView, speech: Speech): Meter {
  const who = speech.thing(figure.character, "character");
  if (figure.status === "dead")
    return { icon: "skull-crossed-bones", value: "", name: `${who}: ${t("thing-dead")}` };
  if (figure.status === "revealed")
    return { icon: "alien-skull", value: "", name: `${who}: ${t("thing-alien")}` };
  const icon = FACE[figure.character] ?? "person";
  return { icon, value: figure.disc, name: `${who}: ${t("thing-suspicion")}` };
}

const VERBS: Readonly<Record<string, string>> = {
  place_go: "footsteps",
  place_go_light: "flashlight",
  place_special: "swap-bag",
  place_special_light: "swap-bag",
  dormitory: "bunk-beds",
  coop_place: "footsteps",
};

const module: GameModule = {
  verbs: VERBS,
  Board,
  ending,
  colour: (view, seat) => COLOUR[own(view, seat)[0]?.colour ?? ""] ?? "bone",
  coming: (seat) => Object.values(COLOUR)[seat],
  face: (view, seat) => FACE[own(view, seat)[0]?.character ?? ""] ?? "",
  iconOf,
  iconOfEvent: ({ key, facts }) =>
    EVENTS[key] ??
    (typeof facts.card === "string" ? CARD_ICON[facts.card] : undefined) ??
    plainIcon(key),
  panel: ({ view, speech, me }, seat) => {
    const all = base(view);
    const crew = own(view, seat);
    const first = crew[0];
    if (!first) return { role: "", meters: [], counts: [], chips: [] };
    const sum = (count: (figure: FigureView) => number) =>
      crew.reduce((total, figure) => total + count(figure), 0);
    const dead = crew.every((figure) => figure.status === "dead");
    const coop = all.mode === "coop";
    /** Where a seat leads several figures, each of them turns for itself. */
    const alien = coop
      ? !dead && crew.every((figure) => figure.status === "dead" || figure.status === "revealed")
      : crew.some((figure) => figure.status === "revealed");
    const chips: Chip[] = crew.flatMap((figure) =>
      figure.reloads.map((left) => ({
        name: speech.thing("flamethrower", "card"),
        icon: "flamethrower",
        note: t("thing-left", { count: left }),
        kind: "card",
        id: "flamethrower",
      })),
    );
    return {
      role: coop
        ? t("thing-figures", { count: crew.length })
        : crew
            .map((figure) =>
              [
                speech.thing(figure.character, "character"),
                figure.role && seat !== me ? speech.say(`role.${figure.role}`) : "",
              ]
                .filter(Boolean)
                .join(": "),
            )
            .join(", "),
      part: !coop,
      meters: [],
      alarm: alien && !coop,
      figures: coop
        ? crew.map((figure) => ({
            id: figure.character,
            name: speech.thing(figure.character, "character"),
            icon: FACE[figure.character] ?? "person",
            colour: COLOUR[figure.colour] ?? "bone",
            value: figure.disc,
            of: all.suspicion_end,
            alarm: figure.status === "revealed",
            tag: tagOf(all, figure),
          }))
        : undefined,
      counts: coop
        ? crew.map((figure) => glanceAt(figure, speech))
        : alien
          ? [
              {
                icon: "alien-skull",
                value:
                  all.pool + Object.values(all.strength).reduce((total, each) => total + each, 0),
                name: t("thing-strength-word"),
              },
            ]
          : [
              {
                icon: "u-eye",
                value: sum((figure) => figure.disc),
                name: t("thing-suspicion"),
              },
              { icon: "stack", value: sum((figure) => figure.hand), name: t("thing-hand") },
              {
                icon: "revolver",
                value: sum((figure) => figure.weapons),
                name: t("thing-weapons"),
              },
              { icon: "backpack", value: sum((figure) => figure.items), name: t("thing-items") },
              {
                icon: "round-bottom-flask",
                value: sum((figure) => figure.lab),
                name: t("thing-lab"),
              },
            ],
      chips,
      tag: dead
        ? t("thing-dead")
        : alien
          ? t("thing-alien")
          : !coop && seat === all.figures[all.leader]?.seat
            ? t("thing-leader")
            : undefined,
      out: dead,
    };
  },
  partners: ({ view, me }) => {
    const open = base(view).figures.filter((figure) => figure.status === "revealed");
    const turned = base(view).mode !== "coop" && open.some((figure) => figure.seat === me);
    return turned ? open.map((figure) => figure.seat) : [];
  },
  hand: ({ view, me, speech }) => {
    if (me === null) return [];
    const all = base(view);
    const card = (face: string, index: number): HandCard => ({
      key: `${face}.${index}`,
      name: speech.thing(face, "card"),
      text: speech.text(`card.${face}`),
      icon: CARD_ICON[face] ?? "stack",
      thing: face,
      kind: "card",
      id: face,
    });
    const known = own(view, me).flatMap((figure) => figure.known);
    const groups: HandGroup[] = [
      { title: t("thing-your-hand", { count: all.hand.length }), cards: all.hand.map(card) },
    ];
    if (all.drawn?.length)
      groups.push({
        title: t("thing-drawn"),
        cards: all.drawn.map((face, index) => ({ ...card(face, index), key: `d${index}` })),
      });
    if (known.length)
      groups.push({
        stacks: true,
        title: t("thing-yours"),
        cards: known.map((face, index) => ({ ...card(face, index), key: `k${index}` })),
      });
    return groups.filter((group) => group.cards.length);
  },
  secret: ({ view, speech }) => {
    const { role } = base(view);
    return role
      ? {
          title: speech.say(`role.${role}`),
          lines: [speech.text(`role.${role}`)],
          icon: role === "alien" ? "worm-mouth" : "person",
        }
      : null;
  },
  goal: ({ view }) => (base(view).mode === "coop" ? t("thing-goal-coop") : null),
  phases: ({ view }) => {
    const { phase, round } = base(view);
    return {
      names: SHOWN.map((name) => t(`thing-phase-${name}`)),
      now: PART[phase as keyof typeof PART] ?? ACTIONS,
      title: t("thing-round", { round }),
    };
  },
  turn: () => null,
  owners: (view) => {
    const { figures } = base(view);
    const alone = figures.every(({ seat }) => seat === figures[0]?.seat);
    return Object.fromEntries(
      alone ? [] : figures.map(({ character, seat }) => [`character.${character}`, seat]),
    );
  },
  truth: (shown, views) => ({
    ...shown,
    figures: base(shown).figures.map(
      (figure) => base(views[figure.seat] ?? shown).figures[figure.figure] ?? figure,
    ),
  }),
  things: (_view, asked, { option, about }) => {
    const first = about[0];
    if (typeof first === "number") return [["figure", first]];
    if (DICE.has(asked.prompt) && typeof option === "number") return [["die", option]];
    if (asked.prompt === "coop.turn_die" && Array.isArray(option))
      return [["die", Number(option[0])]];
    if (asked.prompt === "place" && Array.isArray(option) && isRoom(option[1]))
      return [String(option[1])];
    return typeof first === "string" ? [first] : undefined;
  },
  staged: (view, asked) => sceneOf(base(view), asked) !== null,
  farewells: new Set(["figure.killed"]),
  moments: MOMENTS,
  weights: WEIGHTS,
  kinds: MOMENT_KINDS,
  idle,
  alarms: ALARMS,
  dice,
};

export default module;
