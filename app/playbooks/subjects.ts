import type { Block } from "../analysis/reading/blocks.ts";
import { onOneLine } from "../analysis/reading/plain-text.ts";
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
  const found = new Set<Block>();
  const addSection = (at: number) => {
    const section = paper.sectionOf(at);
    paper.spend(section.length);
    for (const below of section) found.add(below);
  };
  for (const phrase of phrases)
    for (const { start } of paper.phrases.find(phrase)) {
      paper.spend(1);
      const at = paper.reading.blockAt(start);
      const [own, next] = [paper.reading.blocks[at], paper.reading.blocks[at + 1]];
      if (!own || own.kind === "contents" || own.kind === "signature") continue;
      found.add(own);
      if (isBare(paper.text, own) && next) addSection(at + 1);
      else if (isInHeading(paper.text, own, start)) addSection(at);
    }
  const paragraphs = [...found].sort((a, b) => a.start - b.start);
  const bodies = paragraphs.filter((one) => !isBare(paper.text, one));
  return (bodies.length > 0 ? bodies : paragraphs).map((one) => paper.paragraphOf(one, paragraph));
}

/** A heading alone on its line, whatever its number looks like. */
const alone = /^(?:[\dA-Z.]{1,6}\s+)?[A-Z][^.;:,]{2,70}$/;

const isBare = (text: string, { kind, start, end }: Block) =>
  kind === "heading" || kind === "schedule" || alone.test(text.slice(start, end));

/** Whether an offset stands in the heading at the head of a paragraph. */
function isInHeading(text: string, { heading, start }: Block, offset: number): boolean {
  const place = heading === "" ? -1 : text.slice(start, start + 140).indexOf(heading);
  return place !== -1 && place < 12 && offset < start + place + heading.length;
}

/** What is known of a paragraph is read when a test asks for it. */
function paragraph({ start, end }: Block, paper: Paper): Subject {
  const read: { values?: ClauseValues; sides?: Pick<FoundClause, "burdens" | "benefits"> } = {};
  const sides = () => {
    read.sides ??= sidesIn({ start, end }, paper);
    return read.sides;
  };
  return {
    ...{ start, end, id: null, score: 1 },
    get values() {
      const words = onOneLine(paper.text.slice(start, end));
      read.values ??= valuesOf(null, words, paper.cast);
      return read.values;
    },
    get burdens() {
      return sides().burdens;
    },
    get benefits() {
      return sides().benefits;
    },
  };
}

/** Whom the clauses in a span bind, where they agree. */
function sidesIn(span: Span, { analysis, spend }: Paper) {
  spend(analysis.clauses.length);
  const [first, ...others] = analysis.clauses.filter(
    ({ start, end }) => start < span.end && end > span.start,
  );
  const agreed = others.every(
    ({ burdens, benefits }) =>
      String(burdens) === String(first?.burdens) && String(benefits) === String(first?.benefits),
  );
  return first && agreed ? first : { burdens: [], benefits: [] };
}
