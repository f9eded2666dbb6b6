import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import type { CaseFlag } from "../../schemas/flag.ts";
import { nameOf } from "../../schemas/person.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { useTogether } from "./together.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** Who is to decide about a flag, and for who may write the way to say so. */
export function Assignee({ flag }: { flag: CaseFlag }) {
  const of = useTogether();
  const fetcher = useFetcher<Answer>();
  const id = useId();
  const { assignee } = flag;
  const choices = of?.people.filter((one) => one.writes) ?? [];
  if (!of?.writes || choices.length === 0) return null;
  const refused = sentencesIn(fetcher.data?.result);
  const unknown = assignee && !choices.some((one) => one.id === assignee.id);
  return (
    <fetcher.Form method="post" className="no-print mt-3 grid gap-1">
      <input type="hidden" name="flag" value={flag.id} />
      <input type="hidden" name="version" value={flag.version} />
      <label htmlFor={id} className="text-xs text-soft">
        Who is to decide<span className="sr-only"> about {flag.clauseTitle}</span>?
      </label>
      <span className="flex items-center gap-2">
        <select
          key={assignee?.id}
          id={id}
          name="assignee"
          defaultValue={assignee?.id ?? ""}
          className="field-input small mt-0 min-w-0 flex-1"
        >
          <option value="">Nobody in particular</option>
          {[...choices, ...(unknown ? [assignee] : [])].map((one) => (
            <option key={one.id} value={one.id}>
              {one.id === of.me ? `${nameOf(one)} (you)` : nameOf(one)}
            </option>
          ))}
        </select>
        <button type="submit" name="intent" value="flag" className="action quiet small">
          Assign<span className="sr-only"> {flag.clauseTitle}</span>
        </button>
      </span>
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
    </fetcher.Form>
  );
}
