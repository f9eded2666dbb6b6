import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { Role } from "../../schemas/firm.ts";
import { invitationFormSchema } from "../../schemas/firms/membership.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { TickList } from "../forms/tick-list.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { PasswordField } from "../legalai/password-field.tsx";
import { MatterMarks } from "../matters/matter-marks.tsx";
import { Notice } from "../ui/notice.tsx";
import { firmPath } from "./addresses.ts";
import { GuestUntil } from "./guest-until.tsx";
import { RoleChoice } from "./role-choice.tsx";

type Matters = readonly { id: string; name: string; number: string | null; restricted: boolean }[];

/** Invites somebody by mail. What is asked of guests alone is shown when that role is chosen. */
export function InviteForm({
  roles,
  matters,
  proven,
  result,
}: {
  roles: readonly Role[];
  matters: Matters;
  /** Whether a second factor was shown a moment ago. */
  proven: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(invitationFormSchema, { id: "invite", result });
  const typed = result?.initialValue;
  const roleErrors = fields.role.errors;
  return (
    <Form method="post" action={firmPath} {...getFormProps(form)} className="grid gap-5">
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
          <GuestUntil field={fields.until} />
        </div>
      ) : (
        <p className="field-hint">
          Guests, such as clients, see only the matters that you choose. They can be invited once
          there is an open matter.
        </p>
      )}
      {roles.includes("owner") && !(proven && !result) && (
        <div className="for-owners max-w-[28rem]">
          <PasswordField
            field={fields.password}
            label="Your password"
            hint="An owner can do all that you can: please confirm that it is you."
            autoComplete="current-password"
          />
        </div>
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
      <p className="field-hint">
        Open matters, newest first. Closed ones are not offered. A restricted one opens to the
        guest, too.
      </p>
      <TickList
        name={field.name}
        things={matters.map(({ id, name, number, restricted }) => ({
          ...{ id, name },
          note: number ?? undefined,
          mark: restricted && <MatterMarks of={{ restricted, state: "open" }} />,
        }))}
        chosen={[typed].flat().filter((one) => typeof one === "string")}
        search="Find a matter by name or number"
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
