import { proofSchema } from "../../app/schemas/auth.ts";
import { accountChangeSchema, accountSchema } from "../../app/schemas/firms/account.ts";
import { retentionSchema } from "../../app/schemas/retention.ts";
import { deleteAccount } from "../../app/services/accounts/account.server.ts";
import { changeAccount, getAccount } from "../../app/services/accounts/account-settings.server.ts";
import { accountData } from "../../app/services/accounts/data-copy.server.ts";
import { noSessionCookie } from "../../app/services/accounts/sessions.server.ts";
import { getRetention, setRetention } from "../../app/services/cases/retention.server.ts";
import { demandPerson } from "../../app/services/firms/membership.server.ts";
import { call } from "./call.ts";

export const account = [
  call({
    method: "GET",
    path: "/account",
    summary: "What others call the user, and whether they are told by mail of what waits for them",
    signedIn: true,
    answer: accountSchema,
    run: ({ scope, member }) => getAccount(scope.env, member),
  }),
  call({
    method: "PATCH",
    path: "/account",
    summary:
      "Change one's name, or turn mails about what waits on or off in every firm of the user",
    signedIn: true,
    body: accountChangeSchema,
    answer: accountSchema,
    run: ({ scope, member, body }) => changeAccount(scope.env, member, body),
  }),
  call({
    method: "DELETE",
    path: "/account",
    summary:
      "Delete the account, and every firm in which its user is alone. Asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: proofSchema,
    bodyOptional: true,
    status: 204,
    errors: [409],
    async run({ scope, member, body, headers }) {
      demandPerson(member);
      await deleteAccount(scope, member, body);
      headers.append("Set-Cookie", noSessionCookie);
    },
  }),
  call({
    method: "POST",
    path: "/account/data",
    summary:
      "A copy of what is stored of the user, with the documents that they may take out of the firm. Asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: proofSchema,
    bodyOptional: true,
    answer: "application/zip",
    async run({ scope, member, body, headers }) {
      const copy = await accountData(scope, member, body);
      headers.set("Content-Disposition", 'attachment; filename="legalai-data.zip"');
      return copy;
    },
  }),
  call({
    method: "GET",
    path: "/account/retention",
    summary: "How long originals are kept",
    signedIn: true,
    answer: retentionSchema,
    run: ({ scope, member }) => getRetention(scope.env, member),
  }),
  call({
    method: "PATCH",
    path: "/account/retention",
    summary: "Change how long originals are kept; none is deleted within the next week",
    signedIn: true,
    body: retentionSchema,
    answer: retentionSchema,
    async run({ scope, member, body }) {
      await setRetention(scope, member, body);
      return getRetention(scope.env, member);
    },
  }),
];
