import { isAgreement } from "../../schemas/analysis.ts";
import { correctedInWords, told } from "../corrections/reasons.ts";
import { countWords } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { blanksOfForm } from "../slips/placeholders.ts";
import { briefSentences } from "./brief.ts";
import { affidavitSentences, headSentences } from "./head.ts";
import { judgmentSentences } from "./judgment.ts";
import { letterSentences } from "./letter.ts";
import type { Material } from "./material.ts";
import { openingOf } from "./opening.ts";
import { tellingSentences } from "./own-words.ts";
import { bare } from "./phrases.ts";

const fewest = 82;
/** How long the summary of a paper is that is told in its own words. */
const usual = 120;
const most = 200;

/** What is told of a paper that is no contract before its own words. */
function paperSentences(material: Material, reading: Reading): string[] {
  const { kind } = material.documentType;
  const blanks = blanksOfForm(reading, material.words);
  return [
    `${openingOf(material)}.`,
    ...(blanks > 0
      ? [`It is a form or a template: ${blanks} places in it are still to be filled in.`]
      : []),
    ...(kind === "judgment"
      ? judgmentSentences(material)
      : kind === "letter"
        ? letterSentences(material.text)
        : kind === "affidavit"
          ? affidavitSentences(material.text)
          : headSentences(material.text)),
  ];
}

const notFlagged = "Risk flags are raised for contracts and terms only, so none are raised here.";

/** What can be said of every summary; it fills those of documents with hardly any words. */
const notes = [
  "This summary was put together from the document’s own words; what it does not mention may stand there all the same.",
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

/** Takes the longest sentences after the first two out until `most` words are left. */
function keptShort(sentences: string[]): string[] {
  const kept = [...sentences];
  while (countWords(kept.join(" ")) > most && kept.length > 3) {
    const longest = kept.reduce(
      (at, sentence, index) =>
        index > 1 && sentence.length > (kept[at]?.length ?? 0) ? index : at,
      2,
    );
    kept.splice(longest, 1);
  }
  return kept;
}

/**
 * An executive summary of 80 to 200 words: a brief of a contract (at most 180 where it is a plain one), and of other
 * papers who, when, what; shorter only where the document itself has too few words to speak of. It is made of the
 * document and of what was found in it alone, so that it can be made again for another client.
 */
export function summarise(material: Material, reading: Reading): string {
  const { kind } = material.documentType;
  const flagged = isAgreement(kind);
  const sentences = flagged ? briefSentences(material, reading) : paperSentences(material, reading);
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
  return [...keptShort(sentences), ...byHandSentences(material)].join(" ");
}

/** What people have corrected or added, and what is told in their words alone. */
function byHandSentences({ byHand = [] }: Material): string[] {
  const added = byHand.filter(({ isAdded }) => isAdded);
  const others = byHand.filter(({ isAdded }) => !isAdded);
  return [
    ...(others.length > 0 ? [correctedInWords(others)] : []),
    ...(added.length > 0 ? [`Added by hand: ${told(added)}.`] : []),
  ];
}
