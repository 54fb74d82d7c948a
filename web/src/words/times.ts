/** Times as people say them. */

import { settings } from "../settings.svelte";
import { t } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A deadline that is nearer than this is urgent. */
export const URGENT = 3 * HOUR;

function amount(seconds: number, days: string): string {
  if (seconds < HOUR)
    return t("time-minutes", { count: Math.max(1, Math.floor(seconds / MINUTE)) });
  if (seconds < 2 * DAY) return t("time-hours", { count: Math.floor(seconds / HOUR) });
  return t(days, { count: Math.floor(seconds / DAY) });
}

/** "for 4 minutes", or that it is only a moment. */
export const since = (seconds: number): string =>
  seconds < MINUTE
    ? t("time-just-now")
    : t("time-since", { amount: amount(seconds, "time-days-since") });

/** "2 h left". */
export const left = (seconds: number): string =>
  t("time-left", { amount: amount(seconds, "time-days-left") });

export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "short" }).format(at * 1000);
