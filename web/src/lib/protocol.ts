// Written by scripts/types from the server's Structs; do not edit by hand.

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "human";
  name: string;
  bot: string;
  ready: boolean;
  stand_in: string;
  pace: number | null;
  steps: boolean;
  skips: boolean;
  opened: boolean;
}

/** Something that waits for the host: somebody asks for a bot's seat, or a person at the table for a pause. */
export interface SeatRequest {
  number: number;
  kind: "pause" | "seat";
  seat: number;
  name: string;
}

/** How long a decision may take; then the question's default is taken. */
export interface Clock {
  kind: "days" | "live";
  seconds: number;
}

/** Which bot answers for a person who has been away for this long. */
export interface Absence {
  bot: string;
  seconds: number;
}

/** The game and the step a table goes on from, and what becomes of the hidden things there. */
export interface Origin {
  table: string;
  step: number;
  hidden: "anew" | "same";
}

/** What everybody may know about a table. */
export interface TableInfo {
  table: string;
  game: string;
  mode: string;
  version: string;
  options: Record<string, boolean | number | string>;
  seats: (SeatInfo)[];
  status: "ended" | "open" | "over" | "playing";
  listed: boolean;
  commitment: string;
  created: number;
  key: string;
  paused: string;
  clock: Clock | null;
  absence: Absence | null;
  host: number | null;
  origin: Origin | null;
  next: string;
  lesson: boolean;
  hints: "off" | "quiet" | "told";
  hinted: (number)[];
  open_cards: boolean;
  word: Record<string, string>;
  requests: (SeatRequest)[];
  bots_talk: "full" | "off" | "short";
  delay: "end" | "minutes" | "move" | "none";
  newcomers: "ask" | "nobody" | "sit";
}

/** What a seat is asked, with every option described; those that are not open carry the reason in `closed`. */
export interface Question {
  number: number;
  prompt: string;
  rule: string;
  options: (Described)[];
  default: number | string | (number | string)[] | null;
  secret: boolean;
  about: Record<string, unknown>;
  group: Group | null;
  items: (Described)[];
  form: "cards" | "compose" | "exchange" | "list" | "plan" | "vote";
  composed: Composed | null;
  proposed: (number | string | (number | string)[])[];
  who: "all" | "both" | "mine" | "some" | "team";
  because: string;
  doing: Doing | null;
  why_all: string;
  standing: ("game" | "round" | "turn")[];
}

/** An option as a person is shown it. */
export interface Described {
  option: number | string | (number | string)[];
  key: string;
  facts: Record<string, unknown>;
  note: string;
  about: (number | string | (number | string)[])[];
  closed: string;
  rule: string;
  danger: string;
  veil: string;
  stakes: Stakes | null;
}

/** What an option belongs to, costs, risks and leads to. */
export interface Stakes {
  group?: string;
  aim?: string;
  verb?: string;
  by?: (string)[];
  last?: boolean;
  cost?: (Cost)[];
  odds?: Odds | null;
  then?: (Consequence)[];
  effects?: (Effect)[];
  wanted?: (Wanted)[];
}

/** What an option costs: how many of a unit, and how many are left then. */
export interface Cost {
  unit: string;
  amount: number;
  left?: number | null;
}

/** The faces of the die that decides, worst first, and how many of them count. */
export interface Odds {
  faces: ("bad" | "good" | "maybe" | "mild" | "none")[];
  count: number;
  key?: string;
}

/** One thing that will follow. */
export interface Consequence {
  key: string;
  facts?: Record<string, unknown>;
  colour?: "gain" | "harm" | "plain" | "secret";
  about?: (number | string | (number | string)[])[];
}

/** What something that is chosen after an option would do there, in a few words. */
export interface Effect {
  thing: number | string | (number | string)[];
  key: string;
  facts?: Record<string, unknown>;
  idle?: boolean;
}

/** One thing a goal asks for, and how it stands before the end. */
export interface Wanted {
  key: string;
  facts?: Record<string, unknown>;
  joined?: "" | "and" | "or";
  stands?: "lost" | "met" | "open";
  note?: string;
}

/** Says that a Pick is one of several that belong together, so that a client can show them as one. */
export interface Group {
  kind: "allot" | "order" | "several";
  items: (number | string | (number | string)[])[];
  chosen: (number | string | (number | string)[])[];
  least: number;
  most: number;
  limits: (number)[];
}

/** A question at which one verb lies open, and what belongs to the move that is put together with it. */
export interface Composed {
  verb: string;
  parts: (string)[];
}

/** The action that a question is about: whose it is, in words, and what was paid for it. */
export interface Doing {
  seat: number;
  key: string;
  facts?: Record<string, unknown>;
  cost?: (Cost)[];
  about?: (number | string | (number | string)[])[];
}

/** A line of chat; `seat` is None for a spectator. */
export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A line of talk: who said what, as a key for its words and the facts they need. */
export interface SpokenLine {
  n: number;
  seat: number;
  verb: string;
  kind: "claim" | "plain" | "promise" | "question" | "reply" | "request" | "view";
  key: string;
  facts?: Record<string, unknown>;
  to?: number | null;
  reply?: number | null;
  reply_seat?: number | null;
  yes?: string;
  no?: string;
  only?: (number)[] | null;
}

/** What a line still needs: of which kind, and what it can be. */
export interface SlotInfo {
  kind: string;
  fact: string;
  worded: boolean;
  options: (number | string)[];
  at?: (number | string)[];
}

/** Something one can say now. */
export interface ChipInfo {
  verb: string;
  kind: "claim" | "plain" | "promise" | "question" | "reply" | "request" | "view";
  rule: string;
  to_one: boolean;
  slots: (SlotInfo)[];
}

/** What a seat can say now, and who would hear it; `closed` is the rule that forbids it to speak. */
export interface Talk {
  chips?: (ChipInfo)[];
  closed?: string;
  hears?: (number)[] | null;
}

/** An event as its reader may know it: a key for its words and the facts they need. */
export interface Told {
  key: string;
  facts: Record<string, unknown>;
}

/** One number of a viewer's stream as the log keeps it. */
export interface LogLine {
  n: number;
  events?: (Told)[];
  chat?: Said | null;
  spoken?: (SpokenLine)[];
}

/** A seat asks everybody to take back the last move although something came to light. */
export interface Proposal {
  seat: number;
  agreed: (number)[];
  waiting: (number)[];
}

/** Who has the table open. */
export interface Presence {
  seats: (number)[];
  watchers: number;
}

/** Until when the present decision is waited for (seconds since 1970), and the server's time now. */
export interface Deadline {
  deadline: number | null;
  now: number;
}

/** Everything this viewer may see at number `n`: the first message, and the answer to a resume. */
export interface Full {
  type: "full";
  n: number;
  seat: number | null;
  host: boolean;
  table: TableInfo;
  view: unknown;
  asked: Question | null;
  waits: WaitingFor;
  result: Result | null;
  undo: boolean;
  proposal: Proposal | null;
  since: number;
  log: (LogLine)[];
  notebook: string;
  standing: Record<string, number | string | (number | string)[]>;
  standing_until: Record<string, "game" | "round" | "turn">;
  presence: Presence;
  clock: Deadline;
  talk: Talk | null;
  may_open: boolean;
  only_ways: (OnlyWay)[];
  opened: (unknown)[] | null;
  guess: Guess | null;
}

/** Whom the table waits for: by name, or only how many. */
export interface WaitingFor {
  names: (number)[] | null;
  count: number;
  asked: (number)[];
  of: number;
}

/** How a game ended: the ending's key, who won, and a score for every seat. */
export interface Result {
  ending: string;
  winners: (number)[];
  scores: (number)[];
  sides: (string)[];
}

/** A question that was not asked, in words: its one open option, and the closed ones with their reasons. */
export interface OnlyWay {
  seat: number;
  prompt: string;
  rule: string;
  about: Record<string, unknown>;
  options: (Described)[];
}

/** A question to whoever looks on: `guess.ABOUT`. */
export interface Guess {
  about: string;
  round: number;
  answers: ((number)[])[];
}

/** Number `n`: what happened, and those parts of `Full` that are different now. */
export interface Change {
  type: "change";
  n: number;
  events?: (Told)[];
  chat?: Said | null;
  spoken?: (SpokenLine)[];
  view?: unknown;
  asked?: Question | null;
  waits?: WaitingFor;
  result?: Result | null;
  undo?: boolean;
  proposal?: Proposal | null;
  table?: TableInfo;
  notebook?: string;
  standing?: Record<string, number | string | (number | string)[]>;
  standing_until?: Record<string, "game" | "round" | "turn">;
  talk?: Talk | null;
  may_open?: boolean;
  only_ways?: (OnlyWay)[];
  opened?: (unknown)[] | null;
  guess?: Guess | null;
}

/** The request with this id is done and will not be lost; `n` is where the viewer's stream stands. */
export interface Ack {
  type: "ack";
  id: number;
  n: number;
}

/** A request that was not accepted, or (without id) something the sender must know. Nothing has changed. */
export interface Refusal {
  type: "error";
  code: string;
  text: string;
  id: number | null;
  fatal: boolean;
}

/** The deadline is a new one. */
export interface ClockNews {
  type: "clock";
  clock: Deadline;
}

/** Somebody came or went. */
export interface PresenceNews {
  type: "presence";
  presence: Presence;
}

/** Something about the table is different, told at once to watchers who see the game later. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** The answer to a preview: the question that would follow, or None where more than one's own answers decides. */
export interface Previewed {
  type: "previewed";
  id: number;
  asked: Question | null;
}

/** The answer to a hint: up to three options of the question with this number, the best one first. */
export interface Hinted {
  type: "hinted";
  id: number;
  number: number;
  options: (Advised)[];
}

/** An option, how good it looks beside the others (from 0 to 1), and the reason's message. */
export interface Advised {
  option: number | string | (number | string)[];
  worth: number;
  why: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The first message. Without a token one watches; `last` is the number to resume after. */
export interface Hello {
  type: "hello";
  token?: string;
  last?: number | null;
  name?: string;
}

/** An option of the question with this number. */
export interface Answer {
  type: "answer";
  id: number;
  number: number;
  option: number | string | (number | string)[];
}

/** Take back my last answer. */
export interface Undo {
  type: "undo";
  id: number;
}

/** Ask everybody to take back the last move; what it brought to light is dealt anew. */
export interface Propose {
  type: "propose";
  id: number;
}

/** Agree to the proposal, or not; who proposed it withdraws it with `agree` false. */
export interface Consent {
  type: "consent";
  id: number;
  agree: boolean;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Say a line of the game's language, or answer the line with this number. */
export interface Say {
  type: "say";
  id: number;
  verb: string;
  args?: (number | string)[];
  reply?: number | null;
}

/** My private notes, as a whole. */
export interface Notebook {
  type: "notebook";
  id: number;
  text: string;
}

/** Whenever this prompt offers this option, answer so for me until the turn, the round or the game is over. */
export interface Standing {
  type: "standing";
  id: number;
  prompt: string;
  option: number | string | (number | string)[] | null;
  until?: "game" | "round" | "turn";
}

/** What would I be asked after these answers to the question with this number? Nothing is answered by it. */
export interface Preview {
  type: "preview";
  id: number;
  number: number;
  options: (number | string | (number | string)[])[];
}

/** What would a good player answer to the question with this number? Nothing is answered by it. */
export interface Hint {
  type: "hint";
  id: number;
  number: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** A table option: its default and its values, its range, a choice for every seat, or free text. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number | null;
  most: number | null;
  choices: (string)[];
  closed: Record<string, [string, boolean | number | string]>;
  rule: string;
  group: string;
  folded: boolean;
  needs: [string, boolean | number | string] | null;
  differences: (Difference)[];
}

/** A place at which the values of an option differ: `table.OPTION.NAME`, with a sentence for each value. */
export interface Difference {
  name: string;
  rule: string;
}

/** Options that go together; those it does not name have their defaults. */
export interface PresetInfo {
  name: string;
  options: Record<string, boolean | number | string>;
}

/** A mode of a game, for how many, with which options. */
export interface ModeInfo {
  mode: string;
  least: number;
  most: number;
  usual: number;
  options: (OptionInfo)[];
  presets: (PresetInfo)[];
  seating: ((SeatsLine)[])[];
  aims: (SeatsLine)[];
}

/** Something told to people who set up a table: `table.seats.NAME` or `table.aims.NAME` with these facts. */
export interface SeatsLine {
  name: string;
  facts: Record<string, number | string>;
  rule: string;
  needs: ([string, boolean | number | string])[];
}

/** A game one can set up here. */
export interface GameInfo {
  game: string;
  version: string;
  finished: boolean;
  modes: (ModeInfo)[];
  titles: Record<string, string>;
  teaching: Teaching;
  eliminates: boolean;
  talks: boolean;
}

/** Everything a game teaches. */
export interface Teaching {
  hints: (FirstHint)[];
  lesson: Lesson | null;
  lessons: ([string, Lesson])[];
}

/** A hint bound to the first questions of a kind; its words are `hint.first.<id>` and their text. */
export interface FirstHint {
  id: string;
  prompt: string;
  option: string;
}

/** A guided opening at a real table with bots: how the table is set up, and its steps. */
export interface Lesson {
  mode: string;
  players: number;
  seed: string;
  bots: (string)[];
  options: Record<string, boolean | number | string>;
  steps: (LessonStep)[];
}

/** One step of a guided opening; its words are `lesson.<id>` with the attributes why, task and else, */
export interface LessonStep {
  id: string;
  rule: string;
  prompts: (string)[];
  wanted: (string)[];
  minutes: number;
  ring: (string)[];
}

/** All games of this server. */
export interface Games {
  games: (GameInfo)[];
}

/** A bot as a person: who they are, and what they have shown. */
export interface BotInfo {
  id: string;
  name: string;
  level: 1 | 2 | 3;
  temper: string;
  tempers: Record<string, string>;
  lines: Record<string, string>;
  seconds: number;
  strength: (Strength)[];
}

/** How often somebody won their seat at tables where all others are plain greedy bots. */
export interface Strength {
  person: string;
  game: string;
  games: number;
  won: number;
  plain: number;
}

/** What a client needs to know about this server. */
export interface ServerSettings {
  version: string;
  languages: (string)[];
  bots: (string)[];
  people: (BotInfo)[];
  notices: (string)[];
  most_tables: number;
  name_length: number;
  chat_length: number;
  notebook_length: number;
}

/** Fluent sources: the game's messages win over the common ones. */
export interface Wording {
  language: string;
  house: string;
  game: string;
}

/** A rule of the ledger in one language. */
export interface RuleText {
  number: string;
  chapter: string;
  mark: string;
  text: string;
}

/** The ledger of a game in one language, in the order of its rulebook. */
export interface LedgerTexts {
  language: string;
  chapters: Record<string, string>;
  rules: (RuleText)[];
}

/** A new table. With a name its maker sits down on the first seat; without, only looks after it. */
export interface Create {
  name?: string;
  mode?: string | null;
  players?: number | null;
  options?: Record<string, boolean | number | string>;
  bots?: Record<number, string>;
  listed?: boolean;
  clock?: Clock | null;
  absence?: Absence | null;
  hints?: "off" | "quiet" | "told";
  open_cards?: boolean;
  lesson?: boolean;
  bots_talk?: "full" | "off" | "short";
  delay?: "end" | "minutes" | "move" | "none";
  start?: boolean;
}

/** The table, and the token that makes its bearer the host (and seated, if a seat is named). */
export interface Created {
  table: TableInfo;
  token: string;
  seat: number | null;
}

/** Sit down, on a certain seat or on the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** The seat, and the token that opens it: on this device or on another. */
export interface Joined {
  seat: number;
  token: string;
}

/** Another name for my seat. */
export interface Update {
  name: string;
}

/** Whether I am ready. */
export interface Ready {
  ready?: boolean;
}

/** Keep the seat and let a bot answer until I am back; without a name the table's stand-in comes. */
export interface StepOut {
  bot?: string;
}

/** Ask for a bot's seat of a running game. */
export interface Sit {
  seat: number;
  name: string;
}

/** What one asked for, and the token that opens the seat as soon as the host agrees. */
export interface Requested {
  number: number;
  token: string;
  seated: boolean;
}

/** Host: agree to a request, or not now. */
export interface Verdict {
  agree: boolean;
}

/** Host: another person looks after the table from now on. */
export interface HandOver {
  seat: number;
}

/** Remind the person on this seat. */
export interface Remind {
  seat: number;
}

/** Host: who sat on seat `order[i]` sits on seat i; an empty order draws lots. */
export interface SeatOrder {
  order?: (number)[];
}

/** Take a faction or a character before the deal; the host may choose for every seat. */
export interface ChosenForSeat {
  option: string;
  choice: string;
  seat?: number | null;
}

/** How many seconds bots should take for my taste. */
export interface Pace {
  seconds: number;
  steps?: boolean;
}

/** Let the bots play on as fast as they can, as soon as all people at the table say so. */
export interface Skip {
  skip?: boolean;
  until?: "game" | "round" | "turn";
}

/** Host: put a bot on a seat, or (with no bot) free it. A person who sat there loses the seat. */
export interface Fill {
  bot?: string;
}

/** Host: change the table before it starts; what is not given stays. */
export interface Setup {
  mode?: string | null;
  players?: number | null;
  options?: Record<string, boolean | number | string> | null;
  listed?: boolean | null;
  clock?: Clock | "none" | null;
  absence?: Absence | "none" | null;
  hints?: "off" | "quiet" | "told" | null;
  open_cards?: boolean | null;
  bots_talk?: "full" | "off" | "short" | null;
  delay?: "end" | "minutes" | "move" | "none" | null;
  newcomers?: "ask" | "nobody" | "sit" | null;
  hidden?: "anew" | "same" | null;
}

/** Host: let the table rest, or go on. */
export interface Pause {
  paused?: boolean;
}

/** How this seat wants to be told that it is asked; an empty way ends that. */
export interface NoticeForm {
  way: "" | "discord" | "email" | "ntfy";
  address?: string;
  language?: "de" | "en";
}

/** The code that came to an address: whoever knows it reads what is sent there. */
export interface Confirm {
  code: string;
}

/** What a token opens. */
export interface OpenedSeat {
  game: string;
  seat: number | null;
  host: boolean;
}

/** A table this device has a token for. */
export interface KeptSeat {
  table: string;
  token: string;
}

/** The tables this device has tokens for. */
export interface Mine {
  tables: (KeptSeat)[];
}

/** A question that waits for its seat: enough to put it into words. */
export interface Asking {
  number: number;
  prompt: string;
  about: Record<string, unknown>;
  group: Group | null;
}

/** A table as the holder of one of its tokens finds it on the start page. */
export interface MyTable {
  table: TableInfo;
  seat: number | null;
  host: boolean;
  updated: number;
  asked: Asking | null;
  waits: WaitingFor;
  since: number;
  deadline: number | null;
  view: unknown;
  result: Result | null;
  requests: number;
}

/** Those of the tables asked for that the tokens open, and the server's time. */
export interface MyTables {
  tables: (MyTable)[];
  now: number;
}

/** A finished game that everybody may look at. */
export interface Featured {
  table: TableInfo;
  result: Result;
  ended: number;
}

/** A new token; the old one is worth nothing any more. */
export interface Token {
  token: string;
}

/** The next table, and the token of the seat one has there. */
export interface Next {
  game: string;
  table: string;
  seat: number | null;
  token: string;
}

/** Lines of a viewer's log, oldest first. */
export interface LogPage {
  lines: (LogLine)[];
  more: boolean;
}

/** What went wrong, in the player's words; the game is attached. */
export interface BugReport {
  text?: string;
}

/** The number of the report. */
export interface Reported {
  report: string;
}

/** Whether the server works. */
export interface Health {
  status: "ok" | "stopping";
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  text: string;
}

/** Go on from a step of a finished game (counted from 1) as a new table. */
export interface Continue {
  step: number;
  name?: string;
  listed?: boolean;
  seat?: number;
  hidden?: "anew" | "same" | null;
}

/** Whether a replay reproduces the game it records, and if not, why. */
export interface ReplayVerdict {
  ok: boolean;
  why: string;
  game: string;
  answers: number;
  steps: number;
  result: Result | null;
  older: number;
}

/** Where an imported replay can be watched. */
export interface Imported {
  game: string;
  table: string;
}

/** One answer of a replay: who said what at which step, and what it changed for these eyes. */
export interface Frame {
  step: number;
  seat: number | null;
  prompt: string;
  option: unknown;
  change: Change;
  views: (unknown)[] | null;
  said: Described | null;
  to: ((number)[] | null)[] | null;
}

/** How likely somebody took a line to be true, in per cent, without having heard it and with it. */
export interface BelievedLine {
  seat: number;
  before: number;
  after: number;
}

/** A line of talk in a replay: at which frame it was said, and what it turned out to be. */
export interface JudgedLine {
  line: SpokenLine;
  at: number;
  true: boolean | null;
  good: boolean | null;
  out: number | null;
  foe: boolean;
  meant: boolean | null;
  believed: (BelievedLine)[];
}

/** A finished game as certain eyes saw it: how it began, then one frame for every answer they noticed. */
export interface Timeline {
  eyes: string;
  first: Full;
  views: (unknown)[] | null;
  frames: (Frame)[];
  older: number;
  talk: (JudgedLine)[];
}

/** How far the analysis of a finished game has come, and all of it when it is done. */
export interface AnalysisNews {
  status: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  of: number;
  ahead: number;
  seconds: number;
  problem: string;
  analysis: Analysis | null;
  standings: (Prospects)[];
}

/** Everything found out about one game; the same seed and effort find the same. */
export interface Analysis {
  game: string;
  version: string;
  names: (string)[];
  winners: (number)[];
  ending: string;
  seed: string;
  bot: string;
  effort: Effort;
  played: number;
  moves: number;
  standings: (Prospects)[];
  turnings: (Turning)[];
  shares: (Share)[];
}

/** How much is played to find out. */
export interface Effort {
  points: number;
  games: number;
  worlds: number;
  looks: number;
  candidates: number;
  first: number;
  more: number;
  rounds: number;
  truth: number;
}

/** How the game stood at one moment. */
export interface Prospects {
  step: number;
  move: number;
  truth: (Estimate)[];
  known: (Estimate)[];
  suspects: ((number)[])[];
  foes: (boolean)[];
  crew_truth: Estimate | null;
  crew_known: Estimate | null;
}

/** A mean and its standard error. */
export interface Estimate {
  mean: number;
  error: number;
}

/** A decision that mattered, judged by what its seat could know. */
export interface Turning {
  step: number;
  move: number;
  seat: number;
  prompt: string;
  about: Record<string, unknown>;
  tried: (Tried)[];
}

/** An option of a decision that was played on from. */
export interface Tried {
  option: number | string | (number | string)[];
  key: string;
  facts: Record<string, unknown>;
  chance: Estimate;
  behind: Estimate;
  in_truth: Estimate | null;
}

/** What became of a seat's chance, and why. */
export interface Share {
  start: number;
  end: number;
  given_away: number;
  luck: number;
}

/** Who looks on: a word of the client's own choice that nobody else knows, the same for a whole game. */
export interface Onlooker {
  watcher: string;
}

/** A watcher's answer to the question of a round; another one takes its place. */
export interface MyGuess {
  watcher: string;
  round: number;
  seats: (number)[];
}

/** How many watchers gave an answer. */
export interface GuessCount {
  seats: (number)[];
  count: number;
}

/** What was guessed in a round of a game that is over. */
export interface GuessedRound {
  round: number;
  about: string;
  guessed: number;
  right: number | null;
  mine: (number)[] | null;
  hit: boolean | null;
}

/** While the game is played what watchers guess this round, for them alone; afterwards every round, for all. */
export interface Guesses {
  round: number;
  guessed: number;
  counts: (GuessCount)[];
  mine: (number)[] | null;
  rounds: (GuessedRound)[];
}

/** A game as a file. */
export interface Replay {
  game: string;
  version: string;
  config: Config;
  names: (string)[];
  commitment: string;
  key: string | null;
  steps: (StepRecord)[];
  result: Result | null;
  format: number;
  base: ReplayBase | null;
  talk: (Spoken)[];
}

/** One table: mode, number of players, and a value for every option. */
export interface Config {
  mode: string;
  players: number;
  options: Record<string, boolean | number | string>;
}

/** A step in a replay: the digest of its boundary and what was said in it. */
export type StepRecord = [string, ([number, number | string | (number | string)[]])[], string | null, boolean];

/** Where the rules changed in the middle of a game: only what came afterwards can be played again. */
export interface ReplayBase {
  step: number;
  version: string;
  state: unknown;
}

/** One line of a transcript. */
export interface Spoken {
  n: number;
  seat: number;
  act: Act;
  at: [number, number];
  stamp: (number)[];
  reply: number | null;
  to: (number)[] | null;
  void: boolean;
}

/** Something said: a verb and what it speaks of; there is no nesting. */
export interface Act {
  verb: string;
  args: (number | string)[];
}

/** The end of a game as everybody may know it. */
export interface Epilogue {
  unit: "round" | "turn";
  length: number;
  verdict: Phrase;
  seats: (SeatEnd)[];
  moments: (KeyMoment)[];
}

/** A message and its facts. */
export interface Phrase {
  key: string;
  facts?: Record<string, unknown>;
}

/** How the game ended for one seat. */
export interface SeatEnd {
  seat: number;
  won: boolean;
  verdict: Phrase;
  part: Phrase;
  role: Phrase;
  fate: Phrase;
  alive?: boolean;
  conditions?: (Condition)[];
  account?: (Phrase)[];
  cards?: ([string, number])[];
  line?: (Stretch)[];
  signs?: (Sign)[];
  curves?: (Curve)[];
}

/** One thing a goal asked for. */
export interface Condition {
  words: Phrase;
  met: boolean;
  joined?: "" | "and" | "or";
  when?: number;
}

/** From a round on somebody lived like this. */
export interface Stretch {
  since: number;
  way: "asleep" | "gone" | "plain" | "turned";
}

/** A mark on a line of life: what happened, by a word a client has a picture for. */
export interface Sign {
  at: number;
  what: string;
}

/** A number of a seat, for every turn. */
export interface Curve {
  what: string;
  values: (number)[];
}

/** A moment that decided something; the replay opens there. */
export interface KeyMoment {
  answer: number;
  step: number;
  when: number;
  what: string;
  words: Phrase;
}

export type ServerMessage = Full | Change | Ack | Refusal | ClockNews | PresenceNews | TableNews | Previewed | Hinted | Pong;

export type ClientMessage = Hello | Answer | Undo | Propose | Consent | Chat | Say | Notebook | Standing | Preview | Hint | Ping;

export type Choice = number | string | (number | string)[];

export type Value = boolean | number | string;
