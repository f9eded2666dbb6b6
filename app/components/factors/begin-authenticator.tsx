import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { passwordSchema } from "../../schemas/factors.ts";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { PasswordField } from "../legalai/password-field.tsx";
import { Notice } from "../ui/notice.tsx";

/** The first step of setting up an authenticator app: the password. */
export function BeginAuthenticator({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useSchemaForm(passwordSchema, { id: "begin", result });
  return (
    <>
      <p className="text-soft">
        An app on your phone, such as Google Authenticator, Microsoft Authenticator or the one in
        your password manager, shows six new digits every half minute. With it on, a sign-in with
        your password asks for them too.
      </p>
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <input type="hidden" name="intent" value="begin" />
        <PasswordField
          field={fields.password}
          label="Your password"
          autoComplete="current-password"
        />
        <button type="submit" className="action">
          Set up an authenticator app
        </button>
      </Form>
    </>
  );
}
