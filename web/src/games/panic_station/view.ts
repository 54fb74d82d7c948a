/** The rooms and cards of Panic Station: how they look. */

import type { Colour } from "../../kit/seats";
import type { RoomCardView as RoomView } from "../../lib/views/panic_station";
import edges from "./edges.json";

export type {
  CharacterView as FigureView,
  PanicView as StationView,
  PlayerView,
  RoomCardView as RoomView,
  WayView,
} from "../../lib/views/panic_station";

export const COLOUR: Readonly<Record<string, Colour>> = {
  blue: "sky",
  red: "coral",
  white: "bone",
  yellow: "clay",
  green: "fern",
  purple: "orchid",
};
export const SIGN: Readonly<Record<string, string>> = {
  terminal: "s-terminal",
  sick_bay: "s-sick",
  run: "s-run",
  team_search: "s-search",
  parasite_danger: "s-parasite",
};
export const CARD_ICON: Readonly<Record<string, string>> = {
  gas_can: "jerrycan",
  armour: "kevlar-vest",
  ammo: "bullets",
  parasite_alarm: "siren",
  first_aid_kit: "first-aid-kit",
  key_card: "key-card",
  heavy_weapon: "minigun",
  target_scope: "crosshair",
  grenade: "grenade",
  energy_boost: "battery-plus",
  combat_knife: "bowie-knife",
  body_scanner: "radar-sweep",
  host_card: "egg-eye",
  antidote: "syringe",
  parasite_signal: "sound-waves",
  night_vision: "night-vision",
  sniper_rifle: "bolter-gun",
};
export const iconOfCard = (card: string): string =>
  CARD_ICON[card] ?? (card.startsWith("infection") ? "virus" : "stack");

const EDGES = edges as unknown as Record<string, readonly [string, string]>;

/** The four outer edges of a room card, north first, as it lies: P passage, W wall, D door. */
export function outerEdges(room: string, turn: number): string[] {
  const [a, b] = EDGES[room] ?? ["WWWW", ""];
  const upright = [...a].map((edge, side) =>
    edge === "a" || edge === "b" ? (b[side] ?? "W") : edge,
  );
  const steps = Math.round(turn / 90);
  return upright.map((_, side) => upright[(side - steps + 8) % 4]!);
}

/** The sign on a room card, by the room. */
export function symbolOf(room: string): string {
  if (room.startsWith("parasite")) return "parasite_danger";
  if (room.startsWith("team")) return "team_search";
  if (room.startsWith("run")) return "run";
  if (room.includes("terminal")) return "terminal";
  if (room.startsWith("storage")) return "storage";
  return room === "sick_bay" ? "sick_bay" : "";
}

/** The card a place belongs to: a double card is two places. */
export const cardOf = (rooms: readonly RoomView[], place: string): RoomView | undefined =>
  rooms.find((room) => room.room === place || `${room.room}_antechamber` === place);

export const PITCH = 142;
export const SIZE = 134;
/** As many marks as a panel has room for: life of a figure, action points of a plain turn. */
export const LIFE = 4;
export const POINTS = 4;
