import type { caseDates } from "../../db/schema.server.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { KeyDate } from "../../schemas/cases/key-dates.ts";
import { countedDay } from "./counted.ts";

export type DateRow = typeof caseDates.$inferSelect;

type Of = {
  caseId: string;
  firmId: string;
  /** Finds words of an earlier text in the present one: about where they stood, and what they are. */
  place: (quote: string, start: number) => Span | null;
};

/**
 * The dates of a case after its document was read, anew or in another version. What was found before keeps its name
 * where action and words are the same, or where only its numbers and months differ, or it stands at the same place;
 * what a person has said stays as it is, and it is marked that the text has come to give another day. What nobody has
 * touched and the reader does not find any more goes.
 */
export function mergedDates(
  kept: readonly DateRow[],
  read: readonly KeyDate[],
  { caseId, firmId, place }: Of,
): DateRow[] {
  const pairs = paired(
    kept.filter(({ own }) => !own),
    read,
  );
  const found = new Set(pairs.values());
  const names = new Set(kept.map(({ date_id }) => date_id));
  return [
    ...kept.flatMap((row) => {
      const now = pairs.get(row);
      if (now) return [moved(row, now)];
      return row.changed_by === null ? [] : [placedAnew(row, place)];
    }),
    ...read
      .filter((date) => !found.has(date))
      .map((base) => ({
        ...{ case_id: caseId, firm_id: firmId, day: base.date, state: base.state, base },
        date_id: names.has(base.id) ? crypto.randomUUID() : base.id,
        ...{ own: false, gone: false, said: {}, moved_from: null },
        ...{ changed_by: null, changed_at: null, version: 1 },
      })),
  ];
}

const exact = (date: KeyDate) => date.id;
/** Its words without numbers, ordinals and months, which are what another version changes of a date. */
const masked = ({ action, quote }: KeyDate) =>
  `${action} ${quote
    .toLowerCase()
    .replace(/\b(?:\d+(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august)\b/g, "#")
    .replace(/\b(?:september|october|november|december)\b/g, "#")
    .replace(/\W+/g, " ")}`;
const placed = ({ action, place }: KeyDate) => (place === null ? null : `${action} ${place}`);

/** Which date that was found is which that was kept: by what they have in common, the surest first. */
function paired(kept: readonly DateRow[], read: readonly KeyDate[]) {
  const pairs = new Map<DateRow, KeyDate>();
  const left = new Set(read);
  for (const mark of [exact, masked, placed]) {
    const by = Map.groupBy(left, mark);
    const alone = Map.groupBy(
      kept.filter((row) => !pairs.has(row)),
      ({ base }) => mark(base),
    );
    for (const [key, rows] of alone) {
      const dates = by.get(key) ?? [];
      // By a place alone it is only told where there is one of each.
      if (key === null || (mark === placed && (rows.length > 1 || dates.length > 1))) continue;
      for (const [at, row] of rows.entries()) {
        const date = dates[at];
        if (!date) break;
        pairs.set(row, date);
        left.delete(date);
      }
    }
  }
  return pairs;
}

/** A date that was found again. */
function moved(row: DateRow, base: KeyDate): DateRow {
  const before = countedDay(row.base, { ...row.said, ...noDay }).date;
  const now = countedDay(base, { ...row.said, ...noDay }).date;
  const first = row.changed_by === null ? before : (row.moved_from ?? before);
  const from = before === now ? row.moved_from : first;
  const isSame = before === now && row.base.quote === base.quote && row.base.what === base.what;
  const day = isSettled(row) ? row.day : countedDay(base, row.said).date;
  return {
    ...{ ...row, base, gone: false, day, state: row.said.state ?? base.state },
    moved_from: from === now || row.said.date === now ? null : from,
    version: row.version + (isSame ? 0 : 1),
  };
}

const noDay = { date: undefined };

/** Whether a person has said of it what no reading changes. */
const isSettled = ({ said }: DateRow) =>
  said.date !== undefined || said.state === "confirmed" || said.state === "dismissed";

/** What the reader does not find, or never found, where its words now stand. */
function placedAnew(row: DateRow, place: Of["place"]): DateRow {
  const { quote, start } = row.base;
  if (quote === "") return row;
  const span = place(quote, start);
  return span
    ? { ...row, gone: false, base: { ...row.base, start: span.start, end: span.end } }
    : { ...row, gone: true };
}
