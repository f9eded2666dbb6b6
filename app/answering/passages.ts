import { type Clause, clausesOf, type Sentence } from "../analysis/reading/clause-tree.ts";
import type { Reading } from "../analysis/reading/reading.ts";
import type { Zone } from "../analysis/reading/zones.ts";
import type { Span } from "../schemas/analysis.ts";
import { stemsOf } from "./stems.ts";

/** The longest passage that is shown, in UTF-16 code units. */
export const longestPassage = 900;

/** A clause is shown with all that stands below it up to so many code units; a longer one by its parts. */
const longestWhole = 560;
/** The sentences of a paragraph are shown together up to so many code units. */
const longestGroup = 850;
/** What is shorter than this says nothing by itself. */
const shortest = 20;

/** Words that may answer a question, with what stands over them. */
export interface Passage extends Span {
  zone: Zone;
  /** The stems of its own words. */
  own: string[];
  /** The stems of the headings over it, the nearest first, and of its own. */
  headings: string[];
  /** The stems of what introduces the list that it is an item of. */
  lead: string[];
}

/** The passages of a document, in its order. */
export const passagesOf = (reading: Reading): Passage[] => reading.once(readPassages);

function readPassages(reading: Reading): Passage[] {
  const found: Passage[] = [];
  const whole = new Set<Clause>();
  for (const clause of clausesOf(reading)) {
    const { parent, zone } = clause;
    if (zone === "contents" || (parent && whole.has(parent))) {
      if (parent && whole.has(parent)) whole.add(clause);
      continue;
    }
    const around = {
      zone,
      headings: stemsOf(headingsOver(clause)),
      lead: stemsOf(leadOver(clause)),
    };
    const add = ({ start, end }: Span) => {
      const words = reading.text.slice(start, end);
      const own = stemsOf(words);
      if (end - start >= shortest && own.length > 0) found.push({ start, end, own, ...around });
    };
    if (isShort(clause)) {
      whole.add(clause);
      if (clause.sentences.length > 0 || clause.items.length > 0) add(clause);
    } else for (const group of grouped(clause.sentences)) add(group);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether a clause can be shown with all that stands below it. */
const isShort = (clause: Clause): boolean => clause.end - clause.start <= longestWhole;

/** Sentences that stand together, as many as are read at once; one that is too long is cut. */
function grouped(sentences: readonly Sentence[]): Span[] {
  const groups: Span[] = [];
  let open: (Span & { block: number }) | null = null;
  for (const { start, end, block } of sentences) {
    if (open && open.block === block && end - open.start <= longestGroup) {
      open.end = end;
      continue;
    }
    open = { start, end, block };
    groups.push(open);
  }
  return groups.map(({ start, end }) => ({ start, end: Math.min(end, start + longestPassage) }));
}

function headingsOver(clause: Clause): string {
  const headings: string[] = [];
  for (let at: Clause | null = clause; at; at = at.parent)
    if (at.heading) headings.push(at.heading);
  return headings.slice(0, 3).join(" ");
}

const leadOver = ({ parent }: Clause): string => parent?.leadIn?.words ?? "";
