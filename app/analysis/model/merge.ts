import type { Analysis, RiskFlag, Span } from "../../schemas/analysis.ts";
import { countWords } from "../reading/plain-text.ts";
import type { PieceFindings } from "./findings.ts";
import { makeSearchable } from "./ground.ts";
import { withoutInventedFigures } from "./inventions.ts";

const fewestWords = 20;

/**
 * One analysis from the built-in analyser's and what the model found in the pieces: facts, clauses and findings
 * are the built-in analyser's, flags and summary the model's. The same parts give the same whole.
 *
 * A flag of the built-in analyser goes when the model flagged the same words or clause in its own way, or said
 * that it is none. What the model passed over in silence stays, and so does every High one: a document
 * that talks to the model cannot make a risk disappear.
 */
export function mergeFindings(
  text: string,
  builtIn: Analysis,
  pieces: PieceFindings[],
  summary: string,
  analyser: string,
): Analysis {
  const byModel = flagsOf(builtIn, pieces);
  const dismissed = pieces.flatMap((piece) => piece.dismissed);
  const kept = builtIn.riskFlags.filter((flag) => {
    const grave = flag.riskLevel === "High";
    const retold = byModel.some(
      (other) =>
        overlap(flag, other) ||
        (flag.clauseTitle === other.clauseTitle && (!grave || other.riskLevel === "High")),
    );
    return !retold && (grave || !dismissed.some((span) => overlap(flag, span)));
  });
  const executiveSummary = withoutInventedFigures(makeSearchable(text), summary);
  return {
    ...builtIn,
    executiveSummary:
      countWords(executiveSummary) >= fewestWords ? executiveSummary : builtIn.executiveSummary,
    riskFlags: [...byModel, ...kept].sort((a, b) => a.start - b.start || a.end - b.end),
    analyser,
  };
}

/** Flags are raised for contracts and terms only; of two on the same words with one title, the first counts. */
function flagsOf({ documentType }: Analysis, pieces: PieceFindings[]): RiskFlag[] {
  if (documentType.kind !== "contract" && documentType.kind !== "terms") return [];
  const flags: RiskFlag[] = [];
  for (const flag of pieces.flatMap((piece) => piece.riskFlags)) {
    const repeated = flags.some(
      (other) => other.clauseTitle === flag.clauseTitle && overlap(other, flag),
    );
    if (!repeated) flags.push(flag);
  }
  return flags;
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
