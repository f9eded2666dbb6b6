import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { type Letter, type LetterKind, letterFormSchema } from "../../schemas/letters/letter.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";

const kinds: Record<LetterKind, string> = { letter: "Letter", memo: "Memo" };

/**
 * A letter to be settled, saved and taken as a Word document.
 * @param version of the letter that is saved, which this one is to be written over; 0: none is.
 */
export function LetterForm({
  letter,
  version,
  mayExport,
  result,
}: {
  letter: Letter;
  version: number;
  mayExport: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(letterFormSchema, { id: "letter", result, start: letter });
  return (
    <Form
      method="post"
      // A download is no page that the router could show; and what is written in “ ” is three bytes a sign there.
      reloadDocument
      encType="multipart/form-data"
      {...getFormProps(form)}
      className="grid gap-5"
    >
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field field={fields.kind} label="Letter or memo" type="select" options={kinds} />
        <Field field={fields.date} label="Date" />
        <Field field={fields.to} label="To" />
        <Field field={fields.from} label="From" />
      </div>
      <Field field={fields.subject} label="Subject" />
      <Field
        field={fields.body}
        label="Letter"
        type="textarea"
        rows={28}
        hint="A blank line begins a paragraph. A paragraph that begins with a number, such as “1. Indemnity (cl 9)”, has its first line as its heading."
      />
      <div className="flex flex-wrap gap-3">
        {mayExport && (
          <button type="submit" name="intent" value="download" className="action">
            Save and download for Word
          </button>
        )}
        <button
          type="submit"
          name="intent"
          value="save"
          className={mayExport ? "action quiet" : "action"}
        >
          Save
        </button>
      </div>
    </Form>
  );
}
