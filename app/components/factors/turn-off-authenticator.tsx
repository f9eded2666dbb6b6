import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { formatDate } from "../../lib/dates.ts";
import { passwordAndCodeSchema } from "../../schemas/factors.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { PasswordField } from "../legalai/password-field.tsx";
import { Notice } from "../ui/notice.tsx";

/** An authenticator app that is on, and how to turn it off. */
export function TurnOffAuthenticator({
  since,
  result,
}: {
  since: number;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(passwordAndCodeSchema, { id: "turn-off", result });
  return (
    <>
      <p className="text-soft">
        It is on since {formatDate(since)}: each sign-in with your password asks for its code too.
        For a new phone, turn it off here and set it up again.
      </p>
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <input type="hidden" name="intent" value="turn-off" />
        <PasswordField
          field={fields.password}
          label="Your password"
          autoComplete="current-password"
        />
        <Field
          field={fields.code}
          label="Code"
          hint="Of the app, or a recovery code."
          autoComplete="one-time-code"
        />
        <button type="submit" className="action harm">
          Turn it off
        </button>
      </Form>
    </>
  );
}
