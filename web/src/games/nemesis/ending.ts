/** How the end of Nemesis looks, with and without an expansion. */

import { AMBER, BONE, ICE, RED, type EndingLooks } from "../../ending/looks";

const FIRE = "#ff8a4a";
const LIME = "#c8f03c";
/** What an Objective is about, by its card. */
export const OBJECTIVES: Readonly<Record<string, string>> = {
  obj_p1: "space-shuttle",
  obj_p2: "biohazard",
  obj_p3: "alien-skull",
  obj_p4: "wooden-crate",
  obj_p5: "treasure-map",
  obj_p6: "dead-head",
  obj_p7: "space-shuttle",
  obj_p8: "three-friends",
  obj_p9: "egg-clutch",
  obj_c3: "dna2",
  obj_c4: "egg-pod",
  obj_c5: "bone-knife",
  obj_c6: "egg-pod",
  obj_s1: "space-shuttle",
  obj_s2: "dead-head",
  obj_s3: "dna2",
  obj_s4: "alien-skull",
  obj_s5: "treasure-map",
  obj_s6: "egg-pod",
  obj_s7: "egg-clutch",
};

export const ending: EndingLooks = {
  seals: {
    won: "laurel-crown",
    missed: "half-dead",
    dead: "skull-crossed-bones",
    intruder: "alien-skull",
    coop_won: "laurel-crown",
    coop_lost: "skull-crossed-bones",
    told: "space-shuttle",
  },
  role: (row) => OBJECTIVES[row.role.key.replace("card.", "")] ?? "crossed-swords",
  signs: {
    died: ["skull-crossed-bones", RED],
    escaped: ["rocket", ICE],
    hibernated: ["cryo-chamber", ICE],
    infected: ["leeching-worm", RED],
    intruder: ["alien-skull", RED],
  },
  moments: {
    died: ["skull-crossed-bones", RED],
    perished: ["biohazard", RED],
    revived: ["heart-beats", ICE],
    xeno: ["alien-skull", RED],
    infested: ["leeching-worm", RED],
    escaped: ["rocket", ICE],
    hibernated: ["cryo-chamber", ICE],
    weakness: ["microscope", LIME],
    "nest.destroyed": ["flame", FIRE],
    killed: ["crosshair", AMBER],
    "first.contact": ["alien-skull", AMBER],
    signal: ["aerial-signal", ICE],
    "fuse.started": ["time-bomb", AMBER],
    "ship.lost": ["flame", FIRE],
    jump: ["rocket-thruster", BONE],
    arrived: ["space-shuttle", BONE],
    surprise: ["claw-slashes", RED],
    encounter: ["echo-ripples", AMBER],
    explored: ["treasure-map", BONE],
    mutated: ["dna2", RED],
    evolved: ["fleshy-mass", RED],
    adaptation: ["dna2", AMBER],
    "adaptation.removed": ["microscope", LIME],
  },
  ways: {
    plain: "ending-way-awake",
    asleep: "ending-way-asleep",
    turned: "ending-way-infected",
  },
  title: "ending-lives",
};
