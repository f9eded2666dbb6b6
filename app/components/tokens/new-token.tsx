import type { SubmissionResult } from "@conform-to/react";
import { scopeLabels, tokenDays, usualTokenDays } from "../../schemas/token.ts";
import { PlainField } from "../factors/plain-field.tsx";
import { ProofField } from "../factors/proof-field.tsx";
import { Checkboxes } from "../forms/checkboxes.tsx";
import { Form } from "../forms/page-form.tsx";

/** What a new token is called, what it may do, and for how long. */
export function NewToken({
  proven,
  result,
}: {
  /** Whether a second factor was shown a moment ago. */
  proven: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const typed = result?.initialValue ?? {};
  const chosen = typed.scopes === undefined ? ["read"] : [typed.scopes].flat().map(String);
  return (
    <Form method="post" className="grid gap-5">
      <PlainField
        label="Name"
        name="name"
        maxLength={200}
        hint="Where you use it, such as “Document system”."
        defaultValue={String(typed.name ?? "")}
      />
      <Checkboxes legend="Permissions" name="scopes" labels={scopeLabels} chosen={chosen} />
      <div className="field">
        <label className="field-label" htmlFor="token-days">
          Expires after
        </label>
        <select
          id="token-days"
          name="days"
          defaultValue={String(typed.days ?? usualTokenDays)}
          className="field-input"
        >
          {tokenDays.map((days) => (
            <option key={days} value={days}>
              {days === 365 ? "a year" : `${days} days`}
            </option>
          ))}
        </select>
      </div>
      <ProofField proven={proven && !result} />
      <p>
        <button type="submit" name="intent" value="make" className="action">
          Create token
        </button>
      </p>
    </Form>
  );
}
