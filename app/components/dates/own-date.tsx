import type { SubmissionResult } from "@conform-to/react";
import { ownDateFormSchema } from "../../schemas/dates/forms.ts";
import { intentField } from "../../schemas/form-fields.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { actionLabel } from "./grouped.ts";

/** Adds a date of one's own, which nothing has to be read for. */
export function OwnDateForm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useSchemaForm(ownDateFormSchema, { id: "own-date", result });
  return (
    <details open={result !== undefined} className="sheet p-5">
      <summary className="link w-fit">Add a date of your own</summary>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
        className="mt-4 grid max-w-measure gap-4"
      >
        <Field field={fields.day} label="Day" type="date" />
        <Field field={fields.what} label="What happens on that day" autoComplete="off" />
        <Field field={fields.action} label="Kind" type="select" options={actionLabel} />
        <Field
          field={fields.who}
          label="Who it is for"
          mark="optional"
          hint="Names, with commas between them."
          autoComplete="off"
        />
        <Field field={fields.note} label="Note" mark="optional" type="textarea" rows={2} />
        <div>
          <button type="submit" name={intentField} value="add-date" className="action">
            Add the date
          </button>
        </div>
      </Form>
    </details>
  );
}
