/** The structs of hullbreach.server.protocol and forms as they come over the wire. */

export type Choice = number | string | readonly (number | string)[];
export type Value = boolean | number | string;
export type Fact = number | string | boolean | null | readonly Fact[];
export type Facts = Readonly<Record<string, Fact | undefined>>;

export interface Described {
  option: Choice;
  key: string;
  facts: Facts;
  note: string;
  about: readonly Choice[];
  /** For an option that is not open: the message that says why not. */
  closed: string;
  rule: string;
}
export interface Group {
  kind: "several" | "order" | "allot";
  items: readonly Choice[];
  chosen: readonly Choice[];
  least: number;
  most: number;
}
export interface Question {
  number: number;
  prompt: string;
  rule: string;
  options: readonly Described[];
  default: Choice | null;
  secret: boolean;
  about: Facts;
  group: Group | null;
}
export interface Waits {
  names: readonly number[] | null;
  count: number;
}
export interface Result {
  ending: string;
  winners: readonly number[];
  scores: readonly number[];
}
export interface SeatInfo {
  seat: number;
  kind: "empty" | "human" | "bot";
  name: string;
  bot: string;
  ready: boolean;
  stand_in: string;
}
export interface Clock {
  kind: "live" | "days";
  seconds: number;
}
export interface Absence {
  bot: string;
  seconds: number;
}
export type Status = "open" | "playing" | "over" | "ended";
export interface TableInfo {
  table: string;
  game: string;
  mode: string;
  version: string;
  options: Readonly<Record<string, Value>>;
  seats: readonly SeatInfo[];
  status: Status;
  listed: boolean;
  commitment: string;
  created: number;
  key: string;
  paused: string;
  clock: Clock | null;
  absence: Absence | null;
  host: number | null;
  origin: { table: string; step: number } | null;
  next: string;
}
export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
export interface Told {
  key: string;
  facts: Facts;
}
export interface Line {
  n: number;
  events?: readonly Told[];
  chat?: Said | null;
}
export interface Proposal {
  seat: number;
  agreed: readonly number[];
  waiting: readonly number[];
}
export interface Presence {
  seats: readonly number[];
  watchers: number;
}
export interface Deadline {
  deadline: number | null;
  now: number;
}
export interface Full {
  type: "full";
  n: number;
  seat: number | null;
  host: boolean;
  table: TableInfo;
  view: unknown;
  asked: Question | null;
  waits: Waits;
  result: Result | null;
  undo: boolean;
  proposal: Proposal | null;
  since: number;
  log: readonly Line[];
  notebook: string;
  standing: Readonly<Record<string, Choice>>;
  presence: Presence;
  clock: Deadline;
}
export interface Change {
  type?: "change";
  n: number;
  events?: readonly Told[];
  chat?: Said | null;
  view?: unknown;
  asked?: Question | null;
  waits?: Waits;
  result?: Result | null;
  undo?: boolean;
  proposal?: Proposal | null;
  table?: TableInfo;
  notebook?: string;
  standing?: Readonly<Record<string, Choice>>;
}
export type ServerMessage =
  | Full
  | (Change & { type: "change" })
  | { type: "ack"; id: number; n: number }
  | { type: "error"; code: string; text: string; id: number | null; fatal: boolean }
  | { type: "clock"; clock: Deadline }
  | { type: "presence"; presence: Presence }
  | { type: "pong"; id: number };

export interface OptionInfo {
  name: string;
  default: Value;
  values: readonly Value[];
  least: number | null;
  most: number | null;
}
export interface ModeInfo {
  mode: string;
  least: number;
  most: number;
  options: readonly OptionInfo[];
}
export interface GameInfo {
  game: string;
  version: string;
  finished: boolean;
  modes: readonly ModeInfo[];
  titles: Readonly<Record<string, string>>;
}
export interface ServerSettings {
  version: string;
  languages: readonly string[];
  bots: readonly string[];
  notices: readonly string[];
}
export interface RuleText {
  number: string;
  chapter: string;
  mark: string;
  text: string;
}
export interface Rules {
  language: string;
  chapters: Readonly<Record<string, string>>;
  rules: readonly RuleText[];
}
export interface Create {
  name?: string;
  mode?: string | null;
  players?: number | null;
  options?: Record<string, Value>;
  bots?: Record<number, string>;
  listed?: boolean;
  clock?: Clock | null;
  absence?: Absence | null;
}
export interface Setup {
  mode?: string;
  players?: number;
  options?: Record<string, Value>;
  listed?: boolean;
  clock?: Clock | "none";
  absence?: Absence | "none";
}
export interface Frame {
  step: number;
  seat: number | null;
  prompt: string;
  option: unknown;
  change: Change;
  views: readonly unknown[] | null;
}
export interface Timeline {
  eyes: string;
  first: Full;
  views: readonly unknown[] | null;
  frames: readonly Frame[];
}
