import type { Analysis, RiskFlag, Side } from "../schemas/analysis.ts";
import { findClauses } from "./clauses/find.ts";
import { judge } from "./clauses/level.ts";
import type { ClauseMatch } from "./clauses/rule-match.ts";
import { scopeOf } from "./clauses/scope.ts";
import { type Segment, segmentDocument } from "./clauses/segment.ts";
import { findDocumentType } from "./document-type.ts";
import { findFacts } from "./facts/find-facts.ts";
import { countWords } from "./plain-text.ts";
import { summarise } from "./summary.ts";

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
  return {
    ...judge(match, scopeOf(text, segments, match), facts.parties, side),
    clauseTitle: match.rule.title,
    quote: text.slice(start, end),
    start,
    end,
  };
}

/**
 * Reads a document: what it is, its facts, its clauses with their levels and reasons, what is missing
 * and what slipped. The same text gives the same result everywhere; nothing is fetched. Offsets are
 * UTF-16 code units of `text`, and every quote is `text.slice(start, end)`. `side` is whom the reader
 * acts for; without it, the party that received the paper.
 */
export function analyseDocument(text: string, options: { side?: Side } = {}): Analysis {
  const facts = findFacts(text);
  const documentType = findDocumentType(text, facts.title?.value ?? null);
  const binding = documentType.kind === "contract" || documentType.kind === "terms";
  const segments = binding ? segmentDocument(text) : [];
  const matches = findClauses(text, segments);
  const riskFlags = matches.map((match) => flag(text, segments, match, facts, options.side));
  const words = countWords(text);
  return {
    words,
    documentType,
    executiveSummary: summarise({ text, documentType, facts, riskFlags, missing: [], words }),
    riskFlags,
    clauses: matches.map(({ rule, score, start, end }) => ({
      id: rule.id,
      clauseTitle: rule.title,
      score,
      start,
      end,
    })),
    facts,
    missing: [],
    findings: [],
    analyser: builtInAnalyser,
  };
}
