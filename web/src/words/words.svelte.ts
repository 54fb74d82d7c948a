/** The words of the client itself, in the language of the moment. */

import { settings } from "../settings.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { Speech, type Facts } from "./speech";

const OWN = { en: new Speech("en", [en]), de: new Speech("de", [de]) };

/** A sentence of the client. */
export function t(key: string, facts?: Facts): string {
  return OWN[settings.language].say(key, facts);
}
