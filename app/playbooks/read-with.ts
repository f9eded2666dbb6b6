import { doubtfulBelow, sureFrom } from "../analysis/clauses/level.ts";
import { isAgreement, type Span } from "../schemas/analysis.ts";
import type {
  PlaybookContent,
  PlaybookResult,
  PlaybookRule,
  TestKind,
} from "../schemas/playbooks/playbook.ts";
import { judgeAbsent, judgeForUs, judgeMutual } from "./judging/direction.ts";
import type { Judge } from "./judging/judge.ts";
import { judgeLaw } from "./judging/law.ts";
import { judgeNumber } from "./judging/number.ts";
import { judgeContains, judgeLacks } from "./judging/phrase.ts";
import { nearest } from "./near.ts";
import { Paper, type ReadDocument, TooManySteps } from "./paper.ts";
import { type Subject, subjectsOf } from "./subjects.ts";

/** How each test reads what its rule is about; that something is there is seen without reading it. */
const judges: Record<Exclude<TestKind, "present">, Judge> = {
  absent: judgeAbsent,
  mutual: judgeMutual,
  for_us: judgeForUs,
  number: judgeNumber,
  law: judgeLaw,
  contains: judgeContains,
  lacks: judgeLacks,
};

/** What one subject comes to: the best position that it surely reaches, past the last where none; null: cannot tell. */
interface Verdict {
  reached: number | null;
  on: Span;
  sure: number;
}

/**
 * What each rule of a playbook comes to for a document that has been analysed. Nothing is read anew but the words that a
 * rule is about; the same document and rules give the same results. Of several instances the worst for us decides; what
 * cannot be told is never passed. The times that it may take are measured by `npm run bench:analyse`.
 */
export function readWith(content: PlaybookContent, document: ReadDocument): PlaybookResult[] {
  const paper = new Paper(document, content.act_for, content.rules);
  const read = isAgreement(document.analysis.documentType.kind);
  return content.rules.map((rule) => (read ? readRule(rule, paper) : cannotTell(rule)));
}

/**
 * What a rule comes to for a document, or for some words of it. For one for which there are no steps left it cannot be
 * told.
 */
export function readRule(rule: PlaybookRule, paper: Paper, words?: Subject[]): PlaybookResult {
  try {
    return readSubjects(rule, words ?? subjectsOf(rule, paper), paper);
  } catch (error) {
    if (error instanceof TooManySteps) return cannotTell(rule);
    throw error;
  }
}

function readSubjects(rule: PlaybookRule, subjects: Subject[], paper: Paper): PlaybookResult {
  const { kind } = rule.test;
  const [first] = subjects;
  if (!first) return ofNothing(rule, paper);
  const surest = subjects.reduce((best, one) => (sureness(one) > sureness(best) ? one : best));
  // That it is there at all is doubtful.
  if ((kind === "present" || kind === "absent") && sureness(surest) < doubtfulBelow)
    return cannotTell(rule, paper.quote(surest));
  if (kind === "present") return reaching(rule, 0, surest, paper);
  const listed = positionsOf(rule).flatMap(({ value }) => value ?? []).length;
  const verdicts = subjects.flatMap((subject) => {
    paper.spend(stepsOfPosition * (1 + listed));
    const holds = judges[kind](subject, rule, paper, subjects);
    return holds ? [verdictOf(rule, subject, holds)] : [];
  });
  const { reached, on } = decisive(verdicts, positionsOf(rule).length) ?? {
    reached: null,
    on: first,
  };
  return reached === null ? cannotTell(rule, paper.quote(on)) : reaching(rule, reached, on, paper);
}

/** To look at one value of a position takes as long as looking at so many words. */
const stepsOfPosition = 10;

/** How sure it is that words are such a clause; a model that has read them does not say. */
const sureness = ({ score }: Subject) => (score === 0 ? 1 : score);

const positionsOf = ({ preferred, fallbacks }: PlaybookRule) => [preferred, ...fallbacks];

function verdictOf(
  rule: PlaybookRule,
  subject: Subject,
  holds: NonNullable<ReturnType<Judge>>,
): Verdict {
  const { test } = rule;
  const answers = positionsOf(rule).map(({ value }, at) =>
    // A fallback without a value of its own asks for nothing else than the position before it.
    at > 0 && value === undefined ? { holds: false } : holds(value ?? test.value),
  );
  const at = answers.findIndex((answer) => answer.holds === true);
  const sure = sureness(subject);
  if (at !== -1) return { reached: at, on: answers[at]?.on ?? subject, sure };
  const untold = answers.some((answer) => answer.holds === null);
  const on = answers.find((answer) => answer.on)?.on ?? subject;
  return { reached: untold ? null : answers.length, on, sure };
}

/**
 * The one that decides: what is not acceptable before what cannot be told, and that before any position; of equals the
 * surest. Where only words that may be no such clause are worse than those that surely are, it cannot be told.
 */
function decisive(verdicts: Verdict[], past: number): Verdict | null {
  const weight = ({ reached }: Verdict) =>
    reached === null ? past : reached === past ? past + 1 : reached;
  const worst = (some: Verdict[]) =>
    some.toSorted((a, b) => weight(b) - weight(a) || b.sure - a.sure)[0] ?? null;
  const [all, sure] = [worst(verdicts), worst(verdicts.filter((one) => one.sure >= sureFrom))];
  return all && sure && weight(all) > weight(sure) ? { ...all, reached: null } : all;
}

/**
 * Of a clause that was not found: a right one is missing, and nothing else can be told. That a wrong one is not there is
 * said only where no words come near it.
 */
function ofNothing(rule: PlaybookRule, paper: Paper): PlaybookResult {
  const { kind } = rule.test;
  const perhaps = paper.analysis.perhaps.some(({ id }) => id === rule.clause);
  if (perhaps || (kind !== "present" && kind !== "absent")) return cannotTell(rule);
  const near = kind === "absent" ? nearest(rule, paper) : null;
  if (near) return cannotTell(rule, paper.quote(near));
  return reaching(rule, kind === "absent" ? 0 : positionsOf(rule).length, null, paper);
}

const noWords = { quote: null, start: null, end: null };

/** The result of the position at `at`, past the last: none of them. */
function reaching(rule: PlaybookRule, at: number, on: Span | null, paper: Paper): PlaybookResult {
  const { id: ruleId } = rule;
  const words = on ? paper.quote(on) : noWords;
  if (at === 0) return { ruleId, result: "met", position: "preferred", ...words, propose: null };
  const positions = positionsOf(rule);
  const none = at === positions.length;
  // Of a fallback the next better position is proposed, where nothing is acceptable the preferred one.
  const better = none ? positions.slice(0, 1) : positions.slice(0, at);
  return {
    ruleId,
    result: none ? "not_met" : "fallback",
    position: none ? "not acceptable" : `fallback ${at}`,
    ...words,
    propose: better.findLast(({ wording }) => wording !== "")?.wording ?? null,
  };
}

function cannotTell(
  { id: ruleId }: PlaybookRule,
  words: Pick<PlaybookResult, "quote" | "start" | "end"> = noWords,
): PlaybookResult {
  return { ruleId, result: "cannot_tell", position: null, ...words, propose: null };
}
