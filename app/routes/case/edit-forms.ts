import { withNotice } from "../../components/legalai/arrivals.ts";
import { summaryField } from "../../schemas/hand.ts";
import { caseEditFormSchema, undoFormSchema } from "../../schemas/hand-forms.ts";
import { editCase } from "../../services/flags/case-edits.server.ts";
import { undo } from "../../services/flags/undo.server.ts";
import { formWork, seeOther, wantsPage } from "../form-action.ts";
import type { Route } from "./+types/case.ts";
import { caseOf, notStored, pageAgain } from "./form-of-case.ts";

/** What the forms do that edit what was read of the case, and the one that takes a step back. */
export const editForms = {
  /** Edits the summary, a fact or the note of the case. */
  "edit-case": formWork(
    caseEditFormSchema,
    async ({ field, value, version, back }, args: Route.ActionArgs) => {
      const said = back ? null : value;
      await editCase(...caseOf(args), {
        version,
        ...(field === "note" || field === summaryField
          ? { [field]: said }
          : { facts: { [field]: said } }),
      });
      return pageAgain(args);
    },
    notStored,
  ),
  /** Takes back the last thing that one did by hand. */
  undo: formWork(
    undoFormSchema,
    async (_, args: Route.ActionArgs) => {
      const undone = await undo(...caseOf(args));
      if (!wantsPage(args.request)) return { undone };
      const { pathname, search } = new URL(args.request.url);
      return seeOther(withNotice(pathname, undone ? "undone" : "nothing-to-undo", search));
    },
    "That could not be undone.",
  ),
};
