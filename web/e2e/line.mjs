/** What a page has heard from its tables: how much, for that is a sign that they are alive, and what it is asked. */

const heard = new WeakMap();
const questions = new WeakMap();

/** Listens to all lines of a page. */
export function listenTo(page) {
  heard.set(page, 0);
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      // An echo says nothing of the game.
      if (String(payload).startsWith('{"type":"pong"')) return;
      heard.set(page, heard.get(page) + 1);
      const { type, asked } = JSON.parse(String(payload));
      // What a preview would ask is not asked.
      if (asked !== undefined && type !== "previewed") questions.set(page, asked?.number ?? null);
    }),
  );
}

/** How many messages have come. */
export const heardBy = (page) => heard.get(page) ?? 0;

/** The number of the question that a page is asked; null if there is none. */
export const questionOf = (page) => questions.get(page) ?? null;
