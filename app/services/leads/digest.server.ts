import { asc } from "drizzle-orm";
import { contacts } from "../../db/schema.server.ts";
import { digestMail } from "../../emails/digest.ts";
import { agencyTime } from "../../lib/agency-time.ts";
import { durationInWords } from "../../lib/durations.ts";
import { outboxInsert } from "../mail.server.ts";
import { countLeads, isUnanswered, selectLeads, toLead } from "./list.server.ts";
import { mailKey } from "./mails.server.ts";
import { leadPage, leadsPage } from "./staff-pages.ts";

/** When the digest goes, by the agency's clock: tried in the first minutes after eight, so that one failure is none. */
const isTime = ({ hour, minute }: ReturnType<typeof agencyTime>) => hour === 8 && minute < 10;
const mostListed = 25;

/**
 * Tells the agency once a day of the leads that nobody has answered; where there is none, it says nothing. The day is
 * in the mail's key.
 */
export async function sendDigest(env: Env, now = Date.now()): Promise<void> {
  const time = agencyTime(now);
  if (!isTime(time)) return;
  const [{ unanswered, overdue }, rows] = await Promise.all([
    countLeads(env, now),
    selectLeads(env)
      .where(isUnanswered)
      .orderBy(asc(contacts.created_at), asc(contacts.id))
      .limit(mostListed),
  ]);
  if (rows.length === 0) return;
  const mail = digestMail({
    count: unanswered,
    overdue,
    waiting: rows.map((row) => {
      const lead = toLead(row, now);
      const age = durationInWords(now - lead.createdAt);
      return { ...lead, age, href: leadPage(env, lead.id) };
    }),
    href: leadsPage(env),
  });
  await outboxInsert(env, { ...mail, to: env.LEADS_TO, dedupeKey: mailKey.digest(time.day) });
}
