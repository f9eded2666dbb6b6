import * as v from "valibot";
import { eventDetailsSchema } from "./event-details.ts";
import { typedLine } from "./fields.ts";

/** What the record of a firm tells of. */
export const recordActions = [
  "sign_in",
  "upload",
  "open",
  "export",
  "decision",
  "edit",
  "publication",
  "reading",
  "override",
  "assignment",
  "comment",
  "share",
  "let_in",
  "invitation",
  "withdrawal",
  "joining",
  "leaving",
  "removal",
  "role",
  "creation",
  "change",
  "deletion",
  "restoration",
  "settings",
  "use",
  "refusal",
] as const;
export type RecordAction = (typeof recordActions)[number];

/** What it was done to. A case's file, text and report, and what was decided or said about it, have the case's id. */
export const recordedKinds = [
  "account",
  "firm",
  "record",
  "member",
  "invitation",
  "matter",
  "token",
  "webhook",
  "calendar",
  "case",
  "file",
  "text",
  "report",
  "letter",
  "marked",
  "playbook",
  "template",
  "data",
  "passkey",
  "authenticator",
  "recovery_codes",
] as const;
export type RecordedKind = (typeof recordedKinds)[number];

const filter = (length: number) => v.pipe(v.string(), typedLine, v.maxLength(length));
const moment = v.union(
  [v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())],
  "Please give a day such as 2026-11-20, or a time such as 2026-11-20T09:30:00Z.",
);
const place = "This cursor does not come from a record.";

/** Which events of a record: `actor` by id or address, `thing` by its id; a day is one of the firm's time zone. */
const recordFilter = {
  actor: v.optional(filter(254)),
  action: v.optional(
    v.picklist(recordActions, "Please choose one of the actions that a record tells of."),
  ),
  thing: v.optional(filter(100)),
  from: v.optional(moment),
  to: v.optional(moment),
};
export const recordFilterSchema = v.object(recordFilter);
export type RecordFilter = v.InferOutput<typeof recordFilterSchema>;

export const recordQuerySchema = v.object({
  ...recordFilter,
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, place), v.transform(Number))),
});
export type RecordQuery = v.InferOutput<typeof recordQuerySchema>;

const text = v.string();

/** One event of a record; `hash` seals it together with the one before it in its firm. */
const recordedEventSchema = v.strictObject({
  id: text,
  at: v.pipe(text, v.isoTimestamp()),
  action: v.picklist(recordActions),
  actor: v.strictObject({ id: text, email: text }),
  token_id: v.nullable(text),
  thing: v.strictObject({ kind: v.picklist(recordedKinds), id: text }),
  matter_id: v.nullable(text),
  details: v.nullable(eventDetailsSchema),
  address: text,
  country: text,
  hash: v.nullable(text),
});
export type ListedEvent = v.InferOutput<typeof recordedEventSchema>;

/** A list says of how many events it is a part, up to so many. */
export const mostCounted = 10_000;

export const recordSchema = v.strictObject({
  events: v.array(recordedEventSchema),
  nextCursor: v.nullable(text),
});

/** @see verdictSchema */
export const verdictQuerySchema = v.object({
  hash: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, "").toLowerCase()),
      v.regex(/^[0-9a-f]{64}$/, "A hash of the record has 64 characters, 0 to 9 and a to f."),
    ),
  ),
});

/**
 * Whether the record is whole; if not, the first event that is not as it was, or next to which events are missing;
 * whether its ends are signed with the deployment's key (null: it has none); the hash of its newest event, and whether
 * the record goes through the one that was asked for (null: none was); where it does not, the event whose hash differs
 * from that in a few characters only.
 */
export const verdictSchema = v.strictObject({
  ok: v.boolean(),
  rows: v.number(),
  firstBroken: v.nullable(text),
  signed: v.nullable(v.boolean()),
  hash: v.nullable(text),
  kept: v.nullable(v.boolean()),
  near: v.nullable(text),
});
export type RecordVerdict = v.InferOutput<typeof verdictSchema>;
