// Written by scripts/types from the games' data; do not edit by hand.

export const CARDS = {
  "marines_landmine": {"type": "trap"},
  "marines_fire": {"type": "trap"},
  "marines_battle_position": {"type": "module"},
  "marines_combat": {"type": "action"},
  "marines_armory": {"type": "action"},
  "marines_bunker": {"type": "module"},
  "marines_ambush": {"type": "trap"},
  "marines_safeguard": {"type": "station_wide"},
  "marines_double_shot": {"type": "module"},
  "marines_trap_tracker": {"type": "action"},
  "marines_team_tactics": {"type": "action"},
  "marines_duplication": {"type": "duplication"},
  "aliens_air_shaft": {"type": "shortcut"},
  "aliens_lurk": {"type": "module"},
  "aliens_hatchery": {"type": "trap"},
  "aliens_tentacles": {"type": "trap"},
  "aliens_combat": {"type": "action"},
  "aliens_habitat": {"type": "module"},
  "aliens_hole": {"type": "special"},
  "aliens_adrenaline_rush": {"type": "action"},
  "aliens_pheromone_trail": {"type": "station_wide"},
  "aliens_incubator": {"type": "action"},
  "aliens_parasite": {"type": "trap"},
  "aliens_abduction": {"type": "action"},
  "aliens_crawlers": {"type": "module"},
  "aliens_duplication": {"type": "duplication"},
  "scientists_camera": {"type": "trap"},
  "scientists_archives": {"type": "action"},
  "scientists_medstation": {"type": "action"},
  "scientists_small_lab": {"type": "action"},
  "scientists_secret_passage": {"type": "shortcut"},
  "scientists_defence_system": {"type": "trap"},
  "scientists_grabber": {"type": "trap"},
  "scientists_shelter": {"type": "module"},
  "scientists_malfunction": {"type": "action"},
  "scientists_station_plans": {"type": "action"},
  "scientists_detonation": {"type": "action"},
  "scientists_duplication": {"type": "duplication"},
  "scientists_remote_control": {"type": "action"},
  "greys_probe": {"type": "trap"},
  "greys_chamber": {"type": "module"},
  "greys_landmine": {"type": "trap"},
  "greys_transmission": {"type": "action"},
  "greys_teleport": {"type": "shortcut"},
  "greys_time_loop": {"type": "shortcut"},
  "greys_annihilation": {"type": "special"},
  "greys_amplifier": {"type": "module"},
  "greys_control": {"type": "action"},
  "greys_invisibility": {"type": "action"},
  "greys_downgrade": {"type": "action"},
  "greys_life_transfer": {"type": "action"},
  "greys_duplication": {"type": "duplication"},
  "bonus_card_from_deck": {"type": "bonus"},
  "bonus_upgrade": {"type": "bonus"},
  "bonus_passage": {"type": "bonus"},
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
