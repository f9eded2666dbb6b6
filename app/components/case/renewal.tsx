import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { Notice } from "../ui/notice.tsx";
import { CaseSkeleton } from "./skeleton.tsx";

/**
 * In the place of what an earlier analyser read: has the document read again, by itself where scripts run, else at the
 * press of a button. Who may not write is shown what there is.
 */
export function Renewal() {
  const fetcher = useFetcher<{ result: SubmissionResult<string[]> } | null>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const refused = sentencesIn(fetcher.data?.result);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    form.current?.requestSubmit();
  }, []);
  return (
    <>
      {refused && <Notice look="bad">{refused}</Notice>}
      <fetcher.Form
        ref={form}
        method="post"
        className="sheet grid justify-items-start gap-3 p-6"
        aria-label="Analysis"
      >
        <input type="hidden" name="intent" value="renew" />
        <p>
          An earlier version of our analyser read this document. It is read once more with the
          present one; what you have decided and written stays.
        </p>
        <button type="submit" className="action quiet" disabled={fetcher.state !== "idle"}>
          Read it again
        </button>
      </fetcher.Form>
      <CaseSkeleton />
    </>
  );
}
