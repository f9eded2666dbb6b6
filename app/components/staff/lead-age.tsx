import { TriangleAlert } from "lucide-react";
import { formatAgencyTime } from "../../lib/agency-time.ts";
import { durationInWords } from "../../lib/durations.ts";
import { promisedAnswer } from "../../schemas/leads/lead-handling.ts";
import type { LeadView } from "./lead-view.ts";

/** How old a lead is; past the promised time without an answer it says so by word, sign and colour. */
export function LeadAge({ lead, now }: { lead: LeadView; now: number }) {
  const { createdAt, answeredAt, overdue, status, held } = lead;
  const waits = status === "new" && !held;
  return (
    <div className="lead-age">
      <p>
        <time dateTime={new Date(createdAt).toISOString()} title={formatAgencyTime(createdAt)}>
          {durationInWords(now - createdAt)}
        </time>
        <span className="sr-only"> old</span>
      </p>
      {overdue && (
        <p className="overdue">
          <TriangleAlert aria-hidden="true" strokeWidth={2} className="size-4" />
          Overdue
        </p>
      )}
      {waits && !overdue && (
        <p className="text-xs text-soft">
          {durationInWords(createdAt + promisedAnswer - now)} left
        </p>
      )}
      {answeredAt !== null && (
        <p className="text-xs text-soft">answered in {durationInWords(answeredAt - createdAt)}</p>
      )}
    </div>
  );
}
