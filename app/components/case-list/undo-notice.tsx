import { useEffect, useState } from "react";
import { Form } from "react-router";
import { Notice } from "../ui/notice.tsx";

/** The service keeps what was deleted for half a minute; offered for less, so that the offer is never empty. */
const offered = 20_000;

const count = (cases: unknown[]) =>
  cases.length === 1 ? "The case is" : `${cases.length} cases are`;

/** Says what was deleted, and for a while takes it back. */
export function UndoNotice({ deleted }: { deleted: string[] }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), offered);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice look="good">
      <div className="flex flex-wrap items-center gap-4">
        <span>{count(deleted)} deleted.</span>
        {open && (
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
