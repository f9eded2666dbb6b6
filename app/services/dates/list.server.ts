import { and, asc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { caseDates, legalCases, users } from "../../db/schema.server.ts";
import type { DateQuery, ListedDate } from "../../schemas/dates/query.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { toDate } from "./rows.server.ts";

/** Where a date stands in the order of days. */
const placeSchema = v.strictTuple([v.string(), v.string(), v.string()]);

const writeCursor = (place: v.InferOutput<typeof placeSchema>) =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/** @throws AppError `invalid_input` for what `writeCursor` has not written. */
function parseCursor(cursor: string) {
  try {
    return v.parse(placeSchema, JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    const message = "This cursor does not come from a list of dates.";
    throw new AppError("invalid_input", message, { fields: { cursor: [message] } });
  }
}

/** Which dates: without a state what is sure or confirmed, since nothing else goes into a calendar. */
type Match = Partial<Omit<DateQuery, "cursor" | "limit" | "state">> & {
  state?: DateQuery["state"] | "any";
};

/** A query for the dates that have a day, of all cases that a member sees, by day. */
export const datesQuery = (
  env: Env,
  member: Member,
  { from, to, matter, case: caseId, who, state }: Match,
  limit: number,
  after?: SQL,
) =>
  database(env)
    .select({
      row: caseDates,
      by: { id: users.id, email: users.email, name: users.name },
      // Each column has a name of its own, as a batch demands.
      caseName: legalCases.case_name,
    })
    .from(caseDates)
    // In this order: SQLite takes a cross join as it stands, and so goes through the days without sorting all.
    .crossJoin(legalCases)
    .leftJoin(users, eq(users.id, caseDates.changed_by))
    .where(
      and(
        eq(caseDates.firm_id, member.firm.id),
        eq(legalCases.id, caseDates.case_id),
        isNotNull(caseDates.day),
        from ? gte(caseDates.day, from) : undefined,
        to ? lte(caseDates.day, to) : undefined,
        state === "any"
          ? undefined
          : state
            ? eq(caseDates.state, state)
            : inArray(caseDates.state, ["sure", "confirmed"]),
        matter ? eq(legalCases.matter_id, matter) : undefined,
        caseId ? eq(legalCases.id, caseId) : undefined,
        who
          ? sql`EXISTS (SELECT 1 FROM json_each(${caseDates.base}, '$.who') w
              WHERE instr(lower(w.value), lower(${who})) > 0)`
          : undefined,
        visibleCases(member),
        after,
      ),
    )
    .orderBy(asc(caseDates.day), asc(caseDates.case_id), asc(caseDates.date_id))
    .limit(limit);

type Row = Awaited<ReturnType<typeof datesQuery>>[number];

/** A date with the case that it is of. */
export const toListed = ({ caseName: name, ...of }: Row): ListedDate => ({
  ...toDate(of),
  case: { id: of.row.case_id, name },
});

/**
 * A page of the dates of all cases that a member sees, by day; of those that are asked for.
 * @throws AppError `invalid_input` for a cursor that comes from elsewhere.
 */
export async function listDatesOfFirm(
  env: Env,
  member: Member,
  { cursor, limit, ...match }: DateQuery,
) {
  const place = cursor ? parseCursor(cursor) : null;
  const after =
    place &&
    sql`(${caseDates.day}, ${caseDates.case_id}, ${caseDates.date_id}) > (${place[0]}, ${place[1]}, ${place[2]})`;
  const rows = await datesQuery(env, member, match, limit + 1, after ?? undefined);
  const last = rows.length > limit ? rows[limit - 1]?.row : undefined;
  const dates = await toldTo(env, member, rows.slice(0, limit).map(toListed));
  const nextCursor = last ? writeCursor([last.day ?? "", last.case_id, last.date_id]) : null;
  return { dates, nextCursor };
}
