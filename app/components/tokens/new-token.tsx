import type { SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { scopes } from "../../schemas/firm.ts";
import { scopeLabels, tokenDays, usualTokenDays } from "../../schemas/token.ts";
import { PlainField } from "../factors/plain-field.tsx";

/** What a new token is called, what it may do, and for how long. */
export function NewToken({ result }: { result: SubmissionResult<string[]> | undefined }) {
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
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">It may</legend>
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-8 items-center gap-3">
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              defaultChecked={chosen.includes(scope)}
              className="size-5 shrink-0"
            />
            {scopeLabels[scope]}
          </label>
        ))}
        <p className="field-hint">Never more than you may yourself.</p>
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor="token-days">
          It ends after
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
      <p>
        <button type="submit" name="intent" value="make" className="action">
          Make the token
        </button>
      </p>
    </Form>
  );
}
