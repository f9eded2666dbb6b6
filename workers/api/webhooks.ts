import {
  deliveryAnswerSchema,
  deliveryListSchema,
  madeWebhookSchema,
  newWebhookSchema,
  webhookAnswerSchema,
  webhookChangeSchema,
  webhookListSchema,
} from "../../app/schemas/webhook.ts";
import {
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  testWebhook,
} from "../../app/services/webhooks/webhooks.server.ts";
import { call } from "./call.ts";

export const webhooks = [
  call({
    method: "GET",
    path: "/firms/{id}/webhooks",
    summary: "The firm's webhooks, for its owners",
    signedIn: true,
    answer: webhookListSchema,
    run: async ({ scope, member, params }) => ({
      webhooks: await listWebhooks(scope.env, member, params.id),
    }),
  }),
  call({
    method: "POST",
    path: "/firms/{id}/webhooks",
    summary:
      "Make a webhook: an https address, whose name leads to the internet, that is told of events, signed as the Standard Webhooks specification says. Its secret is shown here once and never again. Asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: newWebhookSchema,
    status: 201,
    answer: madeWebhookSchema,
    errors: [409],
    run: ({ scope, member, params, body }) => makeWebhook(scope, member, params.id, body),
  }),
  call({
    method: "PATCH",
    path: "/firms/{id}/webhooks/{webhookId}",
    summary:
      "Change where a webhook goes and what it is told, which asks for the same as to make one; or turn it off and on",
    signedIn: true,
    body: webhookChangeSchema,
    answer: webhookAnswerSchema,
    run: async ({ scope, member, params, body }) => ({
      webhook: await changeWebhook(scope, member, params.id, params.webhookId, body),
    }),
  }),
  call({
    method: "DELETE",
    path: "/firms/{id}/webhooks/{webhookId}",
    summary: "Delete a webhook with its deliveries",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => deleteWebhook(scope, member, params.id, params.webhookId),
  }),
  call({
    method: "POST",
    path: "/firms/{id}/webhooks/{webhookId}/test",
    summary: "Tell a webhook now that this is a test; answers what came of it",
    signedIn: true,
    answer: deliveryAnswerSchema,
    errors: [409],
    run: async ({ scope, member, params }) => ({
      delivery: await testWebhook(scope, member, params.id, params.webhookId),
    }),
  }),
  call({
    method: "GET",
    path: "/firms/{id}/webhooks/{webhookId}/deliveries",
    summary: "What a webhook was told of late, the newest fifty",
    signedIn: true,
    answer: deliveryListSchema,
    run: async ({ scope, member, params }) => ({
      deliveries: await listDeliveries(scope.env, member, params.id, params.webhookId),
    }),
  }),
];
