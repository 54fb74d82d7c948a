/** The games with a board of their own, each loaded when it is needed; all others get the general board. */

import type { Story } from "./story";
import type { GameModule } from "./types";

export type { GameModule } from "./types";

const OWN: Record<string, () => Promise<{ default: GameModule }>> = {
  theseus: () => import("./theseus/module"),
  the_thing: () => import("./the_thing/module"),
  nemesis: () => import("./nemesis/module"),
  panic_station: () => import("./panic_station/module"),
};

export const GAMES = ["theseus", "the_thing", "panic_station", "nemesis"] as const;

const STORIES: Record<string, () => Promise<{ default: Story }>> = {
  theseus: () => import("./theseus/story"),
  the_thing: () => import("./the_thing/story"),
  nemesis: () => import("./nemesis/story"),
  panic_station: () => import("./panic_station/story"),
};

export async function storyOf(game: string): Promise<Story> {
  const load = STORIES[game] ?? (() => import("./general/story"));
  return (await load()).default;
}

export async function gameOf(game: string): Promise<GameModule> {
  const load = OWN[game] ?? (() => import("./general/module"));
  return (await load()).default;
}
