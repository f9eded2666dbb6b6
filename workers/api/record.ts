import {
  recordFilterSchema,
  recordQuerySchema,
  recordSchema,
  verdictQuerySchema,
  verdictSchema,
} from "../../app/schemas/record.ts";
import { recordAsCsv } from "../../app/services/record/export.server.ts";
import { listRecord } from "../../app/services/record/list.server.ts";
import { verifyRecordFor } from "../../app/services/record/verification.server.ts";
import { call } from "./call.ts";

export const record = [
  call({
    method: "GET",
    path: "/firms/{id}/record",
    summary: "Who did what in a firm, newest first; for its owners",
    signedIn: true,
    query: recordQuerySchema,
    answer: recordSchema,
    run: ({ scope, member, params, query }) => listRecord(scope.env, member, params.id, query),
  }),
  call({
    method: "GET",
    path: "/firms/{id}/record.csv",
    summary: "The same as a table, whole",
    signedIn: true,
    query: recordFilterSchema,
    answer: "text/csv",
    async run({ scope, member, params, query, headers }) {
      const csv = await recordAsCsv(scope, member, params.id, query);
      headers.set("Content-Type", "text/csv; charset=utf-8");
      headers.set("Content-Disposition", 'attachment; filename="record.csv"');
      headers.set("Content-Security-Policy", "sandbox");
      return csv;
    },
  }),
  call({
    method: "GET",
    path: "/firms/{id}/record/verify",
    summary:
      "Whether the record is all that was ever written, and as it was, and goes through a hash that was kept; for the firm's owners",
    signedIn: true,
    query: verdictQuerySchema,
    answer: verdictSchema,
    run: ({ scope, member, params, query }) =>
      verifyRecordFor(scope.env, member, params.id, query.hash),
  }),
];
