/** The cards, units and sectors of Theseus: how they look. */

import type { Colour } from "../../kit/seats";
import { CARDS, WHOSE } from "../../lib/facts/theseus";
import type { Speech } from "../../words/speech";
import { t } from "../../words/words.svelte";
import seats from "./seats.json";
import type { PlacedCard, SectorView, TheseusView as StationView } from "../../lib/views/theseus";

export type {
  PlacedCard as CardView,
  FactionView as FactionSeat,
  SectorView,
  TheseusView as StationView,
  UnitView,
} from "../../lib/views/theseus";

export const FACTION_COLOUR: Readonly<Record<string, Colour>> = seats.colours as Record<
  string,
  Colour
>;
export const FACTION_ICON: Readonly<Record<string, string>> = seats.faces;
export const UNIT_ICON: Readonly<Record<string, string>> = {
  marine: "astronaut-helmet",
  scientist: "microscope",
  alien: "alien-bug",
  grey: "alien-stare",
  young_alien: "alien-egg",
  creature: "dna2",
  catcher: "claws",
  runner: "running-ninja",
  warrior: "wolf-head",
};

export const CARD_ICON: Readonly<Record<string, string>> = {
  marines_landmine: "land-mine",
  marines_fire: "flame",
  marines_battle_position: "crosshair",
  marines_combat: "crossed-swords",
  marines_armory: "bullets",
  marines_bunker: "bunker",
  marines_ambush: "hunter-eyes",
  marines_safeguard: "firewall",
  marines_double_shot: "crossed-pistols",
  marines_trap_tracker: "sight-disabled",
  marines_team_tactics: "team-idea",
  marines_duplication: "two-shadows",
  aliens_air_shaft: "pulse",
  aliens_lurk: "hunter-eyes",
  aliens_hatchery: "egg-clutch",
  aliens_tentacles: "suckered-tentacle",
  aliens_combat: "crossed-claws",
  aliens_habitat: "nest-eggs",
  aliens_hole: "hole",
  aliens_adrenaline_rush: "heart-beats",
  aliens_pheromone_trail: "nose-side",
  aliens_incubator: "egg-pod",
  aliens_parasite: "leeching-worm",
  aliens_abduction: "human-target",
  aliens_crawlers: "centipede",
  aliens_duplication: "two-shadows",
  scientists_camera: "cctv-camera",
  scientists_archives: "files",
  scientists_medstation: "medical-pack",
  scientists_small_lab: "erlenmeyer",
  scientists_secret_passage: "secret-door",
  scientists_defence_system: "laser-turret",
  scientists_grabber: "robot-grab",
  scientists_shelter: "energy-shield",
  scientists_malfunction: "unplugged",
  scientists_station_plans: "treasure-map",
  scientists_detonation: "time-bomb",
  scientists_duplication: "two-shadows",
  scientists_remote_control: "tv-remote",
  greys_probe: "radar-dish",
  greys_chamber: "cryo-chamber",
  greys_landmine: "land-mine",
  greys_transmission: "satellite-communication",
  greys_teleport: "teleport",
  greys_time_loop: "cycle",
  greys_annihilation: "bright-explosion",
  greys_amplifier: "sound-waves",
  greys_control: "puppet",
  greys_invisibility: "invisible",
  greys_downgrade: "team-downgrade",
  greys_life_transfer: "life-support",
  greys_duplication: "two-shadows",
  bonus_card_from_deck: "card-draw",
  bonus_upgrade: "upgrade",
  bonus_passage: "exit-door",
};

export const ACTION_ICON: Readonly<Record<string, string>> = {
  combat: "crossed-swords",
  malfunction: "unplugged",
  extra_turn: "clockwise-rotation",
  home: "upgrade",
};
export const SECTOR_ICON: Readonly<Record<string, string>> = {
  corridors: "locked-door",
  control_room: "radar-sweep",
  technology_dock: "gears",
  loading_dock: "bullets",
  alien_nest: "egg-clutch",
  research_lab: "erlenmeyer",
  greys_shipwreck: "spaceship",
};
export const TOKEN_ICON: Readonly<Record<string, string>> = {
  upgrade: "upgrade",
  young_alien: "alien-egg",
  parasite: "leeching-worm",
  lurk: "hunter-eyes",
  tentacles: "suckered-tentacle",
  crawler: "centipede",
  fire: "flame",
  deactivation: "unplugged",
  defence: "laser-turret",
  grabber: "robot-grab",
  camera: "cctv-camera",
  invisibility: "invisible",
  team: "team-idea",
  end: "hourglass",
  malfunction_disc: "unplugged",
};
interface Printed {
  type: string;
  base: number | null;
}
const PRINTED: Readonly<Record<string, Printed>> = CARDS;

/** The sign of a card's type. */
export const typeIcon = (card: string): string => `t-${PRINTED[card]?.type ?? "action"}`;

/** What the X of a card's text stands for: its number where it lies, else the printed one. */
export function numberIn(card: string, number = PRINTED[card]?.base ?? null): string {
  return number === null ? "" : t("theseus-x", { number });
}

/** Of what type a card is. */
export const typeOf = (speech: Speech, card: string): string =>
  PRINTED[card] ? speech.say(`type.${PRINTED[card].type}`) : "";

/** Of what type a card is, and its number. */
export const natureOf = (speech: Speech, card: string, number?: number | null): string =>
  [typeOf(speech, card), numberIn(card, number ?? undefined)].filter(Boolean).join(" · ");

/** A card as it lies at a place of the station. */
export const cardAt = (station: StationView, place: string): PlacedCard | undefined =>
  station.sectors
    .flatMap(({ slots, impending }) => [...slots, ...impending])
    .find((card) => card?.place === place) ?? undefined;

const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  card: CARD_ICON,
  unit: UNIT_ICON,
  faction: FACTION_ICON,
  place: SECTOR_ICON,
  token: TOKEN_ICON,
  option: ACTION_ICON,
};
export const iconOf = (kind: string, id: string): string | undefined =>
  kind === "type" ? `t-${id}` : ICONS[kind]?.[id];

/** What a sector does: home sectors upgrade and clear. */
export const actionName = (speech: Speech, action: string): string =>
  speech.has(`option.${action}`) ? speech.say(`option.${action}`) : t(`board-theseus-${action}`);

export const ROOMS = ["a", "b", "c", "d"] as const;
export const roomThing = (place: string, room: string): readonly [string, string, string] => [
  "room",
  place,
  room,
];

/** The colour of the faction a token belongs to. */
export const colourOfToken = (token: string): Colour =>
  FACTION_COLOUR[(WHOSE as Readonly<Record<string, string>>)[token] ?? ""] ?? "bone";

export const colourOf = (station: StationView, seat: number): Colour =>
  FACTION_COLOUR[station.seats[seat]?.faction ?? ""] ?? "bone";

/** The sectors as the reader sees them: their own lies at the bottom, the ring runs clockwise from there. */
export function sectorsFor(station: StationView): SectorView[] {
  const mine = station.me ?? station.order[0] ?? 0;
  const first = Math.max(
    0,
    station.sectors.findIndex((sector) => sector.homes.includes(mine)),
  );
  return [...station.sectors.slice(first), ...station.sectors.slice(0, first)];
}
