import { dateListSchema, dateQuerySchema } from "../../../app/schemas/dates/query.ts";
import { listDatesOfFirm } from "../../../app/services/dates/list.server.ts";
import { call } from "../call.ts";

export const firmDates = [
  call({
    method: "GET",
    path: "/dates",
    summary:
      "The dates of all cases that the person sees, by day: what is sure or confirmed, or in another state that is named",
    signedIn: true,
    query: dateQuerySchema,
    answer: dateListSchema,
    run: ({ scope, member, query }) => listDatesOfFirm(scope.env, member, query),
  }),
];
