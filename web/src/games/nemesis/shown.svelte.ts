/** What is laid open over the board on demand. */

class Shown {
  facts = $state(false);
}

export const shown = new Shown();
