import * as v from "valibot";
import { answerSchema, missingClauseSchema, sides, spanSchema } from "./analysis.ts";
import { caseStages, caseStatuses, failureCodes } from "./cases/life.ts";
import { caseFlagSchema, openFlagsSchema } from "./flag.ts";
import { editedFieldSchema, editToConfirmSchema } from "./hand.ts";

const time = v.pipe(v.string(), v.isoTimestamp());

/** A case as the API answers it; times are ISO 8601, UTC. */
export const caseSchema = v.strictObject({
  id: v.string(),
  case_name: v.string(),
  file_name: v.string(),
  file_size: v.number(),
  /** The number of the newest version of its document, which it is about: 1 where there is only one. */
  version: v.number(),
  case_type: v.nullable(v.string()),
  side: v.nullable(v.picklist(sides)),
  /** A party's name as in `facts.parties`; what was typed at the upload where no party is called so. */
  client: v.nullable(v.string()),
  /** Null: unfiled. */
  matter: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
  status: v.picklist(caseStatuses),
  stage: v.picklist(caseStages),
  failure: v.nullable(v.strictObject({ code: v.picklist(failureCodes), message: v.string() })),
  /** As people have edited it. */
  ai_summary: v.nullable(v.string()),
  /** The key facts in words, by their names and as people have edited them; a line for each entry. */
  facts: v.record(v.string(), v.string()),
  /** By the name of each field that was edited (`executiveSummary`, or a fact). */
  edited: v.record(v.string(), editedFieldSchema),
  /**
   * The same of edits that were made in another version of the document: they change nothing in this one until somebody
   * says the same of it (or, with null, that what is read now stands).
   */
  editsToConfirm: v.record(v.string(), editToConfirmSchema),
  /** Counts what people have changed of summary, facts and note. */
  editVersion: v.number(),
  note: v.nullable(v.string()),
  /** All of them, those that matter and what else is in the document. */
  risk_flags: v.array(caseFlagSchema),
  /**
   * What the document lacks, to be decided about like flags, the weightiest first: `quote` is empty and `place` null, as
   * no words of the document are meant.
   */
  gaps: v.array(caseFlagSchema),
  /** The same as the analysis has it. */
  missing: v.array(missingClauseSchema),
  /** To the questions of the client for whom it was read. */
  answers: v.array(answerSchema),
  /**
   * Flags of people's own, edited ones, and those decided about in an earlier version, whose words the present text does
   * not have; their places say nothing.
   */
  unplaced: v.array(caseFlagSchema),
  openFlags: openFlagsSchema,
  analyser: v.nullable(v.string()),
  words: v.nullable(v.number()),
  /** What to know about the file: that its words were read from a scan by machine, which pages have none. */
  notes: v.array(v.strictObject({ code: v.string(), message: v.string() })),
  /** When the user's setting deletes the original; null when nothing will. */
  original_expires_at: v.nullable(time),
  /** Since when the original is gone; the case keeps its analysis. */
  original_deleted_at: v.nullable(time),
  created_at: time,
});
export type Case = v.InferOutput<typeof caseSchema>;

/** Words of a document around what was searched for; `marks` are UTF-16 offsets in `text`. */
export const foundWordsSchema = v.strictObject({ text: v.string(), marks: v.array(spanSchema) });
export type FoundWords = v.InferOutput<typeof foundWordsSchema>;

/** A case in a list; a search adds the words that it found, null when they are in its names alone. */
export const listedCaseSchema = v.strictObject({
  ...caseSchema.entries,
  found: v.optional(v.nullable(foundWordsSchema)),
});
export type ListedCase = v.InferOutput<typeof listedCaseSchema>;

/** A case as pages list it: of its flags, which may be many, only how many there are of each level. */
export type CaseLine = Pick<
  ListedCase,
  "id" | "case_name" | "case_type" | "file_name" | "matter" | "status" | "failure" | "created_at"
> & { counts: Case["openFlags"]; found: FoundWords | null };
