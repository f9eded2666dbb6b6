import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { calendars, firms, matters } from "../../db/schema.server.ts";
import type { ListedCalendar, MadeCalendar, NewCalendar } from "../../schemas/dates/calendar.ts";
import { AppError } from "../errors.ts";
import { demandPerson, isStillMember, memberIn } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleMatters } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { hashToken, randomToken } from "../tokens.server.ts";

/** Of one person in one firm. */
const mostCalendars = 20;

const iso = (time: number) => new Date(time).toISOString();
const noSuchCalendar = () => new AppError("not_found", "There is no such calendar.");

/**
 * Makes an address at which a person's calendar program fetches the dates that they may see in the firm in which they
 * act, of one matter or of all. Whoever has the address reads them, for as long as its person may.
 * @returns with the address itself, of which only a hash is stored.
 * @throws AppError `not_found` for a matter that they do not see; `conflict` for who has twenty; `scope_missing`.
 */
export async function makeCalendar(
  scope: Scope,
  member: Member,
  { name, matter_id }: NewCalendar,
): Promise<MadeCalendar> {
  demandPerson(member);
  const { firm, user, session } = member;
  const { env } = scope;
  const id = crypto.randomUUID();
  const secret = randomToken(32);
  const seen = sql`EXISTS (SELECT 1 FROM ${matters} WHERE ${and(eq(matters.id, matter_id ?? ""), visibleMatters(member))})`;
  const [row] = await database(env)
    .select({ seen: sql<0 | 1>`${seen}` })
    .from(sql`(SELECT 1)`);
  if (matter_id && !row?.seen) throw new AppError("not_found", "There is no such matter.");
  const [made] = await database(env).batch([
    insertWhere(
      env,
      calendars,
      {
        ...{ id, firm_id: firm.id, user_id: user.id, name, matter_id, created_at: Date.now() },
        secret_hash: hashToken(secret),
        second_factor: sql`EXISTS (SELECT 1 FROM sessions
          WHERE sessions.id = ${session?.id ?? ""} AND sessions.second_factor_at IS NOT NULL)`,
      },
      sql`${isStillMember(member)} AND ${matter_id ? seen : sql`1`} AND
        (SELECT count(*) FROM calendars WHERE firm_id = ${firm.id} AND user_id = ${user.id}) < ${mostCalendars}`,
    ).returning({ id: calendars.id }),
    recorded(
      scope,
      member,
      "creation",
      { kind: "calendar", id },
      sql`EXISTS (SELECT 1 FROM calendars WHERE id = ${id})`,
    ),
  ]);
  if (made.length === 0)
    throw new AppError(
      "conflict",
      `You have ${mostCalendars} calendars already. Turn one off first.`,
    );
  return { calendar: { id, name, matter_id }, url: `${env.SITE_URL}/calendar/${secret}.ics` };
}

/** The calendars of a person, in all of their firms, newest first. @throws AppError `scope_missing` for a token. */
export async function listCalendars(env: Env, member: Member): Promise<ListedCalendar[]> {
  demandPerson(member);
  const rows = await database(env)
    .select({ calendar: calendars, firm: { id: firms.id, name: firms.name } })
    .from(calendars)
    .innerJoin(firms, eq(firms.id, calendars.firm_id))
    .where(eq(calendars.user_id, member.user.id))
    .orderBy(desc(calendars.created_at), desc(calendars.id));
  return rows.map(({ calendar: { id, name, matter_id, created_at, last_used_at }, firm }) => ({
    ...{ id, name, matter_id, firm, created_at: iso(created_at) },
    last_used_at: last_used_at === null ? null : iso(last_used_at),
  }));
}

/** Turns one of a person's own calendars off: its address answers no more. @throws AppError `not_found`, `scope_missing`. */
export async function revokeCalendar(scope: Scope, member: Member, calendarId: string) {
  demandPerson(member);
  const db = database(scope.env);
  const theirs = and(eq(calendars.id, calendarId), eq(calendars.user_id, member.user.id));
  const [found] = await db.select({ firmId: calendars.firm_id }).from(calendars).where(theirs);
  if (!found) throw noSuchCalendar();
  const inIts = await memberIn(scope.env, member, found.firmId);
  const [, gone] = await db.batch([
    recorded(
      scope,
      inIts,
      "deletion",
      { kind: "calendar", id: calendarId },
      sql`EXISTS (SELECT 1 FROM calendars WHERE ${theirs})`,
    ),
    db.delete(calendars).where(theirs).returning({ id: calendars.id }),
  ]);
  if (gone.length === 0) throw noSuchCalendar();
}

/** The statement that ends all calendars of a person, in every firm; for a batch, on a condition. */
export const endCalendars = (env: Env, userId: string, onlyIf: SQL) =>
  database(env)
    .delete(calendars)
    .where(and(eq(calendars.user_id, userId), onlyIf));
