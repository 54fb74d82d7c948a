import { describe, expect, it } from "vitest";
import { Speech } from "../src/words/speech";

const GAME = `
card-air-shaft = Air Shaft
    .text = Jump to another sector.
place-lab = Lab
unit = Unit { $number }
event-moves = { $seat } goes to { $place } with { $card }.
event-cards = { $seat } shows { $cards }.
event-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
event-gives = { $you ->
    [seat] You give { $target } a card.
    [target] { $seat } gives you a card.
   *[no] { $seat } gives { $target } a card.
  }
event-goes = { $you ->
    [figure] You go.
   *[no] { $figure } goes.
  }
event-sits = { $name } sits down.
event-picks = { $place_id ->
    [lab] the lab
   *[other] elsewhere
  }
`;
const HOUSE = `
player = Player { $number }
nobody = nobody
nothing = nothing
listing = { $most } and { $last }
place-lab = not the game's own
`;
const FIGURES = `
character-macready = MacReady
character-nauls = Nauls
event-freezes = { $figure } freezes.
event-meet = { $figures } meet.
`;

const speech = new Speech("en", [GAME, HOUSE], ["Mara"]);

describe("speech", () => {
  it("puts names for seats and things, the game's words before the house's", () => {
    expect(speech.say("event.moves", { seat: 0, place: "lab", card: "air_shaft" })).toBe(
      "Mara goes to Lab with Air Shaft.",
    );
  });

  it("numbers seats without a person and knows nobody", () => {
    expect(speech.seat(3)).toBe("Player 4");
    expect(speech.seat(-1)).toBe("nobody");
  });

  it("lists several things and reads pairs by their kind", () => {
    expect(speech.say("event.cards", { seat: 0, cards: ["air_shaft", "lab", "air_shaft"] })).toBe(
      "Mara shows Air Shaft, Lab and Air Shaft.",
    );
    expect(speech.thing(["seat", 0])).toBe("Mara");
    expect(speech.thing(["unit", 2])).toBe("Unit 2");
  });

  it("keeps numbers as numbers and gives bare ids to selectors", () => {
    expect(speech.say("event.turns", { count: 1 })).toBe("one turn");
    expect(speech.say("event.picks", { place: "lab" })).toBe("the lab");
  });

  it("says something readable where words are missing", () => {
    expect(speech.say("option.cut_the_wire")).toBe("cut the wire");
    expect(speech.text("card.nothing_here")).toBe("");
  });

  it("reads attributes of a message by their path", () => {
    expect(speech.has("card.air_shaft/text")).toBe(true);
    expect(speech.say("card.air_shaft/text")).toBe("Jump to another sector.");
    expect(speech.has("card.air_shaft/all")).toBe(false);
  });

  it("looks nothing up where facts are words and numbers already", () => {
    expect(speech.plain("event.picks", { place_id: "lab" })).toBe("the lab");
    expect(speech.plain("event.moves", { seat: "lab", place: "x", card: "y" })).toBe(
      "lab goes to x with y.",
    );
  });

  it("leaves somebody's own name alone", () => {
    expect(speech.say("event.sits", { name: "lab" })).toBe("lab sits down.");
  });

  it("calls its reader you in what they did and in what was done to them", () => {
    const told = (reader: number | null): string =>
      new Speech("en", [GAME, HOUSE], ["Mara", "Ben"], {}, reader).say("event.gives", {
        seat: 0,
        target: 1,
      });
    expect(told(null)).toBe("Mara gives Ben a card.");
    expect(told(0)).toBe("You give Ben a card.");
    expect(told(1)).toBe("Mara gives you a card.");
    expect(told(2)).toBe("Mara gives Ben a card.");
  });

  it("calls its reader you where a figure of theirs acts", () => {
    const facts = { figure: "MacReady", figure_seat: 2 };
    expect(new Speech("en", [GAME, HOUSE], [], {}, 2).say("event.goes", facts)).toBe("You go.");
    expect(new Speech("en", [GAME, HOUSE]).say("event.goes", facts)).toBe("MacReady goes.");
  });

  it("names the person with a figure in sentences, and the reader only among others", () => {
    const owners = { "character.macready": 0, "character.nauls": 1 };
    const speech = new Speech(
      "en",
      [FIGURES, GAME, HOUSE],
      ["Lin", "Kim"],
      {},
      1,
      undefined,
      owners,
    );
    expect(speech.say("event.freezes", { figure: "macready" })).toBe("Lin (MacReady) freezes.");
    expect(speech.say("event.freezes", { figure: "nauls" })).toBe("Nauls freezes.");
    const both = { figures: ["nauls", "macready"] };
    expect(speech.say("event.meet", both)).toBe("Kim (Nauls) and Lin (MacReady) meet.");
    expect(speech.pieces("event.freezes", { figure: ["character", "macready"] })).toEqual([
      { kind: "seat", id: 0, text: "Lin" },
      { text: " (" },
      { kind: "character", id: "macready", text: "MacReady" },
      { text: ") freezes." },
    ]);
    expect(speech.thing("macready", "character"), "a plate has two lines").toBe("MacReady");
    expect(speech.bare(() => speech.say("event.meet", both))).toBe("Nauls and MacReady meet.");
  });

  it("calls a way by the places it joins, as these are called now", () => {
    const WAYS = `
corridor-c1 = corridor 001–002
corridor-between = corridor { $a } – { $b }
place-r2 = Room 002
event-noise = Noise in { $corridor }.
`;
    const told = (joins: Record<string, [string, string]>) =>
      new Speech("en", [WAYS, GAME, HOUSE], [], {}, null, undefined, {}, joins).pieces(
        "event.noise",
        { corridor: "c1" },
      );
    expect(told({ "corridor.c1": ["lab", "r2"] })).toEqual([
      { text: "Noise in " },
      { kind: "corridor", id: "c1", text: "corridor Lab – Room 002" },
      { text: "." },
    ]);
    expect(told({})[1]?.text).toBe("corridor 001–002");
  });

  it("takes numbers in a list for numbers", () => {
    expect(speech.say("event.cards", { seat: 0, cards: [2, 1] })).toBe("Mara shows 2 and 1.");
  });

  it("splits a sentence so that things can be pointed at", () => {
    expect(speech.pieces("event.moves", { seat: 0, place: "lab", card: "air_shaft" })).toEqual([
      { kind: "seat", id: 0, text: "Mara" },
      { text: " goes to " },
      { kind: "place", id: "lab", text: "Lab" },
      { text: " with " },
      { kind: "card", id: "air_shaft", text: "Air Shaft" },
      { text: "." },
    ]);
  });
});
