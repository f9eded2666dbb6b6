import type { InParts } from "../../lib/parts.ts";
import type { AgreementKind } from "../../schemas/analysis.ts";
import { findCategories, scoreTermsSentences } from "../classifier/classifier.ts";
import {
  clauseOfCategory,
  clauseOfTermsLabel,
  trainedClauseFor,
} from "../classifier/trained-categories.ts";
import { isAmerican } from "../facts/origin.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Segment } from "../reading/segment.ts";
import { readUnits, type Unit } from "../reading/units.ts";
import { clauseRules } from "../vocabulary/index.ts";
import type { ClauseRule } from "../vocabulary/rule.ts";
import type { ClauseMatch } from "./rule-match.ts";
import { matchRules } from "./rule-match.ts";

/** A calibrated score from which a trained finding may be rated High. */
const sureFrom = 0.8;
/** The trained finder saw American contracts only; elsewhere it has to be surer to speak alone. */
const aloneFrom = 0.75;

const ruleById = new Map(clauseRules.map((rule) => [rule.id, rule]));

/** A sentence that the trained finder chose, with the words in it that a rule would point at. */
function trainedMatch(
  rule: ClauseRule,
  words: string,
  place: { start: number; end: number; segment: number },
  score: number,
): ClauseMatch {
  const trigger = [...rule.says, ...(rule.underHeading ? [rule.underHeading] : [])]
    .map((pattern) => pattern.exec(words))
    .find((found) => found !== null);
  const { start, end, segment } = place;
  return {
    rule,
    score,
    sure: score >= sureFrom || trigger !== undefined,
    segment,
    start,
    end,
    sentence: words,
    at: trigger?.index ?? 0,
    length: trigger?.[0].length ?? Math.min(words.length, 90),
  };
}

/** What the finder that was trained on contracts finds: the likeliest sentence for each clause. */
function trainedOnContracts(text: string, segments: Segment[]): Map<string, ClauseMatch> {
  const best = new Map<string, ClauseMatch>();
  for (const finding of findCategories(text, segments)) {
    const rule = ruleById.get(clauseOfCategory(finding.category) ?? "");
    if (!rule || (best.get(rule.id)?.score ?? 0) >= finding.score) continue;
    const words = onOneLine(text.slice(finding.start, finding.end));
    best.set(rule.id, trainedMatch(rule, words, finding, finding.score));
  }
  return best;
}

/** What the finder that was trained on consumer terms finds. */
function trainedOnTerms(units: Unit[]): Map<string, ClauseMatch> {
  const best = new Map<string, ClauseMatch>();
  for (const [index, labels] of scoreTermsSentences(units.map((unit) => unit.words)).entries()) {
    const unit = units[index];
    for (const { label, score } of labels) {
      const rule = ruleById.get(clauseOfTermsLabel(label) ?? "");
      if (
        !unit ||
        !rule ||
        rule.unless?.test(unit.words) ||
        (best.get(rule.id)?.score ?? 0) >= score
      )
        continue;
      best.set(rule.id, trainedMatch(rule, unit.words, unit, score));
    }
  }
  return best;
}

/**
 * The clauses of a contract or of consumer terms: the best sentence for each clause of the vocabulary
 * that it has, in the order of the document. Rules and trained finders add to each other, but for
 * American contracts: there the trained finder was measured, and decides alone what it was trained on.
 */
export function* findClauses(
  text: string,
  segments: Segment[],
  kind: AgreementKind,
): InParts<ClauseMatch[]> {
  const units = readUnits(text, segments);
  yield;
  const trained = trainedOnContracts(text, segments);
  const american = isAmerican(text);
  const found = new Map<string, ClauseMatch>();
  const ruled = [...(yield* matchRules(units))];
  const supported = ruled.filter(([rule]) => {
    const needed = trainedClauseFor(rule.id);
    return !american || !needed || trained.has(needed);
  });
  // A document in which nothing else is found gets the benefit of the rules.
  for (const [rule, matches] of supported.length + trained.size > 0 ? supported : ruled) {
    const finer = ruled.find(([other]) => other.id === rule.yieldsTo)?.[1] ?? [];
    const own = matches.filter((match) => !finer.some((other) => other.start === match.start));
    const able = own.length > 0 ? own : matches;
    const top = Math.max(...able.map((match) => match.score));
    const first = able.find((match) => match.score === top);
    if (first) found.set(rule.id, first);
  }
  for (const [id, match] of trained) {
    const byRule = found.get(id);
    const { rule, sentence, score } = match;
    const acceptable =
      american ||
      byRule ||
      (score >= aloneFrom && rule.cue.test(sentence) && !rule.unless?.test(sentence));
    if (acceptable && (!byRule || american || byRule.score < 0.7)) found.set(id, match);
  }
  if (kind === "terms") {
    for (const [id, match] of trainedOnTerms(units)) if (!found.has(id)) found.set(id, match);
  }
  return [...found.values()].sort(
    (a, b) => a.start - b.start || a.end - b.end || (a.rule.id < b.rule.id ? -1 : 1),
  );
}
