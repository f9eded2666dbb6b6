import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { KeyDate } from "../schemas/cases/key-dates.ts";
import { type DateSaid, dateStates } from "../schemas/dates/kept.ts";

/** Which analysis of a case its dates were read for. Without a row, or with another's, they are to be read. */
export const caseDateReadings = sqliteTable("case_date_readings", {
  case_id: text().primaryKey(),
  /** `legal_cases.analyzed_at` as it was then. */
  analyzed_at: integer().notNull(),
  /** False where the document is so long that only its beginning was read. */
  complete: integer({ mode: "boolean" }).notNull(),
  /** Names the reading that wrote last, for the other statements of its batch. */
  run: text().notNull(),
});

/** The dates of cases as they count: what the reader found, with what people said of it, and dates of people's own. */
export const caseDates = sqliteTable(
  "case_dates",
  {
    case_id: text().notNull(),
    /** The reader's name for it when it was first found; of a person's own a UUID. */
    date_id: text().notNull(),
    firm_id: text().notNull(),
    /** The day that counts, `YYYY-MM-DD`; null where it hangs on an event without a day. */
    day: text(),
    state: text({ enum: dateStates }).notNull(),
    /** A person's own, which no reading has found. */
    own: integer({ mode: "boolean" }).notNull(),
    /** The present text does not have its words. */
    gone: integer({ mode: "boolean" }).notNull(),
    /** What the reader says of it; of a person's own what they said when they added it. */
    base: text({ mode: "json" }).$type<KeyDate>().notNull(),
    /** What people say in place of that; a key is absent where they say nothing else. */
    said: text({ mode: "json" }).$type<DateSaid>().notNull(),
    /** The day that the text gave before it gave another, as long as nobody has looked at that. */
    moved_from: text(),
    changed_by: text(),
    changed_at: integer(),
    /** Counts the changes, so that nobody writes over what they have not seen. */
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.date_id] }),
    index("case_dates_firm_day").on(t.firm_id, t.day, t.case_id, t.date_id, t.state),
  ],
);

/** Addresses at which people's calendar programs fetch the dates that they may see, in one firm. */
export const calendars = sqliteTable(
  "calendars",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    user_id: text().notNull(),
    name: text().notNull(),
    /** The matter whose dates it has; null: all. */
    matter_id: text(),
    secret_hash: text().notNull(),
    /** Whether it was made in a session that had shown a second factor, which its person still has. */
    second_factor: integer({ mode: "boolean" }).notNull().default(false),
    created_at: integer().notNull(),
    last_used_at: integer(),
  },
  (t) => [
    uniqueIndex("calendars_secret").on(t.secret_hash),
    index("calendars_firm").on(t.firm_id, t.user_id, t.created_at),
  ],
);
