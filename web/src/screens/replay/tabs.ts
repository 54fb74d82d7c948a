/** The ways to look at a finished game. */

export const TABS = ["board", "knew", "moments", "lies", "analysis"] as const;
export type Tab = (typeof TABS)[number];

export const tabOf = (part: string | undefined): Tab => TABS.find((tab) => tab === part) ?? "board";

export const pathOf = (table: string, tab: Tab): string =>
  tab === "board" ? `/replay/${table}` : `/replay/${table}/${tab}`;

export const ICONS: Record<Tab, string> = {
  board: "u-play",
  knew: "u-eye",
  moments: "u-clock",
  lies: "domino-mask",
  analysis: "u-chart",
};
