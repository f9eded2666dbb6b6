import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import { resultOrder } from "../../schemas/playbooks/case-reading.ts";
import type { PlaybookResult, PlaybookRule } from "../../schemas/playbooks/playbook.ts";
import { resultWords } from "../../schemas/playbooks/rule-words.ts";
import { maxReason } from "../../schemas/review.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";

/** What a person makes of a rule for this case alone, and why; or the way back to what was read. */
export function OverrideForm({
  rule,
  title,
  now,
  overridden,
}: {
  rule: Pick<PlaybookRule, "id">;
  title: string;
  now: PlaybookResult["result"];
  overridden: boolean;
}) {
  const fetcher = useFetcher<{ result: SubmissionResult<string[]> } | null>();
  const id = useId();
  const refused = sentencesIn(fetcher.data?.result);
  if (overridden)
    return (
      <fetcher.Form method="post" className="no-print">
        <input type="hidden" name="intent" value="override" />
        <input type="hidden" name="rule_id" value={rule.id} />
        <input type="hidden" name="result" value="" />
        <button type="submit" className="tool" disabled={fetcher.state !== "idle"}>
          Back to what was read<span className="sr-only">: {title}</span>
        </button>
      </fetcher.Form>
    );
  return (
    <details className="no-print" open={refused !== ""}>
      <summary className="tool w-fit">
        Override for this case<span className="sr-only">: {title}</span>
      </summary>
      <fetcher.Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="override" />
        <input type="hidden" name="rule_id" value={rule.id} />
        <div>
          <label htmlFor={`${id}-result`} className="field-label text-xs">
            It comes to
          </label>
          <select id={`${id}-result`} name="result" className="field-input small w-auto">
            {resultOrder
              .filter((result) => result !== now)
              .toReversed()
              .map((result) => (
                <option key={result} value={result}>
                  {resultWords[result]}
                </option>
              ))}
          </select>
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor={`${id}-reason`} className="field-label text-xs">
            Why
          </label>
          <input
            id={`${id}-reason`}
            name="reason"
            required
            maxLength={maxReason}
            className="field-input small"
          />
        </div>
        <button type="submit" className="action small" disabled={fetcher.state !== "idle"}>
          Override
        </button>
        {refused && (
          <p role="alert" className="field-error mt-0 w-full">
            {refused}
          </p>
        )}
      </fetcher.Form>
    </details>
  );
}
