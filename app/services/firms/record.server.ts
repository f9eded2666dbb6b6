import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { randomId } from "../../db/random-id.server.ts";
import { auditEvents, legalCases } from "../../db/schema.server.ts";
import type { EventDetails } from "../../schemas/event-details.ts";
import type { RecordAction, RecordedKind } from "../../schemas/record.ts";
import type { Client, Scope } from "../scope.ts";
import { isInTime } from "./guest-time.server.ts";
import type { Member } from "./rights.ts";

/**
 * What something was done to. `matterId` says in which matter, so that its members may read of it; of a case and what
 * is of it (whose id is the case's), that follows from the case as it is when the statement runs.
 */
type Thing = {
  kind: RecordedKind;
  id: string;
  matterId?: string | null;
  details?: EventDetails | undefined;
};
type Recording = Pick<Scope, "env" | "client">;

const hour = 60 * 60_000;
const ofCases: RecordedKind[] = ["case", "file", "text", "report", "letter", "marked"];

/** Nothing is written about a firm that is being erased: it would outlast it. */
const isThere = (firmId: SQL) =>
  sql`EXISTS (SELECT 1 FROM firms WHERE id = ${firmId} AND erasing_at IS NULL)`;

/**
 * The statement that writes into the record who did what. It belongs into the batch of what it tells of, so that
 * neither is there without the other; where a case is deleted or moved, before the statement that does it. The record
 * holds no words of documents and no names of files or cases.
 * @param onlyIf what must hold when the statement runs, else nothing is written.
 */
export const recorded = (
  { env, client }: Recording,
  { user, firm, token }: Member,
  action: RecordAction,
  thing: Thing,
  onlyIf: SQL = sql`true`,
) =>
  insertWhere(
    env,
    auditEvents,
    {
      ...eventOf(client, user, action, thing),
      id: crypto.randomUUID(),
      firm_id: firm.id,
      token_id: token?.id ?? null,
    },
    sql`${isThere(sql`${firm.id}`)} AND ${onlyIf}`,
    // A batch whose answer was lost may be run again.
  ).onConflictDoNothing();

/**
 * The same for several cases of the firm at once: those that match when the statement runs.
 * @param of what of them is told; `at` is when, for statements that tell of one thing together.
 */
export const recordedOfCases = (
  { env, client }: Recording,
  { user, firm, token }: Member,
  action: RecordAction,
  matches: SQL | undefined,
  { at = Date.now(), details }: { at?: number; details?: EventDetails } = {},
) =>
  insertFrom(
    env,
    {
      ...eventOf(client, user, action, { kind: "case", id: "", details }),
      at,
      firm_id: firm.id,
      token_id: token?.id ?? null,
      thing_id: sql`${legalCases.id}`,
      matter_id: sql`${legalCases.matter_id}`,
    },
    sql`${legalCases} WHERE ${and(eq(legalCases.firm_id, firm.id), isThere(sql`${firm.id}`), matches)}`,
  );

/**
 * The same in every firm whose member a user is, about their account, or how they sign in to it.
 * @param onlyIf may look at the row of `members`; @param details JSON.
 */
export const recordedEverywhere = (
  { env, client }: Recording,
  userId: string,
  action: RecordAction,
  onlyIf: SQL = sql`true`,
  kind: RecordedKind = "account",
  details: SQL | null = null,
) => {
  const email = sql`(SELECT email FROM users WHERE id = ${userId})`;
  return insertFrom(
    env,
    {
      ...eventOf(client, { id: userId, email }, action, { kind, id: userId }),
      firm_id: sql`members.firm_id`,
      details,
    },
    sql`members WHERE members.user_id = ${userId} AND ${email} IS NOT NULL
      AND ${isInTime()}
      AND ${isThere(sql`members.firm_id`)} AND ${onlyIf}`,
  );
};

/** The same of all tokens of a person, in the record of each one's firm. */
export const recordedOfTokens = (
  { env, client }: Recording,
  user: Member["user"],
  action: RecordAction,
  onlyIf: SQL,
) =>
  insertFrom(
    env,
    {
      ...eventOf(client, user, action, { kind: "token", id: "" }),
      ...{ firm_id: sql`access_tokens.firm_id`, thing_id: sql`access_tokens.id` },
    },
    sql`access_tokens WHERE access_tokens.user_id = ${user.id} AND ${isThere(sql`access_tokens.firm_id`)}
      AND ${onlyIf}`,
  );

/** The statement that records that somebody looks into a case; once an hour is enough. */
export const recordedOpening = (scope: Recording, member: Member, caseId: string) =>
  recorded(
    scope,
    member,
    "open",
    { kind: "case", id: caseId },
    sql`NOT EXISTS (SELECT 1 FROM audit_events WHERE firm_id = ${member.firm.id} AND thing_id = ${caseId}
      AND actor_id = ${member.user.id} AND action = 'open' AND at > ${Date.now() - hour})`,
  );

/** The statement that records that somebody reads a document: a person opens its case, a program exports the thing. */
export const recordedReading = (scope: Recording, member: Member, thing: Thing) =>
  member.token
    ? recorded(scope, member, "export", thing)
    : recordedOpening(scope, member, thing.id);

function eventOf(
  client: Client,
  actor: { id: string; email: string | SQL },
  action: RecordAction,
  { kind, id, matterId = null, details = {} }: Thing,
) {
  const itsMatter = sql`(SELECT matter_id FROM legal_cases WHERE id = ${id})`;
  return {
    at: Date.now(),
    action,
    actor_id: actor.id,
    actor_email: actor.email,
    thing_kind: kind,
    thing_id: id,
    matter_id: ofCases.includes(kind) ? itsMatter : matterId,
    details: Object.keys(details).length > 0 ? JSON.stringify(details) : null,
    address: addressPrefix(client.address),
    country: client.country,
  };
}

/** A row for each that a source finds, each with an id of its own. */
function insertFrom(env: Env, event: Record<string, unknown>, source: SQL) {
  const values = Object.keys(getTableColumns(auditEvents)).map(
    (name) => sql`${name === "id" ? randomId : (event[name] ?? null)}`,
  );
  return database(env)
    .insert(auditEvents)
    .select(sql`SELECT ${sql.join(values, sql`, `)} FROM ${source}`);
}

/** The network from which somebody came, not the place itself: /24 of IPv4, /48 of IPv6. Empty where it is not known. */
export function addressPrefix(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 3).join(":")}::/48`;
  const parts = address.split(".");
  return parts.length === 4 ? `${parts.slice(0, 3).join(".")}.0/24` : "";
}
