import * as v from "valibot";
import { type RiskFlag, riskFlagSchema } from "./analysis.ts";
import { askFor } from "./ask-for.ts";
import { personSchema } from "./person.ts";
import { maxReason, reviewSchema, reviewStates } from "./review.ts";

/** A flag of a case: what the analysis says, and what the people of the firm have done about it. */
export const caseFlagSchema = v.strictObject({
  /** Unique in its case, and the same after a new analysis as long as clause and words are. */
  id: v.string(),
  ...riskFlagSchema.entries,
  ...reviewSchema.entries,
  /** Who decided it last; null also for somebody who is no user any more. */
  reviewed_by: v.nullable(personSchema),
  /** Who is to decide about it. */
  assignee: v.nullable(personSchema),
  /** Counts what people have changed of it. */
  version: v.number(),
});
export type CaseFlag = v.InferOutput<typeof caseFlagSchema>;

/** How many flags of each level nobody has decided about. */
export const openFlagsSchema = v.strictObject({
  High: v.number(),
  Medium: v.number(),
  Low: v.number(),
});

/** What nobody has done anything about yet. */
export const untouched: Omit<CaseFlag, keyof RiskFlag | "id" | "assignee"> = {
  ...{ reason: null, reviewed_at: null, reviewed_by: null },
  state: "open",
  version: 0,
};

const reason = v.pipe(
  v.string("Please give the reason as text."),
  v.trim(),
  v.maxLength(maxReason, `Please keep the reason to ${maxReason} characters.`),
);

/** What can be changed of a flag. Whoever changes it says which `version` of it they have seen. */
export const flagChangeSchema = v.pipe(
  askFor({
    state: v.optional(
      v.picklist(reviewStates, `Please choose one of: ${reviewStates.join(", ")}.`),
    ),
    reason: v.optional(v.nullable(reason)),
    /** The id of a member of the firm who may write and sees the case; null: nobody. */
    assignee: v.optional(
      v.nullable(v.pipe(v.string("Please give the id of a person, or none."), v.maxLength(100))),
    ),
    version: v.pipe(
      v.number("Please say which version of the flag you have seen."),
      v.integer("A version is a whole number."),
      v.minValue(0, "A version is a whole number."),
    ),
  }),
  v.check(
    ({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change: the state, the reason or the assignee.",
  ),
);
export type FlagChange = v.InferOutput<typeof flagChangeSchema>;
