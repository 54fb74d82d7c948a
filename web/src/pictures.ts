/** One picture for each game, drawn by us. */

import nemesis from "./assets/pictures/nemesis.svg";
import panicStation from "./assets/pictures/panic_station.svg";
import theThing from "./assets/pictures/the_thing.svg";
import theseus from "./assets/pictures/theseus.svg";

export const pictures: Readonly<Record<string, string>> = {
  theseus,
  the_thing: theThing,
  panic_station: panicStation,
  nemesis,
};
