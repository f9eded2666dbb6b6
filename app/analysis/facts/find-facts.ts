import { type DocumentType, type Facts, isAgreement } from "../../schemas/analysis.ts";
import { endsInPage } from "../condensing/contents.ts";
import { findNotices, noticeFact } from "../ending/notices.ts";
import { findJudgmentFacts } from "../judgments/judgment.ts";
import { findLiabilityCap } from "../money/liability-cap.ts";
import { findPrice } from "../money/price.ts";
import { findParties } from "../parties/parties.ts";
import { type Reading, readDocument } from "../reading/reading.ts";
import { findAgreementDate } from "./agreement-date.ts";
import { findEffectiveDate } from "./effective-date.ts";
import { readSentences } from "./fact-sentence.ts";
import { findGoverningLaw } from "./governing-law.ts";
import { labelledValuesOf } from "./labelled-values.ts";
import { dateOrderOf, dollarsOf } from "./origin.ts";
import { findRenewal } from "./renewal.ts";
import { findExpiryDate, findTermSentences, termFact } from "./term.ts";
import { findTerms } from "./time-spans.ts";
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
  notices: [],
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

/** The text with blanks for its table of contents, so that offsets are the same. */
function withoutContents({ text, blocks }: Reading): string {
  const listed = blocks.filter(
    ({ zone, start, end }) => zone === "contents" && endsInPage(text.slice(start, end)),
  );
  const pieces = listed.map(({ start, end }, at) => [
    text.slice(listed[at - 1]?.end ?? 0, start),
    " ".repeat(end - start),
  ]);
  return [...pieces.flat(), text.slice(listed.at(-1)?.end ?? 0)].join("");
}

/**
 * The key facts of a document with the words they were read from (UTF-16 offsets of `text`); null or
 * empty where it does not say. Dates are `YYYY-MM-DD` (or `perpetual`), governing law is a place. A
 * judgment has facts of its own; of a letter the title and its date are read, of an affidavit the title. `reading` is
 * that of the text, where the caller has it already.
 */
export function findFacts(
  text: string,
  kind: DocumentType["kind"] = "contract",
  reading: Reading = readDocument(text),
): Facts {
  const title = findTitle(text);
  if (kind === "judgment") return { ...nothing, ...findJudgmentFacts(text) };
  if (kind === "letter")
    return { ...nothing, title, agreementDate: findAgreementDate(text, [], dateOrderOf(text)) };
  if (!isAgreement(kind) && kind !== "other") return { ...nothing, title };
  const sentences = readSentences(reading);
  const rows = labelledValuesOf(reading);
  const order = dateOrderOf(text);
  const terms = findTerms(sentences, rows, order);
  const parties = findParties(text, rows);
  const notices = findNotices(sentences, rows, parties);
  const agreementDate = findAgreementDate(text, rows, order);
  const effectiveDate = findEffectiveDate(text, agreementDate, rows, terms, order);
  const termSentences = findTermSentences(text, sentences);
  return {
    ...nothing,
    title,
    parties,
    notices,
    agreementDate,
    effectiveDate,
    expiryDate: findExpiryDate(text, termSentences, {
      made: agreementDate,
      start: effectiveDate,
      rows,
      terms,
      notices,
      order,
    }),
    term: termFact(termSentences, rows),
    governingLaw: findGoverningLaw(withoutContents(reading), sentences, rows),
    price: findPrice(sentences, rows, dollarsOf(text) ?? "$"),
    liabilityCap: findLiabilityCap(sentences, rows, parties),
    renewal: findRenewal(sentences),
    notice: noticeFact(text, notices),
  };
}
