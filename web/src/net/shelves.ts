/** My tables by what they wait for. */

import type { MyTable } from "./types";

const OVER: readonly string[] = ["over", "ended"];

export interface Shelves {
  /** Where I am asked just now; these run as well. */
  turn: readonly MyTable[];
  /** All that are played, those that wait for me first. */
  running: readonly MyTable[];
  open: readonly MyTable[];
  finished: readonly MyTable[];
}

export function shelves(all: readonly MyTable[]): Shelves {
  const turn = all.filter((each) => each.asked !== null && !each.table.paused);
  const playing = all.filter((each) => each.table.status === "playing");
  return {
    turn,
    running: [...turn, ...playing.filter((each) => !turn.includes(each))],
    open: all.filter((each) => each.table.status === "open"),
    finished: all.filter((each) => OVER.includes(each.table.status)),
  };
}
