import type { SubmissionResult } from "@conform-to/react";
import { webhookEvents } from "../../schemas/firm.ts";
import { eventLabels } from "../../schemas/webhook.ts";
import { PlainField } from "../factors/plain-field.tsx";
import { ProofField } from "../factors/proof-field.tsx";
import { Checkboxes } from "../forms/checkboxes.tsx";
import { Form } from "../forms/page-form.tsx";

/** Where a new webhook goes, and what it is told. */
export function NewWebhook({
  proven,
  result,
}: {
  /** Whether a second factor was shown a moment ago. */
  proven: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const typed = result?.initialValue ?? {};
  const chosen =
    typed.events === undefined ? webhookEvents.map(String) : [typed.events].flat().map(String);
  return (
    <Form method="post" className="grid gap-5">
      <PlainField
        label="Address"
        name="url"
        type="url"
        maxLength={500}
        placeholder="https://hooks.example.com.au/legalai"
        hint="It begins with https:// and can be reached from the internet."
        defaultValue={String(typed.url ?? "")}
      />
      <Checkboxes legend="Send when" name="events" labels={eventLabels} chosen={chosen} />
      <ProofField proven={proven && !result} />
      <p>
        <button type="submit" name="intent" value="make" className="action">
          Create webhook
        </button>
      </p>
    </Form>
  );
}
