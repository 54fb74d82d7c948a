/** Whether the table is laid for a phone: narrow, or with text so large that the rails no longer fit. */

const query = matchMedia("(max-width: 760px)");

class Viewport {
  phone = $state(query.matches);

  constructor() {
    query.addEventListener("change", (event) => (this.phone = event.matches));
  }
}

export const viewport = new Viewport();
