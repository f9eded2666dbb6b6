import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { matterId } from "../cases/fields.ts";
import { line } from "../fields.ts";

const name = line("Please give the calendar a name, so that you know it again.");

/** A calendar of all that a person may see in the firm in which they act, or of one matter. */
export const newCalendarSchema = askFor({
  name,
  matter_id: v.optional(v.nullable(matterId), null),
});
export type NewCalendar = v.InferOutput<typeof newCalendarSchema>;

/** The same as a form sends it: without a choice it is all. */
export const calendarFormSchema = askFor({
  name,
  matter_id: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      matterId,
    ]),
    "",
  ),
});
export const revokeCalendarSchema = askFor({ calendar: v.string() });

const entries = { id: v.string(), name: v.string(), matter_id: v.nullable(v.string()) };

/** A calendar as it is made: its address is never shown again. */
export const madeCalendarSchema = v.strictObject({
  calendar: v.strictObject(entries),
  url: v.string(),
});
export type MadeCalendar = v.InferOutput<typeof madeCalendarSchema>;

const time = v.pipe(v.string(), v.isoTimestamp());
const listedCalendarSchema = v.strictObject({
  ...entries,
  firm: v.strictObject({ id: v.string(), name: v.string() }),
  created_at: time,
  last_used_at: v.nullable(time),
});
export type ListedCalendar = v.InferOutput<typeof listedCalendarSchema>;
export const calendarListSchema = v.strictObject({ calendars: v.array(listedCalendarSchema) });
