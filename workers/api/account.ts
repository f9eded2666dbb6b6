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
