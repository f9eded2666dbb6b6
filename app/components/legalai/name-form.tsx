import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { nameFormSchema } from "../../schemas/firms/account.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { accountPath } from "./arrivals.ts";

/** What others in one's firm call one. */
export function NameForm({
  name,
  result,
}: {
  name: string;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(nameFormSchema, {
    ...{ id: "name", result },
    start: { name },
  });
  return (
    <Form
      method="post"
      action={accountPath}
      {...getFormProps(form)}
      aria-labelledby="name-title"
      className="sheet grid gap-4 p-5 sm:p-8"
    >
      <input type="hidden" name="intent" value="name" />
      <h2 id="name-title">Your details</h2>
      <div className="max-w-[28rem]">
        <Field
          field={fields.name}
          label="Your name"
          hint="Colleagues see it beside what you do. Without a name they see your email address."
          autoComplete="name"
        />
      </div>
      <p>
        <button type="submit" className="action">
          Save
        </button>
      </p>
    </Form>
  );
}
