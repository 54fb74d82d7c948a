/** The words of the client itself, in the language of the moment. */

import { settings } from "../settings.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { Speech } from "./speech";

const OWN = { en: new Speech("en", [en]), de: new Speech("de", [de]) };

/** A sentence of the client; its facts are words and numbers already. */
export function t(key: string, facts?: Readonly<Record<string, string | number>>): string {
  return OWN[settings.language].plain(key, facts);
}
