import { makeSearchable, type Searchable } from "./ground.ts";
import { splitSentences } from "./sentences.ts";

/** Legislation by its year, and cases by their medium neutral citation: "Act 2010", "[2019] HCA 3". */
const sources =
  /\b(?:Act|Acts|Code|Regulations?|Rules|Ordinance|Directive)\s+(?:19|20)\d\d\b|\[(?:19|20)\d\d\]\s+[A-Z][A-Za-z]{1,8}\s+\d+/g;
const addresses =
  /\bhttps?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w[\w.-]*|\b[\w-]+\.(?:com|net|org|info|io|ai|au|uk|co)\b\S*/gi;
const figures = /\d[\d,.]*\d{2,}/g;

/** Prose without the sentences that name legislation, cases or addresses which the document does not name. */
export const withoutInventions = (document: Searchable, prose: string) =>
  keepSentences(prose, (sentence) => isNamed(document, sentence, [sources, addresses]));

/** The same for a summary, whose figures of three digits or more (amounts, years) have to be in the document too. */
export const withoutInventedFigures = (document: Searchable, prose: string) =>
  keepSentences(prose, (sentence) => isNamed(document, sentence, [sources, addresses, figures]));

const keepSentences = (prose: string, isKept: (sentence: string) => boolean) =>
  splitSentences(prose)
    .map(({ start, end }) => prose.slice(start, end))
    .filter(isKept)
    .join(" ");

const isNamed = ({ folded }: Searchable, sentence: string, patterns: RegExp[]) =>
  patterns
    .flatMap((pattern) => sentence.match(pattern) ?? [])
    .map((claim) => makeSearchable(claim.replace(/[).,;:]+$/, "")).folded)
    .every((claim) => folded.includes(claim) || folded.includes(claim.replaceAll(",", "")));
