/** The Thing as a story: rounds, places in sentences, the base over time, who is human. */

import { t } from "../../words/words.svelte";
import type { Hidden, Story } from "../story";
import type { View } from "../types";
import type { BaseView } from "./view";

const base = (view: View): BaseView => view as unknown as BaseView;

const story: Story = {
  head: ({ key, facts }) => {
    if (key === "weather")
      return { seat: null, title: t("thing-round", { round: Number(facts.round) }) };
    return key === "lounge" ? { seat: null, title: t("thing-phase-lounge"), said: true } : null;
  },
  things: (view, kind, id) => {
    const figure = base(view).figures.find(({ character }) => character === id);
    return figure && kind !== "place"
      ? [
          ["figure", figure.figure],
          ["seat", figure.seat],
        ]
      : [id];
  },
  follows: () => null,
  curves: (view) => [
    ...base(view).figures.map(({ figure, seat, disc, status }) => ({
      id: `disc.${figure}`,
      name: t("thing-suspicion"),
      seat,
      value: status === "dead" ? 0 : disc,
    })),
    {
      id: "damage",
      name: t("thing-damage"),
      seat: null,
      value: base(view).places.reduce((sum, { damage }) => sum + damage, 0),
      dashed: true,
    },
  ],
  secrets: ({ views, shown, speech, name }) =>
    views.flatMap((own, seat): Hidden[] =>
      base(own)
        .figures.filter((figure) => figure.seat === seat && figure.role)
        .map(({ figure, role, character }) => {
          const knows = (view: View): boolean => base(view).figures[figure]?.role != null;
          return {
            id: `role.${figure}`,
            name: t("knew-is", {
              name: `${name(seat)} (${speech.thing(character, "character")})`,
              what: speech.say(`role.${role}`),
            }),
            owner: seat,
            known: views.map(knows),
            all: knows(shown),
          };
        }),
    ),
};

export default story;
