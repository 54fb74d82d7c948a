/** How Nemesis fills the table. */

import pictures from "virtual:icons/nemesis";
import { addIcons } from "../../icons/icons";
import { colourOfSeat } from "../../kit/seats";
import type { Choice } from "../../net/types";
import { t } from "../../words/words.svelte";
import type { Chip, GameModule, HandCard, HandGroup, View } from "../types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { COLOUR, FACE, iconOfCard, INTRUDER, OBJECT_ICON, TILE_ICON, type ShipView } from "./view";

addIcons(pictures, 512);

const ship = (view: View): ShipView => view as unknown as ShipView;
const PHASES = ["draw", "turns", "attacks", "fire", "event", "bag"];
const PART: Readonly<Record<string, number>> = { draw: 0, round: 0, turns: 1, turn: 1, time: 2, attacks: 2, fire: 3, event: 4, development: 5, check: 5 };
const EVENTS: Readonly<Record<string, string>> = {
  noise: "sound-waves", encounter: "alien-skull", attack: "claw-slashes", surprise: "claw-slashes", fire: "small-fire", malfunction: "unplugged", door: "closed-doors", explored: "magnifying-glass", wound: "ragged-wound", dies: "skull-crossed-bones",
  shot: "crosshair", injury: "bullet-impacts", search: "magnifying-glass", pod_launched: "space-shuttle", hibernates: "cryo-chamber", event: "sands-of-time", over: "laurel-crown",
};
const found = (key: string): string | undefined => EVENTS[key] ?? Object.entries(EVENTS).find(([part]) => key.startsWith(part))?.[1];
const OUT = new Set(["dead", "asleep", "escaped", "in_pod"]);

const module: GameModule = {
  Board,
  Aside,
  colour: (view, seat) => COLOUR[ship(view).seats[seat]?.character ?? ""] ?? colourOfSeat(seat),
  face: (view, seat) => FACE[ship(view).seats[seat]?.character ?? ""] ?? "",
  iconOf: (kind, id) => (kind === "place" ? TILE_ICON[id] : kind === "intruder" ? INTRUDER[id]?.icon : kind === "character" ? FACE[id] : undefined) ?? iconOfCard(id),
  iconOfEvent: ({ key, facts }) => found(key) ?? (typeof facts.card === "string" ? iconOfCard(facts.card) : "footsteps"),
  panel: ({ view, speech, me }, seat) => {
    const all = ship(view);
    const crew = all.seats[seat]!;
    const chips: Chip[] = [
      ...crew.held.map((held) => ({ name: speech.thing(held.card, "card"), icon: iconOfCard(held.card), note: held.ammo === null ? undefined : `${held.ammo} / ${held.capacity}`, kind: "card", id: held.card })),
      ...crew.objects.map((object) => ({ name: speech.thing(object, "object"), icon: OBJECT_ICON(object) })),
    ];
    const goals: Chip[] = seat === me ? [] : crew.objectives.filter((goal): goal is string => goal !== null).map((goal) => ({ name: speech.thing(goal, "card"), icon: "flag-objective", kind: "card", id: goal }));
    const marks = [crew.slime ? t("nemesis-slime") : "", crew.larva ? t("nemesis-larva") : "", crew.signal ? t("nemesis-signal") : ""].filter(Boolean);
    return {
      role: [crew.character ? speech.thing(crew.character, "character") : t("nemesis-player", { number: crew.number }), ...marks].join(", "),
      meters: [],
      counts: [
        { icon: "bleeding-wound", value: crew.light, name: t("nemesis-light") },
        { icon: "ragged-wound", value: crew.wounds.length, name: t("nemesis-serious") },
        { icon: "stack", value: crew.hand, name: t("nemesis-cards") },
        { icon: "cardboard-box", value: crew.items.length, name: t("nemesis-items") },
      ],
      chips: [...goals, ...chips].slice(0, 3),
      tag: OUT.has(crew.place) ? t(`nemesis-${crew.place}`) : crew.passed ? t("nemesis-passed") : seat === all.first ? t("nemesis-first") : undefined,
      out: crew.place === "dead",
    };
  },
  hand: ({ view, me, speech }) => {
    const all = ship(view);
    const crew = me === null ? undefined : all.seats[me];
    if (!crew) return [];
    const card = (face: string, key: string, thing: Choice, note = ""): HandCard => ({ key, name: speech.thing(face, "card"), text: speech.text(`card.${face}`), icon: iconOfCard(face), thing, kind: "card", id: face, note });
    const groups: HandGroup[] = [
      { title: t("nemesis-hand", { count: all.hand.length }), cards: all.hand.map((held, index) => card(held.card, `h${index}`, held.card, held.infected === null ? "" : t(held.infected ? "nemesis-infected" : "nemesis-clean"))) },
      { title: t("nemesis-hands-short"), cards: crew.held.map((held) => card(held.card, `w${held.handle}`, held.handle, held.ammo === null ? "" : t("nemesis-ammo", { ammo: held.ammo, capacity: held.capacity }))) },
      { title: t("nemesis-your-items"), cards: all.inventory.map((item) => card(item.card, `i${item.handle}`, item.handle)) },
      { title: t("nemesis-quests"), cards: crew.quests.map((quest, index) => card(quest, `q${index}`, quest)) },
    ];
    return groups.filter((group) => group.cards.length);
  },
  secret: ({ view, me, speech }) => {
    const goals = (me === null ? [] : (ship(view).seats[me]?.objectives ?? [])).filter((goal): goal is string => goal !== null);
    if (!goals.length) return null;
    return { title: goals.map((goal) => speech.thing(goal, "card")).join(" / "), lines: goals.map((goal) => speech.text(`card.${goal}`)), icon: "flag-objective" };
  },
  goal: () => null,
  phases: ({ view }) => {
    const { phase, round } = ship(view);
    return { names: PHASES.map((name) => t(`nemesis-phase-${name}`)), now: PART[phase] ?? 1, title: t("nemesis-round", { round }) };
  },
  turn: (view) => (ship(view).ending ? null : ship(view).turn),
  truth: (shown, views) => ({ ...shown, seats: ship(shown).seats.map((crew, seat) => ship(views[seat] ?? shown).seats[seat] ?? crew) }),
  things: (_view, _asked, { option, about, facts }) => {
    if (about.length) return about;
    if (typeof facts.card === "string") return [facts.card];
    if (typeof option === "string" && iconOfCard(option) !== "card-pickup") return [option];
    return undefined;
  },
  moments: new Set(["encounter", "surprise", "attack", "dies", "self_destruct", "pod_launched", "hibernates", "over", "explored", "event"]),
};

export default module;
