/** The wire's types, with those made readable only that the client passes on without ever changing them. */

import type * as wire from "../lib/protocol";

export * from "../lib/protocol";

export type Choice = number | string | readonly (number | string)[];
export type Facts = Readonly<Record<string, unknown>>;

export interface Described extends Omit<wire.Described, "about" | "facts" | "option"> {
  option: Choice;
  facts: Facts;
  about: readonly Choice[];
}

export interface Group extends Omit<wire.Group, "items" | "chosen" | "limits"> {
  items: readonly Choice[];
  chosen: readonly Choice[];
  limits: readonly number[];
}

export interface Question extends Omit<wire.Question, "options" | "about" | "group" | "items"> {
  options: readonly Described[];
  about: Facts;
  group: Group | null;
  items: readonly Described[];
}

/** What was settled for a seat because everybody could see that there was one way only. */
export interface OnlyWay extends Omit<wire.OnlyWay, "options" | "about"> {
  options: readonly Described[];
  about: Facts;
}

export type Span = wire.Question["standing"][number];

export interface Told {
  key: string;
  facts: Facts;
}
