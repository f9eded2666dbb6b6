import { Pencil } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { hasDraft } from "./use-edits.ts";

/**
 * What somebody who may write can open to say something else. With scripts it is there once it is open; it opens by
 * itself where something typed waits to be stored.
 */
export function ByHand({
  label,
  about,
  open = false,
  draft,
  children,
}: {
  label: string;
  about: string;
  /** Whether it is open from the beginning: where something was refused, for a browser without scripts. */
  open?: boolean;
  /** By which name what is typed in it is kept. */
  draft?: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (!draft || !hasDraft(draft)) return;
    setOpen(true);
    // What was being typed is shown again, whatever it lies behind.
    for (let around = details.current?.parentElement?.closest("details"); around; ) {
      around.open = true;
      around = around.parentElement?.closest("details");
    }
  }, [draft]);
  return (
    <details
      ref={details}
      className="by-hand no-print"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="tool">
        <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
        <span className="by-hand-label">{label}</span>
        <span className="sr-only">: {about}</span>
      </summary>
      {(!hydrated || isOpen) && <div className="by-hand-body">{children}</div>}
    </details>
  );
}
