import { Link } from "react-router";
import { dot } from "../../lib/text/dot.ts";
import type { Matter } from "../../schemas/matter.ts";
import { nameOf } from "../../schemas/person.ts";
import { RiskColumns } from "../case/risk.tsx";
import { documentsInWords } from "../case-list/documents-in-words.ts";
import { MatterMarks } from "./matter-marks.tsx";

/** Matters, each with what can be told of it; of one behind a wall that is its name and number. */
export function MatterList({ matters }: { matters: readonly Matter[] }) {
  return (
    <div className="grid gap-2">
      <p className="text-end text-xs text-soft">Open flags</p>
      <ul className="sheet divide-y divide-rule">
        {matters.map((matter) => (
          <li key={matter.id} className="case-line">
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link to={`/legalai/matter/${matter.id}`} className="case-name">
                  {matter.name}
                </Link>
                <MatterMarks of={matter} />
              </div>
              <p className="truncate text-xs text-soft">{lineOf(matter)}</p>
            </div>
            <OpenFlags of={matter} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of a closed matter only how many there are: nobody works on them. */
function OpenFlags({ of: { openFlags, cases, state } }: { of: Matter }) {
  if (!openFlags || !cases) return null;
  const all = openFlags.High + openFlags.Medium + openFlags.Low;
  if (all > 0 && state === "open") return <RiskColumns counts={openFlags} />;
  return (
    <div className="levels text-xs text-soft">
      <span>{all === 0 ? "No flags open" : all === 1 ? "1 flag open" : `${all} flags open`}</span>
    </div>
  );
}

const lineOf = ({ number, client_name, responsible, cases, walled_off }: Matter) =>
  [
    number,
    client_name && `Client: ${client_name}`,
    responsible && `Lawyer: ${nameOf(responsible)}`,
    walled_off ? "You are not named in this matter" : documentsInWords(cases ?? 0),
  ]
    .filter(Boolean)
    .join(dot);
