/** The rooms and cards of Panic Station: how they look. */

import type { Colour } from "../../kit/seats";
import { ROOMS } from "../../lib/facts/panic_station";
import type { RoomCardView as RoomView } from "../../lib/views/panic_station";
import seats from "./seats.json";

export type {
  CharacterView as FigureView,
  PanicView as StationView,
  PlayerView,
  RoomCardView as RoomView,
  WayView,
} from "../../lib/views/panic_station";

export const COLOUR: Readonly<Record<string, Colour>> = seats.colours as Record<string, Colour>;
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
/** What waits in a room, as a sign. */
export const SIGN_OF: Readonly<Record<string, string>> = {
  "then.key": "key-card",
  "then.alarm": "siren",
  "then.moved": "siren",
  "then.parasites": "spotted-bug",
  "then.exchange": "card-exchange",
};
export const iconOfCard = (card: string): string => iconOf("card", card) ?? "stack";
export const FIGURE_ICON: Readonly<Record<string, string>> = {
  soldier: "f-soldier",
  android: "f-android",
};
const PLACE_ICON: Readonly<Record<string, string>> = {
  reactor_room: "magnifying-glass",
  nest: "nest-eggs",
  storage_1: "s-search",
  storage_2: "s-search",
  empty_1: "magnifying-glass",
  empty_2: "magnifying-glass",
};

const CARDS: Readonly<Record<string, { a: string; b: string; symbol: string }>> = ROOMS;

/** The four outer edges of a room card, north first, as it lies: P passage, W wall, D door. */
export function outerEdges(room: string, turn: number): string[] {
  const { a, b } = CARDS[room] ?? { a: "WWWW", b: "" };
  const upright = [...a].map((edge, side) =>
    edge === "a" || edge === "b" ? (b[side] ?? "W") : edge,
  );
  const steps = Math.round(turn / 90);
  return upright.map((_, side) => upright[(side - steps + 8) % 4]!);
}

/** What a room card is good for. */
export const symbolOf = (room: string): string => CARDS[room]?.symbol ?? "";

/** The picture of a place: of half a double card, that of the card. */
const iconOfPlace = (place: string): string | undefined => {
  const room = place.replace(/_antechamber$/, "");
  return SIGN[symbolOf(room)] ?? PLACE_ICON[room];
};
const AIM_ICON: Readonly<Record<string, string>> = {
  host: "virus",
  nest: "jerrycan",
  scan: "thermometer-hot",
  time: "hourglass",
};
const ICONS: Readonly<Record<string, (id: string) => string | undefined>> = {
  card: (id) => CARD_ICON[id] ?? (id.startsWith("infection") ? "virus" : undefined),
  place: iconOfPlace,
  figure: (id) => FIGURE_ICON[id],
  parasite: () => "spotted-bug",
  aim: (id) => AIM_ICON[id],
};
export const iconOf = (kind: string, id: string): string | undefined => ICONS[kind]?.(id);

/** The card a place belongs to: a double card is two places. */
export const cardOf = (rooms: readonly RoomView[], place: string): RoomView | undefined =>
  rooms.find((room) => room.room === place || `${room.room}_antechamber` === place);

export const PITCH = 142;
export const SIZE = 134;
