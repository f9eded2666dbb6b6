import { onOneLine } from "../analysis/reading/plain-text.ts";
import type { Segment } from "../analysis/reading/segment.ts";
import { valuesOf } from "../analysis/values/clause-values.ts";
import type { ClauseValues, FoundClause, Span } from "../schemas/analysis.ts";
import type { PlaybookRule } from "../schemas/playbooks/playbook.ts";
import type { Paper } from "./paper.ts";

/** Words of a document that a rule is about: an instance of a clause, or a paragraph with the rule's own phrases. */
export interface Subject extends Span, Pick<FoundClause, "burdens" | "benefits"> {
  /** The kind of clause; null where the rule has words of its own. */
  id: string | null;
  values: ClauseValues;
  score: number;
}

/** What a rule is about in a document, in its order. */
export function subjectsOf(rule: PlaybookRule, paper: Paper): Subject[] {
  if (rule.clause !== null) return paper.clausesOf(rule.clause);
  return rule.words === null ? [] : paragraphsWith(rule.words, paper);
}

/** The paragraphs that hold one of some phrases, and those under a heading that does. */
function paragraphsWith(phrases: string[], paper: Paper): Subject[] {
  const found = new Set<Segment>();
  for (const phrase of phrases)
    for (const { start } of paper.folded.find(phrase)) {
      const at = paper.segmentAt(start);
      const [own, next] = [paper.segments[at], paper.segments[at + 1]];
      if (!own || own.kind === "contents" || own.kind === "signature") continue;
      found.add(own);
      if (isBare(paper.text, own) && next)
        for (const below of paper.sectionOf(at + 1)) found.add(below);
      else if (isInHeading(paper.text, own, start))
        for (const below of paper.sectionOf(at)) found.add(below);
    }
  const paragraphs = [...found].sort((a, b) => a.start - b.start);
  const bodies = paragraphs.filter((one) => !isBare(paper.text, one));
  return (bodies.length > 0 ? bodies : paragraphs).map((one) => paragraph(one, paper));
}

/** A heading alone on its line, whatever its number looks like. */
const alone = /^(?:[\dA-Z.]{1,6}\s+)?[A-Z][^.;:,]{2,70}$/;

const isBare = (text: string, { kind, start, end }: Segment) =>
  kind === "heading" || kind === "schedule" || alone.test(text.slice(start, end));

/** Whether an offset stands in the heading at the head of a paragraph. */
function isInHeading(text: string, { heading, start }: Segment, offset: number): boolean {
  const place = heading === "" ? -1 : text.slice(start, start + 140).indexOf(heading);
  return place !== -1 && place < 12 && offset < start + place + heading.length;
}

function paragraph({ start: from, end: to }: Segment, paper: Paper): Subject {
  const { text, cast, analysis } = paper;
  const within = analysis.clauses.filter(({ start, end }) => start < to && end > from);
  const [first, ...others] = within;
  const agreed =
    first !== undefined &&
    others.every(
      ({ burdens, benefits }) =>
        String(burdens) === String(first.burdens) && String(benefits) === String(first.benefits),
    );
  return {
    start: from,
    end: to,
    id: null,
    score: 1,
    burdens: agreed ? first.burdens : [],
    benefits: agreed ? first.benefits : [],
    values: valuesOf(null, onOneLine(text.slice(from, to)), cast),
  };
}
