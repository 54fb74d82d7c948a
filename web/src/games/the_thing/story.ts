/** The Thing as a story: rounds, places in sentences, the base over time, who is human. */

import { t } from "../../words/words.svelte";
import type { Hidden, Insight, Story } from "../story";
import type { View } from "../types";
import type { BaseView } from "./view";

const base = (view: View): BaseView => view as unknown as BaseView;

type Figure = BaseView["figures"][number];
const called = ({ speech, name }: Insight, { seat, character }: Figure): string =>
  `${name(seat)} (${speech.thing(character, "character")})`;

/** Whether a character is human, and who knows it. */
function roleOf(at: Insight, own: Figure): Hidden {
  const knows = (view: View): boolean =>
    base(view).figures[own.figure]?.role != null ||
    (own.role === "alien" && base(view).proven.includes(own.figure));
  return {
    id: `role.${own.figure}`,
    name: t("knew-is", { name: called(at, own), what: at.speech.say(`role.${own.role}`) }),
    owner: own.seat,
    known: at.views.map(knows),
    all: knows(at.shown),
  };
}

/** What a character carries out of sight, each kind of thing once, and who knows of it. */
function thingsOf(at: Insight, own: Figure): Hidden[] {
  return [...new Set(own.known)].map((thing) => {
    const knows = (view: View): boolean => !!base(view).figures[own.figure]?.known.includes(thing);
    return {
      id: `hand.${own.figure}.${thing}`,
      name: t("knew-holds", { name: called(at, own), cards: at.speech.thing(thing, "card") }),
      owner: own.seat,
      known: at.views.map(knows),
      all: knows(at.shown),
    };
  });
}

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
  secrets: (at) =>
    at.views.flatMap((own, seat) =>
      base(own)
        .figures.filter((figure) => figure.seat === seat && figure.role)
        .flatMap((figure) => [roleOf(at, figure), ...thingsOf(at, figure)]),
    ),
};

export default story;
