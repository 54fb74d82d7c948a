import { describe, expect, it } from "vitest";
import { Following } from "../src/kit/following";

const at = (scrollTop: number, scrollHeight = 1000, clientHeight = 200) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

describe("the end of the log", () => {
  it("is followed however the box grows and however fast lines come", () => {
    const following = new Following();
    following.scrolled(at(900, 1000, 100));
    following.scrolled(at(800, 1200, 200));
    following.scrolled(at(700, 1200, 200));
    expect(following.on).toBe(true);
  });

  it("is left by whoever scrolls up, and not by who only touches the log", () => {
    const following = new Following();
    following.scrolled(at(800));
    following.touched();
    following.scrolled(at(810, 1400));
    expect(following.on).toBe(true);
    following.scrolled(at(600, 1400));
    expect(following.on).toBe(false);
  });

  it("is followed again from there on", () => {
    const following = new Following();
    following.scrolled(at(800));
    following.touched();
    following.scrolled(at(300));
    following.scrolled(at(790));
    expect(following.on).toBe(true);
    following.scrolled(at(300, 1600));
    expect(following.on).toBe(true);
  });
});
