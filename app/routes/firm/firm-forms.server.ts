import type { ActionFunctionArgs } from "react-router";
import { firmPath } from "../../components/firm/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { invitationFormSchema, waitingInvitationSchema } from "../../schemas/firms/membership.ts";
import { newFirmSchema } from "../../schemas/firms/settings.ts";
import { createFirm, switchFirm } from "../../services/firms/firms.server.ts";
import {
  invite,
  inviteAgain,
  withdrawInvitation,
} from "../../services/firms/invitations.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";

const failed = "That could not be done. Please try again in a minute.";

const who = ({ context }: Pick<ActionFunctionArgs, "context">) =>
  [context.get(requestScope), context.get(memberContext)] as const;

/** The forms of the page of a firm's members. */
export const firmForms = formActions({
  invite: formWork(
    invitationFormSchema,
    async (invitation, args: ActionFunctionArgs) => {
      await invite(...who(args), invitation);
      return seeOther(withNotice(firmPath, "invited"));
    },
    failed,
  ),
  "invite-again": formWork(
    waitingInvitationSchema,
    async ({ invitation, ...proof }, args: ActionFunctionArgs) => {
      await inviteAgain(...who(args), invitation, proof);
      return seeOther(withNotice(firmPath, "invited"));
    },
    failed,
  ),
  withdraw: formWork(
    waitingInvitationSchema,
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
