import type { Span } from "../../schemas/analysis.ts";
import type { Unit } from "../reading/units.ts";
import type { ClauseRule } from "../vocabulary/rule.ts";

/** How a rule recognises a sentence: the words of the document that say so. */
export interface RuleMatch extends Span {
  /** Whether its own words say it, or weaker ones under a heading that agrees; its surest leave no doubt. */
  strength: "sure" | "strong" | "weak";
  /** The sentence on one line, with what introduces its list. */
  sentence: string;
}

/** The longest quote that still is "a sentence or two". */
const longestQuote = 900;

/** Cues are written in lower case: they are looked for in words in lower case, which is faster. */
const cues = new WeakMap<ClauseRule, RegExp>();

function cueOf(rule: ClauseRule): RegExp {
  const cue = cues.get(rule) ?? new RegExp(rule.cue.source);
  cues.set(rule, cue);
  return cue;
}

/** Where a sentence ends with the list that it introduces, which is shown with it as long as it is short. */
export const shownEnd = ({ start, end, itemsEnd }: Unit): number =>
  itemsEnd - start <= longestQuote ? itemsEnd : end;

/** A sentence as rules read it: with what introduces its list, and with what follows from it. */
interface Reading {
  unit: Unit;
  alone: string;
  withConsequence: string;
}

/** A sentence on one line, with what introduces its list. */
export const withLead = ({ lead, words }: Unit): string =>
  lead === "" ? words : `${lead} ${words}`;

function readingOf(unit: Unit): Reading {
  const alone = withLead(unit);
  return {
    unit,
    alone,
    withConsequence: unit.consequence ? `${alone} ${unit.consequence.words}` : alone,
  };
}

function matchUnit(rule: ClauseRule, { unit, alone, withConsequence }: Reading): RuleMatch | null {
  if (rule.notUnder?.test(unit.heading)) return null;
  const sentence = rule.withConsequence ? withConsequence : alone;
  const own = alone.length - unit.words.length;
  const headed = rule.heading?.test(unit.heading) ?? false;
  const found = firstMatch(rule.says, sentence, own);
  const weak = found === null && headed ? firstMatch([rule.underHeading], sentence, own) : null;
  const trigger = found ?? weak;
  if (!trigger) return null;
  const sure = saysSurely(rule, sentence);
  if (!sure && rule.unless?.test(sentence)) return null;
  const useLead = trigger.index < own && unit.end - unit.leadStart <= longestQuote;
  const start = useLead ? unit.leadStart : unit.start;
  const last = rule.withConsequence && unit.consequence ? unit.consequence.end : shownEnd(unit);
  return {
    strength: sure ? "sure" : weak === null ? "strong" : "weak",
    start,
    end: Math.min(last, start + longestQuote * 2),
    sentence,
  };
}

/** Whether a sentence says a clause in words that nothing else is meant by. */
export const saysSurely = (rule: ClauseRule, sentence: string): boolean =>
  rule.surely?.some((sure) => sure.test(sentence)) ?? false;

/** The first pattern that reaches beyond what introduces the sentence. */
function firstMatch(
  patterns: (RegExp | undefined)[],
  sentence: string,
  own: number,
): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern?.exec(sentence);
    if (found && found.index + found[0].length > own) return found;
  }
  return null;
}

/** The rules of those given that recognise a sentence, with the words that say so. */
export function matchRules(unit: Unit, rules: readonly ClauseRule[]): Map<ClauseRule, RuleMatch> {
  const reading = readingOf(unit);
  const lowerCase = reading.withConsequence.toLowerCase();
  const matches = new Map<ClauseRule, RuleMatch>();
  for (const rule of rules) {
    const found = cueOf(rule).test(lowerCase) ? matchUnit(rule, reading) : null;
    if (found) matches.set(rule, found);
  }
  return matches;
}
