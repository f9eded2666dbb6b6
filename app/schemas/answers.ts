import * as v from "valibot";
import { caseSchema, listedCaseSchema } from "./case.ts";
import { caseFlagSchema } from "./flag.ts";
import { reviewSchema } from "./review.ts";

/** What the API answers, where it is no single thing with a schema of its own. */

const part = v.picklist(["ok", "down"]);

export const healthSchema = v.strictObject({
  ok: v.boolean(),
  database: part,
  storage: part,
  analyser: v.string(),
  /** Said where there is no key to seal secrets with: nothing is stored then that needs one. */
  secrets: v.optional(v.literal("missing")),
});

export const createdSchema = v.strictObject({ id: v.string() });
export const messageSchema = v.strictObject({ message: v.string() });

export const userSchema = v.strictObject({ id: v.string(), email: v.string() });
export const signedInSchema = v.strictObject({ user: userSchema });
export const whoSchema = v.strictObject({ user: v.nullable(userSchema) });

export const flagAnswerSchema = v.strictObject({ flag: caseFlagSchema });
export const caseAnswerSchema = v.strictObject({ case: caseSchema });

/** `reviews` has one entry for each of the case's flags, in their order. */
export const reviewsSchema = v.strictObject({ reviews: v.array(reviewSchema) });
export const reviewedCaseSchema = v.strictObject({
  case: caseSchema,
  ...reviewsSchema.entries,
});

export const caseListSchema = v.strictObject({
  cases: v.array(listedCaseSchema),
  nextCursor: v.nullable(v.string()),
});

/** `changeFromLastMonth` in whole percent; null when last month had no cases. */
export const caseStatsSchema = v.strictObject({
  totalCases: v.number(),
  hoursSaved: v.number(),
  risksResolved: v.number(),
  changeFromLastMonth: v.nullable(v.number()),
});

export const caseTypesSchema = v.strictObject({ types: v.array(v.string()) });
export const deletedSchema = v.strictObject({ deleted: v.array(v.string()) });
export const restoredSchema = v.strictObject({ restored: v.array(v.string()) });
