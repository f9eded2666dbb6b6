import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { newFirmSchema } from "../../schemas/firms/settings.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { firmPath } from "./addresses.ts";

/** Makes another firm: seldom needed, and so folded away. */
export function NewFirm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useSchemaForm(newFirmSchema, { id: "new-firm", result });
  return (
    <details className="sheet p-5 sm:p-8" open={result !== undefined}>
      <summary className="cursor-pointer font-semibold">Start another firm</summary>
      <Form
        method="post"
        action={firmPath}
        {...getFormProps(form)}
        className="mt-5 grid max-w-[28rem] gap-4"
      >
        <input type="hidden" name="intent" value="new-firm" />
        {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
        <p className="text-soft">
          A separate firm, with you as its owner. Nothing of this one is seen there.
        </p>
        <Field field={fields.name} label="Name of the firm" autoComplete="organization" />
        <p>
          <button type="submit" className="action quiet">
            Start the firm
          </button>
        </p>
      </Form>
    </details>
  );
}
