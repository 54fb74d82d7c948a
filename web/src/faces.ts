/** The faces of the bots that have a name, drawn by us. */

const FILES = import.meta.glob<string>("./assets/faces/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The face of a bot, or nothing for one without a name. */
export function faceOf(bot: string): string {
  return FILES[`./assets/faces/${bot.split(":")[0]}.svg`] ?? "";
}
