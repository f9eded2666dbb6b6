import { findCategories, scoreTermsSentences } from "../classifier/classifier.ts";
import {
  clauseOfCategory,
  clauseOfTermsLabel,
  trainedClauseFor,
} from "../classifier/trained-categories.ts";
import type { ClauseRule } from "../kind/rule.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { isTitle } from "../reading/title.ts";
import type { Unit } from "../reading/units.ts";
import { isBinding } from "../reading/zones.ts";
import { clauseRules } from "../vocabulary/index.ts";
import { isDenied } from "./denied.ts";
import { standsAlone } from "./likely-elsewhere.ts";
import { isLookAlike } from "./look-alikes.ts";
import { isVetoed } from "./rule-match.ts";
import type { Candidate, ClauseMatch } from "./witnesses.ts";

const ruleById = new Map(clauseRules.map((rule) => [rule.id, rule]));

/** What the finder that was trained on American contracts finds: the likeliest sentence for each clause. */
function trainedOnContracts(reading: Reading, candidates: Candidate[]): Map<string, ClauseMatch> {
  const best = new Map<string, ClauseMatch>();
  const ofRule = Map.groupBy(candidates, ({ rule }) => rule);
  for (const finding of findCategories(reading)) {
    const { score, start, end, segment } = finding;
    const rule = ruleById.get(clauseOfCategory(finding.category) ?? "");
    if (!rule || (best.get(rule.id)?.score ?? 0) >= score) continue;
    const heard = ofRule
      .get(rule)
      ?.filter(({ unit }) => unit.start < end && start < unit.end)
      .toSorted((a, b) => b.score - a.score)[0]?.witnesses;
    const sentence = onOneLine(reading.text.slice(start, end));
    if (!isBinding(reading.blocks[segment]?.zone ?? "operative", sentence)) continue;
    if (isTitle({ words: sentence, heading: "" })) continue;
    if (!standsAlone(score, heard) || (!heard && isNothingOfIt(rule, sentence))) continue;
    best.set(rule.id, { rule, score, segment, start, end, sentence });
  }
  return best;
}

/** Whether words that nobody else heard speak of another matter, or lack every word of this one. */
const isNothingOfIt = (rule: ClauseRule, sentence: string): boolean =>
  isLookAlike(rule.id, sentence) || isDenied(rule.id, sentence) || isVetoed(rule, sentence);

/**
 * The clauses of an American contract: of those that the finder for such contracts was trained on, the ones that
 * it finds, with its best sentence and whatever else was `found`; of the others all that was found, and what a rule is
 * sure of.
 * @param candidates what each sentence may be to the other witnesses.
 */
export function findOnAmericanPaper(
  reading: Reading,
  candidates: Candidate[],
  found: Candidate[],
): ClauseMatch[] {
  const trained = trainedOnContracts(reading, candidates);
  const supported = found.filter(({ rule, witnesses, start, end }) => {
    const needed = trainedClauseFor(rule.id);
    const best = trained.get(rule.id);
    const heard =
      !needed || trained.has(needed) || (witnesses.rule === "sure" && !witnesses.denied);
    return heard && !(best && start < best.end && best.start < end);
  });
  return [...trained.values(), ...supported];
}

/** What the finder that was trained on consumer terms adds to what was found: its best sentence for each clause. */
export function findUnfairTerms(units: Unit[], found: ClauseMatch[]): ClauseMatch[] {
  const known = new Set(found.map(({ rule }) => rule.id));
  const best = new Map<string, ClauseMatch>();
  for (const [index, labels] of scoreTermsSentences(units.map((unit) => unit.words)).entries()) {
    const unit = units[index];
    for (const { label, score } of labels) {
      const rule = ruleById.get(clauseOfTermsLabel(label) ?? "");
      if (!unit || !rule || known.has(rule.id) || rule.unless?.test(unit.words)) continue;
      if (isLookAlike(rule.id, unit.words) || isDenied(rule.id, unit.words)) continue;
      if ((best.get(rule.id)?.score ?? 0) >= score) continue;
      const { segment, start, end, words } = unit;
      best.set(rule.id, { rule, score, segment, start, end, sentence: words });
    }
  }
  return [...best.values()];
}
