import type { FoundClause, Party, Span } from "../schemas/analysis.ts";
import {
  type Change,
  type HeadChange,
  type NotCompared,
  type Quantity,
  quantities,
} from "../schemas/versions/comparison.ts";
import { align, outlinesOf, type TextToCompare } from "./alignment.ts";
import { ChangeList, type RowReader } from "./changes.ts";
import { compareFlags, type FlagChanges, type FlagToCompare } from "./flags.ts";
import { compareHeads } from "./heads.ts";
import { notComparedIn } from "./not-compared.ts";
import { mostChanges } from "./shortening.ts";
import { namesOf } from "./subjects.ts";
import { trackingOf } from "./tracking.ts";

/** A version of a document: its text as the reader made it, and what the analysis found in it. */
export interface Version<Flag extends FlagToCompare> extends TextToCompare {
  parties?: Pick<Party, "name" | "role" | "aliases">[];
  flags?: Flag[];
  /** For whom the levels of its flags are; nothing where nobody has named a client. */
  client?: string | null;
  clauses?: Pick<FoundClause, "start" | "end" | "values">[];
}

export interface Comparison<Flag> {
  /** In the order of the newer version, what is gone where it stood; moves first. */
  changes: Change[];
  /** What changed in the headers and footers of the pages, where both versions say which those are. */
  heads: HeadChange[];
  /** What differs besides, and is no change of words. */
  notCompared: NotCompared[];
  flags: FlagChanges<Flag>;
  /** Clauses with the same words and another number, which is no change. */
  renumbered: { from: string; to: string }[];
  /** False where the texts were too long and too different to be compared, or shown, as closely as ever. */
  complete: boolean;
}

/**
 * Compares two versions of a document. Both texts are as the reader made them, with their own tracked changes accepted;
 * all offsets are UTF-16 code units of these.
 *
 *     compareVersions(
 *       { text, parties: facts.parties, flags: risk_flags, clauses },
 *       { text: newerText, parties: …, flags: …, clauses: … },
 *       await textBeforeChanges(bytes), // of the newer file (documents/before-changes.ts); null where it is no .docx
 *     )
 *
 * No change is: another number of a clause and of the references that follow it, curly or straight quotation marks,
 * dashes, hyphens within words, white space, line and page ends, running heads and page numbers, the table of contents,
 * bullets, thousands with or without commas, headings' capitals, and words in capitals throughout. Any other letter,
 * digit, stop or bracket is one: "shall" and "may", "$1,000" and "$1.000", "Services" and "services" in a sentence.
 * Whatever of that differs, but for white space and what cannot be seen, is in `notCompared`: nothing is left out.
 *
 * @param before the newer version with its own tracked changes rejected: what differs there already was not tracked.
 * @param onRow is told of the paragraphs side by side, in the same order: a text may have very many.
 */
export function compareVersions<Flag extends FlagToCompare>(
  older: Version<Flag>,
  newer: Version<Flag>,
  before: TextToCompare | null = null,
  onRow: RowReader = () => {},
): Comparison<Flag> {
  const outlines = outlinesOf(older, newer);
  const alignment = align(outlines);
  const all = new ChangeList(
    alignment,
    trackingOf(alignment, outlines.vocabulary, newer, before),
    namesOf([...(older.parties ?? []), ...(newer.parties ?? [])]),
    quantityIn(newer.clauses ?? []),
    onRow,
  );
  const { list: renumbered } = alignment.renumbering;
  const heads = compareHeads(older, newer);
  return {
    changes: all.changes,
    heads: heads.changes,
    notCompared: notComparedIn(alignment, all.changes, heads),
    flags: compareFlags(
      alignment,
      older.flags ?? [],
      newer.flags ?? [],
      Boolean(older.client && newer.client),
    ),
    renumbered: renumbered.slice(0, mostChanges),
    complete: alignment.complete && all.complete && renumbered.length <= mostChanges,
  };
}

/** What a number is of, by the clause whose words it stands in; null where that says nothing, or several things. */
function quantityIn(
  clauses: Pick<FoundClause, "start" | "end" | "values">[],
): (span: Span) => Quantity | null {
  return ({ start, end }) => {
    const said = clauses
      .filter((clause) => clause.start <= start && end <= clause.end)
      .flatMap(({ values }) => quantities.filter((quantity) => quantity in values));
    return new Set(said).size === 1 ? (said[0] ?? null) : null;
  };
}
