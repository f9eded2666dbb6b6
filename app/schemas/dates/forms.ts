import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { dateActions } from "../cases/key-dates.ts";
import { typed } from "../fields.ts";
import { dateChangeSchema, noteText, ownDateSchema, plausibleDay } from "./kept.ts";

/** The forms about a case's dates, as its page sends them. */

const again = "Please load the page again.";
const seen = {
  date: v.pipe(v.string(again), v.regex(/^[0-9a-z-]{2,40}$/, again)),
  version: v.pipe(v.string(again), v.transform(Number), v.number(again)),
};
/** An emptied day is the text's own again, or that of an event nobody knows. */
const dayOrNone = v.union([
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
  plausibleDay,
]);

const [change] = dateChangeSchema.pipe;

/** Confirms, dismisses, or leaves to be checked; `day` is `text` where the text's day is taken with it. */
export const dateStateFormSchema = askFor({
  ...seen,
  state: change.entries.state,
  day: v.optional(v.literal("text")),
});

export const dateDayFormSchema = askFor({ ...seen, day: dayOrNone, note: noteText });

export const dateEventFormSchema = askFor({ ...seen, day: dayOrNone });

const [own] = ownDateSchema.pipe;

/** One's own; its people are one line, apart by commas. */
export const ownDateFormSchema = askFor({
  day: own.entries.date,
  what: own.entries.what,
  who: v.pipe(
    v.optional(v.string(), ""),
    typed,
    v.maxLength(400, "Please keep this to 400 characters."),
  ),
  action: v.picklist(dateActions, "Please choose what it is."),
  note: v.optional(noteText, ""),
});
