import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { Form } from "react-router";
import { changePasswordSchema, passwordHint } from "../../schemas/auth.ts";
import { Notice } from "./notice.tsx";
import { TextField } from "./text-field.tsx";

/** The form that sets a new password in place of one that is known. */
export function PasswordChange({ result }: { result: SubmissionResult | undefined }) {
  const [form, fields] = useForm({
    lastResult: result,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => {
      formData.delete("intent");
      return parseWithValibot(formData, { schema: changePasswordSchema });
    },
  });
  return (
    <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="password-title">
      <h2 id="password-title" className="text-lg">
        Change your password
      </h2>
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Form method="post" {...getFormProps(form)} className="grid max-w-[24rem] gap-4">
        <input type="hidden" name="intent" value="change-password" />
        <TextField
          field={fields.current_password}
          label="Present password"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          field={fields.password}
          label="New password"
          type="password"
          hint={`${passwordHint}. Every other device will be signed out.`}
          autoComplete="new-password"
        />
        <p>
          <button type="submit" className="action">
            Change my password
          </button>
        </p>
      </Form>
    </section>
  );
}
