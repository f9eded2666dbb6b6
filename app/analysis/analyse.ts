import type { Deadline } from "../lib/deadline.ts";
import { finish, finishWithin, type InParts } from "../lib/parts.ts";
import {
  type AgreementKind,
  type Analysis,
  type DocumentType,
  type Facts,
  type Finding,
  type FoundClause,
  isAgreement,
  type RiskFlag,
  unbound,
} from "../schemas/analysis.ts";
import { readForClient } from "./asking/read-client.ts";
import { withExceptions } from "./bearing/follow-on.ts";
import { bearingOfQuote } from "./bearing/quote.ts";
import { mentionsIn } from "./cast/mentions.ts";
import { castOf } from "./cast/read-cast.ts";
import { findAddressedReader } from "./clauses/addressed-reader.ts";
import { findClauses } from "./clauses/find.ts";
import type { Client } from "./clauses/for-client.ts";
import { findMissingClauses } from "./clauses/missing-clauses.ts";
import { condense, inWholeText } from "./condensing/condense.ts";
import { findDocumentType } from "./document-type/document-type.ts";
import { findFacts } from "./facts/find-facts.ts";
import { findTitle } from "./facts/title.ts";
import { countWords, onOneLine } from "./reading/plain-text.ts";
import { type Reading, readDocument } from "./reading/reading.ts";
import { blanksOfForm, countOpen } from "./slips/placeholders.ts";
import { findSlips } from "./slips/proof-desk.ts";
import { summarise } from "./summary/index.ts";
import { valuesOf } from "./values/clause-values.ts";
import { builtInAnalyser } from "./version.ts";
import { clauseRules, kindOf } from "./vocabulary/index.ts";

function others(count: number): string {
  if (count < 1) return "";
  return count === 1
    ? " Another is left open elsewhere."
    : ` ${count} others are left open elsewhere.`;
}

/** A flag for a document that is not finished, on the first place that is still to be filled in. */
function unfinishedFlag(reading: Reading, findings: Finding[]): RiskFlag[] {
  // Words that were taken out of a copy are nobody's to fill in.
  const placeholders = findings.filter(
    ({ kind, quote }) => kind === "placeholder" && !/\*/.test(quote),
  );
  const first = placeholders[0];
  if (!first) return [];
  return [
    {
      ...unbound,
      weight: 0.8,
      place: reading.placeAt(first.start),
      // A form is filled in by whoever uses it.
      riskLevel: blanksOfForm(reading, countWords(reading.text)) > 0 ? "Low" : "Medium",
      clauseTitle: "Unfinished Wording",
      quote: first.quote,
      start: first.start,
      end: first.end,
      explanation: `${first.message}${others(countOpen(reading, reading.blocks) - 1)} What is signed with a gap in it is uncertain, or is filled in later by somebody else.`,
      recommendation: /\*{2,}/.test(first.quote)
        ? "Ask for the whole text: what was taken out may change what the rest means."
        : "Have every blank and bracket filled in or taken out before anything is signed.",
    },
  ];
}

/**
 * Reads a document: what it is, its facts, its clauses with their levels and reasons, what is missing
 * and what slipped. The same text gives the same result everywhere; nothing is fetched. Offsets are
 * UTF-16 code units of `text`, and every quote is `text.slice(start, end)`. The client is whom
 * the reader acts for: a party by name, or by the side of the paper; without either, the party that received it.
 */
export function analyseDocument(text: string, options: Client = {}): Analysis {
  return finish(analyseInParts(text, options));
}

/**
 * The same within a time.
 * @param deadline is looked at between the parts of the work.
 * @returns null when the time was used up before the end.
 */
export function analyseWithin(
  deadline: Deadline,
  text: string,
  options: Client = {},
): Promise<Analysis | null> {
  return finishWithin(deadline, analyseInParts(text, options));
}

function* analyseInParts(text: string, client: Client): InParts<Analysis> {
  const condensed = condense(text);
  yield;
  const analysis = yield* analyseCondensed(condensed.text, countWords(text), client);
  return inWholeText(analysis, text, condensed);
}

function* analyseCondensed(text: string, words: number, client: Client): InParts<Analysis> {
  const title = findTitle(text);
  const documentType = findDocumentType(text, title?.value ?? null);
  const { kind } = documentType;
  yield;
  const reading = readDocument(text);
  yield;
  const facts = findFacts(text, kind, reading);
  yield;
  const read = isAgreement(kind) ? yield* readClauses(reading, documentType, facts) : nothingRead;
  yield;
  const { missing, perhaps } = findMissingClauses(
    reading,
    documentType,
    new Set([
      ...read.clauses.map((clause) => clause.id),
      // "Queensland law." is too short for a clause, and says it.
      ...clauseRules.flatMap(({ id, saidByFact }) => (saidByFact && facts[saidByFact] ? [id] : [])),
    ]),
    read.nearest,
  );
  const { clauses, findings } = read;
  const others = [...unfinishedFlag(reading, findings), ...findAddressedReader(text)];
  const forClient = readForClient(
    reading,
    { clauses, documentType, facts, missing },
    client,
    others,
  );
  yield;
  const found = {
    ...{ words, documentType, clauses, findings, ...forClient },
    facts: { ...facts, liabilityCap: withWhose(text, facts, clauses) },
  };
  return {
    ...found,
    executiveSummary: summarise({ ...found, text, client }, reading),
    perhaps,
    analyser: builtInAnalyser,
  };
}

/**
 * The cap with whose it is, where its own words do not say: whom the clause that states it benefits; of a guarantee or an indemnity, whom it binds. Where
 * its sentence names nobody it is nobody's for sure.
 */
function withWhose(text: string, { liabilityCap: cap, parties }: Facts, clauses: FoundClause[]) {
  const clause = clauses.find(
    ({ id, start, end }) => cap && kindOf(id)?.capOf && start < cap.end && cap.start < end,
  );
  const whose = clause && kindOf(clause.id)?.capOf;
  const who = whose && clause[whose];
  if (!cap || cap.who || !who || who.length === 0) return cap;
  const named = mentionsIn(castOf(parties, text), onOneLine(text.slice(cap.start, cap.end)));
  return named.length > 0 ? { ...cap, who } : cap;
}

interface ClauseReading extends Pick<Analysis, "clauses" | "findings"> {
  /** Of each clause, the log odds of the sentence that is likest to it. */
  nearest: ReadonlyMap<string, number>;
}

const nothingRead: ClauseReading = {
  clauses: [],
  findings: [],
  nearest: new Map(),
};

function* readClauses(
  reading: Reading,
  documentType: DocumentType,
  facts: Facts,
): InParts<ClauseReading> {
  const { text } = reading;
  // Clauses are read in agreements alone.
  const cast = castOf(facts.parties, text);
  const { clauses: matches, nearest } = yield* findClauses(
    reading,
    documentType.kind as AgreementKind,
    cast,
  );
  yield;
  const found = matches.map(({ rule, score, segment, sentence, start, end }) => ({
    id: rule.id,
    clauseTitle: rule.title,
    score: Math.round(score * 1_000) / 1_000,
    start,
    end,
    ...bearingOfQuote(rule.id, { start, end, sentence }, text, cast),
    place: reading.blocks[segment]?.place ?? null,
    values: valuesOf(rule.id, sentence, cast),
  }));
  const clauses = withExceptions(found, text);
  yield;
  const findings = findSlips(reading, facts);
  return { clauses, findings, nearest };
}
