/** What led to what: noise, encounter, attack, shot and scan as chains of steps that stay readable after the motion. */

import type { Told } from "../../net/types";
import { iconOfCard } from "./view";

export interface Step {
  picture: "die" | "combat" | "creature" | "cards" | "card" | "icon";
  /** An icon, a kind of creature, a face of a die, or a card. */
  of: string;
  title: string;
  note: string;
  bad?: boolean;
}

export interface Story {
  /** The number of its first line, which stays while it grows. */
  id: string;
  steps: Step[];
  seat: number | null;
  /** A room as events name it: by its tile, or by its slot before it is explored. */
  room: string;
  card: string;
  hurt: boolean;
  /** What a scan found; null where nothing was scanned. */
  infected: boolean | null;
  /** Numbers of the lines it is made of. */
  lines: string[];
}

export interface Words {
  t(key: string, facts?: Record<string, string | number>): string;
  thing(id: string, kind: string): string;
  name(seat: number): string;
  /** Whether this is the one who reads. */
  mine(seat: number): boolean;
}

export type Line = Told & { n: string };

const HARM: Readonly<Record<string, string>> = {
  "wound.light": "light",
  "wound.serious": "serious",
  contaminated: "contamination",
  slimed: "slime",
  infested: "larva",
  burrowed: "burrowed",
  died: "dead",
  shielded: "shielded",
  parried: "parried",
};
const OPENS = new Set([
  "noise.rolled",
  "danger",
  "encounter",
  "attack",
  "shoot",
  "melee",
  "scanned",
  "feeds",
]);
const ENDS =
  /^(does\.|xeno\.|round$|time$|passed$|moved$|event\.card$|developed$|first\.player$|fuse)/;
const STAGED = new Set([
  "token.drawn",
  "attack.hit",
  "attack.missed",
  "burrowed",
  "shoot",
  "melee",
  "scanned",
  "infested",
  "feeds",
]);

const text = (fact: unknown): string =>
  typeof fact === "string" || typeof fact === "number" ? String(fact) : "";

/** Whether a line goes on with a story instead of beginning one. */
function goesOn(story: Line[], key: string): boolean {
  const has = (wanted: string) => story.some((line) => line.key === wanted);
  if (key === "encounter") return !has("token.drawn") && (has("noise.rolled") || has("danger"));
  if (key === "attack") return has("surprise") && !has("attack");
  return key === "danger" && has("noise.rolled") && !has("danger");
}

/** The lines of the log cut into stories; what belongs to none is left out. */
function cut(log: readonly Line[]): Line[][] {
  const stories: Line[][] = [];
  let now: Line[] | null = null;
  for (const line of log) {
    if (ENDS.test(line.key)) now = null;
    else if (OPENS.has(line.key) && !(now && goesOn(now, line.key))) stories.push((now = [line]));
    else now?.push(line);
  }
  return stories;
}

/** What the attacked suffered, counted in one line. */
function harm(lines: readonly Line[], words: Words): string {
  const counts = new Map<string, number>();
  for (const { key } of lines)
    if (HARM[key]) counts.set(HARM[key], (counts.get(HARM[key]) ?? 0) + 1);
  return [...counts].map(([what, count]) => words.t(`nemesis-harm-${what}`, { count })).join(", ");
}

const told = (lines: readonly Line[], key: string): boolean =>
  lines.some((line) => line.key === key);

type Teller = (facts: Told["facts"], words: Words, all: readonly Line[]) => Step | null;
const whom = (facts: Told["facts"], words: Words) => ({
  name: words.name(Number(facts.seat)),
  you: words.mine(Number(facts.seat)) ? "yes" : "no",
});
const kindOf = (facts: Told["facts"], words: Words) => words.thing(text(facts.kind), "intruder");

const TELLS: Readonly<Record<string, Teller>> = {
  "noise.rolled": (facts, words, all) => ({
    picture: "die",
    of: text(facts.face),
    title: words.t("nemesis-chain-noise"),
    note:
      told(all, "encounter") && !told(all, "danger")
        ? words.t("nemesis-chain-noisy")
        : words.name(Number(facts.seat)),
  }),
  danger: (_facts, words) => ({
    picture: "icon",
    of: "sound-waves",
    title: words.t("nemesis-chain-danger"),
    note: words.t("nemesis-chain-danger-note"),
    bad: true,
  }),
  encounter: (facts, words, all) =>
    told(all, "noise.rolled")
      ? null
      : {
          picture: "icon",
          of: "sound-waves",
          title: words.t("nemesis-chain-encounter"),
          note: words.t("nemesis-chain-encounter-note", whom(facts, words)),
        },
  "token.drawn": (facts, words) => ({
    picture: "creature",
    of: text(facts.kind),
    title: Number(facts.number)
      ? words.t("nemesis-chain-token", { kind: kindOf(facts, words), number: Number(facts.number) })
      : kindOf(facts, words),
    note: words.t("nemesis-chain-token-note"),
  }),
  surprise: (facts, words) => ({
    picture: "cards",
    of: text(facts.cards),
    title: words.t("nemesis-chain-surprise", {
      number: Number(facts.number),
      cards: Number(facts.cards),
    }),
    note: words.t("nemesis-chain-surprise-note"),
  }),
  attack: (facts, words, all) =>
    told(all, "surprise")
      ? null
      : {
          picture: "creature",
          of: text(facts.kind),
          title: kindOf(facts, words),
          note: words.t("nemesis-chain-attacks", whom(facts, words)),
        },
  "attack.hit": (facts, words, all) => ({
    picture: "card",
    of: text(facts.card),
    title: words.thing(text(facts.card), "card"),
    note: harm(all, words) || words.t("nemesis-chain-hit"),
    bad: true,
  }),
  "attack.missed": (facts, words) => ({
    picture: "card",
    of: text(facts.card),
    title: words.thing(text(facts.card), "card"),
    note: words.t("nemesis-chain-missed"),
  }),
  infested: (_facts, words, all) =>
    told(all, "attack.hit")
      ? null
      : {
          picture: "creature",
          of: "larva",
          title: words.thing("larva", "intruder"),
          note: words.t("nemesis-chain-infested"),
          bad: true,
        },
  burrowed: (_facts, words) => ({
    picture: "icon",
    of: "dna2",
    title: words.t("nemesis-harm-burrowed", { count: 1 }),
    note: words.t("nemesis-chain-burrowed"),
    bad: true,
  }),
  shoot: (facts, words) => ({
    picture: "icon",
    of: iconOfCard(text(facts.weapon)),
    title: words.thing(text(facts.weapon), "card"),
    note: words.t("nemesis-chain-at", {
      kind: words.thing(text(facts.target), facts.target === "egg" ? "object" : "intruder"),
    }),
  }),
  melee: (facts, words) => ({
    picture: "icon",
    of: "hand",
    title: words.t("nemesis-chain-melee"),
    note: words.t("nemesis-chain-at", {
      kind: words.thing(text(facts.target), facts.target === "egg" ? "object" : "intruder"),
    }),
  }),
  "combat.rolled": (facts, words) => ({
    picture: "combat",
    of: text(facts.face),
    title: words.t("nemesis-chain-combat"),
    note: words.thing(text(facts.face), "face"),
  }),
  missed: (_facts, words, all) => ({
    picture: "icon",
    of: "bullet-impacts",
    title: words.t("nemesis-chain-miss"),
    note: harm(all, words),
    bad: harm(all, words) !== "",
  }),
  injured: (facts, words) => ({
    picture: "creature",
    of: text(facts.kind),
    title: words.t("nemesis-chain-injured", { count: Number(facts.count) }),
    note: words.t("nemesis-chain-injured-note", { count: Number(facts.total) }),
  }),
  "blood.drawn": (facts, words) => ({
    picture: "icon",
    of: "bleeding-wound",
    title: Number(facts.blood)
      ? words.t("nemesis-chain-blood", { count: Number(facts.blood) })
      : words.t("nemesis-chain-arrow"),
    note: words.t("nemesis-chain-check"),
  }),
  killed: (facts, words) => ({
    picture: "icon",
    of: "skull-crossed-bones",
    title: words.t("nemesis-chain-killed", { kind: kindOf(facts, words) }),
    note: "",
  }),
  retreat: (facts, words) => ({
    picture: "icon",
    of: "footsteps",
    title: words.t("nemesis-chain-retreat", { kind: kindOf(facts, words) }),
    note: words.t("nemesis-chain-corridor", { number: text(facts.corridor) }),
  }),
  scanned: (facts, words) => ({
    picture: "icon",
    of: "biohazard",
    title: words.t("nemesis-chain-scan", whom(facts, words)),
    note: words.t(facts.infected ? "nemesis-infected" : "nemesis-clean"),
    bad: Boolean(facts.infected),
  }),
  feeds: (facts, words) => ({
    picture: "creature",
    of: text(facts.kind),
    title: words.t("nemesis-chain-feeds", { kind: kindOf(facts, words) }),
    note: words.thing(text(facts.food), "object"),
  }),
  evolved: (facts, words) => ({
    picture: "creature",
    of: text(facts.kind),
    title: kindOf(facts, words),
    note: words.t("nemesis-chain-evolved"),
    bad: true,
  }),
  "mutation.marker": (facts, words) => ({
    picture: "icon",
    of: "dna2",
    title: words.t("nemesis-markers", { count: Number(facts.count) }),
    note: words.name(Number(facts.seat)),
    bad: true,
  }),
};

/** The stories of a log that are worth a close-up, in order. */
export function storiesOf(log: readonly Line[], words: Words): Story[] {
  return cut(log)
    .filter((lines) => lines.some((line) => STAGED.has(line.key)))
    .map((lines) => {
      const facts = lines.map((line) => line.facts);
      const seat = facts.find((each) => typeof each.seat === "number")?.seat;
      return {
        id: lines[0]!.n,
        steps: lines.flatMap((line) => TELLS[line.key]?.(line.facts, words, lines) ?? []),
        seat: typeof seat === "number" ? seat : null,
        room: text(facts.find((each) => typeof each.room === "string")?.room),
        card: text(
          lines.findLast((line) => line.key === "attack.hit" || line.key === "attack.missed")?.facts
            .card,
        ),
        hurt: lines.some(
          (line) => line.key in HARM && line.key !== "shielded" && line.key !== "parried",
        ),
        infected: told(lines, "scanned")
          ? Boolean(lines.find((line) => line.key === "scanned")!.facts.infected)
          : null,
        lines: lines.map((line) => line.n),
      };
    });
}
