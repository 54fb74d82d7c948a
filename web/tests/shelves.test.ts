/** My tables on the start page. */

import { describe, expect, it } from "vitest";
import { shelves } from "../src/net/shelves";
import type { MyTable } from "../src/net/types";

const table = (id: string, status: string, asked = false, paused = false): MyTable =>
  ({ table: { table: id, status, paused }, asked: asked ? {} : null }) as unknown as MyTable;
const ids = (some: readonly MyTable[]): string[] => some.map((each) => each.table.table);

describe("my tables", () => {
  const found = shelves([
    table("waits", "playing"),
    table("mine", "playing", true),
    table("still", "playing", true, true),
    table("lobby", "open"),
    table("done", "over"),
    table("left", "ended"),
  ]);

  it("that wait for me run as well, and stand first among those that do", () => {
    expect(ids(found.turn)).toEqual(["mine"]);
    expect(ids(found.running)).toEqual(["mine", "waits", "still"]);
  });

  it("are open or finished otherwise", () => {
    expect(ids(found.open)).toEqual(["lobby"]);
    expect(ids(found.finished)).toEqual(["done", "left"]);
  });
});
