import { type DocumentType, type Facts, isAgreement } from "../../schemas/analysis.ts";
import { type Segment, segmentDocument } from "../reading/segment.ts";
import { findCommercialTerms } from "./commercial-terms.ts";
import { readSentences } from "./fact-sentence.ts";
import { findGoverningLaw } from "./governing-law.ts";
import { findCaseName, findJudgmentFacts } from "./judgment.ts";
import { findParties } from "./parties.ts";
import { findAgreementDate, findEffectiveDate } from "./start-dates.ts";
import { findExpiryDate, findTermSentences, termFact } from "./term.ts";
import { findTitle } from "./title.ts";

const nothing: Facts = {
  title: null,
  parties: [],
  agreementDate: null,
  effectiveDate: null,
  expiryDate: null,
  term: null,
  renewal: null,
  notice: null,
  governingLaw: null,
  price: null,
  liabilityCap: null,
  court: null,
  citation: null,
  judge: null,
  decisionDate: null,
  catchwords: null,
  orders: [],
};

/**
 * The key facts of a document with the words they were read from (UTF-16 offsets of `text`); null or
 * empty where it does not say. Dates are `YYYY-MM-DD` (or `perpetual`), governing law is a place. A
 * judgment has facts of its own; of letters and other papers only the title is read. `segments` are
 * those of the text, where the caller has them already.
 */
export function findFacts(
  text: string,
  kind: DocumentType["kind"] = "contract",
  segments: Segment[] = segmentDocument(text),
): Facts {
  const title = findTitle(text);
  if (kind === "judgment")
    return { ...nothing, title: findCaseName(text), ...findJudgmentFacts(text) };
  if (!isAgreement(kind)) return { ...nothing, title };
  const agreementDate = findAgreementDate(text);
  const effectiveDate = findEffectiveDate(text, agreementDate);
  const sentences = readSentences(text, segments);
  const termSentences = findTermSentences(text, sentences);
  return {
    ...nothing,
    title,
    parties: findParties(text),
    agreementDate,
    effectiveDate,
    expiryDate: findExpiryDate(text, termSentences, effectiveDate),
    term: termFact(termSentences[0]),
    governingLaw: findGoverningLaw(sentences),
    ...findCommercialTerms(sentences),
  };
}
