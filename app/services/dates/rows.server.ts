import { eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseDates, users } from "../../db/schema.server.ts";
import type { KeptDate } from "../../schemas/dates/kept.ts";
import { countedDay } from "./counted.ts";
import type { DateRow } from "./merging.ts";

/** A query for dates with who said the last of each. It says nothing yet of whose they are. */
export const selectDates = (env: Env) =>
  database(env)
    .select({
      row: caseDates,
      by: { id: users.id, email: users.email, name: users.name },
    })
    .from(caseDates)
    .leftJoin(users, eq(users.id, caseDates.changed_by));

/** The order of the text; what rests on no words of it stands behind. */
export const textOrder = [
  sql`${caseDates.base} ->> 'quote' = ''`,
  sql`${caseDates.base} ->> 'start'`,
  caseDates.day,
  caseDates.date_id,
];

/** A date as it counts. */
export function toDate({
  row,
  by,
}: {
  row: DateRow;
  by: { id: string; email: string; name: string } | null;
}): KeptDate {
  const { base, said } = row;
  const counted = countedDay(base, said);
  // What a person has confirmed stays on its day, whatever the text has come to give.
  const isMoved = counted.date !== row.day;
  const asText = countedDay(base, { ...said, date: undefined }).date;
  return {
    ...{ ...base, ...counted, date: row.day },
    sum: isMoved ? "Confirmed by hand, and the text has come to give another day." : counted.sum,
    id: row.date_id,
    state: row.state,
    by: row.changed_by === null ? null : (by ?? { id: row.changed_by, email: "", name: "" }),
    at: row.changed_at === null ? null : new Date(row.changed_at).toISOString(),
    version: row.version,
    note: said.note ?? null,
    read: asText === row.day ? null : asText,
    own: row.own,
    moved: row.moved_from === null ? null : { from: row.moved_from },
    gone: row.gone,
  };
}
