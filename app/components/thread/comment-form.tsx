import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { MentionField } from "./mention-field.tsx";
import { type Together, threadOf } from "./together.ts";
import { useDraft } from "./use-draft.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** Says something in a thread. What is typed stays until it is stored. */
export function CommentForm({
  of: { caseId, typed },
  flagId,
  about,
}: {
  of: Together;
  flagId: string | null;
  about: string;
}) {
  const fetcher = useFetcher<Answer>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);
  const { keep, forget } = useDraft(field, `${caseId}:${threadOf(flagId)}`);
  const { state, data } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (data?.result) return;
    if (field.current) field.current.value = "";
    forget();
  });
  const before = typed?.thread === threadOf(flagId) ? typed : null;
  const refused = sentencesIn(data?.result) || before?.why;
  return (
    <fetcher.Form
      method="post"
      className="no-print grid gap-2"
      onSubmit={() => {
        sent.current = true;
      }}
    >
      <input type="hidden" name="flag_id" value={flagId ?? ""} />
      <MentionField
        field={field}
        label={`Comment on ${about}`}
        readOnly={state !== "idle"}
        onChange={keep}
        {...(before && { defaultValue: before.text })}
      />
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
      <p>
        <button
          type="submit"
          name="intent"
          value="comment"
          className="action quiet small"
          aria-disabled={state !== "idle"}
        >
          Comment
        </button>
      </p>
    </fetcher.Form>
  );
}
