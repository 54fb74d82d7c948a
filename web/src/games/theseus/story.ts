/** Theseus as a story: turns, places in sentences, life and data over time, what nobody had seen. */

import { t } from "../../words/words.svelte";
import type { Hidden, Story } from "../story";
import type { View } from "../types";
import type { StationView } from "./view";

const station = (view: View): StationView => view as unknown as StationView;

const story: Story = {
  head: ({ key, facts }) =>
    (key === "turn" || key === "extra_turn") && typeof facts.seat === "number"
      ? { seat: facts.seat, said: key === "turn" }
      : null,
  things: (view, kind, id) => {
    if (kind !== "card") return [id];
    const cards = station(view).sectors.flatMap((sector) => [...sector.slots, ...sector.impending]);
    return [id, ...cards.flatMap((card) => (card?.card === id ? [card.place] : []))];
  },
  follows: (view) => {
    const { order, active, ending } = station(view);
    return ending || order.length < 2 ? null : order[(order.indexOf(active) + 1) % order.length]!;
  },
  curves: (view) =>
    station(view).seats.flatMap(({ seat, life, data }) => [
      ...(life === null
        ? []
        : [{ id: `life.${seat}`, name: t("theseus-life"), seat, value: life }]),
      ...(data === null
        ? []
        : [{ id: `data.${seat}`, name: t("theseus-data"), seat, value: data, dashed: true }]),
    ]),
  secrets: ({ truth, views, shown, speech, name }) => {
    const starts = station(truth).seats.filter((row) => row.start_cards.length);
    const begins: Hidden[] = starts.map(({ seat }) => ({
      id: `start.${seat}`,
      owner: seat,
      name: t("knew-start", { name: name(seat) }),
      known: views.map((view) => station(view).seats[seat]!.start_cards.length > 0),
      all: station(shown).seats[seat]!.start_cards.length > 0,
    }));
    const tops = station(truth).seats.flatMap(({ seat, top, deck }): Hidden[] => {
      if (!deck) return [];
      const known = views.map((view) => station(view).seats[seat]?.top != null);
      const all = station(shown).seats[seat]?.top != null;
      return [
        {
          id: `top.${seat}`,
          owner: seat,
          name: top
            ? t("knew-next", { name: name(seat), card: speech.thing(top, "card") })
            : t("knew-next-unseen", { name: name(seat) }),
          known,
          all,
        },
      ];
    });
    const decks = station(truth).seats.flatMap(({ seat, deck }): Hidden[] =>
      deck > 1
        ? [
            {
              id: `deck.${seat}`,
              name: t("knew-deck", { name: name(seat), count: deck - 1 }),
              known: views.map(() => false),
              all: false,
            },
          ]
        : [],
    );
    return [...begins, ...tops, ...decks];
  },
};

export default story;
