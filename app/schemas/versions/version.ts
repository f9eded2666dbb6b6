import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { caseStatuses } from "../cases/life.ts";
import { fileTypes } from "../documents/file-types.ts";
import { openFlagsSchema } from "../flag.ts";
import { personSchema } from "../person.ts";

const time = v.pipe(v.string(), v.isoTimestamp());

/** A version of a case’s document, as lists tell of it. */
export const caseVersionSchema = v.strictObject({
  /** From 1 on; the case is about the one with the highest. */
  number: v.number(),
  file_name: v.string(),
  file_type: v.picklist(fileTypes),
  file_size: v.number(),
  /** Null for somebody who is no user any more. */
  uploaded_by: v.nullable(personSchema),
  uploaded_at: time,
  /** Of an earlier one `failed`, where it was never analysed. */
  status: v.picklist(caseStatuses),
  analyzed_at: v.nullable(time),
  analyser: v.nullable(v.string()),
  words: v.nullable(v.number()),
  /** How many of each level its analysis raised. */
  flags: openFlagsSchema,
  /** Since when its original is gone. */
  original_deleted_at: v.nullable(time),
});
export type CaseVersion = v.InferOutput<typeof caseVersionSchema>;

export const caseVersionsSchema = v.strictObject({ versions: v.array(caseVersionSchema) });

/** Of a version, in an address. */
export const versionNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, "A version is named by its number, from 1 on."),
  v.transform(Number),
);

/** Which version of a document is asked for; without it the newest. */
export const versionQuerySchema = v.object({ version: v.optional(versionNumber) });

/** The same of a report, and what it says besides: with `read`, what the reader had said where people say something else. */
export const reportQuerySchema = v.object({
  ...versionQuerySchema.entries,
  with: v.optional(v.literal("read")),
});

/** Nothing comes with the file of a new version. */
export const versionFieldsSchema = askFor({});

/** The address says which version is to be taken away. */
export const takeAwayFormSchema = askFor({});
