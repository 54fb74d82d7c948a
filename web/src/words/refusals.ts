/** Why the server or this browser could not do something, in the reader's language: the server's own words. */

import de from "../../../src/hullbreach/words/server.de.ftl?raw";
import en from "../../../src/hullbreach/words/server.en.ftl?raw";
import { Speech } from "./speech";

const SERVER = { en: new Speech("en", [en]), de: new Speech("de", [de]) };

/** The sentence for the code of a refusal; the text that came with it where we have none. */
export function refusal(language: "en" | "de", code: string, text: string): string {
  const key = `error.${code}`;
  return SERVER[language].has(key) ? SERVER[language].say(key) : text;
}
