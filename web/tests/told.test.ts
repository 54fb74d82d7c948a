/** How a question is told to whom it is put. */

import { describe, expect, it } from "vitest";
import { whoAsked } from "../src/words/told";

describe("who is asked", () => {
  it("is me in my own turn and where there are no turns", () => {
    expect(whoAsked("mine", 2, 2)).toBe("who-mine");
    expect(whoAsked(undefined, 2, 2)).toBe("who-mine");
    expect(whoAsked("mine", null, 2)).toBe("who-mine");
  });

  it("is only asked something while it is another's turn", () => {
    expect(whoAsked("mine", 0, 2)).toBe("who-asked");
    expect(whoAsked(undefined, 0, 2)).toBe("who-asked");
  });

  it("is everybody or both, whoever's turn it is", () => {
    expect(whoAsked("all", 0, 2)).toBe("who-all");
    expect(whoAsked("both", 2, 2)).toBe("who-both");
  });
});
