import * as v from "valibot";
import { type RiskFlag, riskFlagSchema, riskLevels } from "./analysis.ts";
import { askFor } from "./ask-for.ts";
import { typed } from "./fields.ts";
import { flagEditEntries, readOfFlagSchema } from "./hand.ts";
import { personSchema } from "./person.ts";
import { maxReason, reviewSchema, reviewStates } from "./review.ts";

/** What can be done by hand on a case, and undone. */
export const handDeeds = [
  ...(["decided", "edited", "hid", "showed", "added", "deleted", "assigned", "noted"] as const),
  ...(["edited_case", "noted_case"] as const),
] as const;
export type HandDeed = (typeof handDeeds)[number];

/** Whether the analysis raised a flag, or somebody of the firm. */
export const flagOrigins = ["reader", "person"] as const;

/**
 * A flag of a case: what is said of it, by the analysis or instead of it, and what the people of the firm have done about
 * it. `group` is "matters" also where somebody has raised or edited what the analysis only mentions.
 */
export const caseFlagSchema = v.strictObject({
  /** Unique in its case, and the same after a new analysis as long as clause and words are. */
  id: v.string(),
  ...riskFlagSchema.entries,
  /** The page on which its words begin, as its `place` says; null where that is not known. */
  page: v.nullable(v.number()),
  ...reviewSchema.entries,
  /** Who decided it last; null also for somebody who is no user any more. */
  reviewed_by: v.nullable(personSchema),
  /** Who is to decide about it. */
  assignee: v.nullable(personSchema),
  /** Counts what people have changed of it. */
  version: v.number(),
  /** A person's own, or one that people have edited and that the analysis does not raise any more. */
  by: v.picklist(flagOrigins),
  /** What the analysis says where people say something else; null where they do not. */
  edited: v.nullable(readOfFlagSchema),
  /** Who edited it last, and when; of a person's own, also who raised it. */
  edited_by: v.nullable(personSchema),
  edited_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Left out of the report and of every count. */
  hidden: v.boolean(),
  note: v.nullable(v.string()),
});
export type CaseFlag = v.InferOutput<typeof caseFlagSchema>;

/** How many flags of each level, of those that matter, nobody has decided about. */
export const openFlagsSchema = v.strictObject({
  High: v.number(),
  Medium: v.number(),
  Low: v.number(),
});

/** Whether a flag goes to others where nobody has said which do: it matters, and nobody has set it aside or hidden it. */
export const goesOut = ({ state, hidden, group }: Pick<CaseFlag, "state" | "hidden" | "group">) =>
  state !== "dismissed" && !hidden && group === "matters";

/** Flags by what they weigh: the gravest first, of one level what matters most, else as they stand in the document. */
export const weightiestFirst = <Flag extends Pick<RiskFlag, "riskLevel" | "weight" | "start">>(
  flags: readonly Flag[],
): Flag[] =>
  flags.toSorted(
    (a, b) =>
      riskLevels.indexOf(a.riskLevel) - riskLevels.indexOf(b.riskLevel) ||
      b.weight - a.weight ||
      a.start - b.start,
  );

/** How proposed wording is headed: whether it stands in the place of a flag's words, or beside them. */
export const wordingHeading = ({ replaces }: Pick<RiskFlag, "replaces">) =>
  replaces ? "In place of these words" : "To be added";

/** What nobody has done anything about yet. */
export const untouched: Omit<CaseFlag, keyof RiskFlag | "id" | "assignee"> = {
  page: null,
  ...{ reason: null, reviewed_at: null, reviewed_by: null, edited: null, edited_by: null },
  ...{ edited_at: null, hidden: false, note: null },
  state: "open",
  by: "reader",
  version: 0,
};

const reason = v.pipe(
  v.string("Please give the reason as text."),
  typed,
  v.maxLength(maxReason, `Please keep the reason to ${maxReason} characters.`),
);

const state = v.picklist(reviewStates, `Please choose one of: ${reviewStates.join(", ")}.`);
const version = v.pipe(
  v.number("Please say which version of the flag you have seen."),
  v.integer("A version is a whole number."),
  v.minValue(0, "A version is a whole number."),
);

/** What can be changed of a flag. Whoever changes it says which `version` of it they have seen. */
export const flagChangeSchema = v.pipe(
  askFor({
    state: v.optional(state),
    reason: v.optional(v.nullable(reason)),
    /** The id of a member of the firm who may write and sees the case; null: nobody. */
    assignee: v.optional(
      v.nullable(v.pipe(v.string("Please give the id of a person, or none."), v.maxLength(100))),
    ),
    ...flagEditEntries,
    version,
  }),
  v.check(
    ({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change: the decision, the assignee, or what is said of the flag.",
  ),
);
export type FlagChange = v.InferOutput<typeof flagChangeSchema>;

/** The most flags that are changed at once. */
export const mostFlagsAtOnce = 500;

/** The same decision about several flags, or all of them out of the report or in again. */
export const flagsChangeSchema = v.pipe(
  askFor({
    flags: v.pipe(
      v.array(
        v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)), version }),
        "Please choose at least one flag.",
      ),
      v.minLength(1, "Please choose at least one flag."),
      v.maxLength(mostFlagsAtOnce, `Please choose at most ${mostFlagsAtOnce} flags.`),
    ),
    state: v.optional(state),
    reason: v.optional(v.nullable(reason)),
    hidden: flagEditEntries.hidden,
  }),
  v.check(
    ({ state, hidden }) => state !== undefined || hidden !== undefined,
    "Please say what to decide about them.",
  ),
);
export type FlagsChange = v.InferOutput<typeof flagsChangeSchema>;

/** `conflicts` are those that somebody has changed in the meantime, as they now are: they were left alone. */
export const flagsAnswerSchema = v.strictObject({
  flags: v.array(caseFlagSchema),
  conflicts: v.array(caseFlagSchema),
});

/** Which version of a flag is deleted; without, whichever it has. */
export const flagDeletionSchema = v.object({
  version: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, "A version is a whole number."), v.transform(Number)),
  ),
});

/** What an undo has taken back: a word for what had been done, about how many flags, and how many others have changed since. */
export const undoneSchema = v.strictObject({
  undone: v.nullable(
    v.strictObject({
      did: v.picklist(handDeeds),
      titles: v.array(v.string()),
      left: v.number(),
    }),
  ),
});
export type Undone = v.InferOutput<typeof undoneSchema>["undone"];
