// Written by scripts/types from the server's Structs; do not edit by hand.

/** The station as one reader sees it. */
export interface TheseusView {
  mode: string;
  me: number | null;
  phase: string;
  active: number;
  order: (number)[];
  turns: number;
  end: number | null;
  supply: number;
  pieces: Record<string, number>;
  disc: string | null;
  tile: string;
  mover: string | null;
  stop: string | null;
  sectors: (SectorView)[];
  seats: (FactionView)[];
  units: (UnitView)[];
  deck: Record<string, number>;
  bonus: number;
  ending: string;
  winners: (number)[];
}

/** A sector of the ring. */
export interface SectorView {
  place: string;
  action: string;
  homes: (number)[];
  rooms: (string | null)[];
  sees: (string)[];
  slots: (PlacedCard | null)[];
  impending: (PlacedCard | null)[];
  reminders: (string)[];
}

/** A card on a slot or an impending position; all of them lie face up. */
export interface PlacedCard {
  place: string;
  card: string;
  seat: number | null;
  number: number | null;
  upgrades: number;
  camera: number | null;
  copies: number;
  disc: boolean;
  working: boolean;
  deactivations: number;
  embryo: string | null;
}

/** A player: everything here is open to all. */
export interface FactionView {
  seat: number;
  faction: string;
  team: number;
  life: number | null;
  data: number | null;
  tokens: number;
  deck: number;
  top: string | null;
  discards: (string)[];
  front: (string)[];
  start_cards: (string)[];
  supply: Record<string, number>;
}

/** A unit in play. */
export interface UnitView {
  name: string;
  kind: string;
  seat: number;
  place: string;
  room: string | null;
  attack: string;
  upgraded: boolean;
  moved: boolean;
  caught: boolean;
  invisible: boolean;
  parasites: number;
}

export type View = TheseusView;
