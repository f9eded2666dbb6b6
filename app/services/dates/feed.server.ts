import { and, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { calendars, caseDates, firms, matters, members, users } from "../../db/schema.server.ts";
import { dayAt } from "../../lib/days.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { inFileName } from "../downloads.ts";
import { AppError } from "../errors.ts";
import { isCurrent } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleMatters } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { hashToken } from "../tokens.server.ts";
import { datesQuery, toListed } from "./list.server.ts";

/** So many dates one calendar has at most, the earliest of them a year old. */
const mostInFeed = 2_000;
const year = 365 * 24 * 60 * 60_000;
const usedEvery = 60_000;

const noSuchFeed = () => new AppError("not_found", "There is no such calendar.");

/**
 * What a calendar program gets at the address of a calendar: what is sure or confirmed, of all that its person may see
 * as they are in its firm now, or of its matter.
 * @throws AppError `not_found` for an address that is unknown or turned off; whose person acts in the firm no more, or
 * may not see its matter any more; or where the firm has come to want a second factor and it was made without.
 */
export async function readFeed(env: Env, secret: string, now = Date.now()): Promise<string> {
  const db = database(env);
  const [row] = await db
    .select({ calendar: calendars, email: users.email, role: members.role, firm: firms })
    .from(calendars)
    .innerJoin(
      members,
      and(eq(members.firm_id, calendars.firm_id), eq(members.user_id, calendars.user_id)),
    )
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(calendars.secret_hash, hashToken(secret)), isCurrent()));
  if (!row) throw noSuchFeed();
  const { calendar, firm, role, email } = row;
  const { second_factor_from } = firm;
  if (second_factor_from !== null && second_factor_from <= now && !calendar.second_factor)
    throw noSuchFeed();
  const member: Member = {
    user: { id: calendar.user_id, email },
    firm: { id: firm.id, name: firm.name, timeZone: firm.time_zone },
    ...{ role, token: null },
  };
  const { matter_id: matter } = calendar;
  if (matter) {
    const [seen] = await db
      .select({ id: matters.id })
      .from(matters)
      .where(and(eq(matters.id, matter), visibleMatters(member)));
    if (!seen) throw noSuchFeed();
  }
  if (now - (calendar.last_used_at ?? 0) > usedEvery)
    await db.update(calendars).set({ last_used_at: now }).where(eq(calendars.id, calendar.id));
  const from = dayAt(now - year, firm.time_zone);
  const rows = await datesQuery(env, member, { from, ...(matter && { matter }) }, mostInFeed);
  const dates = await toldTo(env, member, rows.map(toListed));
  const { icalendarOf } = await import("./icalendar.ts");
  return icalendarOf(dates, { name: calendar.name, site: env.SITE_URL, now });
}

/**
 * One date of a case for a calendar program, which records that it left.
 * @throws AppError `not_found`; `forbidden`; `conflict` for what is in no calendar: without a day, or not confirmed.
 */
export async function readDateFile(scope: Scope, member: Member, caseId: string, dateId: string) {
  const { env } = scope;
  await demandOnCase(env, member, member.token ? "export" : "read", caseId);
  const [row] = await datesQuery(
    ...([env, member, { case: caseId, state: "any" }, 1] as const),
    eq(caseDates.date_id, dateId),
  );
  if (!row) throw new AppError("not_found", "The case has no such date with a day.");
  const date = await toldTo(env, member, toListed(row));
  if (date.state === "proposed" || date.state === "dismissed")
    throw new AppError("conflict", "Nobody has confirmed this date. Confirm it first.");
  await recorded(scope, member, "export", {
    ...{ kind: "case", id: caseId, details: { dates: [dateId] } },
  });
  const { icalendarOf } = await import("./icalendar.ts");
  const name = `${date.case.name} ${date.date}`;
  const file = icalendarOf([date], { name, site: env.SITE_URL, now: Date.now() });
  return { fileName: `${inFileName(name)}.ics`, file };
}
