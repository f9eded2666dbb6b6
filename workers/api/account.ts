import { accountChangeSchema, accountSchema } from "../../app/schemas/firms/account.ts";
import { retentionSchema } from "../../app/schemas/retention.ts";
import { changeAccount, getAccount } from "../../app/services/accounts/account-settings.server.ts";
import { getRetention, setRetention } from "../../app/services/cases/retention.server.ts";
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
