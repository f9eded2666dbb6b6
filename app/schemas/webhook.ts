import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { proof } from "./auth.ts";
import { typedLine } from "./fields.ts";
import { type WebhookEvent, webhookEvents } from "./firm.ts";

/** What a webhook is told when somebody tries it out. */
export const testEvent = "webhook.test";

export const eventLabels: Record<WebhookEvent, string> = {
  "case.analysed": "a document has been analysed",
  "case.failed": "a document could not be analysed",
  "flag.decided": "somebody has decided a flag",
};

/** What a delivery was about, by its type. */
export const deliveryLabels: Record<string, string> = {
  "case.analysed": "Document analysed",
  "case.failed": "Document not analysed",
  "flag.decided": "Flag decided",
  [testEvent]: "Test",
};

const eventsMessage = "Please choose at least one event.";
const event = v.picklist(webhookEvents, `Please choose among: ${webhookEvents.join(", ")}.`);
const chosenEvents = v.pipe(
  v.array(event, eventsMessage),
  v.minLength(1, eventsMessage),
  v.transform((chosen) => webhookEvents.filter((one) => chosen.includes(one))),
);
const addressMessage = "Please give an address such as https://example.com.au/hooks.";
const url = v.pipe(
  v.string(addressMessage),
  typedLine,
  v.nonEmpty(addressMessage),
  v.maxLength(500, "Please keep this to 500 characters."),
  v.url(addressMessage),
);

export const newWebhookSchema = askFor({ url, events: chosenEvents, ...proof });
export type NewWebhook = v.InferOutput<typeof newWebhookSchema>;

/** The same as a form sends it: a single box that is ticked is no list. */
export const webhookFormSchema = askFor({
  url,
  events: v.union(
    [
      chosenEvents,
      v.pipe(
        event,
        v.transform((one) => [one]),
      ),
    ],
    eventsMessage,
  ),
  ...proof,
});
export const chosenWebhookSchema = askFor({ webhook: v.string() });

export const webhookChangeSchema = v.pipe(
  askFor({
    url: v.optional(url),
    events: v.optional(chosenEvents),
    /** Nothing is sent to one that is off. */
    disabled: v.optional(v.boolean()),
    ...proof,
  }),
  v.check(
    ({ password: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change of the webhook.",
  ),
);
export type WebhookChange = v.InferOutput<typeof webhookChangeSchema>;

const text = v.string();
const time = v.pipe(text, v.isoTimestamp());

const webhookSchema = v.strictObject({
  id: text,
  url: text,
  events: v.array(v.picklist(webhookEvents)),
  created_at: time,
  disabled_at: v.nullable(time),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;
export const webhookAnswerSchema = v.strictObject({ webhook: webhookSchema });
export const webhookListSchema = v.strictObject({ webhooks: v.array(webhookSchema) });
/** A webhook as it is made: `secret` is never shown again. */
export const madeWebhookSchema = v.strictObject({ webhook: webhookSchema, secret: text });
export type MadeWebhook = v.InferOutput<typeof madeWebhookSchema>;

/** `answered` is what the other side answered last, or why it did not; `next_at` when it is tried again. */
const deliverySchema = v.strictObject({
  id: text,
  type: text,
  status: v.picklist(["due", "sent", "dead"]),
  attempts: v.number(),
  answered: v.nullable(text),
  created_at: time,
  next_at: v.nullable(time),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;
export const deliveryListSchema = v.strictObject({ deliveries: v.array(deliverySchema) });
export const deliveryAnswerSchema = v.strictObject({ delivery: deliverySchema });
