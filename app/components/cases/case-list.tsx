import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { riskLevels } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { RiskBadge } from "./risk.tsx";
import { CaseStatusMark } from "./status.tsx";

export function CaseList({ cases }: { cases: readonly Case[] }) {
  return (
    <ul className="sheet divide-y divide-rule">
      {cases.map((one) => (
        <li
          key={one.id}
          className="relative grid gap-1 px-4 py-3 hover:bg-well sm:flex sm:items-center sm:gap-5"
        >
          <div className="min-w-0 flex-1">
            <Link
              to={`/legalai/case/${one.id}`}
              className="font-semibold after:absolute after:inset-0"
            >
              {one.case_name}
            </Link>
            <p className="truncate text-xs text-soft">
              {[one.case_type, one.file_name, formatDate(one.created_at)]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {one.status === "analyzed" ? (
              <RiskCounts of={one} />
            ) : (
              <CaseStatusMark status={one.status} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How many flags of each level a case has. */
export function RiskCounts({ of }: { of: Pick<Case, "risk_flags"> }) {
  if (of.risk_flags.length === 0) return <span className="text-xs text-soft">No flags</span>;
  return riskLevels.map((level) => {
    const count = of.risk_flags.filter((flag) => flag.riskLevel === level).length;
    return count > 0 && <RiskBadge key={level} level={level} count={count} />;
  });
}
