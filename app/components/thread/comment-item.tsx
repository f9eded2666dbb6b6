import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { Comment } from "../../schemas/comments/comment.ts";
import { mentionsByName, piecesOf } from "../../schemas/comments/mentions.ts";
import { nameOf } from "../../schemas/person.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { MentionField } from "./mention-field.tsx";
import type { Together } from "./together.ts";

type Answer = { result: SubmissionResult<string[]> } | null;

/** What somebody said, and for its author the way to change or delete it. */
export function CommentItem({ of, comment }: { of: Together; comment: Comment }) {
  const { author, text, mentions, created_at, edited_at } = comment;
  const when = formatDateTimeIn(created_at, of.timeZone);
  return (
    <li className="comment" data-new={of.unread.includes(comment.id) ? "" : undefined}>
      <p className="text-xs text-soft">
        <strong className="text-strong">{author ? nameOf(author) : "Somebody who has left"}</strong>
        , <time dateTime={created_at}>{when}</time>
        {edited_at && ", changed"}
      </p>
      <p className="comment-text">
        {piecesOf(text, mentions).map(({ words, mentions }, i) =>
          mentions ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
            <strong key={i}>{words}</strong>
          ) : (
            words
          ),
        )}
      </p>
      {of.writes && author?.id === of.me && <OwnComment of={of} comment={comment} when={when} />}
    </li>
  );
}

function OwnComment({ of, comment, when }: { of: Together; comment: Comment; when: string }) {
  const fetcher = useFetcher<Answer>();
  const fold = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);
  const refused = sentencesIn(fetcher.data?.result);
  useEffect(() => {
    if (fetcher.state !== "idle" || !sent.current) return;
    sent.current = false;
    if (refused || !fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus({ preventScroll: true });
  });
  return (
    <details ref={fold} className="no-print">
      <summary className="tool">
        Change or delete<span className="sr-only"> your comment of {when}</span>
      </summary>
      <fetcher.Form
        method="post"
        className="grid gap-2"
        onSubmit={() => {
          sent.current = true;
        }}
      >
        <input type="hidden" name="comment" value={comment.id} />
        <MentionField
          key={comment.edited_at}
          field={field}
          label="Your comment"
          readOnly={fetcher.state !== "idle"}
          defaultValue={mentionsByName(comment.text, [...of.people, ...comment.mentions])}
        />
        {refused && (
          <p role="alert" className="field-error mt-0">
            {refused}
          </p>
        )}
        <p className="flex flex-wrap gap-2">
          <button type="submit" name="intent" value="edit-comment" className="action quiet small">
            Save
          </button>
          <button
            type="submit"
            name="intent"
            value="delete-comment"
            formNoValidate
            className="action harm small"
            onClick={() =>
              // What has the focus goes with the comment.
              fold.current
                ?.closest("details.thread")
                ?.querySelector("summary")
                ?.focus({ preventScroll: true })
            }
          >
            Delete
          </button>
        </p>
      </fetcher.Form>
    </details>
  );
}
