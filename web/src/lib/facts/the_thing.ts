// Written by scripts/types from the games' data; do not edit by hand.

export const PHASES = [
  "characters", "weather", "upkeep", "plan", "plan_consent", "draw", "exchange", "place", "gamble",
  "sleep", "reveal_plan", "encounters", "alien_order", "alien_meets", "alien_strikes",
  "after_flight", "flight_check", "other_order", "meets", "encounters_over", "boarding_offer",
  "start_escape", "boarding", "window", "shuffle_stack", "flip", "assign", "lab_draw", "lab_keep",
  "search_keep", "acted", "lounge", "trade", "trade_answer", "vote", "reveals", "offers", "test_a",
  "test_b", "food", "dogs", "coop_begin", "coop_place", "coop_step_out", "coop_discs", "coop_dogs",
  "coop_transform", "coop_alien", "coop_alien_step_out", "coop_strikes", "coop_rescue",
  "coop_window", "coop_roll", "coop_name", "coop_reroll", "coop_turn_die", "coop_negate",
  "coop_turn_die_late", "coop_effect", "coop_threats", "coop_act", "coop_acted", "coop_escape",
  "coop_boarding", "coop_trade", "coop_offers", "threat", "coop_round_over", "over",
] as const;

export const COLOURS = [
  "red", "green", "blue", "yellow", "white", "orange", "purple", "black",
] as const;

export const NAMED = {
  "card": [
    "use", "repair", "sabotage", "flamethrower", "dynamite", "firearm", "melee", "fuel_can",
    "tools", "keys", "cable", "flashlight", "blood", "failure",
  ],
  "character": ["bennings", "norris", "clark", "blair", "garry", "macready", "nauls", "windows"],
  "place": [
    "weather_station", "radio_room", "laboratory", "armory", "kitchen", "warehouse",
    "generator_room", "boiler_room", "base_helicopter", "shed", "lounge", "dormitory", "kennel",
    "pantry", "outside_reserve", "control_room", "action_discard", "lab_discard",
  ],
  "weather": ["clouds", "snow", "storm", "sun"],
  "die": ["threat"],
} as const;
