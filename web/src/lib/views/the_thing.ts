// Written by scripts/types from the server's Structs; do not edit by hand.

/** The base as one reader sees it. */
export interface BaseView {
  mode: string;
  round: number;
  phase: string;
  leader: number;
  token_at: string;
  token_holder: number;
  weather: string;
  forecast: string | null;
  demand: Record<string, number>;
  chart: Record<string, Record<string, number>>;
  frost: number;
  frost_end: number;
  sos: boolean;
  rescue: number;
  rescue_end: number;
  rescue_fuel: number;
  rescue_fuel_end: number;
  rescue_gone: boolean;
  places: (PlaceView)[];
  closed: (string)[];
  burnt: (string)[];
  warehouse: number;
  reserve: number;
  control: number;
  pantry: number;
  kitchen: number;
  hungry: boolean;
  dark: boolean;
  kennel: number;
  dogs: (string)[];
  location_cards: (string)[];
  pool: number;
  strength: Record<string, number>;
  struck: Record<string, number>;
  aliens: (number)[];
  plan: (PlanCardView)[];
  draft: (PlanCardView)[] | null;
  action_deck: number;
  action_discard: number;
  stack: number;
  given: (string)[];
  weapon_deck: number;
  item_deck: number;
  lab_bag: number;
  lab_out: number;
  card: string | null;
  turned: (string)[];
  drawn: (string)[] | null;
  figures: (ResidentView)[];
  turn: (number)[];
  offer: OfferView | null;
  testers_a: (number)[];
  testers_b: (number)[];
  escape: EscapeView | null;
  threat: number | null;
  dice: (string)[];
  suspicion_end: number;
  me: number | null;
  role: string | null;
  hand: (string)[];
  deck: Record<string, number> | null;
  notes: (Note)[];
  proven: (number)[];
  ending: string;
}

/** A location with slots. */
export interface PlaceView {
  place: string;
  fuel: number;
  fuel_slots: number;
  damage: number;
  damage_slots: number;
  ready: boolean;
}

/** A card of the alien's plan; the place is seen by the alien alone until it is revealed. */
export interface PlanCardView {
  strength: number;
  place: string | null;
}

/** What everybody sees of a character, and what the reader knows besides. */
export interface ResidentView {
  figure: number;
  seat: number;
  colour: string;
  character: string;
  place: string;
  laid: boolean;
  status: string;
  disc: number;
  exposed: boolean;
  hand: number;
  weapons: number;
  items: number;
  lab: number;
  reloads: (number)[];
  stepped_out: boolean;
  known: (string)[];
  role: string | null;
}

/** An exchange being proposed; what it is about only the two partners see. */
export interface OfferView {
  figure: number;
  partner: number;
  given: (string)[] | null;
  wants: (string)[] | null;
}

/** A vehicle being boarded. */
export interface EscapeView {
  vehicle: string;
  aboard: (number)[];
  queue: (number)[];
  refusals: ((number)[])[];
}

/** A line of the notebook: something that could change or show a role, with what the reader knows of it. */
export interface Note {
  kind: string;
  figure: number;
  other: number | null;
  token: string | null;
}

export type View = BaseView;
