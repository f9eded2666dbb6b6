import { formatDate } from "../../lib/dates.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { useTogether } from "../thread/together.ts";

/**
 * That something was edited, by whom and when; and for a print that asks for it what was read.
 * @param did "Edited", or "Raised" for a flag of somebody's own.
 */
export function EditedMark({
  did = "Edited",
  by,
  at,
  read,
}: {
  did?: string;
  by: Person | null;
  at: string | null;
  read?: readonly (readonly [string, string])[];
}) {
  const shared = useTogether() !== null;
  return (
    <>
      <p className="text-xs text-soft">
        {did}
        {by && (shared ? ` by ${nameOf(by)}` : " by you")}
        {at && ` on ${formatDate(at)}`}
      </p>
      {read && read.length > 0 && (
        <dl className="print-read">
          {read.map(([label, words]) => (
            <div key={label}>
              <dt>What was read{label && ` (${label})`}</dt>
              <dd>{words || "Nothing"}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
