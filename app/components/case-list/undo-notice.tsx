import { useEffect, useState } from "react";
import { Form } from "react-router";
import { Notice } from "../legalai/notice.tsx";

/** The service keeps what was deleted for half a minute; offered for less, so that the offer is never empty. */
const offered = 20_000;

/** Says what was done, and for a while takes a deletion back. */
export function UndoNotice({ said, deleted }: { said: string; deleted?: string[] | undefined }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), offered);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice look="good">
      <div className="flex flex-wrap items-center gap-4">
        <span>{said}</span>
        {open && deleted && deleted.length > 0 && (
          <Form method="post">
            {deleted.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <button type="submit" name="intent" value="restore" className="action quiet small">
              Undo
            </button>
          </Form>
        )}
      </div>
    </Notice>
  );
}
