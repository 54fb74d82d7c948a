/** How much a page has heard from its tables: what a table says is a sign that it is alive. */

const heard = new WeakMap();

/** Listens to all lines of a page. */
export function listenTo(page) {
  heard.set(page, 0);
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      // An echo says nothing of the game.
      if (!String(payload).startsWith('{"type":"pong"')) heard.set(page, heard.get(page) + 1);
    }),
  );
}

/** How many messages have come. */
export const heardBy = (page) => heard.get(page) ?? 0;
