import { Archive, Lock } from "lucide-react";
import type { Matter } from "../../schemas/matter.ts";

/** By word and shape: that a matter is restricted, that it is closed. */
export function MatterMarks({
  of: { restricted, state },
}: {
  of: Pick<Matter, "restricted" | "state">;
}) {
  return (
    <>
      {restricted && (
        <span className="matter-mark">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          Restricted
        </span>
      )}
      {state === "closed" && (
        <span className="matter-mark">
          <Archive aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          Closed
        </span>
      )}
    </>
  );
}
