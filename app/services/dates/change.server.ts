import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { caseDates, legalCases } from "../../db/schema.server.ts";
import type { DateChange, DateSaid, KeptDate, OwnDate } from "../../schemas/dates/kept.ts";
import type { Changed } from "../../schemas/event-details.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase, selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { stillMay } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { countedDay } from "./counted.ts";
import { readCaseDates } from "./dates.server.ts";
import type { DateRow } from "./merging.ts";
import { selectDates, toDate } from "./rows.server.ts";

/** The most dates of people's own that a case can hold. */
const mostOwnDates = 1_000;

const seen = (member: Member, caseId: string) =>
  sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})
    AND ${stillMay(member, "write")}`;

async function found(env: Env, member: Member, caseId: string, dateId: string) {
  const [one] = await selectDates(env).where(
    and(eq(caseDates.case_id, caseId), eq(caseDates.date_id, dateId), seen(member, caseId)),
  );
  if (!one) throw new AppError("not_found", "The case has no such date any more.");
  return one;
}

function conflict(current: KeptDate) {
  const by = current.by && (current.by.name || current.by.email);
  return new AppError(
    "conflict",
    `This date has been changed in the meantime${by ? ` (${by})` : ""}. Nothing of yours was stored; look at it, and decide again.`,
    { current },
  );
}

/**
 * Confirms, corrects or dismisses a date of a case, gives its event a day, or writes a note to it.
 * @throws AppError `not_found`; `forbidden`; `invalid_input` for the event of a date that hangs on none; `conflict` with
 * the date as it now is, when it is not any more as whoever changes it has seen it.
 */
export async function changeDate(
  scope: Scope,
  member: Member,
  caseId: string,
  dateId: string,
  { version, ...change }: DateChange,
): Promise<KeptDate> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  await readCaseDates(env, member, caseId);
  const before = await found(env, member, caseId, dateId);
  const { row } = before;
  if (row.version !== version) throw conflict(toDate(before));
  if (change.event_date !== undefined && row.base.event === null) {
    const message = "This date hangs on no event. Give its own day instead.";
    throw new AppError("invalid_input", message, { fields: { event_date: [message] } });
  }
  if (row.own && change.date === null) {
    const message = "A date of one’s own has to have a day. Dismiss it to be rid of it.";
    throw new AppError("invalid_input", message, { fields: { date: [message] } });
  }
  const after = changed(row, change, member.user.id);
  const isAsSeen = and(
    sql`EXISTS (SELECT 1 FROM case_dates WHERE case_id = ${caseId} AND date_id = ${dateId} AND version = ${version})`,
    seen(member, caseId),
  );
  await database(env).batch([
    recorded(
      scope,
      member,
      after.state === row.state ? "edit" : "decision",
      { kind: "case", id: caseId, details: { dates: [dateId], changed: told(row, after) } },
      isAsSeen,
    ),
    database(env)
      .update(caseDates)
      .set({
        ...{ day: after.day, state: after.state, said: after.said, moved_from: after.moved_from },
        ...{ changed_by: after.changed_by, changed_at: after.changed_at, version: after.version },
      })
      .where(and(eq(caseDates.case_id, caseId), eq(caseDates.date_id, dateId), isAsSeen)),
  ]);
  const now = await found(env, member, caseId, dateId);
  const { version: reached, changed_by, changed_at } = now.row;
  const isMine = changed_by === after.changed_by && changed_at === after.changed_at;
  if (reached !== after.version || !isMine) throw conflict(toDate(now));
  return toDate(now);
}

/** A date after a change. Who names a day confirms it, unless they say otherwise; what moved has been looked at. */
function changed(row: DateRow, change: Omit<DateChange, "version">, by: string): DateRow {
  const { date, event_date, note } = change;
  const state = change.state ?? (date ? "confirmed" : row.said.state);
  const set = <Name extends keyof DateSaid>(name: Name, to: DateSaid[Name] | null | undefined) =>
    to === undefined ? row.said[name] : to || undefined;
  const all = {
    ...{ state, date: set("date", date), event_date: set("event_date", event_date) },
    note: set("note", note),
  };
  const said: DateSaid = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  );
  const isCountedAnew =
    date !== undefined || event_date !== undefined || change.state === "proposed";
  const isLookedAt = isCountedAnew || change.state !== undefined;
  return {
    ...{ ...row, said, state: said.state ?? row.base.state },
    // A word of theirs about the state alone leaves its day as they saw it.
    day: isCountedAnew ? countedDay(row.base, said).date : row.day,
    moved_from: isLookedAt ? null : row.moved_from,
    ...{ changed_by: by, changed_at: Date.now(), version: row.version + 1 },
  };
}

/** What the record tells of a change: no day of a document, only that it is another. */
const told = (before: DateRow, after: DateRow): Changed[] => [
  ...(before.state === after.state
    ? []
    : [{ what: "date_state", from: before.state, to: after.state }]),
  ...(before.said.date === after.said.date ? [] : [{ what: "date_day" }]),
  ...(before.said.event_date === after.said.event_date ? [] : [{ what: "date_event" }]),
  ...(before.said.note === after.said.note ? [] : [{ what: "note" }]),
];

/**
 * Adds a date of a person's own to a case, on words of its document or on none.
 * @throws AppError `not_found`; `forbidden`; `conflict` where the words are not there, or nothing was read yet.
 */
export async function addDate(
  scope: Scope,
  member: Member,
  caseId: string,
  { date, what, who, action, note, start, end, quote }: OwnDate,
): Promise<KeptDate> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  await readCaseDates(env, member, caseId);
  if (start !== undefined && end !== undefined)
    await demandWords(env, member, caseId, { start, end, quote });
  const id = crypto.randomUUID();
  const now = Date.now();
  await database(env).batch([
    insertWhere(
      env,
      caseDates,
      {
        ...{ case_id: caseId, date_id: id, firm_id: member.firm.id, day: date },
        ...{ state: "confirmed", own: true, gone: false, moved_from: null },
        base: {
          ...{ id, kind: "fixed", what, who, date, opens: null, event: null, period: null },
          ...{ sum: "Added by hand.", convention: "on", other: null, calendar: null, action },
          ...{ quote: quote ?? "", start: start ?? 0, end: end ?? 0, place: null },
          ...{ state: "proposed", by: null, at: null, version: 1 },
        },
        said: { state: "confirmed", ...(note && { note }) },
        ...{ changed_by: member.user.id, changed_at: now, version: 1 },
      },
      and(
        seen(member, caseId),
        sql`(SELECT count(*) FROM case_dates WHERE case_id = ${caseId} AND own = 1) < ${mostOwnDates}`,
      ),
      // A batch whose answer was lost may be run again.
    ).onConflictDoNothing(),
    recorded(
      scope,
      member,
      "edit",
      { kind: "case", id: caseId, details: { dates: [id], changed: [{ what: "date_added" }] } },
      sql`EXISTS (SELECT 1 FROM case_dates WHERE case_id = ${caseId} AND date_id = ${id})`,
    ),
  ]);
  const [one] = await selectDates(env).where(
    and(eq(caseDates.case_id, caseId), eq(caseDates.date_id, id)),
  );
  if (one) return toDate(one);
  await readCaseDates(env, member, caseId);
  throw new AppError(
    "conflict",
    `The date could not be added: the case has ${mostOwnDates.toLocaleString("en-AU")} dates of your own, as many as it can hold, or you may not add any more.`,
  );
}

/** @throws AppError `conflict` where the document does not have these words there. */
async function demandWords(
  env: Env,
  member: Member,
  caseId: string,
  { start, end, quote }: { start: number; end: number; quote: string | undefined },
) {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const text = await getText(env, row.document_id);
  if (text?.slice(start, end) !== quote)
    throw new AppError(
      "conflict",
      "These words are not at that place of the document. Please load it again and choose them once more.",
    );
}
