import * as v from "valibot";
import { caseFlagSchema } from "../flag.ts";
import { changeSchema, headChangeSchema, notComparedSchema } from "./comparison.ts";
import { versionNumber } from "./version.ts";

/** Which two versions are compared; without one of them the newest, and the one before it. */
export const compareQuerySchema = v.object({
  from: v.optional(versionNumber),
  to: v.optional(versionNumber),
});

const flags = v.array(caseFlagSchema);

/** What has changed between two versions. Spans are in the text of each, with its own tracked changes accepted. */
export const comparedSchema = v.strictObject({
  from: v.number(),
  to: v.number(),
  changes: v.array(changeSchema),
  /** What changed in the headers and footers of the pages; empty also where one of them is not known. */
  heads: v.array(headChangeSchema),
  /** What differs besides, and is not compared as words; at most 2,000, of which the last may stand for all that follow. */
  not_compared: v.array(notComparedSchema),
  /** As they are in the newer version; what is gone as it was in the older. `changed` has another level, for a client whom nobody has named. */
  flags: v.strictObject({
    ...{ new: flags, gone: flags },
    ...{ heavier: flags, lighter: flags, changed: flags },
  }),
  /** Clauses with the same words and another number. */
  renumbered: v.array(v.strictObject({ from: v.string(), to: v.string() })),
  /** False where the texts are too long and too different to be compared as closely as ever. */
  complete: v.boolean(),
});
