/** Saying something beside the rules: the chip that was chosen, what it lacks, whom one does not want to hear. */

import type { ChipInfo, Choice, SpokenLine } from "../net/types";
import type { TableStore } from "../net/table.svelte";
import { thingKey } from "../things";
import { viewport } from "../viewport.svelte";
import { t } from "../words/words.svelte";
import { lineText, thingsOf, type Word } from "./lines";
import { isHeard } from "./listeners";

const SHOWN = 4;
/** In a low window one line less, so that the log keeps some. */
const SHOWN_LOW = 3;
/** How long a bubble stands: a while, and longer for more letters; one to me waits for my answer. */
const WHILE = 3000;
const PER_LETTER = 60;
const TO_ME = 12000;
/** Lines that came together appear one after the other. */
const APART = 400;
const AT_ONCE = 3;

export interface Bubble {
  line: SpokenLine;
  text: string;
  mine: boolean;
  until: number;
}

export interface Target {
  word: Word;
  key: string;
}

export class Saying {
  draft: { chip: ChipInfo; args: Word[] } | null = $state.raw(null);
  /** Whether the whole list is open, and what its words are filtered by. */
  listed = $state(false);
  filter = $state("");
  hovered: Word | null = $state(null);
  bubbles: Bubble[] = $state.raw([]);
  /** Why nothing can be said now, as the server put it. */
  refused = $state("");
  muted: ReadonlySet<number> = $state.raw(new Set());
  #heard = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly table: TableStore) {
    this.muted = new Set(read(table.table));
  }

  readonly talk = $derived.by(() => this.table.talk);
  readonly chips: readonly ChipInfo[] = $derived(this.talk?.chips ?? []);
  /** Whether anybody could hear: other people, or bots that listen. */
  readonly possible = $derived.by(() => {
    const { me, info, seats, result } = this.table;
    if (me === null || !this.talk || !info || result || info.status !== "playing") return false;
    return isHeard(me, { seats, bots_talk: info.bots_talk }, this.chips, this.talk.hears);
  });
  readonly row: readonly ChipInfo[] = $derived(
    this.chips.slice(0, viewport.low ? SHOWN_LOW : SHOWN),
  );
  readonly slot = $derived(this.draft ? this.draft.chip.slots[this.draft.args.length] : undefined);
  readonly targets: readonly Target[] = $derived.by(() =>
    (this.slot?.options ?? [])
      .filter((word) => !this.draft?.args.includes(word))
      .map((word, at) => ({ word, key: at < 9 ? String(at + 1) : "" })),
  );
  readonly #things = $derived.by(() => {
    const found = new Map<string, Target>();
    const slot = this.slot;
    if (slot)
      for (const target of this.targets)
        for (const thing of thingsOf(slot, target.word)) found.set(thingKey(thing), target);
    return found;
  });
  /** The last line of every seat. */
  readonly last = $derived.by(() => {
    const found = new Map<number, SpokenLine>();
    for (const line of this.table.spoken) found.set(line.seat, line);
    return found;
  });
  /** The newest line that waits for my answer. */
  readonly asking: SpokenLine | null = $derived.by(() => {
    const { me, spoken } = this.table;
    const answered = new Set(spoken.filter((x) => x.seat === me).map((x) => x.reply));
    const recent = spoken.slice(-20).filter((x) => x.yes && x.to === me && x.seat !== me);
    return recent.findLast((x) => !answered.has(x.n)) ?? null;
  });

  targetAt(thing: Choice): Target | undefined {
    return this.#things.get(thingKey(thing));
  }

  choose(chip: ChipInfo): void {
    this.listed = false;
    this.refused = "";
    if (!chip.slots.length) void this.say(chip.verb, []);
    else this.draft = this.draft?.chip.verb === chip.verb ? null : { chip, args: [] };
  }

  fill(word: Word): void {
    const draft = this.draft;
    if (!draft) return;
    const args = [...draft.args, word];
    this.hovered = null;
    if (args.length < draft.chip.slots.length) this.draft = { chip: draft.chip, args };
    else void this.say(draft.chip.verb, args);
  }

  async say(verb: string, args: readonly Word[], reply: number | null = null): Promise<void> {
    this.draft = null;
    const problem = await this.table.sayLine(verb, args, reply);
    this.refused = problem ?? "";
  }

  close(): boolean {
    const open = this.draft !== null || this.listed;
    this.draft = null;
    this.listed = false;
    this.filter = "";
    return open;
  }

  /** What a key does: a digit chooses a chip or a target. */
  press(key: string): boolean {
    if (this.draft) {
      const target = this.targets.find((each) => each.key === key);
      if (target) this.fill(target.word);
      return target !== undefined;
    }
    const chip = this.row[Number(key) - 1];
    if (chip) this.choose(chip);
    return chip !== undefined;
  }

  mute(seat: number): void {
    const muted = new Set(this.muted);
    if (!muted.delete(seat)) muted.add(seat);
    this.muted = muted;
    this.bubbles = this.bubbles.filter((bubble) => !muted.has(bubble.line.seat));
    write(this.table.table, [...muted]);
  }

  /** Shows what was said since the last look; what was said before one came is in the log only. */
  listen(): void {
    const { spoken } = this.table;
    const fresh = this.#heard ? spoken.filter((line) => line.n >= this.#heard) : [];
    this.#heard = (spoken.at(-1)?.n ?? -1) + 1 || 1;
    fresh.forEach((line, at) => {
      if (this.muted.has(line.seat) || line.seat === this.table.me) return;
      this.#timers.push(setTimeout(() => this.#show(line), at * APART));
    });
  }

  #show(line: SpokenLine): void {
    const text = lineText(this.table.speech, line);
    const mine = line.to !== undefined && line.to === this.table.me && Boolean(line.yes);
    const stays = mine ? TO_ME : WHILE + PER_LETTER * text.length;
    const others = this.bubbles.filter((bubble) => bubble.line.seat !== line.seat);
    const bubble = { line, text, mine, until: Date.now() + stays };
    this.bubbles = [...others.slice(-(AT_ONCE - 1)), bubble];
    this.#timers.push(setTimeout(() => this.#drop(line.n), stays));
  }

  #drop(n: number): void {
    this.bubbles = this.bubbles.filter((bubble) => bubble.line.n !== n);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Who hears me: everybody, or some. */
  get hears(): string {
    const only = this.talk?.hears;
    if (!only) return t("talk-all-hear");
    const others = only.filter((seat) => seat !== this.table.me);
    const names = others.map((seat) => this.table.speech.seat(seat)).join(", ");
    return t("talk-some-hear", { names, count: others.length });
  }
}

const keyOf = (table: string): string => `hullbreach.muted.${table}`;

function read(table: string): number[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]") as number[];
  } catch {
    return [];
  }
}

function write(table: string, seats: readonly number[]): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(seats));
  } catch {
    // A browser without storage mutes for as long as the page is open.
  }
}
