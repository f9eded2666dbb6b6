import { Link } from "react-router";
import type { Matter } from "../../schemas/matter.ts";
import { nameOf } from "../../schemas/person.ts";
import { RiskCountBadges } from "../case/risk.tsx";
import { MatterMarks } from "./matter-marks.tsx";

/** Matters, each with what can be told of it; of one behind a wall that is its name and number. */
export function MatterList({ matters }: { matters: readonly Matter[] }) {
  return (
    <ul className="sheet divide-y divide-rule">
      {matters.map((matter) => (
        <li key={matter.id} className="case-line">
          <div className="min-w-0">
            <Link to={`/legalai/matter/${matter.id}`} className="case-name">
              {matter.name}
            </Link>
            <p className="truncate text-xs text-soft">{lineOf(matter)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <MatterMarks of={matter} />
            {matter.openFlags && <OpenFlags of={matter} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function OpenFlags({ of: { openFlags, cases } }: { of: Matter }) {
  if (!openFlags || !cases) return null;
  const any = openFlags.High + openFlags.Medium + openFlags.Low > 0;
  if (!any) return <span className="text-xs text-soft">No open flags</span>;
  return (
    <>
      <span className="text-xs text-soft">Open:</span>
      <RiskCountBadges counts={openFlags} />
    </>
  );
}

const lineOf = ({ number, client_name, responsible, cases, walled_off }: Matter) =>
  [
    number,
    client_name,
    responsible && nameOf(responsible),
    walled_off ? "You are not named in this matter" : casesInWords(cases ?? 0),
  ]
    .filter(Boolean)
    .join(" · ");

export const casesInWords = (cases: number) =>
  cases === 0 ? "No cases" : cases === 1 ? "1 case" : `${cases.toLocaleString("en-AU")} cases`;
