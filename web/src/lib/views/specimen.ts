// Written by scripts/types from the server's Structs; do not edit by hand.

/** The table as one reader sees it. */
export interface CrewView {
  round: number;
  phase: string;
  turn: number;
  oxygen: number;
  supply: number;
  discard: (string)[];
  waste: number;
  seats: (MemberView)[];
  me: number | null;
  hand: (CardView)[];
}

/** What everybody sees of a seat. */
export interface MemberView {
  seat: number;
  lives: number;
  cards: number;
  known: (string)[];
  label: string | null;
  content: string | null;
  role: string | null;
}

/** A card the reader knows. */
export interface CardView {
  handle: number;
  face: string;
}

export type View = CrewView;
