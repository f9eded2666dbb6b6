import * as answers from "../../app/schemas/firms/answers.ts";
import { invitationSchema, joinSchema } from "../../app/schemas/firms/membership.ts";
import { deviceCookie } from "../../app/services/accounts/devices.server.ts";
import {
  presentedSession,
  readSession,
  sessionCookie,
} from "../../app/services/accounts/sessions.server.ts";
import { AppError } from "../../app/services/errors.ts";
import {
  invite,
  listInvitations,
  withdrawInvitation,
} from "../../app/services/firms/invitations.server.ts";
import { join, joinAsNew } from "../../app/services/firms/joining.server.ts";
import { call } from "./call.ts";

export const invitations = [
  call({
    method: "GET",
    path: "/firms/{id}/invitations",
    summary: "The invitations that nobody has used or withdrawn",
    signedIn: true,
    answer: answers.invitationListSchema,
    run: async ({ scope, member }) => ({
      invitations: await listInvitations(scope.env, member),
    }),
  }),
  call({
    method: "POST",
    path: "/firms/{id}/invitations",
    summary:
      "Invite somebody by mail; an earlier invitation to the address is withdrawn. An owner’s asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: invitationSchema,
    status: 202,
    answer: answers.invitationAnswerSchema,
    errors: [409],
    run: async ({ scope, member, body }) => ({ invitation: await invite(scope, member, body) }),
  }),
  call({
    method: "DELETE",
    path: "/firms/{id}/invitations/{invitationId}",
    summary: "Withdraw an invitation: its link works no more",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => withdrawInvitation(scope, member, params.invitationId),
  }),
  call({
    method: "POST",
    path: "/invitations/accept",
    summary:
      "Join a firm with a mailed link; with a password, who has no account gets one and is signed in",
    body: joinSchema,
    answer: answers.listedFirmAnswerSchema,
    errors: [401, 404, 410],
    async run({ scope, request, headers, body: { password, ...asked } }) {
      const presented = presentedSession(request);
      const session = await readSession(scope.env, presented);
      if (session) return { firm: await join(scope, session.user, asked.token) };
      if (password === undefined) throw new AppError("signed_out", "Please sign in first.");
      const made = await joinAsNew(scope, { ...asked, password }, presented);
      headers.append("Set-Cookie", sessionCookie(made.session));
      headers.append("Set-Cookie", deviceCookie(made.device));
      return { firm: made.firm };
    },
  }),
];
