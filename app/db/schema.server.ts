import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { type Analysis, type RiskFlag, riskLevels, sides } from "../schemas/analysis.ts";
import { caseStages, caseStatuses, failureCodes } from "../schemas/cases/life.ts";
import { fileTypes } from "../schemas/documents/file-types.ts";
import type { PageLengths } from "../schemas/documents/pages.ts";
import type { CaseEdits, FlagEdits, KeptAnchor } from "../schemas/hand.ts";
import { budgets, enquiryTypes, leadTypes, urgencies } from "../schemas/leads/lead.ts";
import { leadStatuses } from "../schemas/leads/lead-handling.ts";
import { reviewStates } from "../schemas/review.ts";
import { packedJson } from "./packed-json.server.ts";

export * from "./date-tables.server.ts";
export * from "./document-tables.server.ts";
export * from "./factor-tables.server.ts";
export * from "./firm-tables.server.ts";
export * from "./playbook-tables.server.ts";

/**
 * Every table, in the order of the product's story. Times are milliseconds since 1970, UTC.
 * No cascades: a table rebuilt by a migration would silently delete its children.
 */

export const contacts = sqliteTable(
  "contacts",
  {
    id: text().primaryKey(),
    lead_type: text({ enum: leadTypes }).notNull(),
    email: text().notNull(),
    name: text(),
    business_name: text().notNull(),
    website: text(),
    phone: text(),
    budget: text({ enum: budgets }),
    enquiry_type: text({ enum: enquiryTypes }),
    message: text(),
    urgency: text({ enum: urgencies }),
    status: text({ enum: ["received", "quarantined"] }).notNull(),
    created_at: integer().notNull(),
    /** Names the sending, so that a repeated one is stored once. */
    form_key: text(),
  },
  (t) => [
    uniqueIndex("contacts_form_key").on(t.form_key),
    index("contacts_status_created").on(t.status, t.created_at, t.id),
    index("contacts_email").on(t.email),
  ],
);

/** What the agency has done about a lead. Without a row nobody has done anything: it is new, and version 0. */
export const leadHandling = sqliteTable(
  "lead_handling",
  {
    lead_id: text().primaryKey(),
    status: text({ enum: leadStatuses }).notNull(),
    /** The member of the staff who looks after it. */
    owner_id: text(),
    /** When somebody first got in touch. */
    first_answered_at: integer(),
    /** Counts the changes, so that nobody writes over what they have not seen. */
    version: integer().notNull(),
  },
  (t) => [index("lead_handling_owner").on(t.owner_id)],
);

/** What the staff wrote down about a lead, one after another. */
export const leadNotes = sqliteTable(
  "lead_notes",
  {
    id: text().primaryKey(),
    lead_id: text().notNull(),
    /** Empty once the author's account is deleted. */
    author_id: text().notNull(),
    text: text().notNull(),
    created_at: integer().notNull(),
  },
  (t) => [index("lead_notes_lead").on(t.lead_id, t.created_at)],
);

export const outboxStatuses = ["due", "sent", "dead"] as const;

export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    to_address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    status: text({ enum: outboxStatuses }).notNull(),
    attempts: integer().notNull().default(0),
    /** When it may be tried next; while it is being sent, when the lease on it ends. */
    due_at: integer().notNull(),
    sent_at: integer(),
    dedupe_key: text().notNull(),
    created_at: integer().notNull(),
    reply_to: text(),
    /** Why the last try failed, in the mail service's words; null while it is tried and once it is sent. */
    failure: text(),
  },
  (t) => [
    uniqueIndex("outbox_dedupe_key").on(t.dedupe_key),
    index("outbox_due").on(t.due_at).where(sql`status = 'due'`),
    index("outbox_dead").on(t.created_at).where(sql`status = 'dead'`),
  ],
);

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    password_hash: text().notNull(),
    created_at: integer().notNull(),
    /** What others in the firm call them; empty: their address. */
    name: text().notNull().default(""),
    /** The firm that they last switched to. */
    firm_id: text(),
  },
  (t) => [uniqueIndex("users_email").on(t.email)],
);

/** Which users work for the agency, and so see its leads. `npm run staff` writes it. */
export const staff = sqliteTable("staff", {
  user_id: text().primaryKey(),
  added_at: integer().notNull(),
});

/** A sign-up that waits for its mailed link. The user's row is made when the link is used. */
export const pendingSignUps = sqliteTable(
  "pending_sign_ups",
  {
    token_hash: text().primaryKey(),
    email: text().notNull(),
    password_hash: text().notNull(),
    /** Hash of the cookie of the browser that signed up; any other has to give the password too. */
    browser_hash: text().notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
  },
  (t) => [
    uniqueIndex("pending_sign_ups_email").on(t.email),
    index("pending_sign_ups_expiry").on(t.expires_at),
  ],
);

export const passwordResets = sqliteTable(
  "password_resets",
  {
    token_hash: text().primaryKey(),
    user_id: text().notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
  },
  (t) => [
    uniqueIndex("password_resets_user").on(t.user_id),
    index("password_resets_expiry").on(t.expires_at),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    secret_hash: text().notNull(),
    user_id: text().notNull(),
    user_agent: text().notNull(),
    country: text().notNull(),
    created_at: integer().notNull(),
    last_seen_at: integer().notNull(),
    /** When a passkey or a second factor was shown in it. */
    second_factor_at: integer(),
  },
  (t) => [index("sessions_user").on(t.user_id), index("sessions_last_seen").on(t.last_seen_at)],
);

/** Token buckets: how many tries are left for a key, and as of when. */
export const throttle = sqliteTable("throttle", {
  key: text().primaryKey(),
  tokens: real().notNull(),
  refilled_at: integer().notNull(),
});

/**
 * How often somebody was refused in an hour, until the record has it: `user_id` is whose account it was about, empty for
 * an address that has none; `firm_id` the firm in which they acted, empty for what concerns the account.
 */
export const refusals = sqliteTable(
  "refusals",
  {
    user_id: text().notNull(),
    firm_id: text().notNull(),
    kind: text({ enum: ["password", "code", "wall", "limit"] }).notNull(),
    /** Hours since 1970. */
    hour: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.user_id, t.firm_id, t.kind] }),
    index("refusals_user").on(t.user_id),
    index("refusals_firm").on(t.firm_id),
  ],
);

/** What an analysis found besides what has columns of its own. */
export type CaseAnalysis = Omit<
  Analysis,
  "words" | "executiveSummary" | "riskFlags" | "analyser"
> & {
  pages?: PageLengths;
};

/** What `risk_flags` does not say of a flag. */
export type UntoldOfFlag = Omit<
  RiskFlag,
  "riskLevel" | "clauseTitle" | "explanation" | "recommendation" | "group"
>;

/** Which question of the client a flag answers, and how much it matters. */
export type AskedOfFlag = Pick<RiskFlag, "weight" | "questionId" | "wording" | "replaces" | "law">;

/** An analysis as it is stored: with what is untold of each flag, or the index of the clause that says so. */
export type StoredAnalysis = CaseAnalysis & {
  untold?: (UntoldOfFlag | (AskedOfFlag & { quote: string; clause: number }))[];
};

/** Keys that this deployment made for itself, by what they are for. */
export const signingKeys = sqliteTable("signing_keys", {
  purpose: text().primaryKey(),
  key: text().notNull(),
});

/** The orders in which cases are listed besides by age; the same words in a query use their index. */
export const caseNameOrder = sql<string>`case_name COLLATE NOCASE`;
export const riskOrder = sql<number>`(CASE top_risk WHEN 'High' THEN 3 WHEN 'Medium' THEN 2 WHEN 'Low' THEN 1 ELSE 0 END)`;

export const legalCases = sqliteTable(
  "legal_cases",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    /** Null: unfiled. */
    matter_id: text(),
    /** Who uploaded it; perhaps no member any more. */
    user_id: text().notNull(),
    case_name: text().notNull(),
    case_type: text(),
    /** Which side the reader is on while no client is named; null: the party that received the paper. */
    side: text({ enum: sides }),
    file_name: text().notNull(),
    file_type: text({ enum: fileTypes }).notNull(),
    file_size: integer().notNull(),
    /** SHA-256 of the original, in hexadecimal. */
    file_sha256: text().notNull(),
    status: text({ enum: caseStatuses }).notNull(),
    stage: text({ enum: caseStages }).notNull(),
    /** Counts up over the case's life; results of an earlier attempt match no row. */
    attempt: integer().notNull(),
    /** Attempts since a person last asked; at most three are made without one. */
    tries: integer().notNull(),
    /** While analysing: when the sweeper takes this attempt for lost. */
    deadline: integer(),
    failure_code: text({ enum: failureCodes }),
    failure_message: text(),
    top_risk: text({ enum: riskLevels }),
    words: integer(),
    analyser: text(),
    idempotency_key: text(),
    created_at: integer().notNull(),
    analyzed_at: integer(),
    ai_summary: text(),
    /** A JSON list of what each flag tells, and the rest of them with what the analysis found besides. */
    risk_flags: text(),
    analysis: packedJson<StoredAnalysis>(),
    /** What the reader of the file noted. JSON. */
    reader_notes: text({ mode: "json" }).$type<{ code: string; message: string }[]>(),
    /**
     * The text up to 1,000 bytes, of a longer one the beginning; the bucket has the whole. Last, and what a case
     * gets later has tables of its own, so that lists do not read it.
     */
    file_content: text(),
  },
  // The matter comes last in them, so that a wall is seen without a look at the case.
  (t) => [
    index("legal_cases_firm_created").on(t.firm_id, t.created_at, t.id, t.matter_id),
    // Names are in no other order, so that a filter is seen in it, too.
    index("legal_cases_firm_name").on(
      ...[t.firm_id, caseNameOrder, t.id, t.matter_id],
      ...[t.case_type, t.top_risk, t.status],
    ),
    index("legal_cases_firm_risk").on(t.firm_id, riskOrder, t.created_at, t.id, t.matter_id),
    index("legal_cases_firm_status").on(t.firm_id, t.status, t.created_at, t.id, t.matter_id),
    index("legal_cases_firm_type").on(t.firm_id, t.case_type, t.created_at, t.id, t.matter_id),
    index("legal_cases_firm_size").on(t.firm_id, t.file_size, t.id),
    index("legal_cases_firm_file").on(t.firm_id, t.file_sha256, t.created_at, t.id),
    index("legal_cases_firm_matter").on(t.firm_id, t.matter_id, t.created_at, t.id),
    uniqueIndex("legal_cases_idempotency_key").on(t.firm_id, t.user_id, t.idempotency_key),
    index("legal_cases_deadline").on(t.deadline).where(sql`status = 'analyzing'`),
    index("legal_cases_unpacked").on(t.id).where(sql`typeof(analysis) = 'text'`),
  ],
);

/** Whom the reader of a case acts for, where that was said. */
export const caseClients = sqliteTable("case_clients", {
  case_id: text().primaryKey(),
  /** The name of one of the document's parties; as it was typed until a reading knows them, or where it is none of them. */
  client: text().notNull(),
});

/** Which documents were given to the model on which day (UTC), for the daily limits. Kept for two days. */
export const modelDocuments = sqliteTable(
  "model_documents",
  {
    case_id: text().notNull(),
    attempt: integer().notNull(),
    user_id: text().notNull(),
    /** `YYYY-MM-DD` */
    day: text().notNull(),
    /** What its calls have taken so far, questions and answers. */
    tokens: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.attempt] }),
    index("model_documents_day").on(t.day, t.user_id),
  ],
);

/** Cases that were deleted a moment ago and can still be taken back. Everywhere else they are gone already. */
export const deletedCases = sqliteTable(
  "deleted_cases",
  {
    case_id: text().primaryKey(),
    user_id: text().notNull(),
    deleted_at: integer().notNull(),
  },
  (t) => [index("deleted_cases_deleted").on(t.deleted_at)],
);

/**
 * Documents that are not there (any more) and of which the bucket may hold something: written in the batch that deletes
 * a case or a version, and before the first object of an upload; removed when nothing can be left.
 */
export const tombstones = sqliteTable(
  "tombstones",
  {
    /** That of the case, of a later version its own. */
    case_id: text().primaryKey(),
    /** How many workflow instances the case has had. */
    attempts: integer().notNull(),
    /** An upload is under way, whose case may still come. */
    expected: integer({ mode: "boolean" }).notNull(),
    /** When the case was deleted, or its upload began. */
    since: integer().notNull(),
    /** When its objects are deleted next; while they are being deleted, when the lease on that ends. */
    due_at: integer().notNull(),
  },
  (t) => [index("tombstones_due").on(t.due_at)],
);

/** How far the audit of the bucket has come: the last key that it has seen. It has one row at most. */
export const bucketAudit = sqliteTable("bucket_audit", {
  id: integer().primaryKey(),
  last_key: text().notNull(),
});

/** For how many days a firm keeps originals after their analysis. Without a row: until their case is deleted. */
export const originalRetention = sqliteTable("original_retention", {
  firm_id: text().primaryKey(),
  days: integer().notNull(),
  /** Nothing is deleted by a new setting without a week's notice. */
  changed_at: integer().notNull(),
});

/** Originals that were deleted by their firm's setting; the case keeps texts and analyses. */
export const deletedOriginals = sqliteTable(
  "deleted_originals",
  {
    /** That of the case, of a later version its own. */
    document_id: text("case_id").primaryKey(),
    deleted_at: integer().notNull(),
    /** The bucket has not confirmed it yet. */
    pending: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("deleted_originals_pending").on(t.document_id).where(sql`pending = 1`)],
);

/**
 * What people have done about a flag, kept by the words that it rests on; or a flag of their own. One of the reader's
 * that nobody has touched has no row.
 */
export const flagReviews = sqliteTable(
  "flag_reviews",
  {
    case_id: text().notNull(),
    /** SHA-256 of quote and clause title, in hexadecimal; of a person's own flag, 64 random digits. */
    flag_hash: text().notNull(),
    quote: text().notNull(),
    clause_title: text().notNull(),
    state: text({ enum: reviewStates }).notNull(),
    reason: text(),
    reviewed_at: integer().notNull(),
    /** Counts the changes, so that nobody writes over what they have not seen. */
    version: integer().notNull().default(1),
    reviewed_by: text(),
    /** A person's own flag, which no analysis has made. */
    own: integer({ mode: "boolean" }).notNull().default(false),
    hidden: integer({ mode: "boolean" }).notNull().default(false),
    note: text(),
    /** What people say in place of the reader; a key is absent where they say nothing else. */
    edits: text({ mode: "json" }).$type<FlagEdits>(),
    /** What the reader said of the same when that was written; null for a person's own. */
    read: text({ mode: "json" }).$type<FlagEdits>(),
    /** Where the words stood in the text, and what stood around them. */
    anchor: text({ mode: "json" }).$type<KeptAnchor>(),
    edited_by: text(),
    edited_at: integer(),
  },
  (t) => [primaryKey({ columns: [t.case_id, t.flag_hash] })],
);

/** What people say of a case in place of the reader: of its summary, its facts; and a note of theirs. */
export const caseEdits = sqliteTable("case_edits", {
  case_id: text().primaryKey(),
  /** Counts the changes, so that nobody writes over what they have not seen. */
  version: integer().notNull(),
  edits: text({ mode: "json" }).$type<CaseEdits>().notNull(),
  note: text(),
});

/** What a change by hand found there, so that it can be taken back; the newest of each person and case are kept. */
export const handSteps = sqliteTable(
  "hand_steps",
  {
    id: text().primaryKey(),
    case_id: text().notNull(),
    user_id: text().notNull(),
    at: integer().notNull(),
    /** JSON: each row that was changed, as it was before and with the version that it got. */
    before: text().notNull(),
  },
  (t) => [index("hand_steps_case").on(t.case_id, t.user_id, t.at)],
);

/** In a query the same words use the index of `open_flags`. */
export const openInAll = sql<number>`(high + medium + low)`;

/**
 * How many flags of each case nobody has decided about, so that no list has to read them. `changes` goes up in the
 * batch of whatever may change the numbers; whoever counts says as of which change.
 */
export const openFlags = sqliteTable(
  "open_flags",
  {
    case_id: text().primaryKey(),
    firm_id: text().notNull(),
    high: integer().notNull(),
    medium: integer().notNull(),
    low: integer().notNull(),
    changes: integer().notNull(),
    counted: integer().notNull(),
    /** JSON: how many flags of each level there are in all, where people have made that other than the reader did. */
    levels: text(),
  },
  (t) => [
    index("open_flags_firm").on(t.firm_id, t.high, openInAll),
    index("open_flags_uncounted").on(t.case_id).where(sql`counted < changes`),
  ],
);

/**
 * Where the words of a case are: passage 0 stands for its names, those below for what was found in it, what was said of
 * it and its client, and those above follow one another through its text in the bucket. The full-text index `case_passages_fts` (FTS5 without content, made by hand in the migration) holds
 * each passage's words under its id; a trigger takes them out with the passage.
 */
export const casePassages = sqliteTable(
  "case_passages",
  {
    id: integer().primaryKey(),
    case_id: text().notNull(),
    position: integer().notNull(),
    /** The passage's place in the text, in UTF-16 code units; zeros for what is none of it. */
    start: integer().notNull(),
    length: integer().notNull(),
    /** The same place in the stored text, in bytes of UTF-8. */
    byte_start: integer().notNull(),
    byte_length: integer().notNull(),
  },
  (t) => [uniqueIndex("case_passages_case").on(t.case_id, t.position)],
);
