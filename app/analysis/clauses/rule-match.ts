import type { Span } from "../../schemas/analysis.ts";
import type { ClauseRule } from "../kind/rule.ts";
import { SignReader } from "../matching/signs.ts";
import { longestQuote, type Unit } from "../reading/units.ts";

/** How a rule recognises a sentence: the words of the document that say so. */
export interface RuleMatch extends Span {
  /** Whether its own words say it, or weaker ones under a heading that agrees; its surest leave no doubt. */
  strength: "sure" | "strong" | "weak";
  /** The sentence on one line, with what introduces its list. */
  sentence: string;
}

/**
 * Where a sentence ends with the list that it introduces, which is shown with it as long as it is short: so many of the
 * items of a long one as there is room for, where the sentence says nothing without them.
 */
export const shownEnd = ({ start, end, itemsEnd, fitsTo, words }: Unit): number => {
  if (itemsEnd - start <= longestQuote) return itemsEnd;
  return words.endsWith(":") ? fitsTo : end;
};

const headings = new SignReader();
const sentences = new SignReader();

/** Whether a heading has what a rule says of headings. */
export const heads = (pattern: RegExp | undefined, heading: string): boolean =>
  pattern !== undefined && headings.matches(pattern, heading);

/** Whether a sentence has a word without which no pattern of a rule is looked for. */
export const isCued = ({ cue }: ClauseRule, sentence: string): boolean =>
  sentences.matches(cue, sentence);

/** Whether a sentence is about something else, by the rule. */
export const isVetoed = ({ unless }: ClauseRule, sentence: string): boolean =>
  unless !== undefined && sentences.matches(unless, sentence);

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
  const withConsequence = unit.consequence ? `${alone} ${unit.consequence.words}` : alone;
  return { unit, alone, withConsequence };
}

function matchUnit(rule: ClauseRule, reading: Reading): RuleMatch | null {
  const { unit, alone, withConsequence } = reading;
  if (heads(rule.notUnder, unit.heading)) return null;
  const sentence = rule.withConsequence ? withConsequence : alone;
  const own = alone.length - unit.words.length;
  const found = firstMatch(rule.says, reading, sentence);
  const weak =
    found === null && heads(rule.heading, unit.heading)
      ? firstMatch([rule.underHeading], reading, sentence)
      : null;
  const trigger = found ?? weak;
  if (!trigger) return null;
  const sure = saysSurely(rule, sentence);
  if (!sure && isVetoed(rule, sentence)) return null;
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
  rule.surely?.some((sure) => sentences.matches(sure, sentence)) ?? false;

/** The first pattern that reaches beyond what introduces the sentence. */
function firstMatch(
  patterns: (RegExp | undefined)[],
  { unit, alone }: Reading,
  sentence: string,
): RegExpExecArray | null {
  const own = alone.length - unit.words.length;
  for (const pattern of patterns) {
    const found = pattern && sentences.mayMatch(pattern, sentence) ? pattern.exec(sentence) : null;
    if (found && found.index + found[0].length > own) return found;
  }
  return null;
}

/** The rules of those given that recognise a sentence, with the words that say so. */
export function matchRules(unit: Unit, rules: readonly ClauseRule[]): Map<ClauseRule, RuleMatch> {
  const reading = readingOf(unit);
  const matches = new Map<ClauseRule, RuleMatch>();
  for (const rule of rules) {
    const found = isCued(rule, reading.withConsequence) ? matchUnit(rule, reading) : null;
    if (found) matches.set(rule, found);
  }
  return matches;
}

/** Where a sentence of several ends. */
const sentenceEnd = /(?<=[.;]) (?=[A-Z(])/g;

/**
 * Where words of several sentences first say what patterns look for: the first pattern that has a place in the first
 * sentence where one has; else in all of them.
 */
export function firstSaid(patterns: readonly RegExp[], words: string): Span | null {
  const ends = [...words.matchAll(sentenceEnd)].map(({ index }) => index);
  const from = [0, ...ends.map((end) => end + 1)];
  for (const [at, start] of [...from.entries(), [from.length, 0] as const]) {
    const piece = words.slice(start, ends[at] ?? words.length);
    for (const pattern of patterns) {
      const found = sentences.mayMatch(pattern, piece) ? pattern.exec(piece) : null;
      if (found) return { start: start + found.index, end: start + found.index + found[0].length };
    }
  }
  return null;
}
