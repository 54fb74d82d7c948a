/** A table as this browser knows it: what the server said last, and the requests a person can make. */

import { gameOf, storyOf, type GameModule } from "../games";
import type { Story } from "../games/story";
import type { View } from "../games/types";
import { colourOfSeat, type Colour } from "../kit/seats";
import type {
  Advised,
  Change,
  Choice,
  Deadline,
  Full,
  Guess,
  LogLine,
  OnlyWay,
  Presence,
  Proposal,
  Question,
  Result,
  Said,
  ServerMessage,
  Span,
  SpokenLine,
  Talk,
  TableInfo,
  Told,
  WaitingFor,
} from "./types";
import { botsMayAnswer } from "./company";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { refusal } from "../words/refusals";
import { Speech } from "../words/speech";
import { t } from "../words/words.svelte";
import { laidOpen, openedAfter } from "./opened";
import { server } from "./server";
import { coverOf } from "./covers";
import { CUT_OFF, Socket, type LinkState, type Problem } from "./socket";
import { forgetTable, keepToken, tokenOf } from "./tokens";

export interface Entry extends Told {
  n: string;
  /** For a line of talk: who said it, and what. */
  said?: SpokenLine;
}

/** What the screens of the table and of the replay share. */
export class Seen {
  info: TableInfo | null = $state.raw(null);
  me: number | null = $state(null);
  view: Record<string, unknown> | null = $state.raw(null);
  asked: Question | null = $state.raw(null);
  waits: WaitingFor = $state.raw({ names: [], count: 0, asked: [], of: 0 });
  result: Result | null = $state.raw(null);
  canUndo = $state(false);
  /** What the server answers for this seat beforehand, by prompt, and with what that ends. */
  standing: Readonly<Record<string, Choice>> = $state.raw({});
  standingUntil: Readonly<Record<string, Span>> = $state.raw({});
  /** What was settled for this seat since it answered last, because there was one way only. */
  onlyWays: readonly OnlyWay[] = $state.raw([]);
  log: Entry[] = $state.raw([]);
  chat: (Said & { n: number })[] = $state.raw([]);
  /** Lines said beside the rules, each with the number of the stream it came with. */
  spoken: (SpokenLine & { at: number })[] = $state.raw([]);
  module: GameModule | null = $state.raw(null);
  story: Story | null = $state.raw(null);
  /** The Fluent sources of the game and the house, by language. */
  sources: Record<string, readonly string[]> = $state.raw({});

  readonly seats = $derived.by(() => this.info?.seats ?? []);
  readonly game = $derived(this.info?.game ?? "");
  /** By value: as long as nobody is called otherwise, nothing has to be worded anew. */
  readonly #called = $derived(JSON.stringify(this.seats.map((seat) => seat.name || seat.bot)));
  readonly names = $derived(JSON.parse(this.#called) as string[]);
  /** What reads otherwise, as text: a new view with the same texts changes nothing that is said. */
  readonly #texts = $derived(JSON.stringify((this.view && this.module?.texts?.(this.view)) ?? {}));
  readonly #joins = $derived(JSON.stringify((this.view && this.module?.joins?.(this.view)) ?? {}));
  /** Whose figures are, in the same way. */
  readonly #owners = $derived(
    JSON.stringify((this.view && this.module?.owners?.(this.view)) ?? {}),
  );
  readonly speech = $derived(
    new Speech(
      settings.language,
      this.sources[settings.language] ?? [],
      this.names,
      JSON.parse(this.#texts),
      this.me,
      () => (this.hides() ? coverOf(this) : null),
      JSON.parse(this.#owners),
      JSON.parse(this.#joins),
    ),
  );
  /** Whether what is one's own is not to be read on this screen just now. */
  hides: () => boolean = () => false;

  get id(): string {
    return this.info?.table ?? "";
  }

  nameOf(seat: number): string {
    return seat === this.me ? t("you") : this.speech.seat(seat);
  }

  colour(seat: number): Colour {
    return (this.view && this.module?.colour?.(this.view, seat)) || colourOfSeat(seat);
  }

  face(seat: number): string {
    return (this.view && this.module?.face?.(this.view, seat)) || "";
  }

  iconOfEvent(told: Told): string {
    return this.module?.iconOfEvent(told) ?? "u-dot";
  }

  iconOf(kind: string, id: string): string {
    return this.module?.iconOf(kind, id) ?? "stack";
  }

  /** Gets the words of both languages and the pictures of the game. */
  async prepare(game: string): Promise<void> {
    const [en, de, module, story] = await Promise.all([
      server.words(game, "en"),
      server.words(game, "de"),
      gameOf(game),
      storyOf(game),
    ]);
    this.sources = { en: [en.game, en.house], de: [de.game, de.house] };
    this.module = module;
    this.story = story;
  }

  apply(change: Change): void {
    if (change.table !== undefined) this.info = change.table;
    if (change.view !== undefined)
      this.view =
        change.view === null ? null : { ...this.view, ...(change.view as Record<string, unknown>) };
    if (change.asked !== undefined) this.asked = change.asked;
    if (change.waits !== undefined) this.waits = change.waits;
    if (change.result !== undefined) this.result = change.result;
    if (change.undo !== undefined) this.canUndo = change.undo;
    if (change.standing !== undefined) this.standing = change.standing;
    if (change.standing_until !== undefined) this.standingUntil = change.standing_until;
    if (change.only_ways !== undefined) this.onlyWays = change.only_ways as readonly OnlyWay[];
    this.addLines([change]);
  }

  addLines(lines: readonly LogLine[]): void {
    const told = lines.flatMap((line) =>
      (line.events ?? []).map((event, index) => ({ ...event, n: `${line.n}.${index}` })),
    );
    if (told.length) this.log = [...this.log, ...told];
    const said = lines.flatMap((line) => (line.chat ? [{ ...line.chat, n: line.n }] : []));
    if (said.length) this.chat = [...this.chat, ...said];
    const spoken = lines.flatMap((line) =>
      (line.spoken ?? []).map((each) => ({ ...each, at: line.n })),
    );
    if (spoken.length) this.spoken = [...this.spoken, ...spoken];
  }

  start(full: Full): void {
    this.info = full.table;
    this.me = full.seat;
    this.view = full.view as Record<string, unknown> | null;
    this.asked = full.asked;
    this.waits = full.waits;
    this.result = full.result;
    this.canUndo = full.undo;
    this.standing = full.standing;
    this.standingUntil = full.standing_until;
    this.onlyWays = (full.only_ways ?? []) as readonly OnlyWay[];
  }
}

/** What the parts of the table need besides what is seen; a replay gives the same. */
export interface TableLike extends Seen {
  readonly sending: boolean;
  readonly presence: Presence;
  answer(option: Choice): Promise<void>;
  answerTogether(next: (asked: Question) => Choice | null): Promise<void>;
  preview(number: number, options: readonly Choice[]): Promise<Question | null | undefined>;
}

export class TableStore extends Seen implements TableLike {
  link: LinkState = $state("connecting");
  #keeper = $state(false);
  /** Whether this is the host: whose seat it is may be handed over; a host without a seat stays what the table said first. */
  readonly host: boolean = $derived(
    this.info?.host == null ? this.#keeper : this.info.host === this.me,
  );
  proposal: Proposal | null = $state.raw(null);
  presence: Presence = $state.raw({ seats: [], watchers: 0 });
  clock: Deadline = $state.raw({ deadline: null, now: 0 });
  sending = $state(false);
  /** A sentence for the person: what did not work. */
  problem: string | null = $state(null);
  notes = $state("");
  /** Whether a seat of this table was mine: whoever knows its secrets gets no other. */
  hadSeat = $state(false);
  /** Whether I give up my seat by my own word. */
  #leaving = false;
  /** The last answer this browser gave, and to what. */
  answered: { asked: Question; option: Choice } | null = $state.raw(null);
  /** What this seat can say beside the rules. */
  talk: Talk | null = $state.raw(null);
  /** What I am asked if I only look on. */
  guess: Guess | null = $state.raw(null);
  /** Whether I am out for good and may have all cards opened. */
  mayOpen = $state(false);
  /** What every seat sees, once all cards are open to me. */
  opened: readonly View[] | null = $state.raw(null);
  /** Whose hand I look at then. */
  looking: number | null = $state(null);
  /** What my own seat sees, beneath what is opened. */
  #own: View | null = null;
  /** Changes since the last look at the page, for marks and banners. */
  fresh: Entry[] = $state.raw([]);
  #n: number | null = null;
  #offset = 0;
  #socket: Socket | null = null;
  #savedNotes = "";
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    super();
    $effect(() => this.#keepNotes(this.notes));
  }

  async open(): Promise<void> {
    try {
      const info = await server.table(this.table);
      if (info.table !== this.table) {
        route.go(`/t/${info.table}`, true); // somebody came by the table's word
        return;
      }
      this.info = info;
      await this.prepare(info.game);
      this.#socket = new Socket(`/games/${info.game}/${info.table}/play`, {
        link: (state) => (this.link = state),
        message: (message) => this.#message(message),
        last: () => this.#n,
        token: () => tokenOf(this.table),
        name: () => settings.name,
      });
    } catch (error) {
      this.link = "closed";
      this.problem = sentence(error);
    }
  }

  close(): void {
    clearTimeout(this.#noteTimer);
    this.#socket?.close();
  }

  #message(message: ServerMessage): void {
    switch (message.type) {
      case "full":
        this.#full(message);
        break;
      case "change":
        this.#change(message);
        break;
      case "clock":
        this.#setClock(message.clock);
        break;
      case "table":
        this.info = message.table;
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "error":
        this.#error(message);
        break;
    }
  }

  #full(full: Full): void {
    const fresh = this.#n === null || full.since !== this.#n;
    this.start(full);
    this.#keeper = full.host;
    this.proposal = full.proposal;
    this.talk = full.talk;
    this.guess = full.guess;
    this.mayOpen = full.may_open;
    this.#open(full.opened);
    this.presence = full.presence;
    this.#setClock(full.clock);
    if (fresh) {
      this.log = [];
      this.chat = [];
      this.spoken = [];
    }
    this.addLines(full.log);
    this.#n = full.n;
    this.sending = false;
    this.notes = this.#savedNotes = full.notebook;
  }

  #change(change: Change): void {
    if (this.#n !== null && change.n !== this.#n + 1) {
      this.#socket?.again();
      return;
    }
    this.#n = change.n;
    const before = this.log.length;
    if (this.opened) this.view = this.#own;
    this.apply(change);
    if (change.guess !== undefined) this.guess = change.guess;
    if (change.may_open !== undefined) this.mayOpen = change.may_open;
    this.#open(change.opened === undefined ? [] : change.opened);
    this.fresh = this.log.slice(before);
    if (change.proposal !== undefined) this.proposal = change.proposal;
    if (change.talk !== undefined) this.talk = change.talk;
    if (change.notebook !== undefined && this.notes === this.#savedNotes)
      this.notes = this.#savedNotes = change.notebook;
  }

  /** Lays what all seats see over what mine does. */
  #open(change: readonly unknown[] | null): void {
    this.#own = this.view;
    if (change === null || change.length) this.opened = openedAfter(this.opened, change);
    if (!this.opened || !this.view) return;
    this.lay();
    this.looking ??= this.seats.find((seat) => seat.seat !== this.me)?.seat ?? null;
  }

  /** Opens or covers what is opened to me, as it is wanted just now. */
  lay(): void {
    if (this.opened && this.#own)
      this.view = laidOpen(this.#own, this.opened, this.module?.truth, this.hides());
  }

  #error(error: { code: string; text: string; fatal: boolean }): void {
    if (error.code === "bad_token" || error.code === "revoked") {
      forgetTable(this.table);
      this.hadSeat = true;
      if (!this.#leaving) this.problem = refusal(settings.language, "revoked", error.text);
    } else if (error.fatal) this.problem = refusal(settings.language, error.code, error.text);
  }

  #setClock(clock: Deadline): void {
    this.clock = clock;
    this.#offset = clock.now * 1000 - Date.now();
  }

  /** Seconds until the default is taken, or null without a clock. */
  timeLeft(_seat: number, now: number): number | null {
    if (this.clock.deadline === null) return null;
    return this.clock.deadline - (now + this.#offset) / 1000;
  }

  async #request(request: { type: string } & Record<string, unknown>): Promise<boolean> {
    this.problem = null;
    const error = await (this.#socket?.ask(request) ?? CUT_OFF);
    if (error && error.code !== "out_of_date") this.problem = sentence(error);
    return error === null;
  }

  async answer(option: Choice): Promise<void> {
    const asked = this.asked;
    if (!asked || this.sending) return;
    this.sending = true;
    try {
      if (await this.#request({ type: "answer", number: asked.number, option }))
        this.answered = { asked, option };
    } finally {
      this.sending = false;
    }
  }

  /** Answers questions that follow one another, as long as there is an answer for the next one. */
  async answerTogether(next: (asked: Question) => Choice | null): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (let asked = this.asked; asked;) {
        const option = next(asked);
        const sent: Question = asked;
        if (
          option === null ||
          !(await this.#request({ type: "answer", number: sent.number, option }))
        )
          return;
        this.answered = { asked: sent, option };
        // What an answer changed arrives before its receipt.
        asked = this.asked?.number === sent.number ? null : this.asked;
      }
    } finally {
      this.sending = false;
    }
  }

  /** What would be asked after these answers; null where something else decides, undefined if it was refused. */
  async preview(number: number, options: readonly Choice[]): Promise<Question | null | undefined> {
    const found = await this.#socket?.request({ type: "preview", number, options });
    return found?.type === "previewed" ? (found.asked as Question | null) : undefined;
  }

  /** Answers a question beforehand until a turn, a round or the game is over; null ends that. */
  stand(prompt: string, option: Choice | null, until: Span = "game"): void {
    void this.#request({ type: "standing", prompt, option, until });
  }

  /** What a good player would answer, or null where there is no hint. */
  async hint(number: number): Promise<readonly Advised[] | null> {
    const found = await this.#socket?.request({ type: "hint", number });
    return found?.type === "hinted" ? found.options : null;
  }

  undo(): void {
    void this.#request({ type: "undo" });
  }

  /** Whether bots may be waiting for my word: as far as all can see, they or nobody in particular are to answer. */
  readonly mayStep: boolean = $derived.by(() => {
    const { info, me, waits } = this;
    if (me === null || this.asked || info?.status !== "playing" || info.paused) return false;
    return (info.seats[me]?.steps ?? false) && botsMayAnswer(info.seats, waits.names);
  });

  /** Lets the bots make their next move. */
  step(): void {
    void this.act("step");
  }

  propose(): void {
    void this.#request({ type: "propose" });
  }

  consent(agree: boolean): void {
    void this.#request({ type: "consent", agree });
  }

  say(text: string): void {
    void this.#request({ type: "chat", text });
  }

  /** Says a line beside the rules; why not, if it cannot be said, as a sentence. */
  async sayLine(
    verb: string,
    args: readonly (number | string)[],
    reply: number | null,
  ): Promise<string | null> {
    const error = await (this.#socket?.ask({ type: "say", verb, args, reply }) ?? CUT_OFF);
    if (!error) return null;
    return (error as Problem).code === "too_fast" ? t("talk-too-fast") : t("talk-not-now");
  }

  #keepNotes(text: string): void {
    clearTimeout(this.#noteTimer);
    if (text === this.#savedNotes || this.me === null) return;
    this.#noteTimer = setTimeout(() => {
      this.#savedNotes = text;
      void this.#request({ type: "notebook", text });
    }, 1000);
  }

  /** A request of the host or a seat over plain HTTP; what it changes comes back through the socket. */
  async act(action: string, body: unknown = {}): Promise<void> {
    if (!this.info) return;
    this.problem = null;
    try {
      await server.act(this.info, action, body, tokenOf(this.table));
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Gives up my seat. */
  async leave(): Promise<void> {
    this.#leaving = true;
    await this.act("leave");
    if (this.problem) this.#leaving = false;
  }

  /** Comes again, with whatever token this browser now has. */
  reopen(): void {
    this.#n = null;
    this.#socket?.again();
  }

  /** Tells the person why something did not work. */
  refuse(error: unknown): void {
    this.problem = sentence(error);
  }

  async join(name: string, seat?: number): Promise<void> {
    if (!this.info) return;
    this.problem = null;
    try {
      const joined = await server.join(this.info, name, seat);
      keepToken(this.table, this.info.game, joined.token, joined.seat);
      this.hadSeat = this.#leaving = false;
      this.reopen();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  async playAgain(): Promise<void> {
    if (!this.info) return;
    try {
      const next = await server.act<{
        game: string;
        table: string;
        seat: number | null;
        token: string;
      }>(this.info, "playAgain", {}, tokenOf(this.table));
      keepToken(next.table, next.game, next.token, next.seat);
      route.go(`/t/${next.table}`);
    } catch (error) {
      this.problem = sentence(error);
    }
  }
}

/** What a person is told about an error: what this browser knows itself, or what the server refuses. */
export function sentence(error: unknown): string {
  if (error === CUT_OFF) return t("error-line");
  const { code, text } = error as Partial<Problem>;
  if (code === "unreachable") return t("error-unreachable");
  return code === undefined ? String(error) : refusal(settings.language, code, text ?? "");
}
