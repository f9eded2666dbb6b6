import * as v from "valibot";
import { matterId } from "../cases/fields.ts";
import { typedLine } from "../fields.ts";
import { dateStates, keptDateSchema, plausibleDay } from "./kept.ts";

/** As many dates as one page of a list can have. */
export const maxDatesListed = 100;

const filters = {
  /** The first and the last day, both included. */
  from: v.optional(plausibleDay),
  to: v.optional(plausibleDay),
  matter: v.optional(matterId),
  case: v.optional(v.pipe(v.string(), v.uuid("Please give the id of a case."))),
  /** Part of the name of whoever it is for. */
  who: v.optional(
    v.pipe(v.string(), typedLine, v.maxLength(200, "Please search for at most 200 characters.")),
  ),
  /** Without one: what is sure or confirmed. */
  state: v.optional(v.picklist(dateStates, `Please choose one of: ${dateStates.join(", ")}.`)),
};

/** What a list of the dates of many cases can be asked for. */
export const dateQuerySchema = v.object({
  ...filters,
  cursor: v.optional(v.string()),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.integer(`A page has 1 to ${maxDatesListed} dates.`),
      v.minValue(1, `A page has 1 to ${maxDatesListed} dates.`),
      v.maxValue(maxDatesListed, `A page has 1 to ${maxDatesListed} dates.`),
    ),
    "50",
  ),
});
export type DateQuery = v.InferOutput<typeof dateQuerySchema>;

/** A date and the case that it is of. */
export const listedDateSchema = v.strictObject({
  ...keptDateSchema.entries,
  case: v.strictObject({ id: v.string(), name: v.string() }),
});
export type ListedDate = v.InferOutput<typeof listedDateSchema>;

export const dateListSchema = v.strictObject({
  dates: v.array(listedDateSchema),
  nextCursor: v.nullable(v.string()),
});
