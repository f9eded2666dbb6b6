import { and, eq, gte, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { contacts, leadHandling } from "../../db/schema.server.ts";
import { agencyTime, daysFrom, mondayOf } from "../../lib/agency-time.ts";
import { promisedAnswer } from "../../schemas/leads/lead-handling.ts";
import { statusOfLead } from "./list.server.ts";

/** Leads of a week, a source or a need: those without spam, and of them how many became what. */
export type Tally = { leads: number; inTime: number; won: number };

const weeksShown = 12;

/**
 * What came in over twelve weeks, the present one last: by week (its Monday), by source and by need. Without what is
 * held back and what was marked as spam.
 * @param now in milliseconds since 1970.
 */
export async function leadFigures(env: Env, now = Date.now()) {
  const thisWeek = mondayOf(agencyTime(now).day);
  const weeks = Array.from({ length: weeksShown }, (_, i) =>
    daysFrom(thisWeek, 7 * (i + 1 - weeksShown)),
  );
  const [first = thisWeek] = weeks;
  const rows = await database(env)
    .select({
      source: contacts.lead_type,
      need: contacts.enquiry_type,
      createdAt: contacts.created_at,
      status: statusOfLead,
      answeredAt: leadHandling.first_answered_at,
    })
    .from(contacts)
    .leftJoin(leadHandling, eq(leadHandling.lead_id, contacts.id))
    .where(
      and(
        eq(contacts.status, "received"),
        sql`${statusOfLead} <> 'spam'`,
        // A day more than the first week has: where it is Monday already depends on the clock.
        gte(contacts.created_at, Date.parse(daysFrom(first, -1))),
      ),
    );
  const leads = rows
    .map((row) => ({ ...row, week: mondayOf(agencyTime(row.createdAt).day) }))
    .filter(({ week }) => week >= first);
  type Counted = (typeof leads)[number];
  const by = <Key extends keyof Counted>(key: Key) =>
    new Map([...Map.groupBy(leads, (lead) => lead[key])].map(([value, of]) => [value, tally(of)]));
  const byWeek = by("week");
  return {
    total: tally(leads),
    weeks: weeks.map((week) => ({ week, ...(byWeek.get(week) ?? tally([])) })),
    sources: largestFirst([...by("source")].map(([source, of]) => ({ source, ...of }))),
    needs: largestFirst([...by("need")].map(([need, of]) => ({ need, ...of }))),
  };
}

const largestFirst = <T extends Tally>(tallies: T[]) =>
  tallies.toSorted((a, b) => b.leads - a.leads);

const tally = (
  leads: { status: string; createdAt: number; answeredAt: number | null }[],
): Tally => ({
  leads: leads.length,
  inTime: leads.filter(
    ({ createdAt, answeredAt }) => answeredAt !== null && answeredAt - createdAt <= promisedAnswer,
  ).length,
  won: leads.filter(({ status }) => status === "won").length,
});
