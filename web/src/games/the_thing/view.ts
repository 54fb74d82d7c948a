/** The people, cards and rooms of The Thing: how they look and where they lie. */

import type { Colour } from "../../kit/seats";
import type { Question } from "../../net/types";
import type { Speech } from "../../words/speech";
import { t } from "../../words/words.svelte";
import seats from "./seats.json";

import type { BaseView, ResidentView as FigureView } from "../../lib/views/the_thing";

export type { BaseView, PlaceView, ResidentView as FigureView } from "../../lib/views/the_thing";

export const COLOUR: Readonly<Record<string, Colour>> = seats.colours as Record<string, Colour>;
export const FACE: Readonly<Record<string, string>> = seats.faces;
export const CARD_ICON: Readonly<Record<string, string>> = {
  use: "lever",
  repair: "spanner",
  sabotage: "bolt-cutter",
  flamethrower: "flamethrower",
  dynamite: "dynamite",
  firearm: "revolver",
  melee: "fire-axe",
  fuel_can: "jerrycan",
  tools: "toolbox",
  keys: "house-keys",
  cable: "electrical-socket",
  flashlight: "flashlight",
  blood: "blood",
  failure: "broken-heart",
};
export const WEATHER: Readonly<Record<string, string>> = {
  sun: "sun",
  clouds: "fluffy-cloud",
  snow: "snowing",
  storm: "lightning-storm",
};

export interface RoomBox {
  place: string;
  x: number;
  y: number;
  w: number;
  h: number;
  icon: string;
  outside?: boolean;
}
const box = (
  place: string,
  x: number,
  y: number,
  icon: string,
  w = 160,
  h = 108,
  outside = false,
): RoomBox => ({ place, x, y, w, h, icon, outside });

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
/** Places that are no room of the plan. */
const OTHER_PLACES: Readonly<Record<string, string>> = {
  lounge: "vote",
  kennel: "dog-house",
  pantry: "opened-food-can",
  outside_reserve: "oil-drum",
  control_room: "control-tower",
  action_discard: "card-discard",
  lab_discard: "swap-bag",
};
/** The faces of the action die. */
export const DIE_ICON: Readonly<Record<string, string>> = {
  use: "lever",
  repair: "spanner",
  sabotage: "bolt-cutter",
  threat: "alien-skull",
};
const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  card: CARD_ICON,
  character: FACE,
  weather: WEATHER,
  die: DIE_ICON,
  place: {
    ...OTHER_PLACES,
    ...Object.fromEntries(ROOMS.map(({ place, icon }) => [place, icon])),
  },
};
export const iconOf = (kind: string, id: string): string | undefined => ICONS[kind]?.[id];

/** The same rooms on a phone, in three columns. */
export const PHONE_ROOMS: readonly RoomBox[] = [
  ...(
    [
      ["weather_station", "radio_room", "laboratory"],
      ["armory", null, "kitchen"],
      ["dormitory", null, "warehouse"],
      ["kennel", "generator_room", "boiler_room"],
      ["base_helicopter", "shed", "outside_reserve"],
    ] as const
  ).flatMap((row, line) =>
    row.flatMap((place, column) =>
      place === null
        ? []
        : [
            box(
              place,
              9 + column * 126,
              [70, 130, 190, 260, 325][line]!,
              iconOf("place", place)!,
              120,
              56,
            ),
          ],
    ),
  ),
];
/** How far the three places for characters in a room lie apart. */
export const FOOT_STEP = 37;
export const LOUNGE = { x: 202, y: 256, w: 326, h: 222 };

/** Every figure in play, its room, and how many stand there before it; who is in no room is in the lounge. */
export function places(
  base: BaseView,
  rooms: readonly RoomBox[] = ROOMS,
): { figure: FigureView; room: RoomBox | null; index: number }[] {
  const count = new Map<string, number>();
  return base.figures
    .filter((figure) => figure.status !== "dead")
    .map((figure) => {
      const room = rooms.find((each) => each.place === figure.place) ?? null;
      const place = room?.place ?? "lounge";
      const index = count.get(place) ?? 0;
      count.set(place, index + 1);
      return { figure, room, index };
    });
}

/** What a plan that is not yet carried out lays on a room, as far as this reader knows it: a draft, or the plan itself. */
export const plannedFor = (base: BaseView, place: string): number =>
  [...(base.draft ?? []), ...base.plan].find((card) => card.place === place)?.strength ?? 0;

/** The character a question is about, if it names one. */
export const figureInQuestion = (asked: Question | null): string | null =>
  typeof asked?.about.figure === "string" ? asked.about.figure : null;

/** Whether a figure wears the ring of its reader: it alone if the question is about one of several, or else all of its own. */
export function ringed(base: BaseView, figure: FigureView, asked: string | null): boolean {
  const own = base.figures.filter((each) => each.seat === base.me);
  const called = own.filter((each) => each.character === asked);
  return (called.length ? called : own).some((each) => each.figure === figure.figure);
}

/** The dogs that run free, each with a name of its own. */
export function loose(
  base: BaseView,
  rooms: readonly RoomBox[] = ROOMS,
): { key: string; room: RoomBox }[] {
  return base.dogs.flatMap((place, index) => {
    const room = rooms.find((each) => each.place === place);
    return room
      ? [
          {
            key: `${place}.${base.dogs.slice(0, index).filter((other) => other === place).length}`,
            room,
          },
        ]
      : [];
  });
}

/** What stands and lies in a room. */
export function roomState(base: BaseView, place: string) {
  const slots = base.places.find((each) => each.place === place);
  const closed = base.closed.includes(place);
  return {
    slots,
    closed,
    burnt: base.burnt.includes(place),
    low:
      slots !== undefined &&
      slots.fuel_slots > 0 &&
      slots.fuel <= 1 &&
      !closed &&
      (place === "generator_room" || place === "boiler_room"),
    strength: base.strength[place],
    people: base.figures.filter((figure) => figure.place === place && figure.status !== "dead"),
    lines: slots
      ? [
          ...(slots.fuel_slots
            ? [t("thing-fuel-of", { count: slots.fuel, of: slots.fuel_slots })]
            : []),
          ...(slots.damage_slots
            ? [t("thing-damage-of", { count: slots.damage, of: slots.damage_slots })]
            : []),
        ]
      : [],
  };
}

/** What a place is called on the board, where there is little room. */
export const nameOnBoard = (speech: Speech, place: string): string =>
  speech.has(`place.${place}/board`)
    ? speech.say(`place.${place}/board`)
    : speech.thing(place, "place");
