/** The people, cards and rooms of The Thing: how they look and where they lie. */

import type { Colour } from "../../kit/seats";

export type { BaseView, FigureView, PlaceView } from "../../lib/views/the_thing";

export const COLOUR: Readonly<Record<string, Colour>> = { red: "coral", green: "fern", blue: "sky", yellow: "clay", white: "bone", orange: "rose", purple: "orchid", black: "teal" };
export const FACE: Readonly<Record<string, string>> = { windows: "headphones", garry: "police-badge", clark: "labrador-head", nauls: "chef-toque", norris: "lantern", macready: "western-hat", blair: "doctor-face", bennings: "medical-thermometer" };
export const CARD_ICON: Readonly<Record<string, string>> = {
  use: "lever", repair: "spanner", sabotage: "bolt-cutter", flamethrower: "flamethrower", dynamite: "dynamite", firearm: "revolver", melee: "fire-axe", fuel_can: "jerrycan", tools: "toolbox",
  keys: "house-keys", cable: "electrical-socket", flashlight: "flashlight", blood: "blood", failure: "broken-heart",
};
export const WEATHER: Readonly<Record<string, string>> = { sun: "sun", clouds: "fluffy-cloud", snow: "snowing", storm: "lightning-storm" };

export interface RoomBox {
  place: string;
  x: number;
  y: number;
  w: number;
  h: number;
  icon: string;
  outside?: boolean;
}
const box = (place: string, x: number, y: number, icon: string, w = 160, h = 108, outside = false): RoomBox => ({ place, x, y, w, h, icon, outside });

/** All rooms of the plan, in the order in which one reads it. */
export const ROOMS: readonly RoomBox[] = [
  box("weather_station", 36, 142, "windsock"),
  box("radio_room", 202, 142, "radio-tower"),
  box("laboratory", 368, 142, "test-tubes"),
  box("armory", 36, 256, "crossed-pistols"),
  box("kitchen", 534, 256, "cooking-pot"),
  box("dormitory", 36, 370, "bunk-beds"),
  box("warehouse", 534, 370, "wooden-crate"),
  box("generator_room", 214, 508, "power-generator"),
  box("boiler_room", 380, 508, "furnace"),
  box("base_helicopter", 731, 147, "helicopter", 158, 130, true),
  box("shed", 731, 305, "farm-tractor", 158, 106, true),
];
/** How far the three places for characters in a room lie apart. */
export const FOOT_STEP = 37;
export const LOUNGE = { x: 202, y: 256, w: 326, h: 222 };
