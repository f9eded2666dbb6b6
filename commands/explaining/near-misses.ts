import type { Candidate } from "../../app/analysis/clauses/witnesses.ts";
import { leastProbable } from "../../app/analysis/clauses/witnesses.ts";
import { canSayClauses, placeOf } from "../../app/analysis/reading/sentence-place.ts";
import type { FoundClause } from "../../app/schemas/analysis.ts";
import { isOf, vetoOf } from "./witnesses.ts";

/** From so probable on a sentence that is not shown is worth a line. */
const near = 0.3;

/** What speaks against a sentence whose words say the clause; null where nothing does. */
function vetoed(candidate: Candidate): string | null {
  const { rule, sentence, witnesses } = candidate;
  const says = witnesses.vetoed && rule.says.some((pattern) => pattern.test(sentence));
  return says ? vetoOf(candidate) : null;
}

function reasonOf(candidate: Candidate): string {
  const { unit, score } = candidate;
  const place = placeOf(unit.words, unit.heading);
  if (unit.lead === "" && !canSayClauses(place)) return `it is a ${place}`;
  if (score >= leastProbable) return "its words are shown as another clause";
  const veto = vetoed(candidate);
  return `only ${score.toFixed(2)} probable${veto ? `: ${veto} speaks against it` : ""}`;
}

/** The sentences that nearly are a clause and are not shown as one, each with the reason. */
export function nearMissLines(candidates: Candidate[], clauses: FoundClause[]): string[] {
  const lines = candidates
    .filter((one) => one.score >= near || vetoed(one))
    .filter((one) => !clauses.some((clause) => isOf(one, clause)))
    .map((one) => `  ${one.rule.title}: not “${one.unit.words}”; ${reasonOf(one)}`);
  return lines.length > 0 ? [`Nearly found:\n${lines.join("\n")}`] : [];
}
