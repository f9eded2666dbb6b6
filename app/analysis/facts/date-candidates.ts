import type { DateFact } from "../../schemas/analysis.ts";
import { type DateOrder, datesIn, type FoundDate } from "./dates.ts";
import type { LabelledValue } from "./labelled-values.ts";

/** A date with the words around it. */
export interface Candidate extends FoundDate {
  before: string;
  after: string;
}

/** The dates of a part of a text that may be the paper's own. */
export function candidates(text: string, from: number, to: number, order: DateOrder): Candidate[] {
  return datesIn(text.slice(from, to), order)
    .map((date) => {
      const start = from + date.start;
      const end = from + date.end;
      return {
        value: date.value,
        start,
        end,
        before: text.slice(Math.max(0, start - 160), start).replace(/\s+/g, " "),
        after: text.slice(end, end + 110).replace(/\s+/g, " "),
      };
    })
    .filter(
      (date) =>
        !/Source: [^\n]{0,120}$|(?:fiscal year|year|period) ended [^.]{0,20}$|filed (?:with|on) [^.]{0,60}$/.test(
          date.before,
        ),
    );
}

/** Words by which a date is that of another paper. */
export const otherDocument =
  /\b(?:that certain|pursuant to|the (?:original|prior|existing|master|initial|first) [\w ]{0,30}|as amended|amend(?:s|ed|ing)?\b|under|certain|between [^()]{3,60} and|entered into (?:a|an|that|certain)) [^.;]{0,100}(?:dated|made|entered)[^.;]{0,30}¤/i;

/** The words around a date, with a sign for it. */
export const around = ({ before, after }: Candidate): string => `${before}¤${after}`;

/** A date that is still to be filled in: "____ / ____ / 2026", "[insert]", "to be notified". */
const leftOpen = /^[\s\d/.]{0,6}(?:_{2}|\.{3}|…|\[(?!\d)|\{\{|<|to be |tb[acd]\b)/i;

interface LabelledDate {
  /** Null where the row has no date: it is blank, or still to come. */
  date: DateFact | null;
}

/** The date of the first row with such a label; null where no row has one. */
export function labelledDate(
  rows: LabelledValue[],
  label: RegExp,
  order: DateOrder,
): LabelledDate | null {
  const row = rows.find(
    ({ label: name, value }) =>
      label.test(name) && (leftOpen.test(value) || (datesIn(value, order)[0]?.start ?? 99) < 40),
  );
  if (!row) return null;
  const date = leftOpen.test(row.value) ? undefined : datesIn(row.value, order)[0];
  return {
    date:
      date && date.start < 40
        ? { value: date.value, start: row.start, end: row.end, derived: false }
        : null,
  };
}
