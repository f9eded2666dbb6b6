import type { SubmissionResult } from "@conform-to/react";
import { Check, RotateCcw, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { nameOf } from "../../schemas/person.ts";
import { decisionWords, maxReason } from "../../schemas/review.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { useHand } from "../hand/hand-context.ts";
import { signUpPath } from "../legalai/addresses.ts";
import { useTogether } from "../thread/together.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** What is decided about a flag: that it is raised, or is not an issue and why; and open again. */
export function FlagReview({ flag: review }: { flag: CaseFlag }) {
  const hand = useHand();
  const fetcher = useFetcher<Answer>();
  const refused = sentencesIn(fetcher.data?.result);
  const id = useId();
  const sent = useRef(false);
  const [giving, setGiving] = useState(false);
  useEffect(() => {
    if (fetcher.state !== "idle" || !sent.current) return;
    sent.current = false;
    // What was typed stays where it could not be stored.
    if (!fetcher.data?.result) setGiving(false);
  });
  if (!hand) return null;
  const { clauseTitle } = review;
  return (
    <fetcher.Form
      method="post"
      className="no-print mt-3 grid gap-2 border-rule border-t pt-3"
      onSubmit={() => {
        sent.current = true;
      }}
    >
      <input type="hidden" name="intent" value="flag" />
      <input type="hidden" name="flag" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
      {review.state !== "open" && !giving ? (
        <p>
          <button type="submit" name="state" value="open" className="tool">
            <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Open again<span className="sr-only">: {clauseTitle}</span>
          </button>
        </p>
      ) : (
        <div className="flex flex-wrap items-start gap-2">
          <button type="submit" name="state" value="accepted" formNoValidate className="tool">
            <Check aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Raise<span className="sr-only"> {clauseTitle}</span>
          </button>
          <details
            className="not-issue"
            open={giving}
            onToggle={({ currentTarget }) => {
              setGiving(currentTarget.open);
              const field = currentTarget.querySelector("input");
              if (currentTarget.open && field?.value === "") field.focus();
            }}
          >
            <summary className="tool">
              <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Not an issue<span className="sr-only">: {clauseTitle}</span>
            </summary>
            <div className="grid gap-2 pt-1">
              <label htmlFor={id} className="field-label mb-0 text-xs">
                Why is it not an issue here?
              </label>
              <input
                id={id}
                name="reason"
                required
                maxLength={maxReason}
                autoComplete="off"
                className="field-input small"
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  // The form's first button would raise it.
                  event.preventDefault();
                  const { form } = event.currentTarget;
                  form?.requestSubmit(
                    form.querySelector<HTMLButtonElement>("button[value=dismissed]"),
                  );
                }}
              />
              <p>
                <button type="submit" name="state" value="dismissed" className="action quiet small">
                  Not an issue<span className="sr-only">: {clauseTitle}, for this reason</span>
                </button>
              </p>
            </div>
          </details>
        </div>
      )}
    </fetcher.Form>
  );
}

/** Where a flag is decided about, told on the open desk of the sample. */
export function ReviewElsewhere() {
  return (
    <p className="no-print mt-3 border-rule border-t pt-3 text-xs text-soft">
      Decide whether to raise it, or that it is not an issue and why,{" "}
      <Link to={signUpPath} className="link">
        in your own account
      </Link>
      .
    </p>
  );
}

/** "Raise, 20 Nov 2026", or that it is not an issue, and why; in a firm of several also who said so. */
export function ReviewWords({ flag }: { flag: CaseFlag }) {
  const { state, reason, reviewed_at, reviewed_by } = flag;
  const shared = useTogether() !== null;
  if (state === "open") return null;
  return (
    <span className="text-xs">
      <strong>{decisionWords[state]}</strong>
      {shared && reviewed_by && `, ${nameOf(reviewed_by)}`}
      {reviewed_at && `, ${formatDate(reviewed_at)}`}
      {reason && `: ${reason}`}
    </span>
  );
}
