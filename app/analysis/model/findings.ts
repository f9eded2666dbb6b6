import { type RiskFlag, type Span, unbound } from "../../schemas/analysis.ts";
import type { PieceAnswer } from "../../schemas/model-answer.ts";
import { weightOfClause } from "../asking/weigh.ts";
import type { Cast } from "../cast/cast.ts";
import { stripInvisible } from "../condensing/invisible-characters.ts";
import { findQuote, makeSearchable } from "../matching/quotes.ts";
import { shorten } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { clauseRules } from "../vocabulary/index.ts";
import { withoutInventions } from "./inventions.ts";

/** What is kept of the model's answer to a piece: flags that rest on the document's words, and the rest as plain text. */
export interface PieceFindings {
  summary: string;
  riskFlags: RiskFlag[];
  /** Flags of the built-in analyser that the model found to be none. */
  dismissed: Span[];
}

/** A quote is a sentence or two, not half a contract. */
const longestQuote = 2_000;
const mostFlags = 40;

const ruleById = new Map(clauseRules.map((rule) => [rule.id, rule]));
const ruleByTitle = new Map(clauseRules.map((rule) => [rule.title.toLowerCase(), rule]));

/** Advice to change nothing, which is given only where the clause is known to be for the client. */
const keeping = /\b(?:accept|keep|leave|sign) (?:it|this|these|the (?:clause|words))\b/i;

/**
 * Checks the model's answer to a piece against the document: a flag whose quote is not in the piece is dropped,
 * as is one that explains nothing or asks for nothing; sentences with invented sources are left out, and so are names
 * of nobody who is bound. Offsets are UTF-16 code units of `text`, and each quote is `text.slice(start, end)`.
 * @param candidates the built-in analyser's flags in the piece, in the order in which the model was given them,
 *   numbered from 1.
 */
export function checkAnswer(
  text: string,
  piece: Span,
  { candidates, cast }: { candidates: RiskFlag[]; cast: Cast },
  answer: PieceAnswer,
): PieceFindings {
  const document = makeSearchable(text, piece.start, piece.end);
  const riskFlags: RiskFlag[] = [];
  for (const flag of answer.riskFlags.slice(0, mostFlags)) {
    const span = flag.quote.length <= longestQuote * 2 ? findQuote(document, flag.quote) : null;
    if (!span || span.end - span.start > longestQuote) continue;
    const clauseTitle = plainWords(flag.clauseTitle, 100);
    const explanation = withoutInventions(document, plainWords(flag.explanation, 1_200));
    const recommendation = withoutKeeping(
      withoutInventions(document, plainWords(flag.recommendation, 800)),
    );
    if (!clauseTitle || !explanation || !recommendation) continue;
    const rule = ruleById.get(flag.clauseId ?? "") ?? ruleByTitle.get(clauseTitle.toLowerCase());
    riskFlags.push({
      ...unbound,
      weight: weightOfClause(flag.riskLevel, { facing: "against", isDoubtful: false }),
      ...bearingOf(flag, cast),
      riskLevel: flag.riskLevel,
      clauseId: rule?.id ?? null,
      clauseTitle: rule?.title ?? clauseTitle,
      quote: text.slice(span.start, span.end),
      ...span,
      explanation,
      recommendation,
    });
  }
  const dismissed = answer.dismissed.flatMap((number) => candidates[number - 1] ?? []);
  return {
    summary: plainWords(answer.executiveSummary, 2_500),
    riskFlags,
    dismissed: dismissed.map(({ start, end }) => ({ start, end })),
  };
}

/** Those of the names that are of somebody who is bound; nobody where a side is left without one. */
function bearingOf({ burdens, benefits }: Pick<RiskFlag, "burdens" | "benefits">, cast: Cast) {
  const known = (names: string[]) => {
    const members = names.flatMap(
      (name) => cast.who.get(plainWords(name, 200).replace(/^the /i, "").toLowerCase()) ?? [],
    );
    return [...new Set(members)].flatMap((at) => cast.members[at]?.name ?? []);
  };
  const [bear, gain] = [known(burdens), known(benefits)];
  return bear.length > 0 && gain.length > 0 ? { burdens: bear, benefits: gain } : {};
}

const withoutKeeping = (advice: string) =>
  splitSentences(advice)
    .map(({ start, end }) => advice.slice(start, end))
    .filter((sentence) => !keeping.test(sentence))
    .join(" ");

/** Text on one line without invisible characters, of at most `most` characters. */
export const plainWords = (text: string, most: number) =>
  shorten(stripInvisible(text).text.replace(/\s+/g, " ").trim(), most);
