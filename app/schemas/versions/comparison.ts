import * as v from "valibot";
import { type Span, spanSchema } from "../analysis.ts";
import { runningHeadSchema } from "../documents/running-heads.ts";

/** What happened to words: a clause, a paragraph or a row is added, removed or moved as a whole, or changed within. */
export const changeKinds = ["added", "removed", "changed", "moved"] as const;

/** What a change is about. */
export const changeSubjects = ["words", "number", "date", "party", "obligation"] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

/** What a number says in its clause, where the analysis knows it. */
export const quantities = ["cap", "rate", "notice", "term", "payment", "area"] as const;
export type Quantity = (typeof quantities)[number];

const nullableSpan = v.nullable(spanSchema);

/**
 * A change between two versions of a document. `from` are the words in the older one, `to` those in the newer; what was
 * put in or taken out within a paragraph has an empty span on the other side, where it stands. `tracked` is null where the
 * newer version tracks no changes at all (it is no Word document).
 */
export const changeSchema = v.strictObject({
  kind: v.picklist(changeKinds),
  tracked: v.nullable(v.boolean()),
  /** What it is about first of all. */
  what: v.picklist(changeSubjects),
  /** All that it is about, `what` first. */
  about: v.array(v.picklist(changeSubjects)),
  /** Of a number: what it is of. */
  of: v.nullable(v.picklist(quantities)),
  from: nullableSpan,
  to: nullableSpan,
  /** Where it stands, as a lawyer cites it ("cl 9.2"): in the newer version, or in the older where it is gone. */
  clause: v.nullable(v.string()),
  /** The heading of that clause; empty where it has none. */
  heading: v.string(),
  /** Of what moved: where it stood in the older version, and what it follows in the newer. */
  was: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** The heading under which it stood there. */
  was_heading: v.nullable(v.string()),
});
export type Change = v.InferOutput<typeof changeSchema>;

/**
 * A change in what runs over the pages, which is none of the words of clauses: null where the head is new, or gone.
 */
export const headChangeSchema = v.strictObject({
  where: runningHeadSchema.entries.where,
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
});
export type HeadChange = v.InferOutput<typeof headChangeSchema>;

/** What differs between two versions and is no change of words, by what it is of. */
export const notComparedSubjects = [
  "numbering",
  "writing",
  "capitals",
  "contents",
  "pages",
] as const;
export type NotComparedSubject = (typeof notComparedSubjects)[number];

/**
 * A difference that is not compared as words: in the number of a clause, or of a reference that follows it; in how the
 * same words are written (quotation marks, dashes, hyphens, bullets, the length of a blank, a comma in thousands); in
 * capitals that say nothing; in a line of the table of contents; in a header, a footer or the number of a page. An empty
 * span is where there is nothing of it; null is a line that the version has not, or not as often.
 */
export const notComparedSchema = v.strictObject({
  what: v.picklist(notComparedSubjects),
  from: nullableSpan,
  to: nullableSpan,
  /** Where it stands in the newer version, as a lawyer cites it; null where nothing there is numbered or headed. */
  clause: v.nullable(v.string()),
});
export type NotCompared = v.InferOutput<typeof notComparedSchema>;

/**
 * Words of a paragraph: kept, taken out or put in; in the older version for what was taken out, in the newer one for the
 * rest. `older` is where kept words stand in the older version, whose numbers and marks may be others. `changes` are
 * places in the list of changes, of those that begin here.
 */
export type Stretch = Span & { changes: readonly number[] } & (
    | { kind: "same"; older: Span }
    | { kind: "deleted" | "inserted" }
  );

/**
 * A paragraph of both versions, side by side. One that is in one of them only has null on the other side; what moved has
 * a row at either place. `changes` are places in the list, of those that are of the paragraph as a whole.
 */
export interface ComparedRow {
  kind: "same" | "changed" | "added" | "removed" | "moved away" | "moved here";
  from: Span | null;
  to: Span | null;
  /** The words in line; none but those of the paragraph as a whole where nothing changed in it. */
  stretches: Iterable<Stretch>;
  changes: readonly number[];
}
