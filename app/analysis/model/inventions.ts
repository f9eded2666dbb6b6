import { makeSearchable, type Searchable } from "../matching/quotes.ts";
import { splitSentences } from "../reading/sentences.ts";

/** Legislation by its year, and cases by their medium neutral citation: "Act 2010", "[2019] HCA 3". */
const sources =
  /\b(?:Act|Acts|Code|Regulations?|Rules|Ordinance|Directive)\s+(?:19|20)\d\d\b|\[(?:19|20)\d\d\]\s+[A-Z][A-Za-z]{1,8}\s+\d+/g;
const addresses =
  /\bhttps?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w[\w.-]*|\b[\w-]+\.(?:com|net|org|info|io|ai|au|uk|co)\b\S*/gi;
/** Companies by their form: "Acme Holdings Pty Ltd". */
const companies =
  /\b[A-Z][\w’'&-]{0,40}(?: (?:[A-Z][\w’'&-]{0,40}|&|and|of)){0,6},? (?:Pty Ltd|Pty Limited|Limited|Ltd|Inc|LLC|LLP|plc|GmbH)\b/g;
const figures = /\d[\d,.]*\d{2,}/g;

/** Prose without the sentences that name legislation, cases, companies or addresses which the document does not name. */
export const withoutInventions = (document: Searchable, prose: string) =>
  keepFounded(document, prose, [sources, addresses, companies]);

/** The same for a summary, whose figures of three digits or more (amounts, years) have to be in the document too. */
export const withoutInventedFigures = (document: Searchable, prose: string) =>
  keepFounded(document, prose, [sources, addresses, companies, figures]);

/** The sentences of which everything that a pattern finds is in the document, commas in figures and case aside. */
function keepFounded({ folded }: Searchable, prose: string, patterns: RegExp[]): string {
  const plain = (words: string) => words.replaceAll(",", "").toLowerCase();
  const known = plain(folded);
  const claims = (sentence: string) =>
    patterns
      .flatMap((pattern) => sentence.match(pattern) ?? [])
      .map((claim) => plain(makeSearchable(claim.replace(/[).,;:]+$/, "")).folded));
  return splitSentences(prose)
    .map(({ start, end }) => prose.slice(start, end))
    .filter((sentence) => claims(sentence).every((claim) => known.includes(claim)))
    .join(" ");
}
