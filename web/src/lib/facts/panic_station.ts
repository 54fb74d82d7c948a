// Written by scripts/types from the games' data; do not edit by hand.

export const ROOMS = {
  "reactor_room": {"a": "PPPP", "b": "", "symbol": ""},
  "open_terminal": {"a": "WPPP", "b": "", "symbol": "terminal"},
  "nest": {"a": "WWPW", "b": "", "symbol": ""},
  "closed_terminal": {"a": "WWbW", "b": "aWPW", "symbol": "terminal"},
  "sick_bay": {"a": "WWbW", "b": "aWPW", "symbol": "sick_bay"},
  "storage_1": {"a": "WPPW", "b": "", "symbol": "storage"},
  "storage_2": {"a": "PPWP", "b": "", "symbol": "storage"},
  "empty_1": {"a": "PPWP", "b": "", "symbol": ""},
  "empty_2": {"a": "PPDD", "b": "", "symbol": ""},
  "run_1": {"a": "DWWP", "b": "", "symbol": "run"},
  "run_2": {"a": "PPPP", "b": "", "symbol": "run"},
  "run_3": {"a": "PPPP", "b": "", "symbol": "run"},
  "team_search_1": {"a": "WPPW", "b": "", "symbol": "team_search"},
  "team_search_2": {"a": "PPWD", "b": "", "symbol": "team_search"},
  "team_search_3": {"a": "PWWP", "b": "", "symbol": "team_search"},
  "team_search_4": {"a": "DWPW", "b": "", "symbol": "team_search"},
  "parasite_1": {"a": "PPWP", "b": "", "symbol": "parasite_danger"},
  "parasite_2": {"a": "PPPW", "b": "", "symbol": "parasite_danger"},
  "parasite_3": {"a": "WPPW", "b": "", "symbol": "parasite_danger"},
  "parasite_4": {"a": "WPPP", "b": "", "symbol": "parasite_danger"},
} as const;

export const COLOURS = ["blue", "red", "white", "yellow", "green", "purple"] as const;

export const LIFE = 4 as const;

export const POINTS = 4 as const;

export const NAMED = {
  "card": [
    "gas_can", "armour", "ammo", "parasite_alarm", "first_aid_kit", "key_card", "heavy_weapon",
    "target_scope", "grenade", "energy_boost", "combat_knife", "body_scanner", "host_card",
    "antidote", "parasite_signal", "night_vision", "sniper_rifle", "infection_blue",
    "infection_red", "infection_white", "infection_yellow", "infection_green", "infection_purple",
  ],
  "place": [
    "reactor_room", "open_terminal", "nest", "closed_terminal", "sick_bay", "storage_1",
    "storage_2", "empty_1", "empty_2", "run_1", "run_2", "run_3", "team_search_1", "team_search_2",
    "team_search_3", "team_search_4", "parasite_1", "parasite_2", "parasite_3", "parasite_4",
  ],
  "figure": ["soldier", "android"],
  "parasite": ["grey", "black"],
} as const;
