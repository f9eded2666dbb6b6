import { useEffect, useState } from "react";
import { Form } from "../forms/page-form.tsx";
import { Notice } from "../ui/notice.tsx";

/** The service keeps what was done for half a minute; offered for less, so that the offer is never empty. */
const offered = 20_000;

const intents = { deleted: "restore", moved: "move-back" };

const count = (cases: readonly string[]) =>
  cases.length === 1 ? "The document is" : `${cases.length} documents are`;

/** Says what was done to cases, and for a while takes it back. */
export function UndoNotice({ deed, ids }: { deed: keyof typeof intents; ids: readonly string[] }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), offered);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice look="good">
      <div className="flex flex-wrap items-center gap-4">
        <span>
          {count(ids)} {deed}.
        </span>
        {open && (
          <Form method="post">
            {ids.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <button
              type="submit"
              name="intent"
              value={intents[deed]}
              className="action quiet small"
            >
              Undo
            </button>
          </Form>
        )}
      </div>
    </Notice>
  );
}
