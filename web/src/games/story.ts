/** What a game's log, replay and sentences need besides its board. */

import type { Choice, Told } from "../net/types";
import type { Speech } from "../words/speech";
import type { View } from "./types";

/** A new part of the log: a seat's turn, or a phase that belongs to all. */
export interface Head {
  seat: number | null;
  /** Words for a part that is nobody's turn. */
  title?: string;
  /** Whether the event says no more than the heading. */
  said?: boolean;
}

/** A number that is drawn over the time of a replay. */
export interface Curve {
  id: string;
  name: string;
  seat: number | null;
  value: number;
  dashed?: boolean;
}

/** Something hidden, in words, and who knows it: each seat, then the public. */
export interface Hidden {
  id: string;
  name: string;
  known: readonly boolean[];
  all: boolean;
  /** Whose secret it is, where it is somebody's. */
  owner?: number;
}

/** What all seats see at one moment, and what everybody sees. */
export interface Insight {
  truth: View;
  views: readonly View[];
  shown: View;
  speech: Speech;
  name(seat: number): string;
}

export interface Story {
  /** Whether an event begins a new part of the log. */
  head(told: Told): Head | null;
  /** The things on the board that a word of a sentence stands for. */
  things(view: View, kind: string, id: string): readonly Choice[];
  /** Whose turn comes after this one, where that is settled. */
  follows(view: View): number | null;
  curves(view: View): readonly Curve[];
  secrets(at: Insight): readonly Hidden[];
}
