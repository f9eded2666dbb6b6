import type { DocumentType, Fact, Facts, MissingClause, RiskFlag } from "../schemas/analysis.ts";
import { dateInWords } from "./facts/dates.ts";
import { countWords, shorten } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";
import { affidavitSentences, headingOf, headSentences } from "./summary/head.ts";
import { letterSentences } from "./summary/letter.ts";
import { tellingSentences } from "./summary/own-words.ts";
import { bare, list, quote, withArticle } from "./summary/phrases.ts";

interface Material {
  text: string;
  documentType: DocumentType;
  facts: Facts;
  riskFlags: RiskFlag[];
  missing: MissingClause[];
  words: number;
}

const fewest = 82;
/** How long the summary of a paper is that is told in its own words. */
const usual = 120;
const most = 200;

function quoteOf(text: string, { start, end }: Fact, most = 200): string {
  return quote(text.slice(start, end), most);
}

function opening({ text, documentType, facts, words }: Material): string {
  const { kind, label } = documentType;
  const heading = facts.title?.value ?? (kind === "other" ? headingOf(text) : null);
  const title = heading ? `“${shorten(heading, 110)}”` : "This document";
  const length = `${words.toLocaleString("en-AU")} words`;
  return label === "Other document"
    ? `${title} is a document of ${length} that is not a contract.`
    : `${title} is ${withArticle(label)} of ${length}.`;
}

/** A sentence that takes away, in whole or in part, that the document binds. */
const notBinding =
  /\bnot (?:intended to )?(?:be |create |give rise to )?(?:legally binding|(?:any )?legal (?:relations|obligations))|\bnon-?binding\b/i;

function contractSentences({ text, facts }: Material): string[] {
  const sentences: string[] = [];
  if (facts.parties.length > 0) {
    const named = facts.parties
      .slice(0, 4)
      .map((party) =>
        party.role && party.role !== party.name ? `${party.name} (${party.role})` : party.name,
      );
    const more = facts.parties.length > 4 ? [`${facts.parties.length - 4} more`] : [];
    sentences.push(
      named.length > 1
        ? `It is made between ${list([...named, ...more])}.`
        : `The one party that it names is ${named[0]}.`,
    );
  } else sentences.push("It does not name its parties in a form that could be read.");
  const binding = splitSentences(text, 0, Math.min(text.length, 8_000)).find(({ start, end }) =>
    notBinding.test(text.slice(start, end)),
  );
  if (binding)
    sentences.push(
      `On whether it binds it says ${quote(text.slice(binding.start, binding.end), 260)}.`,
    );
  const { agreementDate, effectiveDate, expiryDate } = facts;
  if (agreementDate) sentences.push(`It is dated ${dateInWords(agreementDate.value)}.`);
  if (effectiveDate && effectiveDate.value !== agreementDate?.value)
    sentences.push(`It takes effect on ${dateInWords(effectiveDate.value)}.`);
  if (expiryDate?.value === "perpetual") sentences.push("It runs until it is ended.");
  else if (expiryDate)
    sentences.push(
      `It ends on ${dateInWords(expiryDate.value)}${expiryDate.derived ? ", worked out from its start and its term" : ""}.`,
    );
  if (facts.term && !expiryDate)
    sentences.push(`On its length it says ${quoteOf(text, facts.term)}.`);
  if (facts.price) sentences.push(`On price it says ${quoteOf(text, facts.price)}.`);
  if (facts.governingLaw) sentences.push(`The law of ${facts.governingLaw.value} governs it.`);
  return sentences;
}

function riskSentences({ riskFlags, missing }: Material): string[] {
  const by = (level: string) => riskFlags.filter((flag) => flag.riskLevel === level);
  const [high, medium, low] = [by("High"), by("Medium"), by("Low")];
  const sentences: string[] = [];
  if (riskFlags.length === 0)
    sentences.push("No clause of the kinds that this analyser knows was found in it.");
  else {
    const counts = [
      { level: "High", of: high },
      { level: "Medium", of: medium },
      { level: "Low", of: low },
    ].filter(({ of }) => of.length > 0);
    sentences.push(
      riskFlags.length === 1
        ? `One clause is flagged, as ${counts[0]?.level}.`
        : `${riskFlags.length} clauses are flagged: ${list(counts.map(({ level, of }) => `${of.length} ${level}`))}.`,
    );
    const first = (high.length > 0 ? high : medium.length > 0 ? medium : low).slice(0, 4);
    sentences.push(`Look first at ${list(first.map((flag) => flag.clauseTitle))}.`);
    const lead = first.find((flag) => flag.quote.length > 20);
    if (lead) sentences.push(`${lead.clauseTitle} reads: ${quote(lead.quote, 260)}.`);
  }
  if (missing.length > 0)
    sentences.push(
      `Not found, though usual in such a document: ${list(missing.slice(0, 4).map((item) => item.clauseTitle))}.`,
    );
  return sentences;
}

function judgmentSentences({ text, facts }: Material): string[] {
  const sentences: string[] = [];
  if (facts.court)
    sentences.push(
      `It was given by the ${facts.court.value.replace(/^the /i, "")}${facts.citation ? `, ${facts.citation.value}` : ""}.`,
    );
  if (facts.parties.length > 0)
    sentences.push(
      `The parties are ${list(facts.parties.slice(0, 4).map((party) => (party.role ? `${party.name} (${party.role.toLowerCase()})` : party.name)))}.`,
    );
  if (facts.judge) sentences.push(`The decision is that of ${facts.judge.value}.`);
  if (facts.decisionDate) sentences.push(`It is dated ${dateInWords(facts.decisionDate.value)}.`);
  if (facts.catchwords)
    sentences.push(`The catchwords are ${quoteOf(text, facts.catchwords, 300)}.`);
  for (const order of facts.orders.slice(0, 3))
    sentences.push(`It orders: ${quoteOf(text, order, 220)}.`);
  return sentences;
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
  const flagged = documentType.kind === "contract" || documentType.kind === "terms";
  const known = told.flatMap((sentence) =>
    [...sentence.matchAll(/“([^”]+)”/g)].map((found) => bare(found[1] ?? "")),
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
  const flagged = kind === "contract" || kind === "terms";
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
