import { Link } from "react-router";
import type { CaseLine } from "../../schemas/case.ts";
import { RiskCountBadges } from "../case/risk.tsx";

type Props = {
  title: string;
  /** `why` it is on the list; without it, its flags say so. */
  cases: readonly (CaseLine & { why: string | null })[];
  empty: string;
};

/** A few cases that ask for something, each with its reason. */
export function ShortList({ title, cases, empty }: Props) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {cases.length === 0 ? (
        <p className="border-rule border-t pt-3 text-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-rule border-rule border-t">
          {cases.map((one) => (
            <li key={`${one.id}-${one.why}`} className="relative grid gap-1 py-3">
              <Link to={`/legalai/case/${one.id}`} className="case-name">
                {one.case_name}
              </Link>
              {one.why === null ? (
                <span className="flex flex-wrap gap-2">
                  <RiskCountBadges counts={one.counts} />
                </span>
              ) : (
                <span className="text-xs text-soft">{one.why}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
