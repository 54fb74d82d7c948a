/** Somebody new asks for a seat: what they wait for, and when the seat is theirs. */

import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Sitting } from "../src/kit/sitting.svelte";
import type { TableStore } from "../src/net/table.svelte";
import { tokenOf } from "../src/net/tokens";
import type { TableInfo } from "../src/net/types";

/** The table as whoever asks sees it: these requests wait for the host. */
function tableOf(name: string) {
  const told = (...numbers: number[]): TableInfo =>
    ({
      table: name,
      game: "specimen",
      requests: numbers.map((number) => ({ number, kind: "seat", seat: 2 })),
    }) as unknown as TableInfo;
  let info: TableInfo | null = $state.raw(told());
  const table = {
    table: name,
    problem: null as string | null,
    get info() {
      return info;
    },
    refuse: (error: { code: string }) => (table.problem = error.code),
    reopen: vi.fn(),
  };
  return { table, tell: (...numbers: number[]) => flushSync(() => (info = told(...numbers))) };
}

/** The server takes the request as number 7, or refuses it; the seat opens to its token, or to nobody. */
function serverThat({ takes = true, opens = true }): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const good = path.endsWith("/seat") ? opens : takes;
    const body = path.endsWith("/seat")
      ? { game: "specimen", seat: 2 }
      : { number: 7, token: "new" };
    return new Response(JSON.stringify(good ? body : { code: "full", text: "full" }), {
      status: good ? 200 : 409,
    });
  });
}

/** Somebody on the page of this table, and what ends their visit. */
function visiting(table: unknown): { sitting: Sitting; seated: () => void; leave: () => void } {
  const seated = vi.fn();
  let sitting!: Sitting;
  const leave = $effect.root(() => {
    sitting = new Sitting(table as TableStore, seated);
  });
  flushSync();
  return { sitting, seated, leave };
}

/** Until the answers of the server have come and what they change is drawn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  await tick();
}

describe("asking for a seat", () => {
  beforeEach(() => sessionStorage.clear());

  it("waits until the host has said something, however late the table shows the request", async () => {
    serverThat({});
    const { table, tell } = tableOf("late");
    const { sitting, seated, leave } = visiting(table);
    await sitting.sit(2);
    await settled();
    expect(sitting.asked?.number).toBe(7);
    tell(7);
    await settled();
    expect(sitting.decided).toBe(false);
    expect(seated).not.toHaveBeenCalled();
    tell();
    await settled();
    expect(seated).toHaveBeenCalledOnce();
    expect(table.reopen).toHaveBeenCalledOnce();
    expect(tokenOf("late")).toBe("new");
    expect(sitting.asked).toBeNull();
    leave();
  });

  it("ends with a sentence where the host has said no", async () => {
    serverThat({ opens: false });
    const { table, tell } = tableOf("no");
    const { sitting, seated, leave } = visiting(table);
    await sitting.sit(2);
    tell(7);
    tell();
    await settled();
    expect(seated).not.toHaveBeenCalled();
    expect(table.problem).not.toBeNull();
    expect([sitting.asked, tokenOf("no")]).toEqual([null, ""]);
    leave();
  });

  it("goes on when the page is loaded anew, and is forgotten once it is decided", async () => {
    serverThat({});
    const { table, tell } = tableOf("again");
    const before = visiting(table);
    await before.sitting.sit(2);
    tell(7);
    before.leave();
    const { sitting, seated, leave } = visiting(table);
    expect(sitting.asked?.token).toBe("new");
    tell();
    await settled();
    expect(seated).toHaveBeenCalledOnce();
    leave();
    const later = visiting(table);
    await settled();
    expect(later.seated).not.toHaveBeenCalled();
    later.leave();
  });

  it("is decided at once where the host has said something while the page was away", async () => {
    serverThat({});
    const { table, tell } = tableOf("away");
    const before = visiting(table);
    await before.sitting.sit(2);
    tell(7);
    before.leave();
    tell();
    const { seated, leave } = visiting(table);
    await settled();
    expect(seated).toHaveBeenCalledOnce();
    leave();
  });

  it("says why it was refused", async () => {
    serverThat({ takes: false });
    const { table } = tableOf("refused");
    const { sitting, leave } = visiting(table);
    await sitting.sit(2);
    expect(table.problem).toBe("full");
    expect(sitting.asked).toBeNull();
    leave();
  });
});
