import { findCategories, scoreTermsSentences } from "../../app/analysis/classifier/classifier.ts";
import {
  clauseOfCategory,
  clauseOfTermsLabel,
} from "../../app/analysis/classifier/trained-categories.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import type { Unit } from "../../app/analysis/reading/units.ts";
import type { DocumentType, FoundClause, Span } from "../../app/schemas/analysis.ts";

/** What a trained finder says of a place. */
interface TrainedFinding extends Span {
  clause: string | undefined;
  line: string;
}

/** Whatever the finders that were trained on contracts and, in terms, on consumer terms find in a text. */
export function readTrained(
  text: string,
  units: Unit[],
  kind: DocumentType["kind"],
): TrainedFinding[] {
  const inContracts = findCategories(readDocument(text)).map((finding) => ({
    ...finding,
    clause: clauseOfCategory(finding.category),
    line: `trained on contracts: ${finding.category} ${finding.score.toFixed(2)}`,
  }));
  const labels = kind === "terms" ? scoreTermsSentences(units.map(({ words }) => words)) : [];
  const inTerms = labels.flatMap((list, at) => {
    const unit = units[at];
    return list.flatMap(({ label, score }) =>
      unit
        ? [
            {
              ...{ start: unit.start, end: unit.end, clause: clauseOfTermsLabel(label) },
              line: `trained on consumer terms: ${label} ${score.toFixed(2)}`,
            },
          ]
        : [],
    );
  });
  return [...inContracts, ...inTerms];
}

/** What they say of the words of a clause. */
export const trainedLines = (findings: TrainedFinding[], { id, start, end }: FoundClause) =>
  findings
    .filter((one) => one.clause === id && one.start < end && start < one.end)
    .map(({ line }) => line);
