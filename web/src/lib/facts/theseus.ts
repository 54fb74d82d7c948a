// Written by scripts/types from the games' data; do not edit by hand.

export const CARDS = {
  "marines_landmine": {"type": "trap", "base": 2},
  "marines_fire": {"type": "trap", "base": 1},
  "marines_battle_position": {"type": "module", "base": 1},
  "marines_combat": {"type": "action", "base": null},
  "marines_armory": {"type": "action", "base": 1},
  "marines_bunker": {"type": "module", "base": null},
  "marines_ambush": {"type": "trap", "base": null},
  "marines_safeguard": {"type": "station_wide", "base": null},
  "marines_double_shot": {"type": "module", "base": null},
  "marines_trap_tracker": {"type": "action", "base": 1},
  "marines_team_tactics": {"type": "action", "base": null},
  "marines_duplication": {"type": "duplication", "base": null},
  "aliens_air_shaft": {"type": "shortcut", "base": null},
  "aliens_lurk": {"type": "module", "base": 1},
  "aliens_hatchery": {"type": "trap", "base": 1},
  "aliens_tentacles": {"type": "trap", "base": 1},
  "aliens_combat": {"type": "action", "base": null},
  "aliens_habitat": {"type": "module", "base": 1},
  "aliens_hole": {"type": "special", "base": null},
  "aliens_adrenaline_rush": {"type": "action", "base": 1},
  "aliens_pheromone_trail": {"type": "station_wide", "base": null},
  "aliens_incubator": {"type": "action", "base": null},
  "aliens_parasite": {"type": "trap", "base": null},
  "aliens_abduction": {"type": "action", "base": 1},
  "aliens_crawlers": {"type": "module", "base": null},
  "aliens_duplication": {"type": "duplication", "base": null},
  "scientists_camera": {"type": "trap", "base": 2},
  "scientists_archives": {"type": "action", "base": 2},
  "scientists_medstation": {"type": "action", "base": 1},
  "scientists_small_lab": {"type": "action", "base": 1},
  "scientists_secret_passage": {"type": "shortcut", "base": null},
  "scientists_defence_system": {"type": "trap", "base": 0},
  "scientists_grabber": {"type": "trap", "base": null},
  "scientists_shelter": {"type": "module", "base": null},
  "scientists_malfunction": {"type": "action", "base": null},
  "scientists_station_plans": {"type": "action", "base": null},
  "scientists_detonation": {"type": "action", "base": null},
  "scientists_duplication": {"type": "duplication", "base": null},
  "scientists_remote_control": {"type": "action", "base": null},
  "greys_probe": {"type": "trap", "base": 2},
  "greys_chamber": {"type": "module", "base": 1},
  "greys_landmine": {"type": "trap", "base": 2},
  "greys_transmission": {"type": "action", "base": 1},
  "greys_teleport": {"type": "shortcut", "base": null},
  "greys_time_loop": {"type": "shortcut", "base": 1},
  "greys_annihilation": {"type": "special", "base": null},
  "greys_amplifier": {"type": "module", "base": 1},
  "greys_control": {"type": "action", "base": 1},
  "greys_invisibility": {"type": "action", "base": 1},
  "greys_downgrade": {"type": "action", "base": 1},
  "greys_life_transfer": {"type": "action", "base": 1},
  "greys_duplication": {"type": "duplication", "base": null},
  "bonus_card_from_deck": {"type": "bonus", "base": null},
  "bonus_upgrade": {"type": "bonus", "base": null},
  "bonus_passage": {"type": "bonus", "base": null},
} as const;

export const TRACKS = {"life": 20, "data": 20, "end": [3, 2, 1, 0]} as const;

export const PHASES = [
  "factions", "team_sectors", "lay", "tile", "choose_decks", "shuffle", "deal", "start_cards",
  "home_units", "other_units", "next", "move", "actions", "sector", "impending", "refill", "end",
  "over",
] as const;

export const RING = {
  "duel": ["corridors", "control_room", "first", "technology_dock", "second"],
  "pandora_duel": ["corridors", "control_room", "technology_dock", "first"],
  "common": ["corridors", "control_room", "technology_dock"],
} as const;

export const HOME = {
  "marines": "loading_dock",
  "aliens": "alien_nest",
  "scientists": "research_lab",
  "greys": "greys_shipwreck",
} as const;

export const WHOSE = {
  "young_alien": "aliens",
  "parasite": "aliens",
  "lurk": "aliens",
  "tentacles": "aliens",
  "crawler": "aliens",
  "fire": "marines",
  "deactivation": "marines",
  "defence": "scientists",
  "grabber": "scientists",
  "camera": "scientists",
  "invisibility": "greys",
} as const;

export const NAMED = {
  "card": [
    "marines_landmine", "marines_fire", "marines_battle_position", "marines_combat",
    "marines_armory", "marines_bunker", "marines_ambush", "marines_safeguard",
    "marines_double_shot", "marines_trap_tracker", "marines_team_tactics", "marines_duplication",
    "aliens_air_shaft", "aliens_lurk", "aliens_hatchery", "aliens_tentacles", "aliens_combat",
    "aliens_habitat", "aliens_hole", "aliens_adrenaline_rush", "aliens_pheromone_trail",
    "aliens_incubator", "aliens_parasite", "aliens_abduction", "aliens_crawlers",
    "aliens_duplication", "scientists_camera", "scientists_archives", "scientists_medstation",
    "scientists_small_lab", "scientists_secret_passage", "scientists_defence_system",
    "scientists_grabber", "scientists_shelter", "scientists_malfunction",
    "scientists_station_plans", "scientists_detonation", "scientists_duplication",
    "scientists_remote_control", "greys_probe", "greys_chamber", "greys_landmine",
    "greys_transmission", "greys_teleport", "greys_time_loop", "greys_annihilation",
    "greys_amplifier", "greys_control", "greys_invisibility", "greys_downgrade",
    "greys_life_transfer", "greys_duplication", "bonus_card_from_deck", "bonus_upgrade",
    "bonus_passage",
  ],
  "type": [
    "action", "bonus", "duplication", "module", "shortcut", "special", "station_wide", "trap",
  ],
  "place": [
    "corridors", "control_room", "technology_dock", "loading_dock", "alien_nest", "research_lab",
    "greys_shipwreck",
  ],
  "unit": [
    "marine", "alien", "scientist", "grey", "young_alien", "creature", "catcher", "runner",
    "warrior",
  ],
  "faction": ["marines", "aliens", "scientists", "greys", "pandora"],
  "token": [
    "upgrade", "young_alien", "parasite", "lurk", "tentacles", "crawler", "fire", "deactivation",
    "defence", "grabber", "camera", "invisibility", "team", "end", "malfunction_disc",
  ],
  "option": ["combat", "extra_turn", "malfunction"],
} as const;
