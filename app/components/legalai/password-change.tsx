import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { changePasswordSchema, passwordHintOf } from "../../schemas/auth.ts";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { accountPath } from "./arrivals.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

/** The form that sets a new password in place of one that is known. */
export function PasswordChange({
  result,
  fewest,
}: {
  result: SubmissionResult<string[]> | undefined;
  /** The fewest characters that the person's firms ask for. */
  fewest: number;
}) {
  const [form, fields] = useSchemaForm(changePasswordSchema, { result });
  return (
    <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="password-title">
      <h2 id="password-title">Change your password</h2>
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Form
        method="post"
        action={accountPath}
        {...getFormProps(form)}
        className="grid max-w-[28rem] gap-4"
      >
        <input type="hidden" name="intent" value="change-password" />
        <PasswordField
          field={fields.current_password}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          field={fields.password}
          label="New password"
          hint={`${passwordHintOf(fewest)}. Every other device will be signed out.`}
          autoComplete="new-password"
        />
        <PasswordMeter password={fields.password.value} />
        <p>
          <button type="submit" className="action">
            Change my password
          </button>
        </p>
      </Form>
    </section>
  );
}
