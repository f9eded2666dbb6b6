import { largeNumberOf } from "../values/number-words.ts";

/** A sum of money in some words; `index` and `length` are of its own words in those that were read. */
export interface Sum {
  /**
   * Null where it cannot be told: of figures that are parted as no number is ("$5 00 000", "$1.250"), that are a part of a
   * reckoning ("$600,000/2"), or that the words beside them contradict.
   */
  amount: number | null;
  /**
   * An ISO 4217 code; null of a bare "$", which says of no country that it is its own. A mark that is not known stands
   * as it is written ("Z$").
   */
  currency: string | null;
  index: number;
  /** With a currency that stands right after the figures ("500 USD"). */
  length: number;
  /** The offset after a currency that follows what the sum is paid for ("$247/month USD"); else the end of the sum. */
  saidUpTo: number;
}

/** ISO 4217, those that contracts in Australia name. */
const codes =
  "AUD|USD|NZD|HKD|SGD|CAD|EUR|GBP|JPY|CNY|RMB|CHF|INR|IDR|MYR|THB|PHP|KRW|TWD|VND|FJD|PGK|ZAR|AED|SAR|QAR|SEK|NOK|DKK|BRL|MXN";
/** What stands before a "$", and the signs of other money. */
const marks: Record<string, string> = {
  A: "AUD",
  AU: "AUD",
  AUS: "AUD",
  AUST: "AUD",
  US: "USD",
  "U.S.": "USD",
  NZ: "NZD",
  HK: "HKD",
  S: "SGD",
  SG: "SGD",
  C: "CAD",
  CA: "CAD",
  CAN: "CAD",
  CDN: "CAD",
  FJ: "FJD",
  F: "FJD",
  NT: "TWD",
  R: "BRL",
  MX: "MXN",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "CN¥": "CNY",
  "RMB¥": "CNY",
  RMB: "CNY",
  "₹": "INR",
  RS: "INR",
  "RS.": "INR",
  "₩": "KRW",
  "₫": "VND",
  "฿": "THB",
  "₱": "PHP",
  RM: "MYR",
};
/** Money as words name it. */
const names: Record<string, string> = {
  AUSTRALIAN: "AUD",
  US: "USD",
  "U.S.": "USD",
  AMERICAN: "USD",
  "UNITED STATES": "USD",
  "NEW ZEALAND": "NZD",
  CANADIAN: "CAD",
  "HONG KONG": "HKD",
  SINGAPORE: "SGD",
  FIJI: "FJD",
  FIJIAN: "FJD",
};
const multiples: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
};

/**
 * The spaces that part thousands: the plain one, no-break, figure, thin, hair and narrow no-break space. SI Brochure (9th
 * edition), 5.4.4; the Australian Government Style Manual has commas.
 */
const space = "[ \\u00a0\\u2006-\\u200a\\u202f]";
/** Figures with their thousands parted by commas, also as in India, by spaces, by apostrophes or by stops, or not at all. */
const figures = [
  `\\d{1,3}(?:,\\d{3}){1,6}(?:${space}\\d{3}){1,6}(?!\\d)(?:\\.\\d{1,2}(?!\\d))?`,
  "\\d{1,3}(?:, ?\\d{3}){1,6}(?!\\d)(?:\\.\\d{1,6})?",
  "\\d{1,2}(?:,\\d{2}){1,5},\\d{3}(?!\\d)(?:\\.\\d{1,2})?",
  `\\d{1,3}(?:${space}\\d{3}){1,6}(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?`,
  "\\d{1,3}(?:['’]\\d{3}){1,6}(?!\\d)(?:\\.\\d{1,2}(?!\\d))?",
  "\\d{1,3}(?:\\.\\d{3}){1,6}(?:,\\d{2}(?!\\d)|(?<=\\.\\d{3}\\.\\d{3})(?!\\d))",
  "\\d{1,18}(?!\\d)(?:\\.\\d{1,6}|,\\d{1,2}(?![\\d,]))?",
].join("|");
const nation =
  "Australian|U\\.?S\\.?|American|United States|New Zealand|Canadian|Hong Kong|Singapore|Fiji(?:an)?";
const named = `(?:${codes})\\b|(?:(?:${nation}) )?dollars\\b`;
const scale = "(?:\\s?(million|billion|thousand|lakhs?|lacs?|crores?|mm|m|mn|mil|bn|b|k)\\b)?";
const money = new RegExp(
  // By the mark before it …
  `(?<![\\w.])(?:((?:AUST?|US|NZ|HK|SG|CAN?|CDN|U\\.S\\.)(?=\\s?\\$)|[A-Z]{0,3}(?=\\$)|(?:${codes})(?=[\\s$\\d]))?\\s?\\$|(${codes}|RM(?=\\s?\\d)|Rs\\.?(?=\\s?\\d)|(?:${nation}) dollars(?= \\d))|((?:CN|RMB)?¥|[€£₹₩₫฿₱]))\\s?(${figures})${scale}` +
    // … or by what follows it alone.
    `|(?<![\\w.,$])(${figures})${scale}\\s?(?=(?:${codes})\\b|[€£¥₹](?!\\s?\\d)|(?:${nation}) dollars\\b|dollars\\b|euros?\\b|pounds sterling\\b)`,
  "gi",
);
/** A currency after a sum, or after what it is paid for: "$247/month USD", "$500 (US dollars)". */
const nameAfter = new RegExp(
  `^(\\s?(?:\\/|per |a )\\s?[a-z]{2,9})?\\s?\\(?(${named}|[€£¥₹](?!\\s?\\d)|euros?\\b|pounds sterling\\b)\\)?`,
  "i",
);
const perhaps = new RegExp(`[$€£¥₹₩₫฿₱]|${codes}|dollar|euro|sterling|\\bRM|\\bRs\\b`, "i");

/** What figures come to, whatever parts their thousands. */
function numberOf(written: string): number {
  const mark = /,\d{1,2}$/.test(written) ? "," : /\.\d{3}\.\d{3}$/.test(written) ? "" : ".";
  const at = mark === "" ? -1 : written.lastIndexOf(mark);
  const whole = (at === -1 ? written : written.slice(0, at)).replace(/\D/g, "");
  return Number(at === -1 ? whole : `${whole}.${written.slice(at + 1)}`);
}

/** A stop before three figures parts thousands or is a decimal point; before so small a sum, and of millions, the second. */
const oneStop = /^[1-9]\d{0,2}\.\d{3}$|,\d{3}\.\d{3}$/;
/** More figures right behind those of a sum, which no number of something else is: "$5 00 000", "$1,500,0001", "$4 12 is". */
const goesOn = new RegExp(
  `^(?:[,.'’]\\d|${space}(?:0|\\d{1,3}${space}\\d{1,3}(?![\\d%])|\\d{1,3}(?!\\d)(?! ?%| ?per ?cent\\b| ?[a-z-]+s\\b(?<! is| was| has))))`,
  "i",
);
/** A number of something else that looks like the last thousand of a sum: "$250 100 days after". */
const counts = new RegExp(`${space}[1-9]\\d\\d$`);
const ofTime = /^ (?:(?:business|working|calendar) )?(?:hours?|days?|weeks?|months?|years?)\b/i;
const reckonedAfter =
  /^\)? ?(?:[×÷^]|[*/+−] ?[\d($]|x (?:the\b|\d)|(?:less|minus|plus|multiplied by|divided by|times) (?:[$€£\d]|an? amount\b))/;
const reckonedBefore = /(?:[×÷]|[\d)] ?[*/]) ?\(?$/;
const paidInWords = new RegExp(`(?:(?:${nation}) )?(?:dollars|euros|pounds sterling),? ?\\($`, "i");
const inWordsAfter = new RegExp(
  `^ ?\\(((?:[a-z]+[ ,-]{1,2}){0,16}?[a-z]+)(?: (?:(?:${nation}) )?(?:dollars|euros|pounds sterling))?(?: only)?\\)`,
  "i",
);

/** The number of "ten thousand dollars (": the last of these words that are one. */
function saidBefore(head: string): number | null {
  if (!paidInWords.test(head)) return null;
  const words = head
    .replace(paidInWords, "")
    .trim()
    .split(/[\s,]+/)
    .slice(-16);
  let said: number | null = null;
  for (let from = words.length - 1; from >= 0; from--) {
    if (words[from] === "and") continue;
    const more = largeNumberOf(words.slice(from).join(" "));
    if (more === null) break;
    said = more;
  }
  return said;
}

/** Whether what stands around figures leaves it open what they come to. */
function isUnclear(written: string, head: string, tail: string): boolean {
  return (
    goesOn.test(tail) ||
    (counts.test(written) && ofTime.test(tail)) ||
    reckonedAfter.test(tail) ||
    reckonedBefore.test(head)
  );
}

/** "C $500" and "S $500", but not "Schedule C $500". */
const markApart =
  /(?<![\w.'’-])(?<!\b(?:part|item|schedule|annexure|appendix|attachment|table|column|category|class|option|tier|zone|level|grade|section|plan|series|clause) )([CS]) $/i;

const known = new Set(codes.split("|"));

/** The code of a mark, a code or a name; null where there is none, or only "dollars". */
function codeOf(said: string | undefined): string | null {
  const word = said?.trim().toUpperCase() ?? "";
  if (word === "" || word === "DOLLARS") return null;
  if (word.startsWith("EURO")) return "EUR";
  if (word.startsWith("POUND")) return "GBP";
  const code = names[word.replace(/ DOLLARS$/, "")] ?? marks[word];
  return code ?? (known.has(word) ? word : `${word}$`);
}

/**
 * The sums of money in some words, in their order: "$1,500,000", "A$ 120 000", "HK$1.2 million", "€1.500.000,00",
 * "CHF 1'500", "500 US dollars".
 */
export function sumsIn(words: string): Sum[] {
  if (!perhaps.test(words)) return [];
  return [...words.matchAll(money)].map((found) => {
    const { 1: mark, 2: code, 3: sign } = found;
    const all = found[0].trimStart();
    const begins = found.index + found[0].length - all.length;
    const written = found[4] ?? found[6] ?? "";
    const times = multiples[(found[5] ?? found[7] ?? "").toLowerCase()];
    const end = begins + all.trimEnd().length;
    const [named = "", unit = "", name] = nameAfter.exec(words.slice(end, end + 60)) ?? [];
    const lead = words.slice(Math.max(0, begins - 160), begins);
    const apart = mark === undefined && all.startsWith("$") ? markApart.exec(lead)?.[1] : undefined;
    const letter = apart !== undefined && apart === apart.toUpperCase() ? apart : undefined;
    const index = begins - (letter === undefined ? 0 : 2);
    const amount = numberOf(written) * (times ?? 1);
    const tail = words.slice(end + (unit === "" ? named.length : 0)).slice(0, 200);
    const said =
      saidBefore(lead) ?? largeNumberOf(inWordsAfter.exec(tail.replace(/^\)/, ""))?.[1] ?? "");
    const unclear =
      isUnclear(written, lead, words.slice(end, end + 60)) ||
      (times === undefined && oneStop.test(written)) ||
      (said !== null && said !== amount);
    return {
      amount: unclear ? null : amount,
      currency: codeOf(mark ?? letter ?? code ?? sign) ?? codeOf(name),
      index,
      length: end - index + (unit === "" ? named.length : 0),
      saidUpTo: end + named.length,
    };
  });
}
