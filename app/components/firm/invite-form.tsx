import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { dayInWords } from "../../lib/days.ts";
import type { Role } from "../../schemas/firm.ts";
import { invitationFormSchema } from "../../schemas/firms/membership.ts";
import { Field } from "../forms/field.tsx";
import { TickList } from "../forms/tick-list.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { firmPath } from "./addresses.ts";
import { RoleChoice } from "./role-choice.tsx";

type Matters = readonly { id: string; name: string }[];

/** Invites somebody by mail. What is asked of guests alone is shown when that role is chosen. */
export function InviteForm({
  roles,
  matters,
  result,
}: {
  roles: readonly Role[];
  matters: Matters;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(invitationFormSchema, { id: "invite", result });
  const typed = result?.initialValue;
  const roleErrors = fields.role.errors;
  return (
    <Form method="post" action={firmPath} {...getFormProps(form)} className="invite grid gap-5">
      <input type="hidden" name="intent" value="invite" />
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <div className="max-w-[28rem]">
        <Field field={fields.email} label="Email address" type="email" autoComplete="off" />
      </div>
      <RoleChoice
        roles={roles}
        chosen={typeof typed?.role === "string" ? typed.role : undefined}
        error={roleErrors && { id: fields.role.errorId, words: roleErrors.join(" ") }}
      />
      {roles.includes("guest") ? (
        <div className="for-guests">
          <GuestMatters field={fields.matters} typed={typed?.matters} matters={matters} />
          <div className="max-w-[28rem]">
            <Field
              field={fields.until}
              label="Guest until"
              type="date"
              hint={lastDay(fields.until.value)}
            />
          </div>
        </div>
      ) : (
        <p className="field-hint">
          Guests, such as clients, see only the matters that you choose. They can be invited once
          there is an open matter.
        </p>
      )}
      <p>
        <button type="submit" className="action">
          Send invitation
        </button>
      </p>
    </Form>
  );
}

function GuestMatters({
  field,
  typed,
  matters,
}: {
  field: { name: string; errors?: string[] | undefined; errorId: string };
  typed: unknown;
  matters: Matters;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">Matters that the guest sees</legend>
      <p className="field-hint">Open matters, newest first. Closed ones are not offered.</p>
      <TickList
        name={field.name}
        things={matters}
        chosen={[typed].flat().filter((one) => typeof one === "string")}
        search="Find a matter by name"
        error={field.errors && field.errorId}
      />
      {field.errors && (
        <p id={field.errorId} className="field-error">
          {field.errors.join(" ")}
        </p>
      )}
    </fieldset>
  );
}

/** The day that was chosen, in words: fields show it as the browser's language writes it. */
const lastDay = (day: string | undefined) => {
  const words = day && dayInWords(day);
  return words
    ? `Their last day is ${words}.`
    : "Their last day, in the firm’s time zone. Leave it empty for no last day.";
};
