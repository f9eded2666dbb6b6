import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { outbox } from "../../db/schema.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon } from "../mail.server.ts";
import type { Scope } from "../scope.ts";

/** The keys of a lead's mails; whoever is told what follows from them. */
export const mailKey = {
  agency: (leadId: string) => `lead:${leadId}:agency`,
  guide: (leadId: string) => `lead:${leadId}:resource`,
  digest: (day: string) => `digest:${day}`,
};

/** A mail without its words, as the staff see it. */
export type LeadMail = {
  id: string;
  to: string;
  subject: string;
  state: "sent" | "dead" | "delayed" | "due";
  /** When it was sent; else when it was given up, or is tried next. With it, a mail is sent again. */
  at: number;
  attempts: number;
  failure: string | null;
  createdAt: number;
  /** Whether it may go again: what links of accounts' mails are for is over by then. */
  canGoAgain: boolean;
};

const startsWith = (prefix: string, end: string) =>
  and(gte(outbox.dedupe_key, `${prefix}:`), lt(outbox.dedupe_key, end));

/** Mails about leads; all others belong to accounts, and may hold links that open them. */
export const isAboutLeads = or(startsWith("lead", "lead;"), startsWith("digest", "digest;"));

const at = sql<number>`coalesce(${outbox.sent_at}, ${outbox.due_at})`;

const selectMails = (env: Env) =>
  database(env)
    .select({
      id: outbox.id,
      to: outbox.to_address,
      subject: outbox.subject,
      status: outbox.status,
      at,
      attempts: outbox.attempts,
      failure: outbox.failure,
      createdAt: outbox.created_at,
      aboutLeads: sql<number>`${isAboutLeads}`,
    })
    .from(outbox);

type Row = Awaited<ReturnType<typeof selectMails>>[number];

function toMail({ status, aboutLeads, ...mail }: Row): LeadMail {
  const state = status === "due" && mail.failure !== null ? "delayed" : status;
  return { ...mail, state, canGoAgain: aboutLeads === 1 && state !== "due" };
}

/** The mails that a lead caused, newest first; those that were sent over a week ago are forgotten. */
export async function mailsOfLead(env: Env, leadId: string): Promise<LeadMail[]> {
  const rows = await selectMails(env)
    .where(startsWith(`lead:${leadId}`, `lead:${leadId};`))
    .orderBy(desc(outbox.created_at), outbox.dedupe_key);
  return rows.map(toMail);
}

const isUndelivered = or(
  eq(outbox.status, "dead"),
  and(eq(outbox.status, "due"), isNotNull(outbox.failure)),
);
const mostShown = 200;

/** The mails that were given up, or failed and are still tried; newest first. */
export async function undeliveredMails(env: Env): Promise<LeadMail[]> {
  const rows = await selectMails(env)
    .where(isUndelivered)
    .orderBy(desc(outbox.created_at))
    .limit(mostShown);
  return rows.map(toMail);
}

/** How many mails did not arrive so far. */
export const countUndelivered = (env: Env) => database(env).$count(outbox, isUndelivered);

/**
 * Sends a mail about a lead again: one that was sent, was given up, or waits after a failure. What goes to the agency
 * goes where leads are told now.
 * @param seen the mail's `at`, by which a second click is told from a second wish.
 * @throws AppError `conflict` when it is on its way, or has been since; `not_found`.
 */
export async function sendAgain(scope: Scope, { mail, at: seen }: { mail: string; at: number }) {
  const { env } = scope;
  const db = database(env);
  const toAgency = sql`(${outbox.dedupe_key} LIKE 'digest:%' OR ${outbox.dedupe_key} LIKE 'lead:%:agency')`;
  const [again] = await db
    .update(outbox)
    .set({
      status: "due",
      attempts: 0,
      due_at: Date.now(),
      sent_at: null,
      failure: null,
      to_address: sql`CASE WHEN ${toAgency} THEN ${env.LEADS_TO} ELSE ${outbox.to_address} END`,
    })
    .where(
      and(
        eq(outbox.id, mail),
        isAboutLeads,
        eq(at, seen),
        or(inArray(outbox.status, ["sent", "dead"]), isNotNull(outbox.failure)),
      ),
    )
    .returning({ id: outbox.id });
  if (again) return deliverSoon(scope);
  const there = await db.$count(outbox, and(eq(outbox.id, mail), isAboutLeads));
  if (there === 0) throw new AppError("not_found", "There is no such mail any more.");
  throw new AppError(
    "conflict",
    "This mail is on its way already, or was tried again in the meantime. Please look at its state.",
  );
}
