/** How the end of The Thing looks. */

import { AMBER, BONE, ICE, RED, type EndingLooks } from "../../ending/looks";

const FIRE = "#ff8a4a";
const ALIEN = "interlaced-tentacles";

export const ending: EndingLooks = {
  seals: {
    humans_escaped: "helicopter",
    coop_escaped: "helicopter",
    last_human_infected: ALIEN,
    last_human_killed: "skull-crossed-bones",
    frozen: "snowflake-1",
    alien_aboard: ALIEN,
    left_behind: "broken-heart",
    round_limit: "snowing",
    nobody_left: ALIEN,
  },
  role: (row) => (/alien|infected/.test(row.role.key) ? ALIEN : "person"),
  signs: {
    alien: [ALIEN, RED],
    infected: ["virus", RED],
    shown: [ALIEN, RED],
    died: ["skull-crossed-bones", RED],
    aboard: ["helicopter", ICE],
    won: ["laurel-crown", ICE],
  },
  moments: {
    infected: ["virus", RED],
    bitten: ["labrador-head", RED],
    dies: ["skull-crossed-bones", RED],
    shown: [ALIEN, RED],
    test: ["test-tubes", ICE],
    boards: ["helicopter", BONE],
    refused: ["helicopter", AMBER],
    departs: ["helicopter", BONE],
    sos: ["radio-tower", ICE],
    fire: ["flame", FIRE],
    dogs: ["dog-house", AMBER],
    dark: ["light-bulb", AMBER],
    over: ["snowflake-1", ICE],
  },
  ways: { plain: "ending-way-human", turned: "ending-way-alien" },
  title: "ending-who-was-what",
};
