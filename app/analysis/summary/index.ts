import { isAgreement } from "../../schemas/analysis.ts";
import { countWords, shorten } from "../reading/plain-text.ts";
import { contractSentences, riskSentences } from "./contract.ts";
import { affidavitSentences, headingOf, headSentences } from "./head.ts";
import { judgmentSentences } from "./judgment.ts";
import { letterSentences } from "./letter.ts";
import type { Material } from "./material.ts";
import { tellingSentences } from "./own-words.ts";
import { bare, withArticle } from "./phrases.ts";

const fewest = 82;
/** How long the summary of a paper is that is told in its own words. */
const usual = 120;
const most = 200;

function opening({ text, documentType, facts, words }: Material): string {
  const { kind, label } = documentType;
  const heading = facts.title?.value ?? (kind === "other" ? headingOf(text) : null);
  const title = heading ? `“${shorten(heading, 110)}”` : "This document";
  const length = `${words.toLocaleString("en-AU")} words`;
  return label === "Other document"
    ? `${title} is a document of ${length} that is not a contract.`
    : `${title} is ${withArticle(label)} of ${length}.`;
}

/** What is told of a paper that is no contract before its own words. */
function paperSentences(material: Material): string[] {
  const { kind } = material.documentType;
  if (kind === "judgment") return judgmentSentences(material);
  if (kind === "letter") return letterSentences(material.text);
  return kind === "affidavit" ? affidavitSentences(material.text) : headSentences(material.text);
}

const notFlagged = "Risk flags are raised for contracts and terms only, so none are raised here.";

/** What can be said of every summary; it fills those of documents with hardly any words. */
const notes = [
  "This summary was put together from the document's own words, and what it does not mention was not found in them.",
  "Names, dates, amounts and laws are given only where the document states them in a form that could be read.",
  "Very short documents leave little to summarise, so read the whole of it before relying on any part.",
];

/** What the document says itself, in whole sentences, where the summary would be too short. */
function ownSentences({ text, documentType }: Material, missing: number, told: string[]): string[] {
  const flagged = isAgreement(documentType.kind);
  const known = told.flatMap((sentence) =>
    [...sentence.matchAll(/“([^”]{1,500})”/g)].map((found) => bare(found[1] ?? "")),
  );
  const said = tellingSentences(text, missing, known).map((words) => `“${words}”`);
  if (said.length === 0) return [];
  return [`It ${flagged ? "also says" : "says, in part"}: ${said.join("; ")}.`];
}

/**
 * An executive summary of 80 to 200 words from facts, flags and words of the document; shorter only
 * where the document itself has too few words to speak of.
 */
export function summarise(material: Material): string {
  const { kind } = material.documentType;
  const flagged = isAgreement(kind);
  const sentences = [
    opening(material),
    ...(flagged
      ? [...contractSentences(material), ...riskSentences(material)]
      : paperSentences(material)),
  ];
  const before = countWords(sentences.join(" "));
  const wanted = (flagged || kind === "judgment" ? fewest : usual) - before;
  if (wanted > 0) sentences.push(...ownSentences(material, wanted, sentences));
  if (!flagged) sentences.push(notFlagged);
  let length = countWords(sentences.join(" "));
  for (const note of notes) {
    if (length >= fewest + 2) break;
    sentences.push(note);
    length += countWords(note);
  }
  while (length > most && sentences.length > 3) {
    const longest = sentences.reduce(
      (at, sentence, index) =>
        index > 1 && sentence.length > (sentences[at]?.length ?? 0) ? index : at,
      2,
    );
    length -= countWords(sentences.splice(longest, 1)[0] ?? "");
  }
  return sentences.join(" ");
}
