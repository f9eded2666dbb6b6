import {
  analyseFormSchema,
  clientFormSchema,
  renewFormSchema,
} from "../../schemas/cases/change.ts";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { overrideFormSchema, playbookChoiceFormSchema } from "../../schemas/playbooks/forms.ts";
import { renewReading } from "../../services/analysis/renewal.server.ts";
import { analyseAgain, updateCase } from "../../services/cases/cases.server.ts";
import { choosePlaybook } from "../../services/playbooks/choice.server.ts";
import { overrideRule } from "../../services/playbooks/overrides.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/case.ts";
import { caseOf, pageAgain } from "./form-of-case.ts";

/** What the forms do that say how the document is read: with which playbook, for whom, and once more. */
export const readingForms = {
  /** Has the document read with a playbook, or with none. */
  playbook: formWork(
    playbookChoiceFormSchema,
    async ({ playbook_id }, args: Route.ActionArgs) => {
      await choosePlaybook(...caseOf(args), playbook_id);
      return pageAgain(args);
    },
    "The playbook could not be stored.",
  ),
  /** Says what a rule comes to for this case alone. */
  override: formWork(
    overrideFormSchema,
    async (change, args: Route.ActionArgs) => {
      await overrideRule(...caseOf(args), change);
      return pageAgain(args);
    },
    "The override could not be stored.",
  ),
  /** Names whom the reader acts for. */
  client: formWork(
    clientFormSchema,
    async (change, args: Route.ActionArgs) => {
      await updateCase(...caseOf(args), change);
      return pageAgain(args);
    },
    "The client could not be stored.",
  ),
  /** Has what an analyser of before has read analysed anew. */
  renew: formWork(
    renewFormSchema,
    async (_, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      await charge(scope, "upload", member.user.id);
      await renewReading(scope, member, caseId);
      return pageAgain(args);
    },
    uploadMessages.failed,
  ),
  /** Analyses the document again: because it failed or because the reader asks. */
  analyse: formWork(
    analyseFormSchema,
    async ({ side }, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      await charge(scope, "upload", member.user.id);
      if (side) await updateCase(scope, member, caseId, { side });
      await analyseAgain(scope, member, caseId);
      return seeOther(`/legalai/case/${caseId}`);
    },
    uploadMessages.failed,
  ),
};
