import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
const place = { hash: "", pathname: "/t/x", search: "" };
vi.stubGlobal("location", place);
vi.stubGlobal("history", { replaceState: () => (place.hash = "") });

const { forgetTable, keepToken, takeTokenFromAddress, tokenOf } = await import("../src/net/tokens");
const sound = (token: string) =>
  Promise.resolve(token.startsWith("good") ? { game: "theseus", seat: 1 } : null);
const yes = () => true;
const no = () => false;

beforeEach(() => forgetTable("x"));

test("a link that opens a seat is kept and leaves the address", async () => {
  place.hash = "#token=good1";
  await takeTokenFromAddress("x", sound, no);
  expect([tokenOf("x"), place.hash]).toEqual(["good1", ""]);
});

test("a link that opens nothing replaces nothing", async () => {
  keepToken("x", "theseus", "good1", 0);
  place.hash = "#token=forged";
  expect(await takeTokenFromAddress("x", sound, yes)).toBe(false);
  expect(tokenOf("x")).toBe("good1");
  expect(await takeTokenFromAddress("x", sound, yes), "without a link").toBe(true);
});

test("a seat one has is given up only by one's own word", async () => {
  keepToken("x", "theseus", "good1", 0);
  place.hash = "#token=good2";
  await takeTokenFromAddress("x", sound, no);
  expect(tokenOf("x")).toBe("good1");
  place.hash = "#token=good2";
  await takeTokenFromAddress("x", sound, yes);
  expect(tokenOf("x")).toBe("good2");
});

test("a token that is worth nothing any more is replaced without asking", async () => {
  keepToken("x", "theseus", "stale", 0);
  place.hash = "#token=good2";
  await takeTokenFromAddress("x", sound, no);
  expect(tokenOf("x")).toBe("good2");
});

test("a seat of which the server says nothing just now is not given up unasked", async () => {
  keepToken("x", "theseus", "good1", 0);
  place.hash = "#token=good2";
  const busy = (token: string) =>
    token === "good1" ? Promise.reject(new Error("too_fast")) : sound(token);
  await takeTokenFromAddress("x", busy, no);
  expect(tokenOf("x")).toBe("good1");
});

test("a link that cannot be tried replaces nothing and stops nothing", async () => {
  keepToken("x", "theseus", "stale", 0);
  place.hash = "#token=good2";
  const down = () => Promise.reject(new Error("unreachable"));
  expect(await takeTokenFromAddress("x", down, yes), "it may be sound").toBe(true);
  expect(tokenOf("x")).toBe("stale");
});

test("a link that cannot even be read is left alone", async () => {
  place.hash = "#token=%E0%A4%A";
  await takeTokenFromAddress("x", sound, yes);
  expect(tokenOf("x")).toBe("");
});
