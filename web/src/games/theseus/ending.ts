/** How the end of Theseus looks. */

import { AMBER, BONE, ICE, RED, type EndingLooks } from "../../ending/looks";

export const ending: EndingLooks = {
  seals: {
    destruction: "crossed-swords",
    data: "database",
    supremacy: "hearts",
    end_track: "hourglass",
    turn_limit: "hourglass",
    shared: "three-friends",
  },
  role: () => "flag-objective",
  signs: {},
  moments: {
    struck: ["crossed-swords", RED],
    data: ["cctv-camera", "var(--seat-sky)"],
    ejected: ["orbit", ICE],
    extra: ["clockwise-rotation", AMBER],
    hatched: ["alien-egg", "var(--seat-fern)"],
    tie: ["three-friends", BONE],
    leads: ["upgrade", AMBER],
    over: ["laurel-crown", BONE],
  },
  ways: {},
  title: "ending-curves",
};
