import type { Facts } from "../../schemas/analysis.ts";
import { readSentences } from "./fact-sentence.ts";
import { findGoverningLaw } from "./governing-law.ts";
import { findParties } from "./parties.ts";
import { findAgreementDate, findEffectiveDate } from "./start-dates.ts";
import { findExpiryDate, findTermSentences, termFact } from "./term.ts";
import { findTitle } from "./title.ts";

/** The key facts of a contract with the words they were read from; null where it does not say. */
export function findFacts(text: string): Facts {
  const agreementDate = findAgreementDate(text);
  const effectiveDate = findEffectiveDate(text, agreementDate);
  const sentences = readSentences(text);
  const termSentences = findTermSentences(text, sentences);
  return {
    title: findTitle(text),
    parties: findParties(text),
    agreementDate,
    effectiveDate,
    expiryDate: findExpiryDate(text, termSentences, effectiveDate),
    term: termFact(termSentences[0]),
    renewal: null,
    notice: null,
    governingLaw: findGoverningLaw(sentences),
    price: null,
    liabilityCap: null,
    court: null,
    citation: null,
    judge: null,
    decisionDate: null,
    catchwords: null,
    orders: [],
  };
}
