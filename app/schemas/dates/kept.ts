import * as v from "valibot";
import { dateActions, keyDateSchema } from "../cases/key-dates.ts";
import { line, typed } from "../fields.ts";
import { personSchema } from "../person.ts";

/** What is thought of a date: by the reader the first two, by a person all but the first. */
export const dateStates = ["sure", "proposed", "confirmed", "dismissed"] as const;
export type DateState = (typeof dateStates)[number];

const day = v.pipe(
  v.string("Please give a day such as 2026-11-30."),
  v.isoDate("Please give a day such as 2026-11-30."),
  v.check((given) => {
    const at = new Date(`${given}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given);
  }, "There is no such day. Please give one such as 2026-11-30."),
);

/** Days beyond these are a slip of the hand. */
export const plausibleDay = v.pipe(
  day,
  v.minValue("1900-01-01", "Please give a day from 1900 on."),
  v.maxValue("2200-12-31", "Please give a day up to 2200."),
);

/** What a person writes down about a date. */
export const noteText = v.pipe(
  v.string(),
  typed,
  v.maxLength(1_000, "Please keep the note to 1,000 characters."),
);

/** What a person says of a date in place of the reader. */
export type DateSaid = {
  state?: Exclude<DateState, "sure"> | undefined;
  date?: string | undefined;
  event_date?: string | undefined;
  note?: string | undefined;
};

/** A date of a case as it counts, with what people said of it. */
export const keptDateSchema = v.strictObject({
  ...keyDateSchema.entries,
  /** Who said the last of it, and at `at` when; null where nobody has said anything. */
  by: v.nullable(personSchema),
  note: v.nullable(v.string()),
  /** The day that the text gives, where a person has said another; else null. */
  read: v.nullable(v.string()),
  /** A person's own, which no reading has found. */
  own: v.boolean(),
  /** The text has come to give another day than `from`; a person's own word for it stays until they look. */
  moved: v.nullable(v.strictObject({ from: v.string() })),
  /** The present text does not have its words. */
  gone: v.boolean(),
});
export type KeptDate = v.InferOutput<typeof keptDateSchema>;

/** The dates of a case in the order of its text, then those that rest on no words of it. */
export const caseDatesSchema = v.strictObject({
  dates: v.array(keptDateSchema),
  /** False where the document is so long that only its beginning was read for dates. */
  complete: v.boolean(),
});
export type CaseDates = v.InferOutput<typeof caseDatesSchema>;

export const dateAnswerSchema = v.strictObject({ date: keptDateSchema });

const changeEntries = {
  state: v.optional(v.picklist(["proposed", "confirmed", "dismissed"])),
  /** Another day than the text's, which confirms it too where no state is named; null: the text's again. */
  date: v.optional(v.nullable(plausibleDay)),
  /** The day of the event on which it hangs, from which it is then counted; null: none is known again. */
  event_date: v.optional(v.nullable(plausibleDay)),
  /** Null or empty: none. */
  note: v.optional(v.nullable(noteText)),
};

/** What a person says of a date; `version` is that which they have seen. */
export const dateChangeSchema = v.pipe(
  v.strictObject({ ...changeEntries, version: v.pipe(v.number(), v.integer()) }),
  v.check(
    ({ version: _, ...said }) => Object.values(said).some((one) => one !== undefined),
    "Please say what is to change: the state, the date, the day of its event, or the note.",
  ),
);
export type DateChange = v.InferOutput<typeof dateChangeSchema>;

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A date of a person's own, on words of the document where `start`, `end` and `quote` say which. */
export const ownDateSchema = v.pipe(
  v.strictObject({
    date: plausibleDay,
    what: line("Please say what happens on that day."),
    who: v.optional(v.pipe(v.array(line("Please name them.")), v.maxLength(10)), []),
    action: v.optional(v.picklist(dateActions), "other"),
    note: v.optional(noteText, ""),
    start: v.optional(offset),
    end: v.optional(offset),
    quote: v.optional(
      v.pipe(v.string(), v.nonEmpty("Please choose words of the document."), v.maxLength(400)),
    ),
  }),
  v.check(
    ({ start, end, quote }) =>
      [start, end, quote].every((one) => one === undefined) ||
      (start !== undefined && end !== undefined && quote !== undefined && start < end),
    "Please give start, end and quote together, or none of them.",
  ),
);
export type OwnDate = v.InferOutput<typeof ownDateSchema>;
