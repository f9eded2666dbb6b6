import type { Span } from "../../schemas/analysis.ts";
import type { PlaybookRule, PositionValue } from "../../schemas/playbooks/playbook.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import type { Judge } from "./judge.ts";

const phrasesOf = (value: PositionValue | undefined, { phrase }: PlaybookRule["test"]): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value : phrase ? [phrase] : [];

/**
 * Where one of some phrases stands for a clause: in its words, or in the rest of the numbered clause around it, which
 * may hold its exceptions, but not in the words of another clause of the kind.
 */
function placeOf(phrases: string[], subject: Subject, paper: Paper, all: Subject[]): Span | null {
  const first = (within: Span) =>
    phrases
      .flatMap((phrase) => paper.folded.find(phrase, within))
      .sort((a, b) => a.start - b.start);
  const [own] = first(subject);
  if (own) return subject;
  for (const segment of paper.sectionOf(paper.segmentAt(subject.start))) {
    const around = first(segment).find(
      ({ start }) => !all.some((other) => other.start <= start && start < other.end),
    );
    if (around) return { start: segment.start, end: segment.end };
  }
  return null;
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
