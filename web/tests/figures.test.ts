/** A seat of the co-operative game: each of its figures for itself. */

import { describe, expect, it } from "vitest";
import module from "../src/games/the_thing/module";
import { plannedFor, ringed, type BaseView, type FigureView } from "../src/games/the_thing/view";
import type { Context } from "../src/games/types";

const figure = (character: string, status: string, disc: number): Partial<FigureView> => ({
  seat: 0,
  character,
  status: status as FigureView["status"],
  disc,
  reloads: [],
});
const told = (...figures: Partial<FigureView>[]) => {
  const view = { mode: "coop", figures, pool: 4, strength: {}, leader: 9, suspicion_end: 8 };
  const speech = { thing: (word: string) => word };
  return module.panel({ view, speech, me: null } as unknown as Context, 0)!;
};

describe("a seat with two figures", () => {
  it("is no alien while one of them is human", () => {
    const panel = told(figure("norris", "revealed", 3), figure("windows", "in", 2));
    expect(panel.tag).toBeUndefined();
    expect(panel.counts.map(({ value }) => value)).toEqual(["", 2]);
  });

  it("is the alien when nobody of them is human any more", () => {
    expect(told(figure("norris", "revealed", 3), figure("windows", "dead", 2)).tag).toBeTruthy();
  });
});

describe("the ring of one's own", () => {
  const figures = ["clark", "nauls", "norris"].map((character, index) => ({
    character,
    figure: index,
    seat: index < 2 ? 0 : 1,
  }));
  const base = { me: 0, figures } as unknown as BaseView;
  const worn = (asked: string | null) => base.figures.map((each) => ringed(base, each, asked));

  it("is worn by the one that is asked about", () => {
    expect(worn("nauls")).toEqual([false, true, false]);
  });

  it("is worn by all of them where none is named, or somebody else's", () => {
    expect(worn(null)).toEqual([true, true, false]);
    expect(worn("norris")).toEqual([true, true, false]);
  });
});

describe("what a plan lays on a room", () => {
  it("is known from a draft before it lies on the table", () => {
    const base = { draft: [{ place: "kitchen", strength: 2 }], plan: [] } as unknown as BaseView;
    expect(plannedFor(base, "kitchen")).toBe(2);
    expect(plannedFor(base, "lab")).toBe(0);
  });
});

describe("who plays with me", () => {
  const crew = ["revealed", "in", "revealed", "in"].map((status, seat) => ({ seat, status }));
  const partners = (me: number, mode = "hidden") =>
    module.partners!({ view: { mode, figures: crew }, me } as unknown as Context);

  it("is known once one has shown oneself: all who have", () => {
    expect(partners(0)).toEqual([0, 2]);
  });

  it("is told to nobody else, nor where everybody plays together", () => {
    expect(partners(1)).toEqual([]);
    expect(partners(0, "coop")).toEqual([]);
  });
});
