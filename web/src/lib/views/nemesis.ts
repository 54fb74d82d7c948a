// Written by scripts/types from the server's Structs; do not edit by hand.

/** The table as one reader sees it. */
export interface ShipView {
  me: number | null;
  mode: string;
  rulebook: boolean;
  round: number;
  phase: string;
  time: number;
  self_destruct: number | null;
  first: number;
  turn: number;
  taken: number;
  rooms: (ShipRoomView)[];
  corridors: (CorridorView)[];
  tech_noise: boolean;
  spent_tokens: (string)[];
  sealed: string | null;
  intruders: (Intruder)[];
  seats: (CharacterView)[];
  undrafted: (string)[];
  hand: (HandCard)[];
  inventory: (KnownCardView)[];
  prospects: ((Wanted)[])[];
  dropped: (string)[];
  peeked: ([number, string])[];
  destination: string;
  coordinates: string | null;
  engines: ((string | null)[])[];
  pods: (PodView)[];
  eggs: number;
  nest_destroyed: boolean;
  queen_killed: boolean;
  first_contact: boolean;
  weaknesses: Record<string, string | null>;
  bag: Record<string, number>;
  supply: Record<string, number>;
  last_roll: string;
  last_token: string;
  attack_deck: DeckView;
  attack_under: (string)[];
  last_attack: AttackCardView | null;
  odds: (OddsView)[];
  event_deck: DeckView;
  wound_deck: DeckView;
  item_decks: Record<string, DeckView>;
  crafted: (string)[];
  contamination: number;
  removed: Record<string, number>;
  xeno: number | null;
  ending: string;
  planet: string;
  ship_destroyed: boolean;
  species: string;
  kinds: (string)[];
  texts: Record<string, string>;
  brood: BroodView | null;
}

/** A room; what nobody has told the reader is None. */
export interface ShipRoomView {
  id: string;
  tile: string | null;
  explored: boolean;
  token: string | null;
  counter: number | null;
  fire: boolean;
  malfunction: boolean;
  objects: (string)[];
}

/** A corridor between two rooms. */
export interface CorridorView {
  id: string;
  noise: boolean;
  door: number;
}

/** A figure on the board. */
export interface Intruder {
  id: number;
  kind: string;
  room: number;
  injuries: number;
}

/** A player as the reader sees them. */
export interface CharacterView {
  seat: number;
  number: number;
  character: string;
  place: string;
  pod: number | null;
  passed: boolean;
  hand: number;
  known: (string)[];
  deck: number;
  discard: (string)[];
  items: (string)[];
  known_items: (string)[];
  held: (HeldView)[];
  objects: (string)[];
  quests: (string)[];
  light: number;
  wounds: (string)[];
  dressed: (string)[];
  slime: boolean;
  larva: boolean;
  signal: boolean;
  objectives: (string | null)[];
}

/** A Heavy Item in a hand slot, open to all. */
export interface HeldView {
  handle: number;
  card: string;
  ammo: number | null;
  capacity: number | null;
  attached: (string)[];
  taped: number | null;
}

/** A card in the reader's own hand; a scanned Contamination card is marked. */
export interface HandCard {
  card: string;
  infected: boolean | null;
  corridor: number | null;
  attacks: number;
}

/** A card the reader knows. */
export interface KnownCardView {
  handle: number;
  card: string;
  back: string;
}

/** One thing a goal asks for, and how it stands before the end. */
export interface Wanted {
  key: string;
  facts?: Record<string, unknown>;
  joined?: "" | "and" | "or";
  stands?: "lost" | "met" | "open";
  note?: string;
}

/** An escape pod. */
export interface PodView {
  number: number;
  section: string;
  locked: boolean;
  launched: boolean;
  inside: (number)[];
}

/** A deck: how many cards are left, and what lies open beside it. */
export interface DeckView {
  left: number;
  discard: (string)[];
  known: (string | null)[];
}

/** The Attack card on top of the open discard pile, as it is printed. */
export interface AttackCardView {
  card: string;
  types: (string)[];
  blood: number;
  values: ([string, number])[];
}

/** What each face of the combat die would do in the reader's combat; without a weapon by hand. */
export interface OddsView {
  weapon: string;
  target: string;
  faces: ([string, number])[];
}

/** The own board of a species as a reader sees it. */
export interface BroodView {
  asleep: (string)[];
  removed: (string)[];
  deck: number;
  mutants: (MutantView)[];
}

/** What a species has made of a Character, as a reader sees it. */
export interface MutantView {
  mutated: boolean;
  card: string | null;
  revealed: boolean;
  markers: number;
  plates: number;
  scales: number;
  masked: boolean;
}

export type View = ShipView;
