import type { ReactNode } from "react";
import type { NumberedFlag } from "../desk/document-line.tsx";
import { groupId } from "../desk/places.ts";
import type { FlagGroup as Group } from "./flag-view.ts";

/** The flags of one kind of clause: what it is called, where it stands, and each of its flags. */
export function FlagGroup({
  group: { title, flags, places },
  onTick,
  children,
}: {
  group: Group;
  /** Ticks all of its flags; null where nothing can be decided. */
  onTick: ((flags: readonly NumberedFlag[]) => void) | null;
  children: (flag: NumberedFlag) => ReactNode;
}) {
  const id = groupId(flags[0]?.number ?? 0);
  return (
    <section className="flag-group" aria-labelledby={id}>
      <h4 id={id} className="flag-title">
        {title}
        {places.length > 0 && (
          <span className="flag-places">
            {places.map((place) => place.replaceAll(" ", "\u00a0")).join("; ")}
          </span>
        )}
        {onTick && flags.length > 1 && (
          <button
            type="button"
            className="tool needs-script no-print"
            onClick={() => onTick(flags)}
          >
            Tick all {flags.length}
            <span className="sr-only"> of {title}</span>
          </button>
        )}
      </h4>
      <ol>{flags.map(children)}</ol>
    </section>
  );
}
