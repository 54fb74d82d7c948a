/** How Nemesis fills the table. */

import pictures from "virtual:icons/nemesis";
import { addIcons } from "../../icons/icons";
import { ACTIONS, CORRIDORS, PHASES } from "../../lib/facts/nemesis";
import { colourOfSeat } from "../../kit/seats";
import type { Choice } from "../../net/types";
import type { Speech } from "../../words/speech";
import { t } from "../../words/words.svelte";
import { plainIcon } from "../events";
import type { GameModule, HandCard, HandGroup, View } from "../types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ending, OBJECTIVES } from "./ending";
import Crew from "./Crew.svelte";
import {
  COLOUR,
  DECK_COLOUR,
  embattled,
  FACE,
  iconOf,
  iconOfCard,
  ROOMS,
  type ShipView,
} from "./view";

addIcons(pictures, 512);

const ship = (view: View): ShipView => view as unknown as ShipView;
const SHOWN = ["draw", "turns", "attacks", "fire", "event", "bag"] as const;
/** Which of them a phase of the rules belongs to. */
const PART: Readonly<Record<(typeof PHASES)[number], (typeof SHOWN)[number]>> = {
  draft: "draw",
  round: "draw",
  turn: "turns",
  trade: "turns",
  airlock: "turns",
  time: "attacks",
  attacks: "attacks",
  fire: "fire",
  event: "event",
  development: "bag",
  jump: "bag",
  lost: "bag",
  check: "bag",
  over: "bag",
};
const EVENTS: Readonly<Record<string, string>> = {
  "noise.removed": "sound-waves",
  noise: "sound-waves",
  encounter: "alien-skull",
  "token.drawn": "alien-skull",
  "intruder.": "alien-skull",
  summoned: "alien-skull",
  attack: "claw-slashes",
  surprise: "claw-slashes",
  "fire.": "small-fire",
  burnt: "small-fire",
  malfunction: "unplugged",
  door: "closed-doors",
  explored: "magnifying-glass",
  "token.explored": "magnifying-glass",
  "wound.dressed": "bandage-roll",
  "wound.healed": "first-aid-kit",
  "wound.light.healed": "first-aid-kit",
  "wound.light": "bleeding-wound",
  wound: "ragged-wound",
  died: "skull-crossed-bones",
  perished: "skull-crossed-bones",
  "does.move": "footsteps",
  "does.careful": "footsteps",
  "picked.up": "hand",
  "first.contact": "alien-skull",
  signal: "sound-waves",
  repaired: "wrench",
  crafted: "wrench",
  engine: "wrench",
  drew: "card-pickup",
  "does.shoot": "crosshair",
  "does.search": "magnifying-glass",
  "does.pick_up": "hand",
  "does.melee": "hand",
  "does.trade": "card-pickup",
  "does.craft": "wrench",
  "does.room": "joystick",
  "does.mutation": "dna2",
  shoot: "crosshair",
  "combat.rolled": "crosshair",
  missed: "bullet-impacts",
  injured: "bullet-impacts",
  "blood.": "bleeding-wound",
  killed: "skull-crossed-bones",
  searched: "magnifying-glass",
  launched: "space-shuttle",
  boarded: "space-shuttle",
  pod: "space-shuttle",
  escaped: "space-shuttle",
  hibernate: "cryo-chamber",
  "event.card": "sands-of-time",
  time: "u-clock",
  round: "u-clock",
  fuse: "time-bomb",
  over: "laurel-crown",
  contaminated: "biohazard",
  scanned: "biohazard",
  slimed: "dripping-goo",
  infested: "leeching-worm",
  larva: "leeching-worm",
  egg: "egg",
  nest: "egg-clutch",
  queen: "horned-skull",
  course: "compass",
  looked: "u-eye",
  looks: "u-eye",
  weakness: "test-tubes",
  adaptation: "dna2",
  mutat: "dna2",
  burrowed: "dna2",
  evolved: "fleshy-mass",
  feeds: "worm-mouth",
  parried: "shield",
  shielded: "shield",
  passed: "card-discard",
  xeno: "alien-skull",
};
const VERBS: Readonly<Record<string, string>> = {
  move: "footsteps",
  careful: "barefoot",
  escape: "running-ninja",
  shoot: "crosshair",
  melee: "punch",
  search: "magnifying-glass",
  room: "joystick",
  card: "card-draw",
  item: "toolbox",
  quest: "flag-objective",
  pick_up: "hand",
  trade: "card-exchange",
  craft: "wrench",
  drop: "card-discard",
  mutation: "dna2",
  xeno_move: "alien-skull",
  xeno_attack: "claw-slashes",
  xeno_effect: "card-draw",
  xeno_feed: "carnivore-mouth",
};
const found = (key: string): string | undefined =>
  EVENTS[key] ?? Object.entries(EVENTS).find(([part]) => key.startsWith(part))?.[1];
/** Whose wish an Objective is. */
const SIDES: Readonly<Record<string, { name: string; tint: string }>> = {
  obj_c: { name: "nemesis-goal-corporate", tint: "#8fd6a0" },
  obj_p: { name: "nemesis-goal-personal", tint: "var(--seat-sky)" },
};
const OUT = new Set(["dead", "asleep", "escaped", "in_pod"]);
const ROLLS: Readonly<Record<string, string>> = { danger: "alien-skull", silence: "sound-waves" };

/** What all seats together have seen: crew, tiles, engines, course, mutations. */
function truth(shown: View, views: readonly View[]): View {
  const all = ship(shown);
  const seen = views.map(ship);
  const first = <T>(mine: T | null, of: (view: ShipView) => T | null | undefined): T | null =>
    mine ?? seen.map(of).find((each) => each !== null && each !== undefined) ?? null;
  const whole: ShipView = {
    ...all,
    seats: all.seats.map((crew, seat) => seen[seat]?.seats[seat] ?? crew),
    rooms: all.rooms.map((room, index) => ({
      ...room,
      tile: first(room.tile, (view) => view.rooms[index]?.tile),
      token: first(room.token, (view) => view.rooms[index]?.token),
    })),
    engines: all.engines.map((pair, engine) =>
      pair.map((face, token) => first(face, (view) => view.engines[engine]?.[token])),
    ),
    coordinates: first(all.coordinates, (view) => view.coordinates),
    brood: all.brood && {
      ...all.brood,
      mutants: all.brood.mutants.map((mutant, seat) => seen[seat]?.brood?.mutants[seat] ?? mutant),
    },
  };
  return whole as unknown as View;
}

/** A card of the Intruder player says what it moves and draws: several of one effect differ in nothing else. */
function intruderCard(
  { card, corridor, attacks }: ShipView["hand"][number],
  speech: Speech,
): Partial<HandCard> {
  const uses = t("nemesis-xeno-uses", { corridor: corridor ?? 0, attacks });
  return {
    name: t("nemesis-xeno-card", { name: speech.thing(card, "card"), corridor: corridor ?? 0 }),
    text: `${uses} ${speech.text(`card.${card}`)}`,
    brief: `${uses} ${speech.attribute(`card.${card}`, "brief")}`,
    lines: [uses],
  };
}

const module: GameModule = {
  Board,
  ending,
  Aside,
  Seat: Crew,
  colour: (view, seat) => COLOUR[ship(view).seats[seat]?.character ?? ""] ?? colourOfSeat(seat),
  face: (view, seat) => FACE[ship(view).seats[seat]?.character ?? ""] ?? "",
  iconOf: (kind, id) => (kind === "event.does" ? EVENTS[`does.${id}`] : iconOf(kind, id)),
  iconOfEvent: ({ key, facts }) =>
    found(key) ?? (typeof facts.card === "string" ? iconOfCard(facts.card) : plainIcon(key)),
  choice: (kind, id, prompt) => {
    if (kind === "character")
      return { icon: FACE[id], tint: `var(--seat-${COLOUR[id] ?? "bone"})`, kind: "" };
    const side = kind === "card" ? SIDES[id.slice(0, 5)] : undefined;
    if (side) return { icon: OBJECTIVES[id], tint: side.tint, kind: t(side.name) };
    return prompt === "mutation.keep"
      ? { tint: "var(--seat-rose)", kind: t("nemesis-mutation-secret") }
      : undefined;
  },
  brings: ({ facts: { weapon, quests, own } }) =>
    typeof weapon === "string"
      ? [
          { label: t("nemesis-weapon"), things: [weapon] },
          { label: t("nemesis-quests"), things: quests as string[] },
          { label: t("nemesis-own-cards"), things: own as string[] },
        ]
      : [],
  panel: ({ view, speech }, seat) => {
    const all = ship(view);
    const crew = all.seats[seat]!;
    const fights = embattled(all, crew.place);
    const out = OUT.has(crew.place);
    return {
      role:
        seat === all.xeno
          ? t("nemesis-intruder-seat")
          : crew.character
            ? speech.thing(crew.character, "character")
            : "",
      part: true,
      number: crew.number,
      // What the tile of a phone shows; the panel itself is drawn by Crew.
      meters: [
        {
          icon: "bleeding-wound",
          value: `${crew.light}+${crew.wounds.length}`,
          name: t("nemesis-wounds"),
        },
        { icon: "cardpip", value: crew.hand, name: t("nemesis-cards") },
      ],
      counts: [],
      chips: [],
      tag:
        out && seat !== all.xeno
          ? crew.pod === null
            ? t(`nemesis-${crew.place}`)
            : t("nemesis-in-pod-number", { number: crew.pod })
          : crew.passed
            ? t("nemesis-passed")
            : fights && seat !== all.turn
              ? t("nemesis-in-combat")
              : seat === all.first && seat !== all.turn
                ? t("nemesis-first")
                : undefined,
      out: crew.place === "dead" && seat !== all.xeno,
      done: out && seat !== all.xeno,
    };
  },
  hand: ({ view, me, speech }) => {
    const all = ship(view);
    const crew = me === null ? undefined : all.seats[me];
    if (!crew) return [];
    const mutant = all.brood?.mutants[me!];
    const CONTAMINATION = /^contamination/;
    const card = (
      face: string,
      key: string,
      thing: Choice,
      note = "",
      more: Partial<HandCard> = {},
    ): HandCard => ({
      key,
      name: speech.thing(face, "card"),
      text: speech.text(`card.${face}`),
      brief: speech.attribute(`card.${face}`, "brief"),
      icon: iconOfCard(face),
      thing,
      kind: "card",
      id: face,
      note,
      ...(CONTAMINATION.test(face) ? { tint: "#cfe84a", scrambled: true } : {}),
      ...more,
    });
    const groups: HandGroup[] = [
      {
        title: t("nemesis-hand", { count: all.hand.length }),
        cards: all.hand.map((held, index) =>
          card(
            held.card,
            `h${index}`,
            held.card,
            held.infected === null ? "" : t(held.infected ? "nemesis-infected" : "nemesis-clean"),
            held.corridor === null ? {} : intruderCard(held, speech),
          ),
        ),
      },
      {
        stacks: true,
        title: t("nemesis-hands-short"),
        cards: crew.held.map((held) =>
          card(
            held.card,
            `w${held.handle}`,
            held.handle,
            held.ammo === null
              ? ""
              : t("nemesis-ammo", { ammo: held.ammo, capacity: held.capacity ?? held.ammo }),
            held.ammo === null ? {} : { rounds: { on: held.ammo, of: held.capacity ?? held.ammo } },
          ),
        ),
      },
      {
        stacks: true,
        title: t("nemesis-your-items"),
        cards: all.inventory.map((item) =>
          card(item.card, `i${item.handle}`, item.handle, "", { tint: DECK_COLOUR[item.back] }),
        ),
      },
      {
        title: t("nemesis-mutation"),
        cards:
          mutant?.card && crew.place !== "dead"
            ? [card(mutant.card, "mutation", "mutation", "", { tint: "#ff8fb8" })]
            : [],
      },
      {
        stacks: true,
        title: t("nemesis-quests"),
        cards: crew.quests.map((quest, index) => card(quest, `q${index}`, quest)),
      },
    ];
    return groups.filter((group) => group.cards.length);
  },
  secret: ({ view, me, speech }) => {
    const goals = (me === null ? [] : (ship(view).seats[me]?.objectives ?? [])).filter(
      (goal): goal is string => goal !== null,
    );
    if (!goals.length) return null;
    return {
      wanted: goals.length > 1 ? [] : (ship(view).prospects[0] ?? []),
      title: goals.length > 1 ? t("nemesis-two-goals") : speech.thing(goals[0]!, "card"),
      lines: goals.map((goal) =>
        goals.length > 1
          ? `${speech.thing(goal, "card")}: ${speech.text(`card.${goal}`)}`
          : speech.text(`card.${goal}`),
      ),
      icon: "flag-objective",
    };
  },
  goal: () => null,
  secretHeight: 216,
  verbs: VERBS,
  purse: ({ view, me }) => {
    const { turn, taken, xeno, phase } = ship(view);
    const mine = turn === me && me !== xeno && phase === "turn" && taken < ACTIONS;
    return mine ? { icon: "", left: ACTIONS - taken, of: ACTIONS, counted: true } : null;
  },
  keyed: (thing) => typeof thing === "string",
  phases: ({ view, speech }) => {
    const { phase, round } = ship(view);
    return {
      names: SHOWN.map((name) =>
        name === "attacks" ? speech.say("board.fauna_attacks") : t(`nemesis-phase-${name}`),
      ),
      now: SHOWN.indexOf(PART[phase as keyof typeof PART] ?? "turns"),
      title: t("nemesis-round", { round }),
    };
  },
  turn: (view) => (ship(view).ending ? null : ship(view).turn),
  truth,
  farewells: new Set(["died"]),
  texts: (view) => ship(view).texts,
  joins: (view) => {
    const rooms = new Map(ship(view).rooms.map((room) => [room.id, room]));
    /** Its tile once all know it, its slot before. */
    const called = (id: string): string => {
      const room = rooms.get(id);
      return (room?.explored || ROOMS[id]?.special) && room?.tile ? room.tile : id;
    };
    return Object.fromEntries(
      CORRIDORS.map(({ id, a, b }) => [`corridor.${id}`, [called(a), called(b)]]),
    );
  },
  things: (view, asked, { option, about, facts, key }) => {
    if (about.length) return about;
    const all = ship(view);
    if (key === "option.pick_up" && typeof facts.object === "string")
      return [["object", all.seats[all.me ?? 0]?.place ?? "", facts.object]];
    if (asked.prompt === "cockpit.course" && typeof option === "string")
      return [["course", option]];
    if (option === "mutation") return ["mutation"];
    if (asked.prompt === "turn.action" && (option === "room" || option === "search"))
      return [all.seats[all.me ?? 0]?.place ?? ""];
    if (typeof facts.card === "string") return [facts.card];
    if (typeof option === "string" && iconOfCard(option) !== "card-pickup") return [option];
    return undefined;
  },
  // Fights, encounters and scans have close-ups of their own.
  moments: new Set([
    "died",
    "fuse.started",
    "fuse.stopped",
    "fuse.critical",
    "launched",
    "escaped",
    "hibernated",
    "over",
    "explored",
    "event.card",
    "first.contact",
    "queen.comes",
    "nest.destroyed",
    "weakness",
    "adaptation",
    "adaptation.removed",
    "mutated",
    "jump",
    "ship.lost",
    "arrived",
    "xeno",
    "airlock.opened",
    "airlock.sealed",
  ]),
  weights: {
    died: 6,
    "ship.lost": 6,
    over: 5,
    launched: 4,
    escaped: 4,
    hibernated: 4,
    mutated: 5,
    "first.contact": 4,
    "queen.comes": 3,
    "nest.destroyed": 4,
    explored: 0.5,
  },
  kinds: { died: "death", "ship.lost": "death", mutated: "infection", traded: "swap" },
  dice: ({ key, facts }) =>
    key === "noise.rolled"
      ? [
          {
            face: String(facts.face),
            icon: ROLLS[String(facts.face)],
            bad: facts.face === "danger",
          },
        ]
      : [],
};

export default module;
