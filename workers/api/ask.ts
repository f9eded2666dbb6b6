import { answeredSchema, askSchema } from "../../app/schemas/cases/question.ts";
import { searchAnswerSchema, searchQuerySchema } from "../../app/schemas/cases/search.ts";
import { askCase } from "../../app/services/cases/ask.server.ts";
import { demand } from "../../app/services/firms/rights.ts";
import { searchAll } from "../../app/services/search/search.server.ts";
import { call } from "./call.ts";

/** Questions in words, and the search for words. */
export const ask = [
  call({
    method: "POST",
    path: "/ask",
    summary: "The passages of a case's document that answer a question; none where nothing does",
    signedIn: true,
    body: askSchema,
    answer: answeredSchema,
    errors: [404, 409],
    async run({ scope, member, body }) {
      demand(member, "read");
      const { case_id, question, limit } = body;
      const { passages } = await askCase(scope.env, member, case_id, question, limit);
      return { passages, answer: null, answered_by: "built-in" as const };
    },
  }),
  call({
    method: "GET",
    path: "/search",
    summary:
      "What has the words of `q`, by kind: names of matters, clients and cases, kinds of clause, facts, comments, documents",
    signedIn: true,
    query: searchQuerySchema,
    answer: searchAnswerSchema,
    async run({ scope, member, query }) {
      const { results, nextCursor } = await searchAll(scope.env, member, query);
      return { results, nextCursor };
    },
  }),
];
