import type { SubmissionResult } from "@conform-to/react";
import { Check, RotateCcw, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { nameOf } from "../../schemas/person.ts";
import { maxReason } from "../../schemas/review.ts";
import { sentencesIn } from "../forms/sentences.ts";
import { signUpPath } from "../legalai/addresses.ts";
import { useTogether } from "../thread/together.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** What the reviewer decides about a flag: accepted, or dismissed with a reason; and open again. */
export function FlagReview({ flag: review }: { flag: CaseFlag }) {
  const fetcher = useFetcher<Answer>();
  const refused = sentencesIn(fetcher.data?.result);
  const [dismissing, setDismissing] = useState(false);
  const id = useId();
  const sent = useRef(false);
  useEffect(() => {
    if (fetcher.state !== "idle" || !sent.current) return;
    sent.current = false;
    // What was typed stays where it could not be stored.
    if (!fetcher.data?.result) setDismissing(false);
  });
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
      {review.state !== "open" && !dismissing ? (
        <p>
          <button type="submit" name="state" value="open" className="tool">
            <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Open again<span className="sr-only">: {clauseTitle}</span>
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
                Accept<span className="sr-only"> {clauseTitle}</span>
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
              Dismiss<span className="sr-only"> {clauseTitle}</span>
            </button>
            {dismissing && (
              <button type="button" className="tool" onClick={() => setDismissing(false)}>
                {review.state === "open" ? "Keep it open" : "Leave it so"}
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

/** "Accepted on 20 Nov 2026", or dismissed, and why; in a firm of several also by whom. */
export function ReviewWords({ flag }: { flag: CaseFlag }) {
  const { state, reason, reviewed_at, reviewed_by } = flag;
  const shared = useTogether() !== null;
  if (state === "open") return null;
  const word = state === "accepted" ? "Accepted" : "Dismissed";
  return (
    <span className="text-xs">
      <strong>{word}</strong>
      {shared && reviewed_by && ` by ${nameOf(reviewed_by)}`}
      {reviewed_at && ` on ${formatDate(reviewed_at)}`}
      {reason && `: ${reason}`}
    </span>
  );
}
