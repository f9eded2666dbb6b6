import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Link } from "react-router";
import { roles } from "../../schemas/firm.ts";
import type { FirmMember } from "../../schemas/firms/answers.ts";
import { roleFormSchema } from "../../schemas/firms/membership.ts";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { PasswordField } from "../legalai/password-field.tsx";
import { Notice } from "../ui/notice.tsx";
import { memberPath } from "./addresses.ts";
import { GuestUntil } from "./guest-until.tsx";
import { RoleChoice } from "./role-choice.tsx";

/** What a member is in the firm, and of a guest until when. */
export function RoleForm({
  of: { id, role, until },
  matters,
  proven,
  busy,
  result,
}: {
  of: Pick<FirmMember, "id" | "role" | "until">;
  /** The matters that name them. */
  matters: readonly { id: string; name: string }[];
  /** Whether a second factor was shown a moment ago. */
  proven: boolean;
  busy: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const start = { role, until: until ?? "" };
  const [form, fields] = useSchemaForm(roleFormSchema, { id: "role", result, start });
  const typed = result?.initialValue?.role;
  const errors = fields.role.errors;
  return (
    <Form
      method="post"
      action={memberPath(id)}
      {...getFormProps(form)}
      className="sheet grid gap-5 p-5 sm:p-8"
    >
      <input type="hidden" name="intent" value="role" />
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <RoleChoice
        roles={roles}
        chosen={typeof typed === "string" ? typed : role}
        error={errors && { id: fields.role.errorId, words: errors.join(" ") }}
      />
      <div className="for-guests">
        <GuestUntil field={fields.until} />
        <Sees matters={matters} />
      </div>
      {role !== "owner" && !(proven && !result) && (
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
        <button type="submit" className="action" disabled={busy}>
          Save role
        </button>
      </p>
    </Form>
  );
}

/** Which matters they see as a guest: who is named in a matter is told on that matter's page. */
function Sees({ matters }: { matters: readonly { id: string; name: string }[] }) {
  return (
    <div className="grid gap-2">
      <p>
        {matters.length === 0
          ? "A guest sees only the matters that name them. At present none that you see does: add them on the page of a matter, under “Who may see it”."
          : "A guest sees only the matters that name them. Of those that you see, these do:"}
      </p>
      {matters.length > 0 && (
        <>
          <ul className="divide-y divide-rule border-rule border-t">
            {matters.map(({ id, name }) => (
              <li key={id} className="py-2">
                <Link to={`/legalai/matter/${id}`} className="link wrap-anywhere">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="field-hint">Add or take them out on the page of the matter.</p>
        </>
      )}
    </div>
  );
}
