import type { Span } from "../../schemas/analysis.ts";
import { phrasesOf } from "../../schemas/playbooks/playbook.ts";
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

export const judgeContains: Judge =
  (subject, { test }, paper, all) =>
  (value) => {
    const phrases = phrasesOf(value, test);
    if (phrases.length === 0) return { holds: null };
    const on = placeOf(phrases, subject, paper, all);
    return on ? { holds: true, on } : { holds: false };
  };

export const judgeLacks: Judge =
  (subject, { test }, paper, all) =>
  (value) => {
    const phrases = phrasesOf(value, test);
    if (phrases.length === 0) return { holds: null };
    const on = placeOf(phrases, subject, paper, all);
    return on ? { holds: false, on } : { holds: true };
  };
