/** How the end of Panic Station looks. */

import { AMBER, BONE, ICE, RED, type EndingLooks } from "../../ending/looks";

const FIRE = "#ff8a4a";
const VIOLET = "#cfc1ff";

export const ending: EndingLooks = {
  seals: {
    nest_destroyed: "flame",
    all_infected: "virus",
    no_soldiers: "skull-crossed-bones",
    resigned: "hand",
    nest_lost: "nest-eggs",
    out_of_time: "siren",
  },
  role: (row) =>
    row.role.key.endsWith("host")
      ? "egg-eye"
      : row.role.key.endsWith("infected")
        ? "virus"
        : "person",
  signs: {
    host: ["egg-eye", RED],
    infected: ["virus", RED],
    cured: ["syringe", ICE],
    died: ["skull-crossed-bones", RED],
    won: ["laurel-crown", ICE],
  },
  moments: {
    infected: ["card-exchange", VIOLET],
    host: ["egg-eye", RED],
    cured: ["syringe", ICE],
    fended: ["jerrycan", ICE],
    scan: ["thermometer-hot", AMBER],
    dies: ["spotted-bug", RED],
    killed: ["crosshair", RED],
    out: ["skull-crossed-bones", RED],
    burns: ["flame", FIRE],
    nest: ["nest-eggs", AMBER],
    end: ["siren", BONE],
    alarm: ["siren", AMBER],
  },
  ways: { plain: "ending-way-human", turned: "ending-way-infected" },
  title: "ending-who-was-what",
};
