import type { InParts } from "../../lib/parts.ts";
import type { AgreementKind } from "../../schemas/analysis.ts";
import { leadsTo } from "../bearing/list-stem.ts";
import type { Cast } from "../cast/cast.ts";
import { scoreClauses, scoredClauses } from "../classifier/clause-scores.ts";
import { nameless } from "../classifier/nameless.ts";
import { isAmerican, isOfElsewhere } from "../facts/origin.ts";
import type { ClauseRule } from "../kind/rule.ts";
import type { Reading as Paper } from "../reading/reading.ts";
import { canSayClauses, isBareNote, placeOf } from "../reading/sentence-place.ts";
import { isTitle } from "../reading/title.ts";
import { type Unit, unitsOf } from "../reading/units.ts";
import { isBinding } from "../reading/zones.ts";
import { clauseRules } from "../vocabulary/index.ts";
import { isDenied } from "./denied.ts";
import { instancesOf } from "./instances.ts";
import { standingElsewhere } from "./likely-elsewhere.ts";
import { isLookAlike } from "./look-alikes.ts";
import {
  heads,
  isCued,
  isVetoed,
  matchRules,
  type RuleMatch,
  saysSurely,
  shownEnd,
  withLead,
} from "./rule-match.ts";
import { findOnAmericanPaper, findUnfairTerms } from "./trained-elsewhere.ts";
import {
  type Candidate,
  type ClauseMatch,
  leastProbable,
  probabilityOf,
  type Witnesses,
} from "./witnesses.ts";

const scored = scoredClauses.map((id) => {
  const rule = clauseRules.find((one) => one.id === id);
  if (!rule) throw new Error(`The trained finder knows ${id}, the vocabulary does not.`);
  return rule;
});

/**
 * Clauses that the trained finder does not know: a rule is heard alone, as if the finder found them likely; its own words
 * as surely as two witnesses, for hardly any of what they find is another thing.
 */
const unscored = clauseRules.filter((rule) => !scored.includes(rule));
const likelyEnough = { sure: 1.4, strong: 1.4, weak: 0.6 };

/** Below these log odds a sentence is nothing, whatever a rule says, but under a heading that names the clause. */
const hopeless = -4;
/** So many log odds behind another clause, one that no rule knows is outshone by it. */
const farBehind = 1.5;
/** Shorter sentences say what they say together with their heading ("Law. Victoria."). */
const short = 30;
/** Shorter ones than this are sentences only if they look like it. */
const shortest = 12;
const looksWhole = /^[A-Z][\w ]{2,9}\.$/;
/** So many paragraphs are one part of the work. */
const paragraphsAPart = 30;

/** A paragraph longer than this says too much for one reading. */
const longestParagraph = 700;

/** What the trained finder reads of a sentence. */
const readingOf = (unit: Unit): string =>
  unit.lead === "" && unit.heading !== "" && unit.words.length < short
    ? `${unit.heading}. ${unit.words}`
    : withLead(unit);

/** From these log odds of a sentence by itself on, what a rule finds in it stands, whatever the rest of its paragraph says. */
const likelyAlone = 1;

/** Log odds of a sentence: as it stands in its paragraph, and by itself. */
interface Odds {
  read: Float64Array;
  alone: Float64Array;
}

const nothing: Odds = {
  read: new Float64Array(scored.length),
  alone: new Float64Array(scored.length),
};

/** The log odds of a paragraph's sentences: of each alone and of all together, half each, for one explains another. */
function oddsOf(units: Unit[], cast: Cast): Odds[] {
  const each = units.map((unit) => scoreClauses(nameless(readingOf(unit), cast)));
  const paragraph = units.map((unit, at) => (at === 0 ? readingOf(unit) : unit.words)).join(" ");
  if (units.length < 2 || paragraph.length > longestParagraph)
    return each.map((alone) => ({ read: alone, alone }));
  const together = scoreClauses(nameless(paragraph, cast));
  return each.map((alone) => ({
    read: alone.map((value, clause) => (value + (together[clause] ?? 0)) / 2),
    alone,
  }));
}

/** Whatever clauses each sentence may be, however improbable. */
export function* readCandidates(units: Unit[], cast: Cast): InParts<Candidate[]> {
  const candidates: Candidate[] = [];
  let read = 0;
  for (const paragraph of Map.groupBy(units, ({ segment }) => segment).values()) {
    if (read++ % paragraphsAPart === 0) yield;
    const odds = oddsOf(paragraph, cast);
    for (const [at, unit] of paragraph.entries())
      candidates.push(...candidatesIn(unit, odds[at] ?? nothing));
  }
  return [...candidates, ...units.flatMap(unscoredIn)];
}

/** Who speaks, and how, over a list that says what they do: "I, Ann Lee, UNCONDITIONALLY AND IRREVOCABLY". */
const openLead = /^(?:I|We|I ?\/ ?We),? .{1,300}\b(?:\w+ly|hereby)[:,]?$/i;
const binds =
  /\b(?:must|shall|will|agree|undertake|guarantee|indemnify|charge|promise|covenant|authori[sz]e)\b/i;
const inReturn =
  /^(?:[\d.()a-z]{1,8} )?(?:[A-Z ]{4,30}[.:] )?(?:in consideration|at the request|as security)\b/i;
const isOpenLead = (words: string): boolean =>
  (openLead.test(words) || (inReturn.test(words) && leadsTo.test(words))) && !binds.test(words);
function candidatesIn(unit: Unit, { read, alone }: Odds): Candidate[] {
  if (isTitle(unit)) return [];
  const likely = scored.filter(
    (rule, at) =>
      Math.max(read[at] ?? hopeless, alone[at] ?? hopeless) > hopeless ||
      saysSurely(rule, withLead(unit)) ||
      heads(rule.named, unit.heading),
  );
  const matches = matchRules(unit, likely);
  const most = Math.max(hopeless, ...read);
  return likely.map((rule) => {
    const at = scored.indexOf(rule);
    const match = matches.get(rule);
    const [odds, own] = [read[at] ?? hopeless, alone[at] ?? hopeless];
    // What a sentence says in so many words no neighbour takes away.
    const trained =
      match && match.strength !== "weak" && own > likelyAlone ? Math.max(odds, own) : odds;
    return candidateOf(rule, unit, trained, most, match);
  });
}

/** Whether a unit neither leads a list nor stands in one: words by themselves. */
const standsApart = ({ lead, end, itemsEnd }: Unit): boolean => lead === "" && itemsEnd <= end;

function unscoredIn(unit: Unit): Candidate[] {
  if (standsApart(unit) && isTitle(unit)) return [];
  return [...matchRules(unit, unscored)].map(([rule, match]) => {
    const likely = likelyEnough[match.strength];
    return candidateOf(rule, unit, likely, likely, match);
  });
}

function candidateOf(
  rule: ClauseRule,
  unit: Unit,
  trained: number,
  most: number,
  match: RuleMatch | undefined,
): Candidate {
  const sentence = withLead(unit);
  const witnesses: Witnesses = {
    trained,
    rule: match?.strength ?? null,
    headed: heads(rule.heading, unit.heading),
    named: heads(rule.named, unit.heading),
    denied: isDenied(rule.id, unit.words) || isLookAlike(rule.id, `${unit.lead} ${unit.words}`),
    cued: match !== undefined || isCued(rule, sentence),
    vetoed: !match && isVetoed(rule, sentence),
    outshone: !match && most - trained > farBehind,
  };
  const { segment } = unit;
  const { start, end } = match ?? { start: unit.start, end: shownEnd(unit) };
  const score = probabilityOf(witnesses);
  const read = match?.sentence ?? sentence;
  return { rule, unit, witnesses, score, segment, start, end, sentence: read };
}

/** What was read of a document's sentences. */
export interface Reading {
  clauses: ClauseMatch[];
  /** Of each clause, the log odds of the sentence that is likest to it, be they high or low. */
  nearest: ReadonlyMap<string, number>;
}

/** What stands under a heading of a clause is as like it as not, whatever its words. */
const underItsHeading = 0;

function nearestOf(candidates: Candidate[]): Map<string, number> {
  const nearest = new Map<string, number>();
  for (const { rule, witnesses } of candidates) {
    const { trained, headed, named } = witnesses;
    const odds = headed || named ? Math.max(trained, underItsHeading) : trained;
    nearest.set(rule.id, Math.max(odds, nearest.get(rule.id) ?? hopeless));
  }
  return nearest;
}

/**
 * The clauses of a contract or of consumer terms, every instance of each, in the order of the document. Rules,
 * headings and the trained finder bear witness to each sentence; on American contracts the finder that was
 * trained on those decides what they have, and on consumer terms the one for these adds what it knows.
 * @param cast who may be meant by the sentences.
 */
export function* findClauses(paper: Paper, kind: AgreementKind, cast: Cast): InParts<Reading> {
  const { text } = paper;
  const units = unitsOf(paper).filter(
    ({ lead, words, heading, start, segment }) =>
      isBinding(paper.blocks[segment]?.zone ?? "operative", words) &&
      (words.length >= shortest || looksWhole.test(words)) &&
      /[A-Za-z]{2}/.test(words) &&
      !isOpenLead(words) &&
      !isBareNote(text, start, words, heading) &&
      (lead === ""
        ? canSayClauses(placeOf(words, heading))
        : placeOf(lead, heading) !== "definition"),
  );
  yield;
  const candidates = yield* readCandidates(units, cast);
  const likely = candidates.filter(({ score }) => score >= leastProbable);
  const found = instancesOf(isOfElsewhere(text) ? standingElsewhere(likely) : likely);
  const all: ClauseMatch[] = isAmerican(text)
    ? findOnAmericanPaper(paper, candidates, found)
    : found;
  // An American document in which nothing else is found gets the benefit of the rules.
  if (all.length === 0 && isAmerican(text))
    all.push(...instancesOf(candidates.filter(({ witnesses }) => witnesses.rule)));
  if (kind === "terms") all.push(...findUnfairTerms(units, all));
  all.sort((a, b) => a.start - b.start || a.end - b.end || (a.rule.id < b.rule.id ? -1 : 1));
  return { clauses: all, nearest: nearestOf(candidates) };
}
