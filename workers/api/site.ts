import * as answers from "../../app/schemas/answers.ts";
import { leadSchema } from "../../app/schemas/leads/lead.ts";
import { checkHealth } from "../../app/services/health.server.ts";
import { recordLead } from "../../app/services/leads/leads.server.ts";
import { hashToken } from "../../app/services/tokens.server.ts";
import { call } from "./call.ts";
import { idempotencyKey } from "./idempotency-key.ts";

export const site = [
  call({
    method: "GET",
    path: "/health",
    summary: "Whether all parts are well, and which analyser reads",
    answer: answers.healthSchema,
    isDown: ({ ok }) => !ok,
    async run({ scope, headers }) {
      const health = await checkHealth(scope.env);
      if (!health.ok) headers.set("Retry-After", "30");
      return health;
    },
  }),
  call({
    method: "POST",
    path: "/contacts",
    summary: "Record a lead",
    body: leadSchema,
    status: 201,
    answer: answers.createdSchema,
    takes: { "Idempotency-Key": "The same enquiry with the same key is recorded once." },
    async run({ scope, body, request }) {
      const given = idempotencyKey(request);
      const key = given && hashToken(`api ${given} ${JSON.stringify(body)}`);
      const { id } = await recordLead(scope, body, { suspicious: false, key });
      return { id };
    },
  }),
];
