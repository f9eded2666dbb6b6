import type { SubmissionResult } from "@conform-to/react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import { maxReason } from "../../schemas/review.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";

/** The form that the tick boxes of the flags belong to. */
export const manyFlagsForm = "many-flags";

type Answer = { result: SubmissionResult<string[]> } | { left: number } | null;

type Props = {
  /** How many flags are ticked. */
  ticked: number;
  levels: readonly RiskLevel[];
  onTick: (level: RiskLevel) => void;
  onDone: () => void;
  reason: RefObject<HTMLInputElement | null>;
};

/** Decides the same about all flags that are ticked. */
export function ManyFlags({ ticked, levels, onTick, onDone, reason }: Props) {
  const fetcher = useFetcher<Answer>();
  const id = useId();
  const sent = useRef(false);
  const { state, data } = fetcher;
  const refused = data && "result" in data ? sentencesIn(data.result) : "";
  const left = data && "left" in data ? data.left : 0;
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (refused) return;
    if (reason.current) reason.current.value = "";
    onDone();
  });
  return (
    <details className="by-hand no-print" open={ticked > 0 || undefined}>
      <summary className="tool">
        Decide several at once
        <span role="status">{ticked > 0 && ` (${ticked} ticked)`}</span>
      </summary>
      <fetcher.Form
        id={manyFlagsForm}
        method="post"
        className="by-hand-body grid gap-2"
        onSubmit={() => {
          sent.current = true;
        }}
      >
        <input type="hidden" name="intent" value="decide-flags" />
        <p className="needs-script flex flex-wrap items-center gap-2 text-xs">
          Tick all
          {riskLevels
            .filter((level) => levels.includes(level))
            .map((level) => (
              <button key={level} type="button" className="tool" onClick={() => onTick(level)}>
                {level}
              </button>
            ))}
        </p>
        {refused && (
          <p role="alert" className="field-error mt-0">
            {refused}
          </p>
        )}
        {left > 0 && (
          <p role="status" className="text-xs font-semibold">
            {left === 1 ? "One flag was" : `${left} flags were`} left as somebody else has just
            changed {left === 1 ? "it" : "them"}.
          </p>
        )}
        <div>
          <label htmlFor={id} className="field-label text-xs">
            Reason
          </label>
          <input
            ref={reason}
            id={id}
            name="reason"
            maxLength={maxReason}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className="field-input small"
          />
          <p id={`${id}-hint`} className="field-hint">
            Needed for Not an issue.
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <button type="submit" name="decide" value="accepted" className="action quiet small">
            Raise
          </button>
          <button type="submit" name="decide" value="dismissed" className="action quiet small">
            Not an issue
          </button>
          <button type="submit" name="decide" value="open" className="action quiet small">
            Open again
          </button>
          <button type="submit" name="decide" value="hide" className="action quiet small">
            Hide from the report
          </button>
        </p>
      </fetcher.Form>
    </details>
  );
}
