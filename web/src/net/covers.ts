/** Covers for whoever shows their screen to others: what is on their hand is not named, but counted. */

import { contextOf } from "../games/context";
import type { HandGroup } from "../games/types";
import type { Cover, Fact } from "../words/speech";
import { t } from "../words/words.svelte";
import type { Seen } from "./table.svelte";

/** Cards are one's own wherever a question names them; so is whatever else lies on one's hand. */
const ALWAYS = "card";

function* words(value: Fact | undefined): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const each of value) yield* words(each as Fact);
}

/** The things of a kind that the options of the question are about, in their order. */
function offered(table: Seen, kind: string): string[] {
  const named = (table.asked?.options ?? []).flatMap((option) => [
    option.key.slice(option.key.indexOf(".") + 1),
    ...Object.values(option.facts).flatMap((fact) => [...words(fact as Fact)]),
  ]);
  return [...new Set(named)].filter((id) => table.speech.has(`${kind}.${id}`));
}

/** What covers the hand and the cards in the question: "card 2 of 3". */
export function coverOf(table: Seen): Cover | null {
  const at = contextOf(table);
  if (!at || table.me === null || !table.module) return null;
  const hand: readonly HandGroup[] = table.module.hand(at);
  const cards = hand.flatMap((group) => group.cards.map((card) => ({ ...card, group })));
  const kinds = new Set([ALWAYS, ...cards.map((card) => card.kind ?? ALWAYS)]);
  return (kind, id) => {
    if (!kinds.has(kind)) return null;
    const held = cards.find((card) => card.id === id || card.thing === id);
    if (held) {
      const place = held.group.cards.findIndex((card) => card.key === held.key) + 1;
      return t("stream-card-of", { place, of: held.group.cards.length });
    }
    const others = offered(table, kind).filter((each) => !cards.some((card) => card.id === each));
    const place = others.indexOf(id) + 1;
    return place ? t("stream-offer-of", { place, of: others.length }) : t("stream-card");
  };
}
