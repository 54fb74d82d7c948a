/** What a game brings along for its table: a board, and how its view fills the shared parts. */

import type { Component } from "svelte";
import type { Die } from "../board/motion.svelte";
import type { EndingLooks } from "../ending/looks";
import type { Colour } from "../kit/seats";
import type { Kind } from "../net/moments";
import type { Choice, Described, Question, Told, Wanted } from "../net/types";
import type { Speech } from "../words/speech";

export type View = Record<string, unknown>;

/** A big or small count in a seat's panel. */
export interface Meter {
  icon: string;
  value: number | string;
  of?: number;
  name: string;
}

export interface Chip {
  name: string;
  icon: string;
  note?: string;
  kind?: string;
  id?: string;
}

/** One of several figures of a seat. */
export interface FigureRow {
  id: string;
  name: string;
  icon: string;
  colour: Colour;
  value: number;
  of: number;
  tag?: string;
  alarm?: boolean;
}

export interface SeatPanel {
  role: string;
  /** Whether the role is what the seat plays, and not how it stands or where it is. */
  part?: boolean;
  /** The number by which the game's own texts call whoever sits there. */
  number?: number;
  meters: readonly Meter[];
  counts: readonly Meter[];
  chips: readonly Chip[];
  /** Turn, first, passed, out …: a word for the pill. */
  tag?: string;
  out?: boolean;
  /** Whether it has nothing left to decide, if that is not the same. */
  done?: boolean;
  /** Its figures, each with a row of its own; nothing is summed then. */
  figures?: readonly FigureRow[];
  /** Whether everybody knows that this seat is against the others. */
  alarm?: boolean;
}

export interface HandCard {
  key: string;
  name: string;
  text: string;
  /** What its large card says above its text. */
  lines?: readonly string[];
  icon: string;
  /** The thing an option is about, if it is about this card. */
  thing: Choice;
  kind?: string;
  id?: string;
  count?: number;
  back?: boolean;
  note?: string;
  /** What it does in a few words, for a card with little room. */
  brief?: string;
  /** The colour of its stripe, where that is not the seat's. */
  tint?: string;
  /** What nobody can read yet. */
  scrambled?: boolean;
  /** Rounds in a weapon. */
  rounds?: { on: number; of: number };
}

export interface HandGroup {
  title: string;
  cards: readonly HandCard[];
  /** Whether these are things one seldom reads: in a full dock they stand above one another, by name. */
  stacks?: boolean;
}

/** A side of several seats. */
export interface Team {
  seats: readonly number[];
  mine: boolean;
  /** What the side has together. */
  sum: number;
}

/** A way to win, and how it stands. */
export interface WayToWin {
  words: string;
  now: string;
}

export interface Secret {
  title: string;
  lines: readonly string[];
  /** What it asks for, part by part, in place of the lines. */
  wanted?: readonly Wanted[];
  icon: string;
}

/** What one can spend in a turn, as pictures. */
export interface Purse {
  icon: string;
  left: number;
  of: number;
  /** The unit of prices that are paid from it, where the question shows what would be left. */
  unit?: string;
  /** Whether one speaks of it by number: "action 1 of 2". */
  counted?: boolean;
}

export interface Phases {
  names: readonly string[];
  now: number;
  title: string;
  /** Whether the names are those of people. */
  people?: boolean;
  /** What stands for each of them: a seat, or a picture. */
  marks?: readonly (number | string)[];
}

export interface BoardProps {
  view: View;
}

export interface Context {
  view: View;
  me: number | null;
  speech: Speech;
  name(seat: number): string;
  /** Whether what tells who one is lies under a veil. */
  veiled?: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** How much of the board's height a strip of its own takes on a phone. */
  strip?: number;
  /** What belongs to nobody, under the seats. */
  Aside?: Component<BoardProps>;
  /** What a seat has below its name, where counts and chips do not do. */
  Seat?: Component<{ view: View; seat: number }>;
  /** How its end looks. */
  ending?: EndingLooks;
  colour?(view: View, seat: number): Colour;
  /** What a seat will wear, with what it has picked (or nothing), before anything is dealt; undefined if nobody can tell. */
  coming?(seat: number, picked: string): Colour | undefined;
  face?(view: View, seat: number): string;
  /** The picture of a thing, if it has one. */
  iconOf(kind: string, id: string): string | undefined;
  iconOfEvent(told: Told): string;
  /** How something looks that is chosen for good, and in answer to which question: its picture, its colour, and of what kind it is. */
  choice?(
    kind: string,
    id: string,
    prompt?: string,
    speech?: Speech,
  ): { icon?: string; tint: string; kind: string } | undefined;
  /** What a note leaves open, such as the number of the card it speaks of. */
  completes?(view: View, option: Described): string;
  /** What something that is chosen for good brings along, by kind: things of the game by name. */
  brings?(option: Described): readonly { label: string; things: readonly string[] }[];
  panel(at: Context, seat: number): SeatPanel;
  hand(at: Context): readonly HandGroup[];
  secret(at: Context): Secret | null;
  /** How the closed secret looks, the same for everybody at the table. */
  cover?(): { title: string; text: string; icon: string; tint: string };
  /** What everybody may read about winning; null when it lies in the secret. */
  goal(at: Context): string | null;
  /** How high the opened secret is, whatever it says: the longest text of the game fits. */
  secretHeight?: number;
  /** What I still have to spend in this turn. */
  purse?(at: Context): Purse | null;
  /** One's figures in the order of their keys, what each of them is on the board, and where it stands, where one has several. */
  figures?(at: Context): readonly { id: string; thing: Choice; place: string }[];
  /** Pictures of what is paid, by unit. */
  units?: Readonly<Record<string, string>>;
  /** Pictures of what one can do, by the word of the verb. */
  verbs?: Readonly<Record<string, string>>;
  /** Whether the board stages a question: its options stand on plates, whose place they take on a phone. */
  staged?(view: View, asked: Question): boolean;
  /** Whether the board writes the key of an option on this lit thing. */
  keyed?(thing: Choice): boolean;
  /** Every way to win with the number now, where that is open to all. */
  ways?(at: Context): readonly WayToWin[];
  /** Seats that play with mine, as everybody can see: they come next to me. */
  partners?(at: Context): readonly number[];
  /** The sides, where seats play together; one's own first. */
  teams?(at: Context): readonly Team[];
  phases(at: Context): Phases | null;
  turn(view: View): number | null;
  /** The number of the round, where the view counts something else by that name. */
  round?(view: View): number;
  /** Puts together what all seats see, for the replay's eye of the truth. */
  truth?(shown: View, views: readonly View[]): View;
  /** Messages of the game that read otherwise at this table: the message to read instead. */
  texts?(view: View): Readonly<Record<string, string>>;
  /** Whose a figure is that sentences call by a name of its own: `character.macready`, and the seat. */
  owners?(view: View): Readonly<Record<string, number>>;
  /** What is called by the two places it joins: `corridor.c01_02`, and these as they are called now. */
  joins?(view: View): Readonly<Record<string, readonly [string, string]>>;
  /** The things an option is about, where the board names them otherwise than the question does. */
  things?(view: View, asked: Question, option: Described): readonly Choice[] | undefined;
  /** Events that tell how a seat was put out of the game. */
  farewells?: ReadonlySet<string>;
  /** Events that are shown large for a moment. */
  moments: ReadonlySet<string>;
  /** How much an event weighs among the key moments of a replay; one of `moments` weighs 1. */
  weights?: Readonly<Record<string, number>>;
  /** Whether an event that would be a key moment came to nothing. */
  idle?(told: Told): boolean;
  /** What an event is about, for whoever looks for moments of one kind. */
  kinds?: Readonly<Record<string, Kind>>;
  /** Those among them that bode ill. */
  alarms?: ReadonlySet<string>;
  /** The dice an event has rolled; a number called "face" is one without being named here. */
  dice?(told: Told): readonly Die[];
}
