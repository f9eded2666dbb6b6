import { answeredSchema, askSchema } from "../../app/schemas/cases/question.ts";
import { askCase } from "../../app/services/cases/ask.server.ts";
import { demand } from "../../app/services/firms/rights.ts";
import { call } from "./call.ts";

/** Questions in words. */
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
];
