/** Numbers as they are said, for table words: 1 to 99. */

const ENGLISH = [
  ...["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  "nineteen",
];
const GERMAN = [
  ...["", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
  ...["elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn"],
  "neunzehn",
];
const TENS = {
  en: ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
  de: [
    ...["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig"],
    "neunzig",
  ],
};

export function spoken(number: number, language: "en" | "de"): string {
  const small = language === "en" ? ENGLISH : GERMAN;
  if (number < 20) return small[number]!;
  const tens = TENS[language][Math.floor(number / 10)]!;
  const ones = number % 10;
  if (!ones) return tens;
  if (language === "en") return `${tens}-${small[ones]}`;
  return `${ones === 1 ? "ein" : small[ones]}und${tens}`;
}

/** A table word as one says it on the telephone. */
export function said(word: string, language: "en" | "de"): string {
  const [, words = word, number = ""] = /^(.*) (\d+)$/.exec(word) ?? [];
  const first = language === "en" ? words.toLowerCase() : words[0]!.toLowerCase() + words.slice(1);
  return number ? `${first}, ${spoken(Number(number), language)}` : first;
}
