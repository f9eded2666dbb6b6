import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import type { CaseLine } from "../../schemas/case.ts";
import { RiskCountBadges } from "../case/risk.tsx";
import { CaseStatusMark } from "../case/status.tsx";
import { FoundSnippet } from "./found-snippet.tsx";

type Props = {
  cases: readonly CaseLine[];
  /** Whether they are all in the matter whose page it is. */
  inMatter?: boolean;
  /** What stands before and after a case, for choosing and changing it. */
  before?: (one: CaseLine) => ReactNode;
  after?: (one: CaseLine) => ReactNode;
};

export function CaseList({ cases, inMatter = false, before, after }: Props) {
  return (
    <ul className="sheet divide-y divide-rule">
      {cases.map((one) => (
        <li key={one.id} className="case-line">
          {before?.(one)}
          <div className="min-w-0">
            <Link to={`/legalai/case/${one.id}`} className="case-name">
              {one.case_name}
            </Link>
            <p className="truncate text-xs text-soft">
              {[
                inMatter ? null : one.matter?.name,
                one.case_type,
                one.file_name,
                formatDate(one.created_at),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {one.status === "failed" && (
              <p className="text-xs text-danger">{one.failure?.message}</p>
            )}
            {one.found && <FoundSnippet found={one.found} />}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {one.status === "analyzed" ? (
              <RiskCountBadges counts={one.counts} />
            ) : (
              <CaseStatusMark status={one.status} />
            )}
          </div>
          {after?.(one)}
        </li>
      ))}
    </ul>
  );
}
