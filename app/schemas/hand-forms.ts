import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { typed } from "./fields.ts";
import { flagChangeSchema, mostFlagsAtOnce } from "./flag.ts";
import { factFields, flagEditEntries, ownFlagSchema, summaryField } from "./hand.ts";

/** The forms with which people change what is said of a case by hand, as its page sends them. */

const again = "Please load the page again.";
const id = v.pipe(v.string(again), v.uuid(again));
const version = v.pipe(v.string(again), v.regex(/^\d{1,9}$/, again), v.transform(Number));
const [own] = ownFlagSchema.pipe;
const [change] = flagChangeSchema.pipe;
/** A field that is left empty is not sent on by what reads forms. */
const emptied = v.optional(v.string(), "");

/** What is said of a flag; `back` names a field that goes back to what was read, and then alone is changed. */
export const flagEditFormSchema = askFor({
  flag: id,
  version,
  back: v.optional(v.picklist(["riskLevel", "clauseTitle", "explanation", "recommendation"])),
  riskLevel: flagEditEntries.riskLevel,
  clauseTitle: own.entries.clauseTitle,
  explanation: v.pipe(emptied, own.entries.explanation.wrapped),
  recommendation: v.pipe(emptied, own.entries.recommendation.wrapped),
  wording: v.pipe(emptied, own.entries.wording.wrapped),
  note: v.pipe(emptied, own.entries.note.wrapped),
});

/** Whether a flag is in the report. */
export const flagHidingFormSchema = askFor({
  flag: id,
  version,
  hidden: v.pipe(
    v.picklist(["true", "false"], again),
    v.transform((said) => said === "true"),
  ),
});

export const flagDeletionFormSchema = askFor({ flag: id, version });

/** Empty where the words were typed. */
const place = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{0,9}$/, again),
    v.transform((typed) => (typed === "" ? undefined : Number(typed))),
  ),
);

/** A flag of one's own; without its place the words are looked for. */
export const ownFlagFormSchema = askFor({
  start: place,
  end: place,
  quote: own.entries.quote,
  clauseTitle: own.entries.clauseTitle,
  riskLevel: own.entries.riskLevel,
  explanation: v.pipe(emptied, own.entries.explanation.wrapped),
  recommendation: v.pipe(emptied, own.entries.recommendation.wrapped),
  wording: v.pipe(emptied, own.entries.wording.wrapped),
});

/** One field of a case: its summary, a fact, or the note. */
export const caseEditFormSchema = askFor({
  field: v.picklist([summaryField, "note", ...factFields], "Please choose what to edit."),
  value: v.pipe(emptied, typed, v.maxLength(20_000, "Please keep this to 20,000 characters.")),
  version,
  back: v.optional(v.string()),
});

/** A flag and the version that was seen of it. */
const seen = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}:\d{1,9}$/, again),
  v.transform((said) => {
    const [flag = "", version = ""] = said.split(":");
    return { id: flag, version: Number(version) };
  }),
);
const chooseFlags = "Please tick at least one flag.";

/** The same decision about the flags that are ticked, one or several; or whether they are in the report. */
export const manyFlagsFormSchema = askFor({
  flag: v.union(
    [
      v.pipe(v.array(seen), v.minLength(1, chooseFlags), v.maxLength(mostFlagsAtOnce)),
      v.pipe(
        seen,
        v.transform((one) => [one]),
      ),
    ],
    chooseFlags,
  ),
  decide: v.picklist(["accepted", "dismissed", "open", "hide"], "Please say what to decide."),
  reason: change.entries.reason,
});

/** Nothing but that the last step is to be taken back. */
export const undoFormSchema = askFor({});
