import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { firms, legalCases, members, outbox, toldByMail, users } from "../../db/schema.server.ts";
import { waitingMail } from "../../emails/waiting.ts";
import { log } from "../../lib/log.ts";
import { sha256 } from "../../lib/sha256.server.ts";
import type { Member } from "../firms/rights.ts";
import { seesCase } from "../firms/walls.server.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";

/** At most one digest to a person in this time, in milliseconds. */
const apart = 10 * 60_000;
/** How many people are told in one round of the cron. */
const peopleARound = 50;
/** A digest says no more: the dashboard does. */
const mostTold = 50;

/**
 * The statement that notes whom to tell by mail that a member has assigned or mentioned them.
 * @param who a query's end, from its `FROM` on, that finds rows of `members`; those who want no mails are left out.
 */
export const toldOf = (
  env: Env,
  { firm, user }: Member,
  kind: (typeof toldByMail.$inferInsert)["kind"],
  caseId: string,
  who: SQL,
) =>
  database(env)
    .insert(toldByMail)
    .select(
      sql`SELECT lower(hex(randomblob(16))), ${firm.id}, members.user_id, ${kind}, ${caseId}, ${user.id}, ${Date.now()}
      FROM ${who} AND members.mails = 1 AND members.user_id <> ${user.id}`,
    );

/** Has a digest sent to those of these people who are due one, without making anybody wait; the cron tells the others. */
export function tellSoon(scope: Scope, userIds: string[]) {
  if (userIds.length === 0) return;
  const told = async () => {
    await sendDue(scope.env, sql`${toldByMail.user_id} IN ${listed(userIds)}`);
    deliverSoon(scope);
  };
  scope.waitUntil(
    told().catch((error) => log.warn("left_to_the_cron", { requestId: scope.requestId, error })),
  );
}

/** How the keys of a person's digests in a firm begin. */
const digestKey = (firmId: string, userId: string) => `waiting:${firmId}:${userId}:`;

/** The statement that takes back a person's digests that have not left yet. */
export const takeBackDigests = (env: Env, firmId: string, userId: string, onlyIf: SQL) =>
  database(env)
    .delete(outbox)
    .where(
      and(
        eq(outbox.status, "due"),
        sql`instr(${outbox.dedupe_key}, ${digestKey(firmId, userId)}) = 1`,
        onlyIf,
      ),
    );

/** Sends the digests that are due, to some fifty people. */
export const sendWaitingDigests = (env: Env) => sendDue(env, sql`1`);

async function sendDue(env: Env, whose: SQL) {
  const due = await database(env)
    .selectDistinct({ firmId: toldByMail.firm_id, userId: toldByMail.user_id })
    .from(toldByMail)
    .where(and(whose, hadNoneLately(sql`${toldByMail.user_id}`)))
    .limit(peopleARound);
  for (const { firmId, userId } of due) await sendDigest(env, firmId, userId);
}

/** Holds while a person has had no digest for ten minutes, of whatever firm. */
const hadNoneLately = (userId: SQL) => sql`NOT EXISTS (
  SELECT 1 FROM members AS any_of WHERE any_of.user_id = ${userId} AND any_of.digest_at > ${Date.now() - apart})`;

/** Holds of what is to be told while it still waits, for somebody who sees it and wants to be told. */
const stillWaits = () => sql`(${seesCase()} AND members.mails = 1 AND CASE told_by_mail.kind
  WHEN 'assigned' THEN EXISTS (SELECT 1 FROM flag_assignments a WHERE a.firm_id = told_by_mail.firm_id
    AND a.case_id = told_by_mail.case_id AND a.user_id = told_by_mail.user_id)
  ELSE EXISTS (SELECT 1 FROM mentions n WHERE n.firm_id = told_by_mail.firm_id AND n.user_id = told_by_mail.user_id
    AND n.read_at IS NULL AND n.case_id = told_by_mail.case_id) END)`;

/**
 * Puts a person's digest into the outbox and forgets what it tells, in one batch. What does not wait any more, or lies
 * behind a wall by now, is forgotten untold: each line is asked for again as the mail is put there.
 */
async function sendDigest(env: Env, firmId: string, userId: string) {
  const db = database(env);
  const ofPerson = and(eq(toldByMail.firm_id, firmId), eq(toldByMail.user_id, userId));
  const rows = await db
    .select({
      id: toldByMail.id,
      kind: toldByMail.kind,
      case: { id: legalCases.id, name: legalCases.case_name },
      waits: sql<number>`coalesce(${stillWaits()}, 0)`,
      by: sql<
        string | null
      >`(SELECT CASE WHEN teller.name <> '' THEN teller.name WHEN ${members.role} <> 'guest' THEN teller.email END
        FROM users AS teller WHERE teller.id = ${toldByMail.by_id})`,
      firm: firms.name,
      to: users.email,
    })
    .from(toldByMail)
    .leftJoin(legalCases, eq(legalCases.id, toldByMail.case_id))
    .leftJoin(
      members,
      and(eq(members.firm_id, toldByMail.firm_id), eq(members.user_id, toldByMail.user_id)),
    )
    .leftJoin(users, eq(users.id, toldByMail.user_id))
    .leftJoin(firms, eq(firms.id, toldByMail.firm_id))
    .where(ofPerson)
    .orderBy(asc(toldByMail.created_at), asc(toldByMail.id))
    .limit(mostTold);
  const waiting = rows.filter(({ waits }) => waits);
  const [first] = waiting;
  const ids = listed(rows.map(({ id }) => id));
  const told = listed(waiting.map(({ id }) => id));
  const forget = db.delete(toldByMail).where(and(ofPerson, sql`${toldByMail.id} IN ${ids}`));
  if (!first) return void (await forget);
  const allWait = sql`(SELECT count(*) FROM told_by_mail
    JOIN legal_cases ON legal_cases.id = told_by_mail.case_id
    JOIN members ON members.firm_id = told_by_mail.firm_id AND members.user_id = told_by_mail.user_id
    WHERE told_by_mail.id IN ${told} AND ${stillWaits()}) = ${waiting.length}`;
  const mail = waitingMail({
    firmName: first.firm ?? "",
    lines: linesOf(env, waiting),
    // Whoever acts in another firm is asked whether to change to this one.
    href: `${env.SITE_URL}/legalai/dashboard?firm=${firmId}`,
    accountHref: `${env.SITE_URL}/legalai/account`,
  });
  const dedupeKey = `${digestKey(firmId, userId)}${sha256(waiting.map(({ id }) => id).join()).toString("hex")}`;
  // Only once the mail is there.
  const isTold = sql`EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = ${dedupeKey})`;
  await db.batch([
    outboxInsert(
      env,
      { ...mail, to: first.to ?? "", dedupeKey },
      sql`${hadNoneLately(sql`${userId}`)} AND ${allWait}`,
    ),
    db
      .update(members)
      .set({ digest_at: Date.now() })
      .where(and(eq(members.firm_id, firmId), eq(members.user_id, userId), isTold)),
    db.delete(toldByMail).where(and(ofPerson, sql`${toldByMail.id} IN ${ids}`, isTold)),
  ]);
}

type Told = { kind: string; case: { id: string; name: string } | null; by: string | null };

/** A line for each who did the same on the same case. */
function linesOf(env: Env, waiting: Told[]) {
  const alike = Map.groupBy(waiting, (one) => JSON.stringify([one.case?.id, one.kind, one.by]));
  return [...alike.values()].flatMap((some) => {
    const [one] = some;
    if (!one?.case) return [];
    const who = one.by ?? "Somebody";
    const what =
      one.kind === "mentioned"
        ? `${who} mentioned you`
        : `${who} assigned ${some.length === 1 ? "a flag" : `${some.length} flags`} to you`;
    const href = `${env.SITE_URL}/legalai/case/${one.case.id}`;
    return { caseName: one.case.name, what, href };
  });
}
