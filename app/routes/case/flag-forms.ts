import { flagFormSchema } from "../../schemas/comments/forms.ts";
import {
  flagDeletionFormSchema,
  flagEditFormSchema,
  flagHidingFormSchema,
  manyFlagsFormSchema,
  ownFlagFormSchema,
} from "../../schemas/hand-forms.ts";
import { changeFlag } from "../../services/flags/change.server.ts";
import { changeFlags } from "../../services/flags/change-many.server.ts";
import { addFlag, addFlagOnWords, deleteFlag } from "../../services/flags/own.server.ts";
import { formWork } from "../form-action.ts";
import type { Route } from "./+types/case.ts";
import { caseOf, notStored, pageAgain } from "./form-of-case.ts";

/** What the forms of the flags do. */
export const flagForms = {
  /** Records a decision about a flag, or who is to decide. */
  flag: formWork(
    flagFormSchema,
    async ({ flag, ...change }, args: Route.ActionArgs) => {
      await changeFlag(...caseOf(args), flag, change);
      return pageAgain(args);
    },
    "The decision could not be stored.",
  ),
  /** Says something of a flag in place of the reader, or takes it back. */
  "edit-flag": formWork(
    flagEditFormSchema,
    async ({ flag, version, back, ...said }, args: Route.ActionArgs) => {
      await changeFlag(...caseOf(args), flag, { version, ...(back ? { [back]: null } : said) });
      return pageAgain(args);
    },
    notStored,
  ),
  "hide-flag": formWork(
    flagHidingFormSchema,
    async ({ flag, ...change }, args: Route.ActionArgs) => {
      await changeFlag(...caseOf(args), flag, change);
      return pageAgain(args);
    },
    notStored,
  ),
  "delete-flag": formWork(
    flagDeletionFormSchema,
    async ({ flag, version }, args: Route.ActionArgs) => {
      await deleteFlag(...caseOf(args), flag, version);
      return pageAgain(args);
    },
    notStored,
  ),
  /** Adds a flag of one's own. */
  "add-flag": formWork(
    ownFlagFormSchema,
    async ({ start, end, ...said }, args: Route.ActionArgs) => {
      const flag = { ...said, note: "" };
      if (start === undefined || end === undefined)
        await addFlagOnWords(...caseOf(args), { ...flag, near: 0 });
      else await addFlag(...caseOf(args), { ...flag, start, end });
      return pageAgain(args);
    },
    "The flag could not be added.",
  ),
  /** Decides the same about several flags. */
  "decide-flags": formWork(
    manyFlagsFormSchema,
    async ({ flag, decide, reason }, args: Route.ActionArgs) => {
      const { conflicts } = await changeFlags(...caseOf(args), {
        flags: flag,
        ...(decide === "hide" ? { hidden: true } : { state: decide }),
        ...(decide === "dismissed" && { reason }),
      });
      return pageAgain(args) ?? { left: conflicts.length };
    },
    notStored,
  ),
};
