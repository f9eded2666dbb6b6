import { Lock } from "lucide-react";
import type { Matter } from "../../schemas/matter.ts";

/** By word and shape: that a matter is restricted, that it is closed. */
export function MatterMarks({ of: { restricted, state } }: { of: Matter }) {
  return (
    <>
      {restricted && (
        <span className="inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Restricted
        </span>
      )}
      {state === "closed" && <span className="text-xs font-semibold text-soft">Closed</span>}
    </>
  );
}
