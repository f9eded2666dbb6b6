import type { Fact } from "../../schemas/analysis.ts";
import type { FactSentence } from "./fact-sentence.ts";

const amount =
  /(?:(?:AUD|A\$|US\$|USD|NZ\$|€|£|\$)\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|billion|thousand|m|k)\b)?|\b\d+(?:\.\d+)?\s?(?:%|per cent|percent)(?=\s+of\b))/i;
const per =
  /^\s*(?:\([^)]{0,30}\)\s*)?(?:plus GST\s*)?(?:per|a|an|each|every|p\.?)\s?(?:calendar )?(annum|year|month|week|day|hour|tonne|unit|quarter|a|m|w)\b\.?/i;

interface Wanted {
  says: RegExp;
  unless?: RegExp;
  /** What of the sentence is the fact. */
  value: RegExp;
}

const price: Wanted = {
  says: /\b(?:fees?|price|rent|salary|subcontract sum|contract sum|purchase price|consideration|royalt(?:y|ies)|charges?|rate|pay|paid|principal|lend|sum of|remuneration|per month|per annum|a year|plus GST|invoiced)\b/i,
  unless:
    /\b(?:insur\w+|liab\w+|indemni\w+|cap|exceed|penalt\w+|bond|damages|overdue|minimum order|waiver|not less than|at least|deposit|late|delay|handling|dishonou?r\w*|introduc\w+|orders? of less)\b/i,
  value: amount,
};
const liabilityCap: Wanted = {
  says: /\b(?:liab\w+|responsib\w+|have to pay)\b.{0,200}\b(?:limited to|exceed|capped|cap of|maximum|more than|not greater than)\b|\b(?:maximum|aggregate|total)\b.{0,30}\bliability\b/i,
  unless: /insur\w+ (?:cover|polic)/i,
  value:
    /(?:\b(?:(?<!not )limited to|exceed|capped at|cap of|more than|maximum of|greater than|liability is(?! limited| capped))\s+)(.{4,140}?)(?=;|(?<!\bU\.S|\bU|\bNo)\.(?!\d|S\.)|$|, (?:whether|unless|except|provided))/i,
};
const renewal: Wanted = {
  says: /\b(?:renew\w*|extend\w*|roll\w* over|further term|successive|month[- ]to[- ]month)\b.{0,200}\b(?:term|period|year|month|unless|automatically)\b|automatically (?:be )?(?:renew|extend)/i,
  unless: /\b(?:insur\w+|extension of time|trade ?mark|registration|warrant\w+)\b/i,
  value: /.+/,
};
const notice: Wanted = {
  says: /\b(?:terminat\w*|end|cancel|renew\w*)\b.{0,160}\b(?:\d+|one|two|three|four|six|seven|ten|fourteen|thirty|sixty|ninety)\b.{0,30}\b(?:days?|weeks?|months?)\b.{0,40}\bnotice\b|\bnotice\b.{0,30}\b(?:\d+|thirty|sixty|ninety)\b.{0,20}\bdays\b.{0,60}\bterminat/i,
  unless: /remed\w+|breach|cure|default/i,
  value:
    /(?:at least |not less than |no less than )?\b(?:\d+|one|two|three|four|six|seven|ten|fourteen|thirty|sixty|ninety)\b(?: ?\(\d+\))? ?(?:business |calendar )?(?:days?|weeks?|months?)['’]?/i,
};

function find(sentences: FactSentence[], { says, unless, value }: Wanted): Fact | null {
  for (const { words, start, end } of sentences) {
    if (!says.test(words) || unless?.test(words)) continue;
    const found = value.exec(words);
    if (!found) continue;
    // A share is a price where it is a royalty or a commission only.
    if (value === amount && /%|per ?cent/.test(found[0]) && !/royalt|commission/i.test(words))
      continue;
    const tail =
      value === amount ? (per.exec(words.slice(found.index + found[0].length))?.[0] ?? "") : "";
    return { value: `${found[1] ?? found[0]}${tail}`.trim().replace(/[.,]$/, ""), start, end };
  }
  return null;
}

/** What a contract says of price, cap, renewal and notice: the value, and the sentence it stands in. */
export function findCommercialTerms(
  sentences: FactSentence[],
): Record<"price" | "liabilityCap" | "renewal" | "notice", Fact | null> {
  return {
    price: find(sentences, price),
    liabilityCap: find(sentences, liabilityCap),
    renewal: find(sentences, renewal),
    notice: find(sentences, notice),
  };
}
