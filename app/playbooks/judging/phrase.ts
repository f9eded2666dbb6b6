import { overlap } from "../../analysis/matching/overlap.ts";
import { kindOf } from "../../analysis/vocabulary/index.ts";
import type { Span } from "../../schemas/analysis.ts";
import { phrasesOf } from "../../schemas/playbooks/playbook.ts";
import { sentencesLike } from "../alike.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import type { Judge } from "./judge.ts";

/**
 * Where one of some phrases stands for a clause: in its words, or in the rest of the numbered clause around it, which
 * may hold its exceptions, but not in the words of another clause of the kind.
 */
function placeOf(phrases: string[], subject: Subject, paper: Paper, all: Subject[]): Span | null {
  const isIn = (within: Span) => {
    paper.spend(phrases.length);
    return phrases.some((phrase) => paper.phrases.isWithin(phrase, within));
  };
  if (isIn(subject)) return subject;
  for (const block of paper.sectionOf(paper.reading.blockAt(subject.start))) {
    if (!isIn(block)) continue;
    // Without the words of other instances, which tell of themselves.
    paper.spend(all.length);
    const gaps = gapsBetween(all, block);
    if (gaps.some(isIn)) return { start: block.start, end: block.end };
  }
  return null;
}

/** What of a span is in none of some others. */
function gapsBetween(others: Span[], { start, end }: Span): Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const other of others) {
    if (other.end <= from || other.start >= end) continue;
    if (other.start > from) gaps.push({ start: from, end: other.start });
    from = other.end;
  }
  if (from < end) gaps.push({ start: from, end });
  return gaps;
}

/** "Even in the case of …", "whether for … or otherwise": the clause is stretched to what follows, and excepts none of it. */
const stretches =
  /\b(?:even|whether|regardless of|irrespective of|including(?:,? (?:but not limited to|without limitation),?)? (?:for|in|where|if|liability|loss|any)|notwithstanding any)\b(?![^.;]{0,200}\b(?:except|save|other than|does not|do not|excluding)\b)[^.;]{0,200}$/i;

/** Whether a limit is stretched to a phrase, which may be there to be excepted. */
function isStretched(phrases: string[], subject: Subject, paper: Paper): boolean {
  const limits = subject.id !== null && kindOf(subject.id)?.limits;
  const first = phrases
    .flatMap((phrase) => paper.phrases.find(phrase).filter((one) => overlap(one, subject)))
    .toSorted((a, b) => a.start - b.start)[0];
  return (
    limits === true &&
    first !== undefined &&
    stretches.test(paper.text.slice(subject.start, first.start))
  );
}

export const judgeContains: Judge =
  (subject, { test }, paper, all) =>
  (value) => {
    const phrases = phrasesOf(value, test);
    if (phrases.length === 0) return { holds: null };
    const on = placeOf(phrases, subject, paper, all);
    if (!on) return { holds: false };
    return { holds: isStretched(phrases, subject, paper) ? null : true, on };
  };

/** A sentence of the clause that says one of some phrases in other words: "grossly negligent" for "gross negligence". */
function nearestTo(phrases: string[], subject: Subject, paper: Paper): Span | null {
  const clause = [subject, ...paper.sectionOf(paper.reading.blockAt(subject.start))];
  const isOfIt = (one: Span) => clause.some((block) => overlap(block, one));
  for (const phrase of phrases) {
    const like = sentencesLike(phrase, paper.reading, paper.spend).filter(isOfIt);
    if (like[0]) return like[0];
  }
  return null;
}

export const judgeLacks: Judge =
  (subject, { test }, paper, all) =>
  (value) => {
    const phrases = phrasesOf(value, test);
    if (phrases.length === 0) return { holds: null };
    const on = placeOf(phrases, subject, paper, all);
    if (on) return { holds: false, on };
    const near = nearestTo(phrases, subject, paper);
    return near ? { holds: null, on: near } : { holds: true };
  };
