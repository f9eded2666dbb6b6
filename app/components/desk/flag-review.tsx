import type { SubmissionResult } from "@conform-to/react";
import { Check, RotateCcw, X } from "lucide-react";
import { useId, useState } from "react";
import { Link, useFetcher } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { maxReason, type Review } from "../../schemas/review.ts";
import { sentencesIn } from "../forms/sentences.ts";
import { signUpPath } from "../legalai/addresses.ts";
import type { NumberedFlag } from "./document-text.tsx";

type Answer = { result: SubmissionResult<string[]> } | null;

/** What the reviewer decides about a flag: accepted, or dismissed with a reason; and open again. */
export function FlagReview({ flag, review }: { flag: NumberedFlag; review: Review }) {
  const fetcher = useFetcher<Answer>();
  const refused = sentencesIn(fetcher.data?.result);
  const [dismissing, setDismissing] = useState(false);
  const id = useId();
  return (
    <fetcher.Form
      method="post"
      className="no-print mt-3 grid gap-2 border-rule border-t pt-3"
      onSubmit={() => setDismissing(false)}
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="quote" value={flag.quote} />
      <input type="hidden" name="clauseTitle" value={flag.clauseTitle} />
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
      {review.state !== "open" ? (
        <p>
          <button type="submit" name="state" value="open" className="tool">
            <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Open again<span className="sr-only">: {flag.clauseTitle}</span>
          </button>
        </p>
      ) : (
        <>
          {dismissing && (
            <div>
              <label htmlFor={id} className="field-label text-xs">
                Why does it not matter here?
              </label>
              <input
                id={id}
                name="reason"
                required
                maxLength={maxReason}
                className="field-input small"
              />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {!dismissing && (
              <button type="submit" name="state" value="accepted" className="tool">
                <Check aria-hidden="true" strokeWidth={1.75} className="size-4" />
                Accept<span className="sr-only"> {flag.clauseTitle}</span>
              </button>
            )}
            <button
              type={dismissing ? "submit" : "button"}
              name="state"
              value="dismissed"
              className="tool needs-script"
              onClick={(event) => {
                if (dismissing) return;
                event.preventDefault();
                setDismissing(true);
              }}
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Dismiss<span className="sr-only"> {flag.clauseTitle}</span>
            </button>
            {dismissing && (
              <button type="button" className="tool" onClick={() => setDismissing(false)}>
                Keep it open
              </button>
            )}
          </div>
        </>
      )}
    </fetcher.Form>
  );
}

/** Where a flag is decided about, told on the open desk of the sample. */
export function ReviewElsewhere() {
  return (
    <p className="no-print mt-3 border-rule border-t pt-3 text-xs text-soft">
      Accept it, or dismiss it with your reason,{" "}
      <Link to={signUpPath} className="link">
        in your own account
      </Link>
      .
    </p>
  );
}

/** "Accepted on 20 Nov 2026", or dismissed, and why. */
export function ReviewWords({ review: { state, reason, reviewed_at } }: { review: Review }) {
  if (state === "open") return null;
  const word = state === "accepted" ? "Accepted" : "Dismissed";
  return (
    <span className="text-xs">
      <strong>{word}</strong>
      {reviewed_at && ` on ${formatDate(reviewed_at)}`}
      {reason && `: ${reason}`}
    </span>
  );
}
