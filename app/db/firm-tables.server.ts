import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  markAuthors,
  matterStates,
  roles,
  type TokenScope,
  type WebhookEvent,
} from "../schemas/firm.ts";
import { recordActions, recordedKinds } from "../schemas/record.ts";

/**
 * The tables of firms. `firm_id` stands first in their indexes, and no query joins across firms, so that a firm can
 * move to a database of its own. Times are milliseconds since 1970, UTC.
 */

export const firms = sqliteTable(
  "firms",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** IANA, such as `Australia/Sydney`. */
    time_zone: text().notNull(),
    /** From when on each member needs a second factor; null: never. */
    second_factor_from: integer(),
    /** The fewest characters of a new password of its members. */
    password_length: integer(),
    /** In whose name comments and changes stand in marked copies: the person's who makes them, or the firm's. */
    marks_by: text({ enum: markAuthors }).notNull().default("person"),
    created_at: integer().notNull(),
    /** Since when it is being erased: nobody can act in it any more. */
    erasing_at: integer(),
  },
  (t) => [index("firms_erasing").on(t.erasing_at).where(sql`erasing_at IS NOT NULL`)],
);

export const members = sqliteTable(
  "members",
  {
    firm_id: text().notNull(),
    user_id: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Until when a guest may come; null: no end. */
    until: integer(),
    /** Whether they are told by mail of what waits for them. */
    mails: integer({ mode: "boolean" }).notNull(),
    /** When the last digest of that went out. */
    digest_at: integer(),
    joined_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firm_id, t.user_id] }),
    index("members_user").on(t.user_id, t.joined_at),
  ],
);

/** Invitations, kept for a while once they are used, withdrawn or too old, so that their links say which. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Which matters a guest may see. */
    matters: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Those of them that were restricted when it was sent. */
    walled: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** Until when a guest may come. */
    until: integer(),
    token_hash: text().notNull(),
    invited_by: text().notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    accepted_at: integer(),
    withdrawn_at: integer(),
  },
  (t) => [
    index("invitations_firm").on(t.firm_id, t.created_at),
    uniqueIndex("invitations_token").on(t.token_hash),
    index("invitations_expiry").on(t.expires_at),
  ],
);

export const matters = sqliteTable(
  "matters",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    name: text().notNull(),
    /** The firm's own number, any text. */
    number: text(),
    client_name: text(),
    act_for: text(),
    responsible_id: text(),
    /** Whether only the members named may see what is in it. */
    restricted: integer({ mode: "boolean" }).notNull(),
    state: text({ enum: matterStates }).notNull(),
    created_by: text().notNull(),
    created_at: integer().notNull(),
    /** Counts the changes, so that nobody writes over what they have not seen. */
    version: integer().notNull(),
  },
  (t) => [
    index("matters_firm_created").on(t.firm_id, t.created_at, t.id),
    index("matters_firm_state").on(t.firm_id, t.state, t.created_at, t.id),
    index("matters_firm_responsible").on(t.firm_id, t.responsible_id, t.created_at, t.id),
    index("matters_firm_restricted").on(t.firm_id, t.id).where(sql`restricted = 1`),
    uniqueIndex("matters_firm_number").on(t.firm_id, t.number),
  ],
);

/** The people named in a matter: those whom a wall lets through, and the guests who see it. */
export const matterMembers = sqliteTable(
  "matter_members",
  {
    firm_id: text().notNull(),
    matter_id: text().notNull(),
    user_id: text().notNull(),
    added_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firm_id, t.matter_id, t.user_id] }),
    index("matter_members_user").on(t.firm_id, t.user_id, t.matter_id),
  ],
);

/** Who is to decide about a flag. */
export const flagAssignments = sqliteTable(
  "flag_assignments",
  {
    firm_id: text().notNull(),
    case_id: text().notNull(),
    flag_id: text().notNull(),
    user_id: text().notNull(),
    assigned_by: text().notNull(),
    assigned_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firm_id, t.case_id, t.flag_id] }),
    index("flag_assignments_user").on(t.firm_id, t.user_id, t.assigned_at),
  ],
);

/** What people say to one another about a case, or about one flag of it. */
export const comments = sqliteTable(
  "comments",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    case_id: text().notNull(),
    flag_id: text(),
    author_id: text().notNull(),
    /** Plain text; who is mentioned stands as `@[user id]`. */
    text: text().notNull(),
    created_at: integer().notNull(),
    edited_at: integer(),
  },
  (t) => [index("comments_case").on(t.firm_id, t.case_id, t.created_at)],
);

export const mentions = sqliteTable(
  "mentions",
  {
    firm_id: text().notNull(),
    comment_id: text().notNull(),
    case_id: text().notNull(),
    user_id: text().notNull(),
    read_at: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.firm_id, t.comment_id, t.user_id] }),
    index("mentions_unread").on(t.firm_id, t.user_id).where(sql`read_at IS NULL`),
  ],
);

/** What a person is to be told by mail, until the digest that tells it. */
export const toldByMail = sqliteTable(
  "told_by_mail",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    user_id: text().notNull(),
    kind: text({ enum: ["assigned", "mentioned"] }).notNull(),
    case_id: text().notNull(),
    /** Who assigned or mentioned. */
    by_id: text().notNull(),
    created_at: integer().notNull(),
  },
  (t) => [index("told_by_mail_user").on(t.firm_id, t.user_id, t.created_at)],
);

/**
 * Who did what: only ever added to. Each row is sealed with the hash of the one before it in its firm, soon after it
 * was written in the batch of what it tells of; triggers keep sealed rows as they are.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    /** In the order in which they were written. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    firm_id: text().notNull(),
    at: integer().notNull(),
    action: text({ enum: recordActions }).notNull(),
    actor_id: text().notNull(),
    actor_email: text().notNull(),
    token_id: text(),
    thing_kind: text({ enum: recordedKinds }).notNull(),
    thing_id: text().notNull(),
    /** The matter in which it happened, whose members may read of it. */
    matter_id: text(),
    /** The beginning of the network address: /24 of IPv4, /48 of IPv6. */
    address: text().notNull(),
    country: text().notNull(),
    /** SHA-256, in hexadecimal; null until it is sealed. */
    hash: text(),
    /** JSON of `EventDetails`, as it was sealed; null: nothing more is told. */
    details: text(),
  },
  (t) => [
    uniqueIndex("audit_events_id").on(t.id),
    index("audit_events_firm").on(t.firm_id, t.seq),
    index("audit_events_thing").on(t.firm_id, t.thing_id, t.seq),
    index("audit_events_matter").on(t.firm_id, t.matter_id, t.seq),
    index("audit_events_unsealed").on(t.firm_id, t.seq).where(sql`hash IS NULL`),
  ],
);

/** The two ends of each firm's chain of sealed events, so that nothing can be missing there without a trace. */
export const auditChains = sqliteTable("audit_chains", {
  firm_id: text().primaryKey(),
  /** The hash of the newest event that has been deleted for its age; empty: none has. */
  before: text().notNull(),
  /** The newest sealed event. */
  seq: integer().notNull(),
  hash: text().notNull(),
  /** Both ends, signed with a key that is not in the database; null: by none. */
  signature: text(),
});

export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    user_id: text().notNull(),
    name: text().notNull(),
    token_hash: text().notNull(),
    scopes: text({ mode: "json" }).$type<TokenScope[]>().notNull(),
    /** Whether it was made in a session that had shown a second factor, which its person still has. */
    second_factor: integer({ mode: "boolean" }).notNull().default(false),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    last_used_at: integer(),
  },
  (t) => [
    uniqueIndex("access_tokens_hash").on(t.token_hash),
    index("access_tokens_firm").on(t.firm_id, t.user_id, t.created_at),
  ],
);

export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    url: text().notNull(),
    events: text({ mode: "json" }).$type<WebhookEvent[]>().notNull(),
    /** `whsec_` and the key in base64, as the Standard Webhooks specification says. */
    secret: text().notNull(),
    created_at: integer().notNull(),
    disabled_at: integer(),
  },
  (t) => [index("webhooks_firm").on(t.firm_id, t.created_at)],
);

export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    webhook_id: text().notNull(),
    type: text().notNull(),
    body: text().notNull(),
    status: text({ enum: ["due", "sent", "dead"] }).notNull(),
    attempts: integer().notNull(),
    /** When it may be tried next; while it is being sent, when the lease on it ends. */
    due_at: integer().notNull(),
    /** What the other side answered last: a status, or why there was none. */
    answered: text(),
    created_at: integer().notNull(),
  },
  (t) => [
    index("webhook_deliveries_firm").on(t.firm_id, t.webhook_id, t.created_at),
    index("webhook_deliveries_due").on(t.due_at).where(sql`status = 'due'`),
  ],
);
