/** The ship of Nemesis as it is printed, and how its people, creatures and cards look. */

import type { Colour } from "../../kit/seats";
import { CORRIDORS, ROOMS as TILES, SLOTS } from "../../lib/facts/nemesis";
import { t } from "../../words/words.svelte";
import looks from "./looks.json";
import seats from "./seats.json";
import ship from "./ship.json";

import type { AttackCardView, ShipRoomView as RoomView, ShipView } from "../../lib/views/nemesis";

export type {
  CorridorView,
  HeldView,
  MutantView,
  PodView,
  ShipRoomView as RoomView,
  CharacterView as CrewView,
  ShipView,
} from "../../lib/views/nemesis";

export interface Slot {
  no: string;
  x: number;
  y: number;
  special: boolean;
}
const PRINTED: readonly [string, { number: number; kind: string; fixed: string | null }][] =
  Object.entries(SLOTS);
/** Every place of the board: what is printed there, and where it lies on the screen. */
export const ROOMS: Readonly<Record<string, Slot>> = Object.fromEntries(
  PRINTED.map(([id, { number, kind }]) => [
    id,
    {
      ...(ship.rooms as Record<string, { x: number; y: number }>)[id]!,
      no: String(number).padStart(3, "0"),
      special: kind === "special",
    },
  ]),
);
/** The rooms of the engines, the first engine first. */
export const ENGINES: readonly string[] = PRINTED.filter(([, slot]) =>
  slot.fixed?.startsWith("engine_"),
)
  .sort(([, one], [, other]) => one.fixed!.localeCompare(other.fixed!))
  .map(([id]) => id);
export const HULL = ship.hull;
export const OUTER = ship.outer;
/** What is printed on a room tile: the colour of its items, and whether it has a computer. */
export const tileOf = (tile: string | null): { colour: string; computer: boolean } =>
  (TILES as Readonly<Record<string, { colour: string; computer: boolean }>>)[tile ?? ""] ?? {
    colour: "",
    computer: false,
  };

export const COLOUR: Readonly<Record<string, Colour>> = seats.colours as Record<string, Colour>;
export const FACE: Readonly<Record<string, string>> = seats.faces;
export const TILE_ICON: Readonly<Record<string, string>> = {
  cockpit: "joystick",
  hibernatorium: "cryo-chamber",
  engine_1: "rocket-thruster",
  engine_2: "rocket-thruster",
  engine_3: "rocket-thruster",
  armory: "gun-stock",
  comms_room: "radar-dish",
  emergency_room: "first-aid-kit",
  evacuation_a: "space-shuttle",
  evacuation_b: "space-shuttle",
  fire_control: "fire-extinguisher",
  generator: "power-generator",
  laboratory: "test-tubes",
  nest: "egg-clutch",
  storage: "cardboard-box",
  surgery: "medical-pack",
  airlock_control: "closed-doors",
  cabins: "bunk-beds",
  canteen: "meal",
  command_center: "computing",
  engine_control: "rocket-thruster",
  hatch_control: "closed-doors",
  monitoring_room: "cctv-camera",
  slime_room: "slime",
  shower_room: "shower",
};
export const DECK_COLOUR: Readonly<Record<string, string>> = {
  red: "#e0857a",
  yellow: "#d9cb86",
  green: "#8cc9a0",
  white: "#dfe5e9",
};
export const DECK_ICON: Readonly<Record<string, string>> = {
  red: "heavy-bullets",
  yellow: "wrench",
  green: "t-bonus",
  white: "cardboard-box",
};
interface Look {
  icon: string;
  hooks: number;
  size: number;
  /** Flesh and lobed instead of acid and hooked. */
  flesh?: boolean;
  /** The blue kind of a token. */
  notch?: boolean;
  blank?: boolean;
}
const LOOKS: {
  readonly species: Readonly<Record<string, { ink: string; emblem: string }>>;
  readonly kinds: Readonly<Record<string, Look>>;
} = looks;
export const INTRUDER = LOOKS.kinds;
export const lookOf = (kind: string): Look => INTRUDER[kind] ?? INTRUDER.adult!;
/** The colour of the Intruders aboard; whoever has none of its own has that of the base game. */
export const inkOf = (species: string): string =>
  (LOOKS.species[species] ?? LOOKS.species.intruders!).ink;
/** The kind that stands for the Intruders aboard. */
export const emblemOf = ({ species, kinds }: Pick<ShipView, "species" | "kinds">): string =>
  LOOKS.species[species]?.emblem ?? kinds[0]!;

/** The injury values of an Attack card: one number for all kinds, or several and whom each is for. */
export function injuriesOf(
  values: AttackCardView["values"],
  nameOf: (kind: string) => string,
): string {
  const [first, ...more] = values;
  if (first && !first[0] && !more.length) return t("nemesis-blood", { count: first[1] });
  const columns = values.map(([kind, count]) =>
    t("nemesis-column", { kind: kind ? nameOf(kind) : t("nemesis-others"), count }),
  );
  return t("nemesis-columns", { values: columns.join(", ") });
}

/** A room as events name it: its tile once explored, its slot before. */
export const roomNamed = (ship: ShipView, name: string): RoomView | undefined =>
  ship.rooms.find((room) => (room.explored ? room.tile === name : room.id === name));
/** The rooms a room has corridors to, with the corridor. */
export const waysFrom = (room: string) =>
  CORRIDORS.filter(({ a, b }) => a === room || b === room).map((corridor) => ({
    corridor,
    to: corridor.a === room ? corridor.b : corridor.a,
  }));
/** Whether somebody stands in a room with an Intruder. */
export const embattled = (ship: ShipView, room: string): boolean =>
  ship.intruders.some((intruder) => ship.rooms[intruder.room]?.id === room);

export const CARD_ICON: Readonly<Record<string, string>> = {
  search: "magnifying-glass",
  rest: "bunk-beds",
  interruption: "stop-sign",
  demolition: "time-bomb",
  basic_repairs: "wrench",
  repairs: "wrench",
  computer_skills: "laptop",
  suppressive_fire: "bullet-impacts",
  reload: "reload-gun-barrel",
  order: "team-idea",
  motivation: "team-idea",
  ship_knowledge: "treasure-map",
  piloting: "joystick",
  quick_repairs: "wrench",
  ingenuity: "toolbox",
  pyrotechnics: "small-fire",
  covering_fire: "bullet-impacts",
  full_auto: "bullets",
  aimed_fire: "crosshair",
  nerves_of_steel: "shield",
  adrenaline: "running-ninja",
  reconnaissance: "binoculars",
  scavenging: "cardboard-box",
  intranet: "laptop",
  access_denied: "closed-doors",
  risk_assessment: "radar-sweep",
  contamination: "biohazard",
  contamination_infected: "biohazard",
  contamination_clean: "biohazard",
  revolver: "revolver",
  shotgun: "winchester-rifle",
  sawed_off: "winchester-rifle",
  assault_rifle: "rifle",
  rifle: "rifle",
  pistol: "pistol-gun",
  ship_log: "notebook",
  intercom: "walkie-talkie",
  evacuation_key_q: "key-card",
  plasma_torch: "fire-ray",
  flashlight: "flashlight",
  armor: "armor-vest",
  motion_tracker: "radar-sweep",
  security_key: "key-card",
  holo_computer: "laptop",
  lab_equipment: "test-tubes",
  energy_charge: "battery-pack",
  grenade: "grenade",
  smoke_grenade: "smoke-bomb",
  recon_drone: "cctv-camera",
  decoy: "sound-waves",
  prototype_rifle: "rifle",
  prototype_shotgun: "winchester-rifle",
  prototype_pistol: "pistol-gun",
  comms_key: "key-card",
  evacuation_key: "key-card",
  self_destruct_key: "key-card",
  tools: "toolbox",
  chemicals: "fizzing-flask",
  fire_extinguisher: "fire-extinguisher",
  clothes: "t-shirt",
  tech_corridor_plans: "treasure-map",
  space_suit: "space-suit",
  nemesis_plans: "treasure-map",
  medkit: "first-aid-kit",
  bandages: "bandage-roll",
  synthetic_food: "canned-fish",
  adrenaline_injection: "syringe",
  alcohol: "fizzing-flask",
  military_drugs: "pill",
  antidote: "syringe",
  taser: "fire-ray",
  flamethrower: "flamethrower",
  molotov: "molotov",
  wound_arm: "arm-sling",
  wound_leg: "leg",
  wound_hand: "hand",
  wound_body: "ragged-wound",
  wound_bleeding: "bleeding-wound",
  old_friend: "robot-golem",
  oms: "orbital",
  technical_corridors: "vent",
  auto_loader: "machine-gun-magazine",
  extended_magazine: "machine-gun-magazine",
  duct_tape: "breaking-chain",
  adrenal_surge: "heart-beats",
  alpha_roar: "lion",
  bone_blades: "bone-knife",
  chitin_plates: "turtle-shell",
  digestive_bile: "acid-blob",
  duct_crawler: "gecko",
  echo_sense: "echo-ripples",
  hive_whisper: "brain-tentacle",
  predators_leap: "jumping-dog",
  probing_tendrils: "suckered-tentacle",
  regenerating_tissue: "healing",
  scent_mask: "nose-side",
  agile: "running-ninja",
  ambusher: "hunter-eyes",
  battering: "charging-bull",
  dense_tissue: "muscle-up",
  heatproof: "fire-shield",
  insulated: "energy-shield",
  relentless: "paw-print",
  voracious: "carnivore-mouth",
  weak_energy: "lightning-frequency",
  weak_extinct: "egg-pod",
  weak_fighting: "crossed-claws",
  weak_fire: "flame",
  weak_moving: "footsteps",
  weak_phosphate: "acid",
  weak_reaction: "heart-beats",
  weak_vital: "crosshair",
};
/** Decks whose cards share one picture, by how their ids begin. */
const DECKS: readonly (readonly [RegExp, string])[] = [
  [/^obj_/, "laurel-crown"],
  [/^(atk|ka)_/, "claw-slashes"],
  [/^(evt|ke)_/, "sands-of-time"],
  [/^ia_/, "alien-skull"],
  [/^coord_/, "compass"],
];
const OBJECTS: Readonly<Record<string, string>> = {
  corpse: "dead-head",
  egg: "egg",
  carcass: "bleeding-wound",
};
const ICONS: Readonly<Record<string, (id: string) => string | undefined>> = {
  card: (id) => CARD_ICON[id] ?? DECKS.find(([begins]) => begins.test(id))?.[1],
  place: (id) => TILE_ICON[id],
  intruder: (id) => INTRUDER[id]?.icon,
  character: (id) => FACE[id],
  weakness: (id) => OBJECTS[id],
};
export const iconOf = (kind: string, id: string): string | undefined => ICONS[kind]?.(id);
export const iconOfCard = (card: string): string => iconOf("card", card) ?? "card-pickup";
export const OBJECT_ICON = (object: string): string => OBJECTS[object] ?? "dead-head";
