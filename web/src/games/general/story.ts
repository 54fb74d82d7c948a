/** A story for any game: turns where an event of that name tells whose, and nothing else. */

import type { Story } from "../story";

const story: Story = {
  head: ({ key, facts }) =>
    key === "turn" && typeof facts.seat === "number" ? { seat: facts.seat } : null,
  things: (_view, _kind, id) => [id],
  follows: () => null,
  curves: () => [],
  secrets: () => [],
};

export default story;
