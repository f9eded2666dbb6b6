import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { outbox } from "../db/schema.server.ts";
import type { MailBody } from "../emails/mail.ts";
import { log } from "../lib/log.ts";
import type { Scope } from "./scope.ts";

const minute = 60_000;
/** How long a mail belongs to whoever took it; longer than any delivery takes. */
const lease = 2 * minute;
const giveUpAfter = 24 * 60 * minute;
const mailsARound = 20;

type Mail = MailBody & { to: string; dedupeKey: string };

/**
 * The statement that puts a mail into the outbox: it goes into the same batch as the row that causes it,
 * so that neither exists without the other. A second mail with the same `dedupeKey` is ignored.
 */
export function outboxInsert(env: Env, { to, dedupeKey, subject, text, html }: Mail) {
  const now = Date.now();
  return database(env)
    .insert(outbox)
    .values({
      id: crypto.randomUUID(),
      to_address: to,
      subject,
      text,
      html,
      status: "due",
      due_at: now,
      dedupe_key: dedupeKey,
      created_at: now,
    })
    .onConflictDoNothing();
}

/** Starts sending without making the visitor wait; what fails now is sent by the cron. */
export function deliverSoon({ env, waitUntil, requestId }: Scope) {
  waitUntil(
    deliverDue(env).catch((error) => log.error("outbox_round_failed", { requestId, error })),
  );
}

/**
 * Sends the mails that are due, each at most once at a time: a lease on the row keeps others away.
 * A failure is tried again after 1, 2, 4 … up to 60 minutes, for 24 hours; then the mail is `dead`.
 * @returns how many were sent.
 */
export async function deliverDue(env: Env): Promise<number> {
  const db = database(env);
  const now = Date.now();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, "due"), lte(outbox.due_at, now)))
    .orderBy(outbox.due_at)
    .limit(mailsARound);
  const taken = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due_at: now + lease })
    .where(and(inArray(outbox.id, due), eq(outbox.status, "due"), lte(outbox.due_at, now)))
    .returning();
  const sent = await Promise.all(taken.map((mail) => deliver(env, mail)));
  return sent.filter(Boolean).length;
}

async function deliver(env: Env, mail: typeof outbox.$inferSelect): Promise<boolean> {
  try {
    await env.EMAIL.send({
      from: env.MAIL_FROM,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    });
  } catch (error) {
    const dead = Date.now() - mail.created_at > giveUpAfter;
    const backoff = Math.min(2 ** (mail.attempts - 1), 60) * minute;
    await database(env)
      .update(outbox)
      .set(dead ? { status: "dead" } : { due_at: Date.now() + backoff })
      .where(eq(outbox.id, mail.id));
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
