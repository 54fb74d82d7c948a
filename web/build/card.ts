import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";
import { COLOURS as STATION } from "../src/lib/facts/panic_station.ts";
import { COLOURS as BASE } from "../src/lib/facts/the_thing.ts";
import { COLOURS, FACE_Y, SHAPES } from "../src/kit/seats.ts";

/** What the server draws result cards with lies beside the client, as `card/`: fonts, pictures, and how seats look. */

const FONTS = [
  "barlow/files/barlow-latin-400-normal",
  "barlow/files/barlow-latin-600-normal",
  "barlow-condensed/files/barlow-condensed-latin-600-normal",
  "michroma/files/michroma-latin-400-normal",
];
/** In which order the seats of a game take its colours, where a part has none of its own. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  the_thing: BASE,
  panic_station: STATION,
};

interface Seats {
  colours: Readonly<Record<string, string>>;
  faces: Readonly<Record<string, string>>;
}

const text = (path: string): string => readFileSync(resolve(path), "utf8");

/** A font as the web has it, as one that any program reads: the tables unpacked, everything else as it was. */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index++) {
    const row = 44 + 20 * index;
    const from = woff.readUInt32BE(row + 4);
    const packed = woff.readUInt32BE(row + 8);
    const length = woff.readUInt32BE(row + 12);
    const raw = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const entry = 12 + 16 * index;
    woff.copy(head, entry, row, row + 4);
    woff.copy(head, entry + 4, row + 16, row + 20);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The seats' colours as the style sheet says them. */
function tints(): Record<string, string> {
  const sheet = text("src/styles/tokens.css").split("[data-palette")[0]!;
  return Object.fromEntries(
    COLOURS.map((name) => [name, new RegExp(`--seat-${name}: (#\\w+)`).exec(sheet)![1]!]),
  );
}

/** For each game how its seats look: by part, and in their order. */
function games(): Record<string, unknown> {
  const icons = (
    JSON.parse(text("node_modules/@iconify-json/game-icons/icons.json")) as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
  const found: Record<string, unknown> = {};
  for (const game of readdirSync(resolve("src/games"))) {
    let seats: Seats;
    try {
      seats = JSON.parse(text(`src/games/${game}/seats.json`)) as Seats;
    } catch {
      continue;
    }
    found[game] = {
      colours: seats.colours,
      icons: Object.fromEntries(
        Object.entries(seats.faces).map(([part, icon]) => [part, icons[icon]!.body]),
      ),
      order: (ORDER[game] ?? []).map((colour) => seats.colours[colour]!),
    };
  }
  return found;
}

export function cardKit(): Plugin {
  return {
    name: "card-kit",
    apply: "build",
    generateBundle() {
      const add = (fileName: string, source: string | Buffer): void => {
        this.emitFile({ type: "asset", fileName: `card/${fileName}`, source });
      };
      for (const font of FONTS)
        add(
          `${basename(font)}.ttf`,
          unpacked(readFileSync(resolve(`node_modules/@fontsource/${font}.woff`))),
        );
      for (const name of readdirSync(resolve("src/assets/pictures")))
        add(name, text(`src/assets/pictures/${name}`));
      const kit = {
        tints: tints(),
        order: COLOURS,
        shapes: SHAPES,
        middles: FACE_Y,
        mark: text("src/assets/mark.svg"),
        games: games(),
      };
      add("kit.json", JSON.stringify(kit));
    },
  };
}
