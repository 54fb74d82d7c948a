/** Questions and options for tests: a test names what matters to it. */

import type { Choice, Described } from "../src/net/types";

export const described = (option: Choice, rest: Partial<Described> = {}): Described => ({
  option,
  key: "",
  facts: {},
  note: "",
  about: [],
  closed: "",
  rule: "",
  danger: "",
  veil: "",
  stakes: null,
  ...rest,
});
