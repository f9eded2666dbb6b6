import type { ReactNode } from "react";
import type { NumberedFlag } from "./document-text.tsx";
import type { FlagGroup as Group } from "./flag-view.ts";
import { groupId } from "./places.ts";

/** The flags of one kind of clause: what it is called, where it stands, and each of its flags. */
export function FlagGroup({
  group: { title, flags, places },
  children,
}: {
  group: Group;
  children: (flag: NumberedFlag) => ReactNode;
}) {
  const id = groupId(flags[0]?.number ?? 0);
  return (
    <section className="flag-group" aria-labelledby={id}>
      <h4 id={id} className="flag-title">
        {title}
        {places.length > 0 && (
          <span className="flag-places">
            {places.map((place) => place.replaceAll(" ", "\u00a0")).join(", ")}
          </span>
        )}
      </h4>
      <ol>{flags.map(children)}</ol>
    </section>
  );
}
