import * as v from "valibot";
import { spanSchema } from "../analysis.ts";

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
});
export type Change = v.InferOutput<typeof changeSchema>;

/** Words of a paragraph that is in both versions: kept, taken out or put in. */
export const stretchSchema = v.strictObject({
  kind: v.picklist(["same", "deleted", "inserted"]),
  /** In the older version for what was taken out, in the newer one for the rest. */
  ...spanSchema.entries,
});

/**
 * A paragraph of both versions, side by side. One that is in one of them only has null on the other side; what moved has
 * a row at either place. `stretches` are the words in line, of a row that is changed; `changes` are places in the list.
 */
export const comparedRowSchema = v.strictObject({
  kind: v.picklist(["same", "changed", "added", "removed", "moved away", "moved here"]),
  from: nullableSpan,
  to: nullableSpan,
  stretches: v.array(stretchSchema),
  changes: v.array(v.number()),
});
export type ComparedRow = v.InferOutput<typeof comparedRowSchema>;
