import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CaseLine } from "../../schemas/case.ts";
import { canPassLater } from "../../schemas/cases/life.ts";
import { RiskColumns } from "../case/risk.tsx";
import { CaseStatusMark } from "../case/status.tsx";
import { lineOf } from "./case-words.ts";
import { FoundSnippet } from "./found-snippet.tsx";

type Props = {
  cases: readonly CaseLine[];
  /** Whether they are all in the matter whose page it is. */
  inMatter?: boolean;
  /** Whether who reads it may try again or replace a file. */
  mayMend?: boolean;
  /** What stands before and after a case, for choosing and changing it. */
  before?: ((one: CaseLine) => ReactNode) | undefined;
  after?: ((one: CaseLine) => ReactNode) | undefined;
};

export function CaseList({ cases, inMatter = false, mayMend = false, before, after }: Props) {
  return (
    <ul className="sheet divide-y divide-rule">
      {cases.map((one) => (
        <li key={one.id} className="case-line">
          {before?.(one)}
          <div className="min-w-0">
            <Link to={`/legalai/case/${one.id}`} className="case-name">
              {one.case_name}
            </Link>
            <p className="truncate text-xs text-soft">{lineOf(one, inMatter)}</p>
            {one.status === "failed" && <Failure of={one.failure} mendable={mayMend} />}
            {one.found && <FoundSnippet found={one.found} />}
          </div>
          {one.status === "analyzed" ? (
            <RiskColumns counts={one.counts} />
          ) : (
            <div className="levels">
              <CaseStatusMark status={one.status} />
            </div>
          )}
          {after?.(one)}
        </li>
      ))}
    </ul>
  );
}

/** Why a document could not be analysed, and what can be done. */
function Failure({ of: failure, mendable }: { of: CaseLine["failure"]; mendable: boolean }) {
  return (
    <p className="text-xs text-danger">
      {failure?.message}{" "}
      {!mendable
        ? null
        : !failure || canPassLater(failure.code)
          ? "Open it to try again."
          : "Open it to replace the file."}
    </p>
  );
}
