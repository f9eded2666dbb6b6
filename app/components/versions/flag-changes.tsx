import type { FlagGroup } from "../../schemas/versions/compared-page.ts";
import { RiskBadge } from "../case/risk.tsx";

/** The flags that are others than before. */
export const FlagChanges = ({ groups }: { groups: readonly FlagGroup[] }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {groups.map(({ title, lines }) => (
      <section key={title} className="grid content-start gap-2" aria-label={`Flags: ${title}`}>
        <h3 className="text-base">{title}</h3>
        <ul className="grid gap-2">
          {lines.map(({ id, level, was, title, place }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <RiskBadge level={level} />
              <span>{title}</span>
              {place && <span className="text-xs text-soft">{place}</span>}
              {was && was !== level && <span className="text-xs text-soft">was {was}</span>}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
