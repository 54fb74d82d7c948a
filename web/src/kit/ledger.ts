/** Finding rules of the ledger: by words, and the one that explains a thing. */

import type { RuleText } from "../net/types";

/** Words without accents, capitals and soft hyphens. */
export const fold = (text: string): string =>
  text.replaceAll("\u00AD", "").toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

export function search(
  rules: readonly RuleText[],
  chapters: Readonly<Record<string, string>>,
  words: string,
): RuleText[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = fold(`${rule.number} ${chapters[rule.chapter] ?? ""} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The rule that begins with the thing's name, or else the shortest one that names it. */
export function ruleAbout(rules: readonly RuleText[], name: string): string | null {
  const bare = name.replace(/\s*\(.*\)$/, "");
  return named(rules, fold(name)) ?? named(rules, fold(bare));
}

function named(rules: readonly RuleText[], wanted: string): string | null {
  if (!wanted) return null;
  const own = rules.find((rule) => fold(rule.text).startsWith(`${wanted}:`));
  const whole = new RegExp(
    `(?<!\\p{L})${wanted.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?!\\p{L})`,
    "u",
  );
  const others = rules
    .filter((rule) => whole.test(fold(rule.text)))
    .sort((a, b) => a.text.length - b.text.length);
  return (own ?? others[0])?.number ?? null;
}
