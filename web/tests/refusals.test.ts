import { describe, expect, it } from "vitest";
import { refusal } from "../src/words/refusals";

describe("refusals", () => {
  it("are said in the reader's language, fatal ones too", () => {
    expect(refusal("en", "too_many", "")).toBe("There are too many already.");
    expect(refusal("de", "too_many", "")).toBe("Davon gibt es schon zu viele.");
  });

  it("keep the server's text where there are no words", () => {
    expect(refusal("de", "unheard_of", "what the server said")).toBe("what the server said");
  });
});
