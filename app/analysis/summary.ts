import type { DocumentType, Fact, Facts, MissingClause, RiskFlag } from "../schemas/analysis.ts";
import { dateInWords } from "./facts/dates.ts";
import { countWords, onOneLine, shorten } from "./plain-text.ts";

interface Material {
  text: string;
  documentType: DocumentType;
  facts: Facts;
  riskFlags: RiskFlag[];
  missing: MissingClause[];
  words: number;
}

const fewest = 80;
const most = 200;

function list(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function withArticle(label: string): string {
  const phrase = label.charAt(0).toLowerCase() + label.slice(1);
  if (/\bterms\b/.test(phrase)) return `a set of ${phrase}`;
  return `${/^[aeiou]/.test(phrase) ? "an" : "a"} ${phrase}`;
}

function quoteOf(text: string, fact: Fact, length = 140): string {
  return `“${shorten(onOneLine(text.slice(fact.start, fact.end)), length)}”`;
}

function opening({ documentType, facts, words }: Material): string {
  const title = facts.title ? `“${shorten(facts.title.value, 90)}”` : "This document";
  const what =
    documentType.kind === "other"
      ? "a document of another kind than a contract"
      : withArticle(documentType.label);
  return `${title} is ${what} of ${words.toLocaleString("en-AU")} words.`;
}

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
      `It is made ${named.length > 1 ? "between" : "with"} ${list([...named, ...more])}.`,
    );
  } else sentences.push("It does not name its parties in a form that could be read.");
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
    sentences.push(
      `${riskFlags.length === 1 ? "One clause is" : `${riskFlags.length} clauses are`} flagged: ${high.length} High, ${medium.length} Medium and ${low.length} Low.`,
    );
    const first = (high.length > 0 ? high : medium.length > 0 ? medium : low).slice(0, 4);
    sentences.push(`Look first at ${list(first.map((flag) => flag.clauseTitle))}.`);
    const lead = first[0];
    if (lead)
      sentences.push(`${lead.clauseTitle} reads: “${shorten(onOneLine(lead.quote), 170)}”.`);
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
    sentences.push(`The catchwords are ${quoteOf(text, facts.catchwords, 260)}.`);
  for (const order of facts.orders.slice(0, 3))
    sentences.push(`It orders: ${quoteOf(text, order, 160)}.`);
  return sentences;
}

/** What can be said of every summary; it fills those of documents with hardly any words. */
const notes = [
  "This summary was put together from the document's own words, and what it does not mention was not found in them.",
  "Names, dates, amounts and laws are given only where the document states them in a form that could be read.",
  "Very short documents leave little to summarise, so read the whole of it before relying on any part.",
];

/** What fills a summary that would be too short: the document's own first sentences. */
function excerpt(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.slice(0, 20_000).split(/(?<=[.;:])\s+|\n+/)) {
    const words = onOneLine(part);
    if (words.length > 24 && words.length < 320 && /[a-z]{3}/.test(words))
      sentences.push(`It says: “${shorten(words.replace(/[.;:,]+$/, ""), 200)}”.`);
    if (sentences.length >= 16) break;
  }
  return sentences;
}

/**
 * An executive summary of 80 to 200 words from facts, flags and words of the document; shorter only
 * where the document itself has too few words to speak of.
 */
export function summarise(material: Material): string {
  const { kind } = material.documentType;
  const flagged = kind === "contract" || kind === "terms";
  const told = flagged
    ? [...contractSentences(material), ...riskSentences(material)]
    : [
        ...(kind === "judgment" ? judgmentSentences(material) : []),
        "Risk flags are raised for contracts and terms only, so none are raised here.",
      ];
  const sentences = [opening(material), ...told];
  let length = countWords(sentences.join(" "));
  for (const more of excerpt(material.text)) {
    if (length >= fewest + 5) break;
    sentences.push(more);
    length += countWords(more);
  }
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
