import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { formatDate } from "../../lib/dates.ts";
import type { MarkAuthor } from "../../schemas/firm.ts";
import type { Firm } from "../../schemas/firms/answers.ts";
import { firmFormSchema } from "../../schemas/firms/settings.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { firmSettingsPath } from "./addresses.ts";

const markAuthors: Record<MarkAuthor, string> = {
  person: "The person who makes the copy",
  firm: "The firm",
};

/** How a firm is set, for its owners. */
export function FirmSettings({
  firm,
  timeZones,
  result,
}: {
  firm: Firm;
  /** By their names of the IANA. */
  timeZones: Record<string, string>;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { name, time_zone, password_length, second_factor_from, marks_by } = firm;
  const [form, fields] = useSchemaForm(firmFormSchema, {
    ...{ id: "settings", result },
    start: { name, time_zone, marks_by, password_length: String(password_length) },
  });
  const box = fields.require_second_factor;
  return (
    <Form method="post" action={firmSettingsPath} {...getFormProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="settings" />
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Field field={fields.name} label="Name of the firm" autoComplete="organization" />
      <Field field={fields.time_zone} label="Time zone" type="select" options={timeZones} />
      <Field
        field={fields.marks_by}
        label="Marked copies speak in the name of"
        type="select"
        options={markAuthors}
      />
      <Field
        field={fields.password_length}
        label="Minimum password length"
        hint="6 to 64 characters, for passwords that members choose from now on. We recommend 12 for a firm."
      />
      <div className="grid gap-1">
        <label className="flex min-h-8 items-center gap-3">
          <input
            type="checkbox"
            id={box.id}
            name={box.name}
            defaultChecked={second_factor_from !== null}
            aria-describedby={`${box.id}-hint`}
            className="size-5 shrink-0"
          />
          Require a second factor of every member
        </label>
        <p id={`${box.id}-hint`} className="field-hint">
          {second_factor_from === null
            ? "A passkey or an authenticator app. Members have seven days to set one up."
            : `A passkey or an authenticator app, required from ${formatDate(second_factor_from)}.`}
        </p>
      </div>
      <p>
        <button type="submit" className="action">
          Save settings
        </button>
      </p>
    </Form>
  );
}
