import {
  type Analysis,
  isAgreement,
  type RiskFlag,
  type RiskLevel,
  riskLevels,
  type Span,
} from "../../schemas/analysis.ts";
import { addressedReaderTitle } from "../clauses/addressed-reader.ts";
import { countWords } from "../reading/plain-text.ts";
import { makeSearchable } from "../reading/quotes.ts";
import type { PieceFindings } from "./findings.ts";
import { withoutInventedFigures } from "./inventions.ts";

const fewestWords = 20;

/**
 * One analysis from the built-in analyser's and what the model found in the pieces: facts, clauses and findings
 * are the built-in analyser's, flags and summary the model's. The same parts give the same whole.
 *
 * The model cannot talk a risk away, whatever the document told it: where both flag the same words the higher
 * level is shown, with both voices where the model's is lower; of what it calls no risk only a Low one goes; what it
 * passes over stays. Of a document that addresses its reader nothing goes, and the summary is the built-in one.
 */
export function mergeFindings(
  text: string,
  builtIn: Analysis,
  pieces: PieceFindings[],
  summary: string,
  analyser: string,
): Analysis {
  const addressed = builtIn.riskFlags.some((flag) => flag.clauseTitle === addressedReaderTitle);
  const dismissed = addressed ? [] : pieces.flatMap((piece) => piece.dismissed);
  const byModel = flagsOf(builtIn, pieces);
  const own = builtIn.riskFlags.filter(
    (flag) =>
      !byModel.some((other) => retells(other, flag)) &&
      !(flag.riskLevel === "Low" && dismissed.some((span) => overlap(flag, span))),
  );
  const told = byModel.map((flag) =>
    withBothVoices(
      flag,
      builtIn.riskFlags.filter((other) => sameWords(flag, other)),
    ),
  );
  const executiveSummary = withoutInventedFigures(makeSearchable(text), summary);
  return {
    ...builtIn,
    executiveSummary:
      !addressed && countWords(executiveSummary) >= fewestWords
        ? executiveSummary
        : builtIn.executiveSummary,
    riskFlags: [...told, ...own].sort((a, b) => a.start - b.start || a.end - b.end),
    analyser,
  };
}

/** Flags are raised for contracts and terms only; of two on the same words with one title, the first counts. */
function flagsOf({ documentType }: Analysis, pieces: PieceFindings[]): RiskFlag[] {
  if (!isAgreement(documentType.kind)) return [];
  const flags: RiskFlag[] = [];
  for (const flag of pieces.flatMap((piece) => piece.riskFlags)) {
    const repeated = flags.some(
      (other) => other.clauseTitle === flag.clauseTitle && overlap(other, flag),
    );
    if (!repeated) flags.push(flag);
  }
  return flags;
}

/** Whether a flag of the model stands for one of the built-in analyser's: on its words, or on its clause no lower. */
const retells = (model: RiskFlag, builtIn: RiskFlag) =>
  sameWords(model, builtIn) ||
  (model.clauseTitle === builtIn.clauseTitle && !isHigher(builtIn.riskLevel, model.riskLevel));

/** Words of one clause that meet, or of two that share at least half: a long quote swallows no other clause. */
const sameWords = (a: RiskFlag, b: RiskFlag) =>
  overlap(a, b) &&
  (a.clauseTitle === b.clauseTitle ||
    2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) >=
      Math.max(a.end, b.end) - Math.min(a.start, b.start));

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const isHigher = (a: RiskLevel, b: RiskLevel) => riskLevels.indexOf(a) < riskLevels.indexOf(b);

/** A flag of the model; where the built-in analyser rates its words higher, with that level, reason and request too. */
function withBothVoices(model: RiskFlag, builtIn: RiskFlag[]): RiskFlag {
  const heavier = builtIn
    .filter(({ riskLevel }) => isHigher(riskLevel, model.riskLevel))
    .sort((a, b) => riskLevels.indexOf(a.riskLevel) - riskLevels.indexOf(b.riskLevel))
    .at(0);
  if (!heavier) return model;
  return {
    ...model,
    riskLevel: heavier.riskLevel,
    explanation: `${heavier.explanation} The two readings differ: the built-in reader rates these words ${heavier.riskLevel}, the model ${model.riskLevel}. The model says: ${model.explanation}`,
    recommendation:
      heavier.recommendation === model.recommendation
        ? model.recommendation
        : `${heavier.recommendation} The model suggests: ${model.recommendation}`,
  };
}
