// Written by scripts/types from the server's Structs; do not edit by hand.

/** The table as one reader sees it. */
export interface PanicView {
  round: number;
  phase: string;
  start: number;
  doors_open: boolean;
  active: number;
  ap: number;
  queue: (number)[];
  encounter: string;
  runner: string;
  terminal_used: boolean;
  minimum: number;
  seats: (PlayerView)[];
  rooms: (RoomCardView)[];
  room_deck: number;
  top_room: string;
  top_edges: (string)[];
  find_deck: number;
  discard: (string)[];
  parasites: (ParasiteView)[];
  supply: (number)[];
  last_scan: Scan | null;
  exchanges_since: number;
  me: number | null;
  hand: (string)[];
  antidote_spent: boolean | null;
  end: EndView | null;
}

/** A player as the reader sees it. */
export interface PlayerView {
  seat: number;
  colour: string;
  alive: boolean;
  figures: (CharacterView)[];
  cards: number;
  known: (string)[];
  table: (TableCard)[];
  infected: boolean | null;
  proven: boolean;
}

/** A character. */
export interface CharacterView {
  kind: string;
  life: number;
  place: string;
}

/** A card laid out, with its shots if it is ammo. */
export interface TableCard {
  card: string;
  shots: number;
}

/** A card of the station. */
export interface RoomCardView {
  room: string;
  number: number;
  symbol: string;
  x: number;
  y: number;
  turn: number;
  red: boolean;
  double: boolean;
  edges: (string)[];
  cards: number;
  ways: (WayView)[];
}

/** A link from one of the card's cells to another cell. */
export interface WayView {
  place: string;
  direction: number;
  to: string;
  door: boolean;
}

/** A parasite in the station. */
export interface ParasiteView {
  token: number;
  colour: string;
  place: string;
}

/** The published result of a thermo scan. */
export interface Scan {
  round: number;
  red: number;
  blue: number;
}

/** What is revealed when all is over (P-170). */
export interface EndView {
  ending: string;
  winners: (number)[];
  hands: ((string)[])[];
  boxed: ((string)[])[];
  host: number | null;
  order: (number)[];
}

export type View = PanicView;
