import { expect, it, vi } from "vitest";
import { passOn, seatLink } from "../src/share";

const what = { title: "Theseus", url: "https://games.example/replay/abc" };
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) });

it("uses the system's sheet where there is one", async () => {
  const share = vi.fn(() => Promise.resolve());
  const pad = clipboard();
  expect(await passOn({ share, clipboard: pad }, what)).toBe("shared");
  expect(share).toHaveBeenCalledWith(what);
  expect(pad.writeText).not.toHaveBeenCalled();
});

it("copies the link where there is none, or where it fails", async () => {
  const pad = clipboard();
  expect(await passOn({ clipboard: pad }, what)).toBe("copied");
  expect(pad.writeText).toHaveBeenCalledWith(what.url);
  const share = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  expect(await passOn({ share, clipboard: pad }, what)).toBe("copied");
});

it("copies nothing when the sheet was closed", async () => {
  const pad = clipboard();
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  expect(await passOn({ share, clipboard: pad }, what)).toBe("left");
  expect(pad.writeText).not.toHaveBeenCalled();
});

it("does not claim to have copied what it could not", async () => {
  const pad = { writeText: () => Promise.reject(new Error("denied")) };
  expect(await passOn({ clipboard: pad }, what)).toBe("left");
  expect(await passOn({}, what)).toBe("left");
});

it("takes a seat to another device by a link that tells no server the key", () => {
  const link = new URL(seatLink("https://games.example", "abc", "a-b_c+d"));
  expect(link.pathname + link.search).toBe("/t/abc");
  expect(decodeURIComponent(link.hash)).toBe("#token=a-b_c+d");
});
