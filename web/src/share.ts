/** Passing a link on. */

export interface Passing {
  share?: Navigator["share"];
  clipboard?: Pick<Clipboard, "writeText">;
}

/** The link that opens a seat on any device: behind the hash, so that no server is told of it by the address. */
export function seatLink(origin: string, table: string, token: string): string {
  return `${origin}/t/${table}#token=${encodeURIComponent(token)}`;
}

/** Opens the system's sheet where there is one; else, or if it fails, the link is copied. */
export async function passOn(
  by: Passing,
  what: { title: string; url: string; text?: string },
): Promise<"shared" | "copied" | "left"> {
  if (by.share)
    try {
      await by.share(what);
      return "shared";
    } catch (error) {
      // Whoever closes the sheet wants nothing else instead.
      if ((error as Error).name === "AbortError") return "left";
    }
  if (!by.clipboard) return "left";
  return by.clipboard.writeText(what.url).then(
    () => "copied",
    () => "left",
  );
}
