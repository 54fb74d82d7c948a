import { describe, expect, it } from "vitest";
import type { Described, OnlyWay } from "../src/net/types";
import { Speech } from "../src/words/speech";
import { onlyWay } from "../src/words/told";

const GAME = `
prompt-move-room = Into which room does { $unit } go?
option-room = room { $room }
closed-occupied = { $unit } already stands in room { $room }.
`;
const speech = new Speech("en", [GAME], ["Mara"], {}, 0);
const room = (name: string, closed = "", unit = ""): Described =>
  ({ option: name, key: "option.room", facts: { room: name, unit }, about: [], closed }) as never;
const way = (...options: Described[]): OnlyWay => ({
  seat: 0,
  prompt: "move.room",
  rule: "T-41",
  about: { unit: "Grey 1" },
  options,
});

describe("one way only", () => {
  it("says what was not asked, what was done, and what was closed", () => {
    const said = onlyWay(speech, way(room("c"), room("a", "closed.occupied", "Marine 2")));
    expect(said).toEqual({
      question: "Into which room does Grey 1 go?",
      way: "Room c",
      why: ["Marine 2 already stands in room a."],
    });
  });

  it("says a reason once, as a sentence", () => {
    const shut = new Speech("en", ["closed-idle = that does nothing there"], ["Mara"], {}, 0);
    const said = onlyWay(shut, way(room("a", "closed.idle"), room("b", "closed.idle")));
    expect(said.why).toEqual(["That does nothing there."]);
  });

  it("needs no reason where nothing else was ever there", () => {
    expect(onlyWay(speech, way(room("c"))).why).toEqual([]);
  });
});
