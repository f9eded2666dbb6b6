import type { SubmissionResult } from "@conform-to/react";
import type { Matter } from "../../schemas/matter.ts";
import { Form } from "../forms/page-form.tsx";
import { Refusal } from "../forms/refusal.tsx";

/** What an owner is shown of a matter in which they are not named, and how they come in. */
export function BehindWall({
  of,
  result,
}: {
  of: Matter;
  result: SubmissionResult<string[]> | undefined;
}) {
  return (
    <section className="sheet grid max-w-[46rem] gap-4 p-6 sm:p-8" aria-labelledby="wall-title">
      <h2 id="wall-title" className="text-lg">
        You are not named in this matter
      </h2>
      <Refusal result={result} />
      <p>
        This matter is restricted. As an owner of the firm you see its name
        {of.number && ` and number (${of.number})`}, and nothing of what is in it. You can give
        yourself access: everybody in the matter will read in its record that you did, and when.
      </p>
      <Form method="post">
        <input type="hidden" name="version" value={of.version} />
        <button type="submit" name="intent" value="let-in" className="action">
          Give myself access
        </button>
      </Form>
    </section>
  );
}
