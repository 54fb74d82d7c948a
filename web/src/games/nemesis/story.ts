/** Nemesis as a story: rounds and turns, places in sentences, wounds and time, who knew the ship and whose goal. */

import { t } from "../../words/words.svelte";
import type { Hidden, Insight, Story } from "../story";
import type { View } from "../types";
import type { ShipView } from "./view";

const GONE = new Set(["dead", "asleep", "escaped"]);
const ship = (view: View): ShipView => view as unknown as ShipView;

/** The private goals, and who has read them. */
function goals({ views, shown, speech, name }: Insight): Hidden[] {
  return views.flatMap((own, seat) =>
    (ship(own).seats[seat]?.objectives ?? []).flatMap((goal, index): Hidden[] => {
      if (goal === null) return [];
      const knows = (view: View): boolean => ship(view).seats[seat]?.objectives[index] != null;
      return [
        {
          id: `goal.${seat}`,
          owner: seat,
          name: t("knew-goal", { name: name(seat), goal: speech.thing(goal, "card") }),
          known: views.map(knows),
          all: knows(shown),
        },
      ];
    }),
  );
}

/** Course and engines: somebody has to go and look. */
function systems({ views, shown }: Insight): Hidden[] {
  const course = (view: View): boolean => ship(view).coordinates !== null;
  const engines = [0, 1, 2].map((engine): Hidden => {
    const looked = (view: View): boolean =>
      ship(view).engines[engine]?.some((token) => token !== null) ?? false;
    return {
      id: `engine.${engine}`,
      name: t("knew-engine", { number: engine + 1 }),
      known: views.map(looked),
      all: looked(shown),
    };
  });
  return [
    { id: "course", name: t("knew-course"), known: views.map(course), all: course(shown) },
    ...engines,
  ];
}

const story: Story = {
  head: ({ key, facts }) => {
    if (key === "round")
      return { seat: null, title: t("nemesis-round", { round: Number(facts.round) }) };
    if (key === "event_card") return { seat: null, title: t("nemesis-phase-event") };
    return (key.startsWith("does.") || key === "passed") && typeof facts.seat === "number"
      ? { seat: facts.seat }
      : null;
  },
  things: (view, kind, id) => {
    const rooms = ship(view).rooms.flatMap((room) => (room.tile === id ? [room.id] : []));
    if (kind === "intruder")
      return ship(view).intruders.flatMap((each) =>
        each.kind === id ? [["intruder", each.id] as const] : [],
      );
    return rooms.length ? rooms : [id];
  },
  follows: (view) => {
    const { seats, turn, ending } = ship(view);
    const later = [...seats.slice(turn + 1), ...seats.slice(0, turn)];
    return ending || turn < 0
      ? null
      : (later.find((crew) => !crew.passed && !GONE.has(crew.place))?.seat ?? null);
  },
  curves: (view) => [
    ...ship(view).seats.map(({ seat, light, wounds }) => ({
      id: `wounds.${seat}`,
      name: t("nemesis-wounds"),
      seat,
      value: light + 3 * wounds.length,
    })),
    { id: "time", name: t("nemesis-time"), seat: null, value: ship(view).time, dashed: true },
  ],
  secrets: (at) => [...goals(at), ...systems(at)],
};

export default story;
