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
  unless:
    /insur\w+ (?:cover|polic)|\breplac\w+ (?:of )?the goods|\b(?:re-?)?suppl(?:y|ying) (?:of )?(?:equivalent|the services again)/i,
  value:
    /(?:\b(?:(?<!not )limited to|exceed|capped at|cap of|more than|maximum of|greater than|liability is(?! limited| capped))\s+)(.{4,140}?)(?=;|(?<!\bU\.S|\bU|\bNo|\bRs)\.(?!\d|S\.)|$|, (?:whether|unless|except|provided))/i,
};
const renewal: Wanted = {
  says: /\b(?:renew\w*|extend\w*|roll\w* over|further term|successive|month[- ]to[- ]month)\b.{0,200}\b(?:term|period|year|month|unless|automatically)\b|automatically (?:be )?(?:renew|extend)/i,
  unless: /\b(?:insur\w+|extension of time|trade ?mark|registration|warrant\w+)\b/i,
  value: /.+/,
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

/** What a contract says of cap and renewal: the value, and the sentence it stands in. */
export function findCommercialTerms(
  sentences: FactSentence[],
): Record<"liabilityCap" | "renewal", Fact | null> {
  return {
    liabilityCap: find(sentences, liabilityCap),
    renewal: find(sentences, renewal),
  };
}
