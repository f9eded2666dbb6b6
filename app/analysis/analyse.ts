import type { Deadline } from "../lib/deadline.ts";
import { finish, finishWithin, type InParts } from "../lib/parts.ts";
import {
  type AgreementKind,
  type Analysis,
  type Facts,
  type Finding,
  isAgreement,
  type RiskFlag,
  type Side,
} from "../schemas/analysis.ts";
import { findAddressedReader } from "./clauses/addressed-reader.ts";
import { findClauses } from "./clauses/find.ts";
import { judge } from "./clauses/level.ts";
import { findMissingClauses } from "./clauses/missing-clauses.ts";
import type { ClauseMatch } from "./clauses/rule-match.ts";
import { findPlaceholders } from "./drafting/placeholders.ts";
import { findBrokenReferences } from "./drafting/references.ts";
import { findUndefinedTerms } from "./drafting/undefined-terms.ts";
import { findFacts } from "./facts/find-facts.ts";
import { findTitle } from "./facts/title.ts";
import { condense, inWholeText } from "./reading/condense.ts";
import { findDocumentType } from "./reading/document-type.ts";
import { countWords } from "./reading/plain-text.ts";
import { scopeOf, wholeClauseOf } from "./reading/scope.ts";
import { type Segment, segmentDocument } from "./reading/segment.ts";
import { summarise } from "./summary/index.ts";

/** Says on every result which analyser made it. */
export const builtInAnalyser = "built-in 1";

function flag(
  text: string,
  segments: Segment[],
  match: ClauseMatch,
  facts: Analysis["facts"],
  side?: Side,
): RiskFlag {
  const { start, end } = match;
  const read = match.rule.readWhole ? wholeClauseOf : scopeOf;
  return {
    ...judge(match, read(text, segments, match), facts.parties, side),
    clauseTitle: match.rule.title,
    quote: text.slice(start, end),
    start,
    end,
  };
}

/** A flag for a document that is not finished, on the first place that is still to be filled in. */
function unfinishedFlag(findings: Finding[]): RiskFlag[] {
  const placeholders = findings.filter((finding) => finding.kind === "placeholder");
  const first = placeholders[0];
  if (!first) return [];
  return [
    {
      riskLevel: "Medium",
      clauseTitle: "Unfinished Wording",
      quote: first.quote,
      start: first.start,
      end: first.end,
      explanation: `The words “${first.quote}” are a place left open${placeholders.length > 1 ? `, and there are ${placeholders.length - 1} more like it` : ""}. What is signed with a gap in it is uncertain, or is filled in later by somebody else.`,
      recommendation:
        "Have every blank and bracket filled in or taken out before anything is signed.",
    },
  ];
}

interface AnalysisOptions {
  side?: Side;
}

/**
 * Reads a document: what it is, its facts, its clauses with their levels and reasons, what is missing
 * and what slipped. The same text gives the same result everywhere; nothing is fetched. Offsets are
 * UTF-16 code units of `text`, and every quote is `text.slice(start, end)`. `side` is whom the reader
 * acts for; without it, the party that received the paper.
 */
export function analyseDocument(text: string, options: AnalysisOptions = {}): Analysis {
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
  options: AnalysisOptions = {},
): Promise<Analysis | null> {
  return finishWithin(deadline, analyseInParts(text, options));
}

function* analyseInParts(text: string, { side }: AnalysisOptions): InParts<Analysis> {
  const condensed = condense(text);
  yield;
  const analysis = yield* analyseCondensed(condensed.text, countWords(text), side);
  return inWholeText(analysis, text, condensed);
}

function* analyseCondensed(text: string, words: number, side?: Side): InParts<Analysis> {
  const title = findTitle(text);
  const documentType = findDocumentType(text, title?.value ?? null);
  const { kind } = documentType;
  yield;
  const segments = isAgreement(kind) ? segmentDocument(text) : [];
  yield;
  const facts = findFacts(text, kind, segments);
  yield;
  const read = isAgreement(kind)
    ? yield* readClauses(text, segments, kind, facts, side)
    : nothingRead;
  yield;
  const riskFlags = [...read.riskFlags, ...findAddressedReader(text)].sort(
    (a, b) => a.start - b.start,
  );
  const missing = findMissingClauses(
    text,
    documentType,
    new Set(read.clauses.map((clause) => clause.id)),
  );
  return {
    words,
    documentType,
    executiveSummary: summarise({
      text,
      documentType,
      facts,
      riskFlags,
      missing,
      words,
    }),
    riskFlags,
    clauses: read.clauses,
    facts,
    missing,
    findings: read.findings,
    analyser: builtInAnalyser,
  };
}

type ClauseReading = Pick<Analysis, "riskFlags" | "clauses" | "findings">;

const nothingRead: ClauseReading = { riskFlags: [], clauses: [], findings: [] };

function* readClauses(
  text: string,
  segments: Segment[],
  kind: AgreementKind,
  facts: Facts,
  side?: Side,
): InParts<ClauseReading> {
  const matches = yield* findClauses(text, segments, kind);
  yield;
  const findings = [
    ...findPlaceholders(text, segments),
    ...findUndefinedTerms(text, segments, facts),
    ...findBrokenReferences(text, segments),
  ].sort((a, b) => a.start - b.start);
  yield;
  const riskFlags = [
    ...matches.map((match) => flag(text, segments, match, facts, side)),
    ...unfinishedFlag(findings),
  ];
  return {
    riskFlags,
    clauses: matches.map(({ rule, score, start, end }) => ({
      id: rule.id,
      clauseTitle: rule.title,
      score,
      start,
      end,
    })),
    findings,
  };
}
