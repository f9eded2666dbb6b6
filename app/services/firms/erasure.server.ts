import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  accessTokens,
  auditChains,
  auditEvents,
  calendars,
  comments,
  firms,
  flagAssignments,
  invitations,
  legalCases,
  letterTemplates,
  matterMembers,
  matters,
  members,
  mentions,
  playbooks,
  playbookVersions,
  refusals,
  toldByMail,
  webhookDeliveries,
  webhooks,
} from "../../db/schema.server.ts";
import { firmDeletedMail } from "../../emails/membership.ts";
import { log } from "../../lib/log.ts";
import type { Erasure } from "../../schemas/firms/answers.ts";
import { type Proof, prove } from "../accounts/proof.server.ts";
import { deleteUnrestored, deletionOfAll } from "../cases/deletion.server.ts";
import { deliverSoon, outboxInsertEach } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { isCurrent, noSuchFirm } from "./membership.server.ts";
import { callOf } from "./people.server.ts";
import { demand, type Member } from "./rights.ts";

/** What could still be used or sent in a firm's name: gone as soon as it is to be erased. */
const atOnce = [accessTokens, calendars, invitations, refusals, toldByMail, webhooks];
/** What a firm has besides, but for its cases, its members and itself. */
const inRounds = [
  ...[comments, flagAssignments, matterMembers, matters, mentions, webhookDeliveries],
  ...[playbooks, playbookVersions, letterTemplates, auditEvents, auditChains],
];
const rowsARound = 2_000;
const firmsARound = 20;
/** A part of the minute after which the cron comes again. */
const roundTime = 40_000;

/**
 * The statements that begin to erase firms, for a batch: from then on nobody can act in them, and their cases are out
 * of reach. `eraseFirms` does the rest.
 * @param ids a query for the firms' ids, which may find none. It may look at their members.
 */
export const erasureOf = (env: Env, ids: SQL) => {
  const db = database(env);
  return [
    db
      .update(firms)
      .set({ erasing_at: Date.now() })
      .where(sql`${firms.id} IN ${ids} AND erasing_at IS NULL`)
      .returning({ id: firms.id }),
    ...deletionOfAll(env, ids),
    ...atOnce.map((table) => db.delete(table).where(sql`${table.firm_id} IN ${ids}`)),
  ] as const;
};

/**
 * Erases a firm with all that is its own, for who proves again that it is them, and tells its other members by mail. It is out of everybody's reach at once, and goes in batches: a small one
 * within the call, a large one with the cron's.
 * @returns how many of its cases are left to be erased.
 * @throws AppError `forbidden`; and as `prove` does.
 */
export async function eraseFirm(scope: Scope, member: Member, proof: Proof): Promise<number> {
  const { env } = scope;
  demand(member, "manage");
  const proven = await prove(scope, member, proof);
  const { firm, user } = member;
  const firmId = firm.id;
  const owned = sql`(SELECT firm_id FROM members
    WHERE firm_id = ${firmId} AND user_id = ${user.id} AND role = 'owner' AND ${proven})`;
  const others = sql`SELECT users.email FROM members JOIN users ON users.id = members.user_id
    JOIN firms ON firms.id = members.firm_id
    WHERE members.firm_id IN ${owned} AND members.user_id <> ${user.id} AND ${isCurrent()}`;
  const mail = firmDeletedMail({ firm: firm.name, by: await callOf(env, user) });
  const [, begun] = await database(env).batch([
    outboxInsertEach(env, { ...mail, dedupeKey: `firm-deleted:${firmId}` }, others),
    ...erasureOf(env, owned),
  ]);
  if (begun.length === 0) throw noSuchFirm();
  deliverSoon(scope);
  await eraseSome(env);
  const [row] = await database(env)
    .select({ left: casesOf(sql`${firmId}`) })
    .from(sql`(SELECT 1)`);
  return row?.left ?? 0;
}

/** Erases what takes no longer than a request may; what is left, or fails, is the cron's. */
export async function eraseSome(env: Env) {
  await deleteUnrestored(env, 1)
    .then(() => eraseFirms(env, 1))
    .catch((error) => log.warn("left_to_the_sweep", { error }));
}

/** How many cases a firm has in the database, those included that nobody can reach any more. */
const casesOf = (firmId: SQL) =>
  sql<number>`(SELECT count(*) FROM legal_cases WHERE legal_cases.firm_id = ${firmId})`;

/** The firms that somebody owned and that are being erased, and how far that is. */
export async function listErasures(env: Env, { user, token }: Member): Promise<Erasure[]> {
  const rows = await database(env)
    .select({
      ...{ id: firms.id, name: firms.name, since: firms.erasing_at },
      cases_left: casesOf(sql`${firms.id}`),
    })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(
      and(
        eq(members.user_id, user.id),
        eq(members.role, "owner"),
        isNotNull(firms.erasing_at),
        token ? sql`0` : undefined,
      ),
    )
    .orderBy(asc(firms.erasing_at), asc(firms.id));
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since ?? 0).toISOString() }));
}

/**
 * Goes on erasing firms, for most of a minute: rows in rounds, the firm itself once nothing of it is left, its cases
 * included, which `deleteUnrestored` deletes.
 * @param rounds how often it looks for more.
 */
export async function eraseFirms(env: Env, rounds = Number.POSITIVE_INFINITY) {
  const end = Date.now() + roundTime;
  for (let round = 0; round < rounds && (round === 0 || Date.now() < end); round++) {
    const erasing = await database(env)
      .select({ id: firms.id })
      .from(firms)
      .where(isNotNull(firms.erasing_at))
      .orderBy(asc(firms.erasing_at))
      .limit(firmsARound);
    let any = false;
    for (const { id } of erasing) any = (await eraseRound(env, id)) || any;
    if (!any) return;
  }
}

/** @returns whether anything was there to be deleted. */
async function eraseRound(env: Env, firmId: string): Promise<boolean> {
  const db = database(env);
  const rounds = inRounds.map((table) =>
    db
      .delete(table)
      .where(
        sql`rowid IN (SELECT rowid FROM ${table} WHERE firm_id = ${firmId} LIMIT ${rowsARound})`,
      ),
  );
  const deleted = await db.batch([
    db.delete(matterMembers).where(sql`0`),
    ...rounds,
    db.delete(firms).where(sql`${firms.id} = ${firmId} AND ${nothingLeft(firmId)}`),
    db.delete(members).where(sql`${members.firm_id} = ${firmId} AND ${isGone(firmId)}`),
  ]);
  return deleted.some(({ meta }) => meta.changes > 0);
}

const isGone = (firmId: string) => sql`NOT EXISTS (SELECT 1 FROM firms WHERE id = ${firmId})`;

const nothingLeft = (firmId: string) =>
  sql.join(
    [legalCases, ...inRounds].map(
      (table) => sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE firm_id = ${firmId})`,
    ),
    sql` AND `,
  );
