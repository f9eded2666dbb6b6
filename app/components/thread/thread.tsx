import { MessageSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { firmField } from "../../schemas/form-fields.ts";
import { Form, useFetcher, usePageFirm } from "../forms/page-form.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { threadOf, useTogether } from "./together.ts";

/**
 * What is said of a flag, or of the case as a whole: the form first and the newest next, so that nothing that comes
 * moves what somebody types. Reading it marks where the reader is mentioned as read.
 * @param lost the comments of flags that the present analysis does not have, which stand with those of the case.
 */
export function Thread({
  flagId,
  about,
  lost = [],
}: {
  flagId: string | null;
  about: string;
  lost?: readonly string[];
}) {
  const of = useTogether();
  const { submit } = useFetcher();
  const firm = usePageFirm();
  const [open, setOpen] = useState(of?.asked === threadOf(flagId));
  const said = of?.comments.filter((one) => one.flag_id === flagId || lost.includes(one.id)) ?? [];
  const unread = said.filter(({ id }) => of?.unread.includes(id)).length;
  useEffect(() => {
    if (open && unread > 0)
      void submit(
        { ...(firm && { [firmField]: firm }), intent: "read", thread: flagId ?? "" },
        { method: "post" },
      );
  }, [open, unread, flagId, firm, submit]);
  if (!of || (!of.writes && said.length === 0)) return null;
  return (
    <details
      className="thread"
      // As the page was asked for; what the reader opens and closes then is theirs.
      open={of.asked === threadOf(flagId) || of.typed?.thread === threadOf(flagId)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="tool">
        <MessageSquare aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {count(said.length)}
        <span className="sr-only"> on {about}</span>
        {unread > 0 && <span className="mark-new">{unread} for you</span>}
      </summary>
      <div className="grid gap-3 pt-2">
        {of.writes && <CommentForm of={of} flagId={flagId} about={about} />}
        {unread > 0 && (
          <noscript>
            <Form method="post">
              <input type="hidden" name="thread" value={flagId ?? ""} />
              <button type="submit" name="intent" value="read" className="action quiet small">
                Mark as read
              </button>
            </Form>
          </noscript>
        )}
        {said.length > 0 && (
          <ol className="comments">
            {said.toReversed().map((comment) => (
              <CommentItem key={comment.id} of={of} comment={comment} />
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

const count = (of: number) => (of === 0 ? "Comment" : of === 1 ? "1 comment" : `${of} comments`);
