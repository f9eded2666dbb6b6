import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { passwordHintOf } from "../../schemas/auth.ts";
import { newAccountSchema } from "../../schemas/firms/membership.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { PasswordField } from "../legalai/password-field.tsx";
import { PasswordMeter } from "../legalai/password-meter.tsx";
import { Notice } from "../ui/notice.tsx";
import { joinAddress } from "./addresses.ts";

/** Makes an account for the address that was invited, and joins with it: the mailed link has confirmed it. */
export function JoinAsNew({
  token,
  busy,
  invitation,
  result,
}: {
  token: string;
  busy: boolean;
  invitation: { email: string; passwordLength: number };
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(newAccountSchema, { id: "join", result });
  const errors = form.errors ?? fields.token.errors;
  return (
    <Form method="post" action={joinAddress(token)} {...getFormProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="sign-up" />
      <input type="hidden" name="token" value={token} />
      {errors && <Notice look="bad">{errors.join(" ")}</Notice>}
      <p className="break-words">
        Your account will be <strong>{invitation.email}</strong>.
      </p>
      <Field
        field={fields.name}
        label="Your name"
        hint="Shown beside your work, to colleagues and in the firm’s record. Without it, your address is."
        autoComplete="name"
      />
      <PasswordField
        field={fields.password}
        label="Password"
        hint={passwordHintOf(invitation.passwordLength)}
        autoComplete="new-password"
      />
      <PasswordMeter password={fields.password.value} />
      <button type="submit" className="action" disabled={busy}>
        Create my account and join
      </button>
    </Form>
  );
}
