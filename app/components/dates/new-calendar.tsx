import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import { PlainField } from "../factors/plain-field.tsx";
import { Form } from "../forms/page-form.tsx";

/** What a new calendar is called, and of which matter it is. */
export function NewCalendar({
  matters,
  result,
}: {
  matters: readonly { id: string; name: string }[];
  result: SubmissionResult<string[]> | undefined;
}) {
  const id = useId();
  const typed = result?.initialValue ?? {};
  return (
    <Form method="post" className="grid gap-5">
      <PlainField
        label="Name"
        name="name"
        maxLength={200}
        hint="As your calendar program shows it, such as “Dates of the firm”."
        defaultValue={String(typed.name ?? "")}
      />
      {matters.length > 0 && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            Dates of
          </label>
          <select
            id={id}
            name="matter_id"
            defaultValue={String(typed.matter_id ?? "")}
            className="field-input"
          >
            <option value="">All that you may see</option>
            {matters.map((matter) => (
              <option key={matter.id} value={matter.id}>
                {matter.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <p>
        <button type="submit" name="intent" value="make" className="action">
          Create the address
        </button>
      </p>
    </Form>
  );
}
