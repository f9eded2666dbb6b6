import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { fileTypes } from "../schemas/documents/file-types.ts";
import { packedJson } from "./packed-json.server.ts";
import type { StoredAnalysis } from "./schema.server.ts";

/**
 * The drafts of a document that has more than one. The case itself has the newest; its row here says only where that
 * is kept, and what the case had of an earlier one has moved into that one's row.
 */
export const caseVersions = sqliteTable(
  "case_versions",
  {
    case_id: text().notNull(),
    /** From 1 on. */
    number: integer().notNull(),
    /** Under which id the bucket keeps its original and its text; of the first that of the case. */
    document_id: text().notNull(),
    file_name: text().notNull(),
    file_type: text({ enum: fileTypes }).notNull(),
    file_size: integer().notNull(),
    /** SHA-256 of the original, in hexadecimal. */
    file_sha256: text().notNull(),
    uploaded_by: text().notNull(),
    uploaded_at: integer().notNull(),
    /** The rest are as the columns of the case; null in the newest, and in one that was never analysed. */
    words: integer(),
    analyser: text(),
    analyzed_at: integer(),
    ai_summary: text(),
    risk_flags: text(),
    analysis: packedJson<StoredAnalysis>(),
    reader_notes: text({ mode: "json" }).$type<{ code: string; message: string }[]>(),
    idempotency_key: text(),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.number] }),
    uniqueIndex("case_versions_document").on(t.document_id),
    uniqueIndex("case_versions_idempotency_key").on(t.case_id, t.uploaded_by, t.idempotency_key),
  ],
);

/** Documents whose words were read from pictures in somebody’s browser. The bucket keeps each word with its place. */
export const caseScans = sqliteTable(
  "case_scans",
  {
    case_id: text().notNull(),
    /** Which of its versions. */
    version: integer().notNull(),
    pages: integer().notNull(),
    words: integer().notNull(),
    /** How many of the words the reading was less than 0.6 sure of, and nobody has looked at. */
    unsure: integer().notNull(),
    read_by: text().notNull(),
    read_at: integer().notNull(),
    /** Counts the readings and corrections, so that nobody writes over what they have not seen. */
    changes: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.case_id, t.version] })],
);
