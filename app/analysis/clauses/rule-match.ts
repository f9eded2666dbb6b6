import type { InParts } from "../../lib/parts.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { Unit } from "../reading/units.ts";
import { clauseRules } from "../vocabulary/index.ts";
import type { ClauseRule } from "../vocabulary/rule.ts";

/** A sentence that says a clause, and where in it. */
export interface ClauseMatch extends Span {
  rule: ClauseRule;
  /** From 0 to 1: how sure the finder is. */
  score: number;
  /** Whether it is sure enough to be rated High. */
  sure: boolean;
  segment: number;
  /** The sentence on one line, with what introduces its list, and the words that matched in it. */
  sentence: string;
  at: number;
  length: number;
}

/** The longest quote that still is "a sentence or two". */
const longestQuote = 900;

/** Cues are written in lower case: they are looked for in words in lower case, which is faster. */
const cuedRules = clauseRules.map((rule) => ({ rule, cue: new RegExp(rule.cue.source) }));

/** A sentence as rules read it: with what introduces its list, and with what follows from it. */
interface Reading {
  unit: Unit;
  alone: string;
  withConsequence: string;
}

function readingOf(unit: Unit): Reading {
  const alone = unit.lead === "" ? unit.words : `${unit.lead} ${unit.words}`;
  return {
    unit,
    alone,
    withConsequence: unit.consequence ? `${alone} ${unit.consequence.words}` : alone,
  };
}

function matchUnit(
  rule: ClauseRule,
  { unit, alone, withConsequence }: Reading,
): ClauseMatch | null {
  if (rule.notUnder?.test(unit.heading)) return null;
  const sentence = rule.withConsequence ? withConsequence : alone;
  const own = alone.length - unit.words.length;
  const headed = rule.heading?.test(unit.heading) ?? false;
  const found = firstMatch(rule.says, sentence, own);
  const weak = found === null && headed ? firstMatch([rule.underHeading], sentence, own) : null;
  const trigger = found ?? weak;
  if (!trigger) return null;
  if (rule.unless?.test(sentence) && !rule.surely?.some((sure) => sure.test(sentence))) return null;
  const useLead = trigger.index < own && unit.end - unit.leadStart <= longestQuote;
  const start = useLead ? unit.leadStart : unit.start;
  const last = rule.withConsequence && unit.consequence ? unit.consequence.end : unit.end;
  return {
    rule,
    score: weak ? 0.6 : headed ? 0.9 : 0.75,
    sure: true,
    segment: unit.segment,
    start,
    end: Math.min(last, start + longestQuote * 2),
    sentence,
    at: trigger.index,
    length: trigger[0].length,
  };
}

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

const operative = /\b(?:must|shall|will|may|cannot|agrees?|is|are)\b/i;

/** A heading that names one clause: what "and" joins may be about the other. */
const headingsOfOne = /^(?!.{0,200}(?:\band\b|&|,|;|\/))/i;

/** What stands under a heading that names a clause outright, where no sentence was recognised. */
function matchNamed(rule: ClauseRule, units: Unit[]): ClauseMatch | null {
  const unit = units.find(
    ({ heading, words }) =>
      rule.named?.test(heading) &&
      words.length > 40 &&
      operative.test(words) &&
      (headingsOfOne.test(heading) || rule.cue.test(words)),
  );
  if (!unit || rule.unless?.test(unit.words)) return null;
  const { segment, start, end, words } = unit;
  return {
    rule,
    score: 0.5,
    sure: true,
    segment,
    start,
    end,
    sentence: words,
    at: 0,
    length: Math.min(words.length, 80),
  };
}

/** So many sentences are one part of the work. */
const sentencesAPart = 50;

/** Every sentence that a rule recognises, in the document's order. */
export function* matchRules(units: Unit[]): InParts<Map<ClauseRule, ClauseMatch[]>> {
  const matches = new Map<ClauseRule, ClauseMatch[]>();
  for (const [index, unit] of units.entries()) {
    if (index % sentencesAPart === 0) yield;
    if (unit.words.length < 12) continue;
    const reading = readingOf(unit);
    const lowerCase = reading.withConsequence.toLowerCase();
    for (const { rule, cue } of cuedRules) {
      const found = cue.test(lowerCase) ? matchUnit(rule, reading) : null;
      if (!found) continue;
      const earlier = matches.get(rule);
      if (earlier) earlier.push(found);
      else matches.set(rule, [found]);
    }
  }
  for (const rule of clauseRules) {
    const found = rule.named && !matches.has(rule) ? matchNamed(rule, units) : null;
    if (found) matches.set(rule, [found]);
  }
  return matches;
}
