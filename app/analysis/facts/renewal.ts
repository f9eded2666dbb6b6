import type { Fact } from "../../schemas/analysis.ts";
import type { FactSentence } from "./fact-sentence.ts";

const says =
  /\b(?:renew\w*|extend\w*|roll\w* over|further term|successive|month[- ]to[- ]month)\b.{0,200}\b(?:term|period|year|month|unless|automatically)\b|automatically (?:be )?(?:renew|extend)/i;
const ofSomethingElse =
  /\b(?:insur\w+|extension of time|construction period|(?:practical )?completion|delivery|defects?|trade ?mark|registration|warrant\w+)\b/i;

/** What a contract says of its renewal: the first sentence that does. */
export function findRenewal(sentences: FactSentence[]): Fact | null {
  const found = sentences.find(({ words }) => says.test(words) && !ofSomethingElse.test(words));
  return (
    (found && { value: found.words.replace(/[.,]$/, ""), start: found.start, end: found.end }) ??
    null
  );
}
