import type { Fact } from "../../schemas/analysis.ts";
import type { FactSentence } from "./fact-sentence.ts";

interface Wanted {
  says: RegExp;
  unless?: RegExp;
  /** What of the sentence is the fact. */
  value: RegExp;
}

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
    return { value: (found[1] ?? found[0]).trim().replace(/[.,]$/, ""), start, end };
  }
  return null;
}

/** What a contract says of cap, renewal and notice: the value, and the sentence it stands in. */
export function findCommercialTerms(
  sentences: FactSentence[],
): Record<"liabilityCap" | "renewal" | "notice", Fact | null> {
  return {
    liabilityCap: find(sentences, liabilityCap),
    renewal: find(sentences, renewal),
    notice: find(sentences, notice),
  };
}
