/** How a game's ending looks: the pictures for what its epilogue tells. */

import type { Epilogue, SeatEnd } from "../net/types";

export type Way = "plain" | "turned" | "asleep" | "gone";

/** A picture and the colour it is drawn in. */
export type Tinted = readonly [icon: string, tint: string];

export interface EndingLooks {
  /** The picture in the seal, by what decided the game; `won` and `lost` for everything else. */
  seals: Readonly<Record<string, string>>;
  /** The picture of what somebody was or wanted. */
  role(row: SeatEnd): string;
  signs: Readonly<Record<string, Tinted>>;
  moments: Readonly<Record<string, Tinted>>;
  /** What the lines of life are called: messages of the client. */
  ways: Readonly<Partial<Record<Way, string>>>;
  /** The message above the lines. */
  title: string;
}

export const ICE = "var(--ice)";
export const RED = "var(--danger)";
export const AMBER = "var(--call)";
export const BONE = "var(--ink-1)";

/** For a game that says nothing about its looks. */
export const PLAIN: EndingLooks = {
  seals: { won: "laurel-crown", lost: "skull-crossed-bones" },
  role: () => "person",
  signs: {},
  moments: {},
  ways: {},
  title: "ending-lives",
};

/** The last part of a key: what the pictures are listed under. */
export const wordOf = (key: string, after: string): string =>
  key.slice(key.indexOf(after) + after.length);

/** The picture in the seal for a reader, or for whoever looked on. */
export function sealOf(looks: EndingLooks, told: Epilogue, mine: SeatEnd | null): string {
  const what = wordOf((mine ?? told).verdict.key, "verdict.");
  const kind = what.split(".")[0] ?? what;
  const other = !mine || mine.won ? "won" : "lost";
  return looks.seals[what] ?? looks.seals[kind] ?? looks.seals[other] ?? PLAIN.seals[other]!;
}
