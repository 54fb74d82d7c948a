/** What may be given away in the same breath as something is ended: cards that one discards while passing. */

import { openOf, type Ahead } from "./compose.svelte";
import type { Choice, Described, Question } from "./net/types";
import { thingKey } from "./things";
import type { Along } from "./play.svelte";

export class GivenAlong {
  /** What would be asked next, if it asks for any number of things and then for the end. */
  #question: Question | null = $state.raw(null);
  #chosen: readonly Choice[] = $state.raw([]);
  #turn = 0;

  constructor(readonly ahead: Ahead) {}

  readonly #end = $derived(this.#question?.options.find((each) => each.stakes?.last) ?? null);
  /** Each thing as often as one has it. */
  readonly things: readonly { option: Described; on: boolean }[] = $derived.by(() => {
    const some = this.#question ? openOf(this.#question).filter((each) => each !== this.#end) : [];
    return some.flatMap((option) => {
      const key = thingKey(option.option);
      const taken = this.#chosen.filter((each) => thingKey(each) === key).length;
      const held = Number(option.facts.count ?? 1);
      return Array.from({ length: held }, (_, at) => ({ option, on: at < taken }));
    });
  });
  readonly along: Along | null = $derived(
    this.#end && { chosen: this.#chosen, end: this.#end.option },
  );

  /** Looks what an answer would lead to. */
  async look(number: number, option: Described): Promise<void> {
    const turn = ++this.#turn;
    this.#question = null;
    this.#chosen = [];
    const found = await this.ahead.preview(number, [option.option]);
    if (turn === this.#turn && found && !found.group && found.form === "list")
      this.#question = found;
  }

  /** Takes one more of a thing, or gives it back. */
  toggle({ option, on }: { option: Described; on: boolean }): void {
    const key = thingKey(option.option);
    const at = this.#chosen.findIndex((each) => thingKey(each) === key);
    this.#chosen = on ? this.#chosen.toSpliced(at, 1) : [...this.#chosen, option.option];
  }
}
