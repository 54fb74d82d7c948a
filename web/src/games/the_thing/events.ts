/** How the events of The Thing look: a picture for each, which of them are shown large, and the dice they roll. */

import type { Die } from "../../board/motion.svelte";
import type { Kind } from "../../net/moments";
import type { Told } from "../../net/types";
import { DIE_ICON, WEATHER } from "./view";

export const EVENTS: Readonly<Record<string, string>> = {
  weather: "snowing",
  "upkeep.fuel": "jerrycan",
  "upkeep.damage": "crack",
  "power.fails": "light-bulb",
  "power.back": "light-bulb",
  "boiler.destroyed": "furnace",
  "frost.advances": "snowflake-1",
  "rescue.flies": "helicopter",
  "rescue.lands": "helicopter",
  "rescue.leaves": "helicopter",
  "plan.laid": "alien-skull",
  "plan.revealed": "alien-skull",
  "cards.drawn": "card-draw",
  "card.given": "card-draw",
  "stack.shuffled": "card-draw",
  "stack.discarded": "card-draw",
  special: "card-draw",
  lounge: "sofa",
  "figure.sleeps": "bunk-beds",
  "characters.meet": "microscope",
  "token.looked": "microscope",
  "token.seen": "microscope",
  "token.placed": "crown",
  "token.taken": "crown",
  "leader.changes": "crown",
  "leader.passes": "crown",
  "vote.cast": "vote",
  "vote.abstains": "vote",
  "discs.move": "u-eye",
  "alien.revealed": "interlaced-tentacles",
  "alien.grows": "alien-skull",
  "alien.burnt": "flame",
  "alien.defeated": "flame",
  "alien.flees": "interlaced-tentacles",
  "alien.even": "alien-skull",
  "alien.idle": "alien-skull",
  transformed: "interlaced-tentacles",
  "figure.killed": "skull-crossed-bones",
  sabotage: "bolt-cutter",
  "sabotage.alien": "interlaced-tentacles",
  damage: "crack",
  repaired: "spanner",
  refuelled: "jerrycan",
  "fuel.lost": "jerrycan",
  cooked: "hot-meal",
  "food.eaten": "hot-meal",
  "food.raw": "hot-meal",
  "food.lost": "hot-meal",
  hunger: "hot-meal",
  "sos.sent": "radio-tower",
  "test.a": "round-bottom-flask",
  "test.offered_a": "round-bottom-flask",
  "test.b": "flamethrower",
  "test.offered_b": "flamethrower",
  "lab.drawn": "swap-bag",
  searched: "backpack",
  "doing.dog": "sitting-dog",
  "doing.meeting": "microscope",
  "alien.proposes": "alien-skull",
  "alien.proposes_kill": "alien-skull",
  "doing.alien": "alien-skull",
  "doing.plan": "alien-skull",
  "dog.caught": "sitting-dog",
  "dog.placed": "sitting-dog",
  "dog.checked": "sitting-dog",
  "dog.token": "sitting-dog",
  "dogs.released": "sitting-dog",
  "kennel.opens": "dog-house",
  "board.asks": "helicopter",
  "board.enters": "helicopter",
  "board.departs": "helicopter",
  burnt: "flame",
  "role.shown": "domino-mask",
  "game.over": "laurel-crown",
};

export const MOMENTS: ReadonlySet<string> = new Set([
  "power.fails",
  "power.back",
  "boiler.destroyed",
  "rescue.lands",
  "rescue.leaves",
  "alien.revealed",
  "alien.burnt",
  "transformed",
  "plan.revealed",
  "sabotage",
  "sabotage.alien",
  "characters.meet",
  "token.seen",
  "dog.token",
  "figure.killed",
  "sos.sent",
  "test.a",
  "test.b",
  "role.shown",
  "board.departs",
  "burnt",
  "hunger",
]);

/** Who changed sides and who died, then what came to light; then where it may have happened, and the base. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  "characters.meet": 2,
  transformed: 6,
  "token.seen": 6,
  "dog.token": 6,
  "alien.revealed": 6,
  "figure.killed": 6,
  burnt: 5,
  "alien.burnt": 5,
  "role.shown": 5,
  "test.a": 3,
  "test.b": 3,
  sabotage: 3,
  "sabotage.alien": 3,
  "board.departs": 3,
  "rescue.lands": 2,
  "rescue.leaves": 3,
};

/** A look at a token turns nothing unless it was the alien's. */
export const idle = ({ key, facts }: Told): boolean =>
  (key === "token.seen" || key === "dog.token") && facts.token !== "alien";

export const MOMENT_KINDS: Readonly<Record<string, Kind>> = {
  transformed: "infection",
  "token.seen": "infection",
  "dog.token": "infection",
  "alien.revealed": "infection",
  sabotage: "lie",
  "sabotage.alien": "lie",
  "figure.killed": "death",
  burnt: "death",
  "alien.burnt": "death",
  "trade.done": "swap",
  "trade.done_own": "swap",
  "vote.cast": "vote",
  "vote.abstains": "vote",
  "test.a": "test",
  "test.b": "test",
  "role.shown": "test",
};

export const ALARMS: ReadonlySet<string> = new Set([
  "power.fails",
  "boiler.destroyed",
  "rescue.leaves",
  "alien.revealed",
  "transformed",
  "plan.revealed",
  "sabotage",
  "sabotage.alien",
  "figure.killed",
  "burnt",
  "hunger",
]);

/** The faces of the action die that hurt. */
const BAD: ReadonlySet<string> = new Set(["sabotage", "threat", "storm"]);
export const FACE_ICON: Readonly<Record<string, string>> = {
  ...WEATHER,
  ...DIE_ICON,
};

const die = (face: string): Die => ({ face, icon: FACE_ICON[face], bad: BAD.has(face) });
const ROLLED: ReadonlySet<string> = new Set([
  "weather",
  "station.rolled",
  "dice.rolled",
  "dice.rerolled",
  "escape.contested",
]);

/** The weather die and the action dice. */
export function dice({ key, facts }: Told): Die[] {
  if (!ROLLED.has(key)) return [];
  const faces = Array.isArray(facts.dice) ? (facts.dice as string[]) : [String(facts.face)];
  return faces.map(die);
}
