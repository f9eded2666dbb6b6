import * as v from "valibot";
import { spanSchema } from "../analysis.ts";

/** The States and Territories whose public holidays are counted, by the short names of their calendars. */
export const calendars = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT"] as const;
export type Calendar = (typeof calendars)[number];

/** What is done by a day, or ends with it. */
export const dateActions = [
  ...(["expiry", "last_day_for_notice", "option", "review", "payment"] as const),
  ...(["delivery", "completion", "warranty_end", "other"] as const),
] as const;
export type DateAction = (typeof dateActions)[number];

/** By which rule a day was counted. */
export const conventions = [
  ...(["on", "from_excludes", "commencing_on", "clear_days"] as const),
  ...(["month_end", "business_days", "other"] as const),
] as const;
export type Convention = (typeof conventions)[number];

export const timeUnits = [
  ...(["hours", "days", "clear_days", "business_days", "weeks", "months", "years"] as const),
] as const;
export type TimeUnit = (typeof timeUnits)[number];

const day = v.pipe(v.string(), v.isoDate());

/** A day or period of a document by which somebody must or may do something, or on which something ends. */
export const keyDateSchema = v.strictObject({
  /** The same as long as action and words are. */
  id: v.string(),
  kind: v.picklist(["fixed", "worked_out", "upon_event"]),
  what: v.string(),
  /** Party names, or a role where there is no name; both parties for what binds both. */
  who: v.array(v.string()),
  /** The last day on which the thing can be done, or the day itself; null where it hangs on an event without a day. */
  date: v.nullable(day),
  /** The first day of a window. */
  opens: v.nullable(day),
  event: v.nullable(v.strictObject({ name: v.string(), date: v.nullable(day) })),
  period: v.nullable(
    v.strictObject({
      count: v.pipe(v.number(), v.integer(), v.minValue(0)),
      unit: v.picklist(timeUnits),
      direction: v.picklist(["before", "after"]),
      from: v.picklist(["event", "end_of_month", "invoice", "date"]),
    }),
  ),
  /** The sum in words, with its rule. */
  sum: v.string(),
  convention: v.picklist(conventions),
  /** The day that the other reading gives, where lawyers differ. */
  other: v.nullable(day),
  /** Whose public holidays were counted. */
  calendar: v.nullable(v.picklist(calendars)),
  action: v.picklist(dateActions),
  quote: v.pipe(v.string(), v.maxLength(400)),
  ...spanSchema.entries,
  place: v.nullable(v.string()),
  state: v.picklist(["sure", "proposed", "confirmed", "dismissed"]),
  /** Who set the state, and when; null where nobody has. */
  by: v.nullable(v.string()),
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type KeyDate = v.InferOutput<typeof keyDateSchema>;
