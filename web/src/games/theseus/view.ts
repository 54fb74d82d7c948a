/** The cards, units and sectors of Theseus: how they look. */

import type { Colour } from "../../kit/seats";
import type { SectorView, TheseusView as StationView } from "../../lib/views/theseus";

export type {
  PlacedCard as CardView,
  FactionView as FactionSeat,
  SectorView,
  TheseusView as StationView,
  UnitView,
} from "../../lib/views/theseus";

export const FACTION_COLOUR: Readonly<Record<string, Colour>> = {
  marines: "coral",
  scientists: "sky",
  aliens: "fern",
  pandora: "orchid",
  greys: "bone",
};
export const FACTION_ICON: Readonly<Record<string, string>> = {
  marines: "astronaut-helmet",
  scientists: "microscope",
  aliens: "alien-bug",
  pandora: "dna2",
  greys: "alien-stare",
};
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

/** Each card's picture and the sign of its type. */
export const CARDS: Readonly<Record<string, readonly [icon: string, type: string]>> = {
  marines_landmine: ["land-mine", "trap"],
  marines_fire: ["flame", "trap"],
  marines_battle_position: ["crosshair", "module"],
  marines_combat: ["crossed-swords", "action"],
  marines_armory: ["bullets", "action"],
  marines_bunker: ["bunker", "module"],
  marines_ambush: ["hunter-eyes", "action"],
  marines_safeguard: ["firewall", "module"],
  marines_double_shot: ["crossed-pistols", "module"],
  marines_trap_tracker: ["sight-disabled", "action"],
  marines_team_tactics: ["team-idea", "action"],
  marines_duplication: ["two-shadows", "duplication"],
  aliens_air_shaft: ["pulse", "action"],
  aliens_lurk: ["hunter-eyes", "module"],
  aliens_hatchery: ["egg-clutch", "trap"],
  aliens_tentacles: ["suckered-tentacle", "trap"],
  aliens_combat: ["crossed-claws", "action"],
  aliens_habitat: ["nest-eggs", "module"],
  aliens_hole: ["hole", "shortcut"],
  aliens_adrenaline_rush: ["heart-beats", "action"],
  aliens_pheromone_trail: ["nose-side", "action"],
  aliens_incubator: ["egg-pod", "action"],
  aliens_parasite: ["leeching-worm", "trap"],
  aliens_abduction: ["human-target", "action"],
  aliens_crawlers: ["centipede", "module"],
  aliens_duplication: ["two-shadows", "duplication"],
  scientists_camera: ["cctv-camera", "module"],
  scientists_archives: ["files", "action"],
  scientists_medstation: ["medical-pack", "action"],
  scientists_small_lab: ["erlenmeyer", "action"],
  scientists_secret_passage: ["secret-door", "shortcut"],
  scientists_defence_system: ["laser-turret", "trap"],
  scientists_grabber: ["robot-grab", "trap"],
  scientists_shelter: ["energy-shield", "module"],
  scientists_malfunction: ["unplugged", "action"],
  scientists_station_plans: ["treasure-map", "action"],
  scientists_detonation: ["time-bomb", "action"],
  scientists_duplication: ["two-shadows", "duplication"],
  scientists_remote_control: ["tv-remote", "action"],
  greys_probe: ["radar-dish", "action"],
  greys_chamber: ["cryo-chamber", "trap"],
  greys_landmine: ["land-mine", "trap"],
  greys_transmission: ["satellite-communication", "action"],
  greys_teleport: ["teleport", "shortcut"],
  greys_time_loop: ["cycle", "action"],
  greys_annihilation: ["bright-explosion", "action"],
  greys_amplifier: ["sound-waves", "module"],
  greys_control: ["puppet", "action"],
  greys_invisibility: ["invisible", "action"],
  greys_downgrade: ["team-downgrade", "action"],
  greys_life_transfer: ["life-support", "action"],
  greys_duplication: ["two-shadows", "duplication"],
  bonus_card_from_deck: ["card-draw", "bonus"],
  bonus_upgrade: ["upgrade", "bonus"],
  bonus_passage: ["exit-door", "bonus"],
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
export const REMINDER_ICON: Readonly<Record<string, string>> = {
  tentacles: "suckered-tentacle",
  fire: "flame",
  lurk: "hunter-eyes",
  crawler: "centipede",
  defence_system: "laser-turret",
  defence: "laser-turret",
  landmine: "land-mine",
  parasite: "leeching-worm",
  grabber: "robot-grab",
};

export const ROOMS = ["a", "b", "c", "d"] as const;
export const roomThing = (place: string, room: string): readonly [string, string, string] => [
  "room",
  place,
  room,
];

export const colourOf = (station: StationView, seat: number): Colour =>
  FACTION_COLOUR[station.seats[seat]?.faction ?? ""] ?? "bone";

/** The sectors as the reader sees them: his own lies at the bottom, the ring runs clockwise from there. */
export function sectorsFor(station: StationView): SectorView[] {
  const mine = station.me ?? station.order[0] ?? 0;
  const first = Math.max(
    0,
    station.sectors.findIndex((sector) => sector.homes.includes(mine)),
  );
  return [...station.sectors.slice(first), ...station.sectors.slice(0, first)];
}
