/** A table for any game: everything its view says, in words. */

import { plainIcon } from "../events";
import type { Context, GameModule, HandCard, Meter, SeatPanel, View } from "../types";
import Board from "./Board.svelte";

type Row = Record<string, unknown>;

const seatRows = (view: View): Row[] => (Array.isArray(view.seats) ? (view.seats as Row[]) : []);

function panel({ view, speech }: Context, seat: number): SeatPanel {
  const row = seatRows(view)[seat] ?? {};
  const numbers = Object.entries(row).filter(
    ([name, value]) => typeof value === "number" && name !== "seat",
  );
  const meters: Meter[] = numbers.map(([name, value]) => ({
    icon: "",
    value: value as number,
    name: speech.thing(name),
  }));
  const words = Object.values(row).filter((value): value is string => typeof value === "string");
  return {
    role: words.map((word) => speech.thing(word)).join(", "),
    meters: meters.slice(0, 2),
    counts: meters.slice(2, 5),
    chips: [],
  };
}

function card(at: Context, value: unknown, index: number): HandCard {
  const row = (typeof value === "object" && value !== null ? value : { face: value }) as Row;
  const id = String(row.face ?? row.card ?? row.id ?? row.name ?? "");
  const handle = row.handle ?? row.card ?? id;
  return {
    key: `${index}.${String(handle)}`,
    name: at.speech.thing(id, "card"),
    text: at.speech.text(`card.${id}`),
    icon: "stack",
    thing: handle as string | number,
    kind: "card",
    id,
  };
}

const module: GameModule = {
  Board,
  iconOf: () => "stack",
  iconOfEvent: ({ key }) => plainIcon(key),
  panel,
  hand: (at) => {
    const cards = Array.isArray(at.view.hand) ? (at.view.hand as unknown[]) : [];
    return cards.length
      ? [{ title: "", cards: cards.map((value, index) => card(at, value, index)) }]
      : [];
  },
  secret: (at) => {
    const role = at.me === null ? null : seatRows(at.view)[at.me]?.role;
    return typeof role === "string"
      ? {
          title: at.speech.thing(role, "role"),
          lines: [at.speech.text(`role.${role}`)],
          icon: "domino-mask",
        }
      : null;
  },
  goal: () => null,
  phases: () => null,
  turn: (view) => (typeof view.turn === "number" ? view.turn : null),
  moments: new Set<string>(),
};

export default module;
