import { formatDateTimeIn } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import { type Delivery, deliveryLabels, eventLabels, type Webhook } from "../../schemas/webhook.ts";
import { Form } from "../forms/page-form.tsx";

const statusWords: Record<Delivery["status"], string> = {
  due: "Will retry",
  sent: "Delivered",
  dead: "Failed",
};

const either = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** What the other side answered: its status with what that means, or the sentence that says why there was none. */
function answerInWords(answered: string): string {
  if (!/^\d{3}$/.test(answered)) return answered;
  const means =
    answered < "300"
      ? "accepted"
      : answered < "400"
        ? "redirected"
        : answered < "500"
          ? "refused"
          : "unavailable";
  return `Your server answered ${answered} (${means})`;
}

/** A webhook, its recent deliveries, and what can be done with it. */
export function WebhookCard({
  of,
  deliveries,
  timeZone,
}: {
  of: Webhook;
  deliveries: readonly Delivery[];
  timeZone: string;
}) {
  const off = of.disabled_at !== null;
  const title = `webhook-${of.id}`;
  return (
    <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby={title}>
      <div className="grid gap-1">
        <h2 id={title} className="wrap-anywhere text-lg">
          {of.url}
        </h2>
        <p className="text-soft">
          {off
            ? "Off: nothing is sent."
            : `Sends when ${either.format(of.events.map((event) => eventLabels[event]))}.`}
        </p>
      </div>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="webhook" value={of.id} />
        {!off && <Act intent="test" words="Send a test" url={of.url} />}
        <Act intent={off ? "on" : "off"} words={off ? "Turn on" : "Turn off"} url={of.url} />
        <Act intent="delete" words="Delete" url={of.url} harm />
      </Form>
      {deliveries.length === 0 ? (
        <p className="text-xs text-soft">Nothing has been sent yet.</p>
      ) : (
        <details open={deliveries.some(({ status }) => status !== "sent")}>
          <summary className="link min-h-6 w-fit cursor-pointer">Recent deliveries</summary>
          <ol className="mt-3 divide-y divide-rule border-rule border-t [&>:last-child]:pb-0">
            {deliveries.map((one) => (
              <li key={one.id} className="grid gap-0.5 py-2">
                <p className="wrap-anywhere">
                  <strong className="font-semibold">{statusWords[one.status]}</strong>:{" "}
                  {deliveryLabels[one.type] ?? one.type}
                  {one.answered && `. ${answerInWords(one.answered)}`}
                </p>
                <p className="text-xs text-soft">
                  {formatDateTimeIn(one.created_at, timeZone)}
                  {dot}
                  {one.type}
                  {one.attempts > 1 && `, ${one.attempts} tries`}
                  {one.next_at &&
                    one.attempts > 0 &&
                    `, next ${formatDateTimeIn(one.next_at, timeZone)}`}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Act({
  intent,
  words,
  url,
  harm = false,
}: {
  intent: string;
  words: string;
  url: string;
  harm?: boolean;
}) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`action small ${harm ? "harm" : "quiet"}`}
    >
      {words}
      <span className="sr-only">: {url}</span>
    </button>
  );
}
