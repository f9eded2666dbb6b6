import type { ActionFunctionArgs } from "react-router";
import * as v from "valibot";
import { firmPath } from "../../components/firm/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { invitationFormSchema } from "../../schemas/firms/membership.ts";
import { firmFormSchema, newFirmSchema } from "../../schemas/firms/settings.ts";
import { retentionSchema } from "../../schemas/retention.ts";
import { setRetention } from "../../services/cases/retention.server.ts";
import { createFirm, switchFirm } from "../../services/firms/firms.server.ts";
import { invite, withdrawInvitation } from "../../services/firms/invitations.server.ts";
import { changeFirm } from "../../services/firms/settings.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";

const failed = "That could not be done. Please try again in a minute.";

const who = ({ context }: Pick<ActionFunctionArgs, "context">) =>
  [context.get(requestScope), context.get(memberContext)] as const;

/** The forms of a firm's page. */
export const firmForms = formActions({
  settings: formWork(
    firmFormSchema,
    async (change, args: ActionFunctionArgs) => {
      const [scope, member] = who(args);
      await changeFirm(scope, member, change);
      return seeOther(withNotice(firmPath, "firm-saved"));
    },
    failed,
  ),
  retention: formWork(
    retentionSchema,
    async (retention, args: ActionFunctionArgs) => {
      const [scope, member] = who(args);
      await setRetention(scope, member, retention);
      return seeOther(withNotice(firmPath, "retention-saved"));
    },
    failed,
  ),
  invite: formWork(
    invitationFormSchema,
    async (invitation, args: ActionFunctionArgs) => {
      await invite(...who(args), invitation);
      return seeOther(withNotice(firmPath, "invited"));
    },
    failed,
  ),
  withdraw: formWork(
    v.strictObject({ invitation: v.string() }),
    async ({ invitation }, args: ActionFunctionArgs) => {
      const [scope, member] = who(args);
      await withdrawInvitation(scope, member, invitation);
      return seeOther(withNotice(firmPath, "invitation-withdrawn"));
    },
    failed,
  ),
  "new-firm": formWork(
    newFirmSchema,
    async (asked, args: ActionFunctionArgs) => {
      const [scope, member] = who(args);
      const { id } = await createFirm(scope, member, asked);
      await switchFirm(scope.env, member, id);
      return seeOther(withNotice(firmPath, "firm-made"));
    },
    failed,
  ),
});
