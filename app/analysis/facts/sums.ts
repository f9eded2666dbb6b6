/** A sum of money in some words; `index` and `length` are of its own words in those that were read. */
export interface Sum {
  amount: number;
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
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/**
 * The spaces that part thousands: the plain one, no-break, figure, thin, hair and narrow no-break space. SI Brochure (9th
 * edition), 5.4.4; the Australian Government Style Manual has commas.
 */
const space = "[ \\u00a0\\u2006-\\u200a\\u202f]";
/** Figures with their thousands parted by commas, also as in India, by spaces, by apostrophes or by stops, or not at all. */
const figures = [
  "\\d{1,3}(?:, ?\\d{3}){1,6}(?!\\d)(?:\\.\\d{1,6})?",
  "\\d{1,2}(?:,\\d{2}){1,5},\\d{3}(?!\\d)(?:\\.\\d{1,2})?",
  `\\d{1,3}(?:${space}\\d{3}){1,6}(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?`,
  "\\d{1,3}(?:['’]\\d{3}){1,6}(?!\\d)(?:\\.\\d{1,2}(?!\\d))?",
  "\\d{1,3}(?:\\.\\d{3}){1,6}(?:,\\d{2}(?!\\d)|(?<=\\.\\d{3}\\.\\d{3})(?!\\d))",
  "\\d{1,18}(?!\\d)(?:\\.\\d{1,6}|,\\d{1,2}(?![\\d,]))?",
].join("|");
const named = `(?:${codes})\\b|(?:(?:Australian|U\\.?S\\.?|American|United States|New Zealand|Canadian|Hong Kong|Singapore|Fiji(?:an)?) )?dollars\\b`;
const scale = "(?:\\s?(million|billion|thousand|m|mn|mil|bn|b|k)\\b)?";
const money = new RegExp(
  // By the mark before it …
  `(?<![\\w.])(?:((?:AUST?|US|NZ|HK|SG|CAN?|CDN|U\\.S\\.)(?=\\s?\\$)|[A-Z]{0,3}(?=\\$)|(?:${codes})(?=[\\s$\\d]))?\\s?\\$|(${codes}|RM(?=\\s?\\d)|Rs\\.)|((?:CN|RMB)?¥|[€£₹₩₫฿₱]))\\s?(${figures})${scale}` +
    // … or by what follows it alone.
    `|(?<![\\w.,$])(${figures})${scale}\\s?(?=(?:${codes})\\b|(?:Australian|U\\.?S\\.?|American|New Zealand|Canadian|Hong Kong|Singapore) dollars\\b|dollars\\b|euros?\\b|pounds sterling\\b)`,
  "gi",
);
/** A currency after a sum, or after what it is paid for: "$247/month USD", "$500 (US dollars)". */
const nameAfter = new RegExp(
  `^(\\s?(?:\\/|per |a )\\s?[a-z]{2,9})?\\s?\\(?(${named}|euros?\\b|pounds sterling\\b)\\)?`,
  "i",
);
const perhaps = new RegExp(`[$€£¥₹₩₫฿₱]|${codes}|dollar|euro|sterling|\\bRM|\\bRs\\.`, "i");

/** What figures come to, whatever parts their thousands. */
function numberOf(written: string): number {
  const mark = /,\d{1,2}$/.test(written) ? "," : /\.\d{3}\.\d{3}$/.test(written) ? "" : ".";
  const at = mark === "" ? -1 : written.lastIndexOf(mark);
  const whole = (at === -1 ? written : written.slice(0, at)).replace(/\D/g, "");
  return Number(at === -1 ? whole : `${whole}.${written.slice(at + 1)}`);
}

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
    const { 0: all, 1: mark, 2: code, 3: sign, index } = found;
    const written = found[4] ?? found[6] ?? "";
    const multiple = multiples[(found[5] ?? found[7] ?? "").toLowerCase()] ?? 1;
    const end = index + all.trimEnd().length;
    const [named = "", unit = "", name] = nameAfter.exec(words.slice(end, end + 60)) ?? [];
    return {
      amount: numberOf(written) * multiple,
      currency: codeOf(mark ?? code ?? sign) ?? codeOf(name),
      index,
      length: end - index + (unit === "" ? named.length : 0),
      saidUpTo: end + named.length,
    };
  });
}
