import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { Role } from "../../schemas/firm.ts";
import { invitationFormSchema } from "../../schemas/firms/membership.ts";
import { Field } from "../forms/field.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { firmPath } from "./addresses.ts";
import { roleChoices } from "./role-words.ts";

/** Invites somebody by mail. What is asked of guests alone is shown when that role is chosen. */
export function InviteForm({
  roles,
  matters,
  result,
}: {
  roles: readonly Role[];
  matters: readonly { id: string; name: string }[];
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(invitationFormSchema, { id: "invite", result });
  const offered = Object.fromEntries(roles.map((role) => [role, roleChoices[role]]));
  const errors = fields.matters.errors;
  return (
    <Form method="post" action={firmPath} {...getFormProps(form)} className="invite grid gap-4">
      <input type="hidden" name="intent" value="invite" />
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Field field={fields.email} label="Their email" type="email" autoComplete="off" />
      <Field
        field={fields.role}
        label="Role"
        type="select"
        options={offered}
        hint={
          roles.includes("guest")
            ? undefined
            : "Guests, who see only the matters named, can be invited once there is a matter."
        }
      />
      {roles.includes("guest") && (
        <div className="for-guests grid gap-4">
          <fieldset className="grid gap-2">
            <legend className="field-label mb-1">Matters that the guest sees</legend>
            {matters.map(({ id, name }) => (
              <label key={id} className="flex min-h-8 items-center gap-3">
                <input
                  type="checkbox"
                  name={fields.matters.name}
                  value={id}
                  aria-describedby={errors ? fields.matters.errorId : undefined}
                  className="size-5 shrink-0"
                />
                <span className="min-w-0 break-words">{name}</span>
              </label>
            ))}
            {errors && (
              <p id={fields.matters.errorId} className="field-error">
                {errors.join(" ")}
              </p>
            )}
          </fieldset>
          <Field
            field={fields.until}
            label="Guest until"
            type="date"
            hint="The guest’s last day, in the firm’s time zone. Leave it empty for no last day."
          />
        </div>
      )}
      <p>
        <button type="submit" className="action">
          Send the invitation
        </button>
      </p>
    </Form>
  );
}
