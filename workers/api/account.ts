import { retentionSchema } from "../../app/schemas/retention.ts";
import { getRetention, setRetention } from "../../app/services/cases/retention.server.ts";
import { call } from "./call.ts";

export const account = [
  call({
    method: "GET",
    path: "/account/retention",
    summary: "How long originals are kept",
    signedIn: true,
    answer: retentionSchema,
    run: ({ scope, user }) => getRetention(scope.env, user.id),
  }),
  call({
    method: "PATCH",
    path: "/account/retention",
    summary: "Change how long originals are kept; none is deleted within the next week",
    signedIn: true,
    body: retentionSchema,
    answer: retentionSchema,
    async run({ scope, user, body }) {
      await setRetention(scope.env, user.id, body);
      return getRetention(scope.env, user.id);
    },
  }),
];
