import { and, eq, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { randomId } from "../db/random-id.server.ts";
import { outbox } from "../db/schema.server.ts";
import type { MailBody } from "../emails/mail.ts";
import { log } from "../lib/log.ts";
import { isGivenUp, waitAfter } from "./retries.ts";
import type { Scope } from "./scope.ts";
import { mostARound, tellQueue } from "./work.server.ts";

const minute = 60_000;
/** How long a mail belongs to whoever took it; longer than any delivery takes. */
const lease = 2 * minute;
const mailsARound = 20;

type Mail = MailBody & {
  to: string;
  dedupeKey: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string | undefined;
};

/**
 * The statement that puts a mail into the outbox: it goes into the same batch as the row that causes it,
 * so that neither exists without the other. A second mail with the same `dedupeKey` is ignored.
 * @param onlyIf what must hold when the statement runs, else no mail is put there.
 */
export function outboxInsert(env: Env, mail: Mail, onlyIf: SQL = sql`true`) {
  const { to, dedupeKey } = mail;
  const row = { id: sql`${crypto.randomUUID()}`, to: sql`${to}`, dedupeKey: sql`${dedupeKey}` };
  return insertMails(env, mail, row, sql`(SELECT 1) WHERE ${onlyIf}`);
}

/**
 * The same mail to several people.
 * @param people a query for their addresses, as `email`.
 */
export function outboxInsertEach(env: Env, mail: Omit<Mail, "to">, people: SQL) {
  const dedupeKey = sql`${mail.dedupeKey} || ':' || people.email`;
  const row = { id: randomId, to: sql`people.email`, dedupeKey };
  return insertMails(env, mail, row, sql`(${people}) AS people WHERE true`);
}

function insertMails(
  env: Env,
  { subject, text, html, replyTo }: Omit<Mail, "to" | "dedupeKey">,
  { id, to, dedupeKey }: Record<"id" | "to" | "dedupeKey", SQL>,
  from: SQL,
) {
  const db = database(env);
  const now = Date.now();
  const mails = db
    .select({
      id: sql<string>`${id}`.as("id"),
      to_address: sql<string>`${to}`.as("to_address"),
      subject: sql<string>`${oneLine(subject)}`.as("subject"),
      text: sql<string>`${text}`.as("text"),
      html: sql<string>`${html}`.as("html"),
      status: sql<"due">`'due'`.as("status"),
      attempts: sql<number>`0`.as("attempts"),
      due_at: sql<number>`${now}`.as("due_at"),
      sent_at: sql<null>`null`.as("sent_at"),
      dedupe_key: sql<string>`${dedupeKey}`.as("dedupe_key"),
      created_at: sql<number>`${now}`.as("created_at"),
      reply_to: sql<string | null>`${replyTo ?? null}`.as("reply_to"),
      failure: sql<null>`null`.as("failure"),
    })
    .from(from);
  return db.insert(outbox).select(mails).onConflictDoNothing();
}

/** A subject may quote what a visitor typed; a line break in it would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/** Starts sending without making the visitor wait; what fails now is sent by the cron. */
export function deliverSoon({ env, waitUntil, requestId }: Scope) {
  waitUntil(
    deliverDue(env).catch((error) => log.error("outbox_round_failed", { requestId, error })),
  );
}

const isDue = (now: number) => and(eq(outbox.status, "due"), lte(outbox.due_at, now));

const dueIds = (env: Env, now: number, limit: number) =>
  database(env)
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    .orderBy(outbox.due_at)
    .limit(limit);

/** Has every due mail sent by the queue; where there is none, sends the first twenty itself. */
export async function deliverEvery(env: Env) {
  const due = await dueIds(env, Date.now(), mostARound);
  const ids = due.map(({ id }) => id);
  await tellQueue(env, "mail", ids).catch((error) => {
    log.warn("queue_not_told", { code: "mail", error });
    return deliverDue(env);
  });
}

/** Sends the mails that are due, the first twenty. @returns how many were sent. */
export const deliverDue = (env: Env) =>
  deliverThose(env, inArray(outbox.id, dueIds(env, Date.now(), mailsARound)));

/** Sends those of these mails, at most 90, that are due. @returns how many were sent. */
export const deliverMails = (env: Env, ids: string[]) => deliverThose(env, inArray(outbox.id, ids));

/**
 * Sends mails that are due, each at most once at a time: a lease on the row keeps others away.
 * A failure is tried again after 1, 2, 4 … up to 60 minutes; a mail that was tried for 24 hours is `dead`,
 * never one that only waited.
 */
async function deliverThose(env: Env, those: SQL): Promise<number> {
  const now = Date.now();
  const taken = await database(env)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due_at: now + lease, failure: null })
    .where(and(those, isDue(now)))
    .returning();
  // Each to its end: one mail's row that cannot be written keeps no other mail from being marked as sent.
  const rounds = await Promise.allSettled(taken.map((mail) => deliver(env, mail)));
  for (const round of rounds)
    if (round.status === "rejected") log.error("mail_not_marked", { error: round.reason });
  return rounds.filter((round) => round.status === "fulfilled" && round.value).length;
}

async function deliver(env: Env, mail: typeof outbox.$inferSelect): Promise<boolean> {
  const leased = and(
    eq(outbox.id, mail.id),
    eq(outbox.status, "due"),
    eq(outbox.attempts, mail.attempts),
  );
  try {
    await env.EMAIL.send({
      from: env.MAIL_FROM,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
    });
  } catch (error) {
    const dead = isGivenUp(mail);
    await database(env)
      .update(outbox)
      .set({
        failure: reasonOf(error),
        ...(dead ? { status: "dead" } : { due_at: Date.now() + waitAfter(mail.attempts) }),
      })
      .where(leased);
    if (dead) log.error("mail_dead", { id: mail.id, attempt: mail.attempts, error });
    else log.warn("mail_delayed", { id: mail.id, attempt: mail.attempts, error });
    return false;
  }
  await database(env)
    .update(outbox)
    .set({ status: "sent", sent_at: Date.now() })
    .where(eq(outbox.id, mail.id));
  return true;
}

/** What the mail service said, for the staff: never for a log, since it may name the address. */
const reasonOf = (error: unknown) =>
  oneLine(error instanceof Error ? error.message : "").slice(0, 300);

/** How long a mail is kept after it was sent, or given up: its text may hold a link or an enquiry. */
const keptAfterSending = 7 * 24 * 60 * minute;
const keptAfterGivingUp = 30 * 24 * 60 * minute;

/** Deletes mails that nobody needs any more. */
export async function deleteOldMails(env: Env) {
  const now = Date.now();
  await database(env)
    .delete(outbox)
    .where(
      or(
        and(eq(outbox.status, "sent"), lt(outbox.sent_at, now - keptAfterSending)),
        and(eq(outbox.status, "dead"), lt(outbox.created_at, now - keptAfterGivingUp)),
      ),
    );
}
