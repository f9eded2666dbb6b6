import { mailsSchema } from "../../app/schemas/comments/comment.ts";
import { retentionSchema } from "../../app/schemas/retention.ts";
import { getRetention, setRetention } from "../../app/services/cases/retention.server.ts";
import { getMails, setMails } from "../../app/services/comments/mails.server.ts";
import { call } from "./call.ts";

export const account = [
  call({
    method: "GET",
    path: "/account",
    summary: "Whether the user is told by mail of what waits for them",
    signedIn: true,
    answer: mailsSchema,
    run: ({ scope, member }) => getMails(scope.env, member),
  }),
  call({
    method: "PATCH",
    path: "/account",
    summary: "Turn mails about what waits on or off, in every firm of the user",
    signedIn: true,
    body: mailsSchema,
    answer: mailsSchema,
    async run({ scope, member, body }) {
      await setMails(scope.env, member, body);
      return getMails(scope.env, member);
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
