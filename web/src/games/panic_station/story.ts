/** Panic Station as a story: turns and parasite phases, places in sentences, life over time, who is what. */

import { t } from "../../words/words.svelte";
import type { Hidden, Story } from "../story";
import type { View } from "../types";
import type { StationView } from "./view";

const station = (view: View): StationView => view as unknown as StationView;
const life = (figures: readonly { life: number }[]): number =>
  figures.reduce((sum, figure) => sum + Math.max(0, figure.life), 0);

const story: Story = {
  head: ({ key, facts }) => {
    if (key === "turn" && typeof facts.seat === "number") return { seat: facts.seat };
    return key === "parasite_phase" ? { seat: null, title: t("panic-parasite-phase") } : null;
  },
  things: (_view, kind, id) =>
    kind === "place" || kind === "room"
      ? [
          ["room", id],
          ["room", `${id}/`],
        ]
      : [id],
  follows: (view) => station(view).queue.find((seat) => seat !== station(view).active) ?? null,
  curves: (view) => [
    ...station(view).seats.map(({ seat, figures }) => ({
      id: `life.${seat}`,
      name: t("panic-life"),
      seat,
      value: life(figures),
    })),
    {
      id: "parasites",
      name: t("panic-parasite-phase"),
      seat: null,
      value: station(view).parasites.length,
      dashed: true,
    },
  ],
  secrets: ({ views, shown, speech, name }) =>
    views.flatMap((own, seat): Hidden[] => {
      const row = station(own).seats[seat];
      if (!row || row.infected === null) return [];
      const state = speech.say(row.infected ? "state.infected" : "state.human");
      const knows = (view: View): boolean => {
        const seen = station(view).seats[seat];
        return seen?.infected != null || (row.infected === true && !!seen?.proven);
      };
      const hand = station(own).hand.filter(
        (card) => card.startsWith("infection") || card === "host_card",
      );
      const holds: Hidden[] = hand.length
        ? [
            {
              id: `hand.${seat}`,
              owner: seat,
              name: t("knew-holds", {
                name: name(seat),
                cards: speech.listing([...new Set(hand)].map((card) => speech.thing(card, "card"))),
              }),
              known: views.map(
                (view, at) =>
                  at === seat ||
                  hand.every((card) => station(view).seats[seat]?.known.includes(card)),
              ),
              all: false,
            },
          ]
        : [];
      return [
        {
          id: `role.${seat}`,
          owner: seat,
          name: t("knew-is", { name: name(seat), what: state }),
          known: views.map(knows),
          all: knows(shown),
        },
        ...holds,
      ];
    }),
};

export default story;
