import type { Analysis, FoundClause } from "../../schemas/analysis.ts";
import { PlaceLink, type ShowSpan } from "../desk/place-link.tsx";

type Props = {
  analysis: Pick<Analysis, "clauses" | "perhaps" | "findings">;
  notes: readonly { code: string; message: string }[];
  onShow: ShowSpan;
};

/** What the analysis and the reader of the file found besides the flags, each list behind its heading. */
export function CaseFindings({ analysis: { clauses, perhaps, findings }, notes, onShow }: Props) {
  const groups = byTitle(clauses);
  return (
    <div className="folds">
      {notes.length > 0 && (
        <details open>
          <summary>
            What to know about this file <Count of={notes.length} />
          </summary>
          <ul className="list-disc pl-5">
            {notes.map(({ code, message }) => (
              <li key={`${code}-${message}`}>{message}</li>
            ))}
          </ul>
        </details>
      )}
      {perhaps.length > 0 && (
        <details>
          <summary>
            Clauses that may be there in other words <Count of={perhaps.length} />
          </summary>
          <p>
            Such a document usually has {perhaps.length === 1 ? "this clause" : "these clauses"}.
            Words of {perhaps.length === 1 ? "it" : "them"} are in this one, and whether they amount
            to the clause could not be told.
          </p>
          <ul className="list-disc pl-5">
            {perhaps.map(({ id, clauseTitle }) => (
              <li key={id}>{clauseTitle}</li>
            ))}
          </ul>
        </details>
      )}
      {findings.length > 0 && (
        <details>
          <summary>
            Slips of the drafting <Count of={findings.length} />
          </summary>
          <ul className="grid gap-2">
            {findings.map((finding) => (
              <li key={`${finding.start}-${finding.message}`}>
                <PlaceLink span={finding} onShow={onShow}>
                  {finding.message}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      {groups.length > 0 && (
        <details>
          <summary>
            Clauses found <Count of={groups.length} />
          </summary>
          <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {groups.map(({ title, places }) => (
              <li key={title}>
                {places.slice(0, most).map((place, index) => (
                  <span key={place.start}>
                    {index > 0 && "; "}
                    <PlaceLink span={place} onShow={onShow}>
                      {index === 0 ? named(title, place) : (place.place ?? `again (${index + 1})`)}
                    </PlaceLink>
                  </span>
                ))}
                {places.length > most &&
                  ` and ${(places.length - most).toLocaleString("en-AU")} more`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** How many places of one kind of clause are listed. */
const most = 100;

const Count = ({ of }: { of: number }) => <span className="text-soft font-normal">{of}</span>;

/** "Indemnity, cl 6.3" */
const named = (title: string, { place }: FoundClause) => (place ? `${title}, ${place}` : title);

function byTitle(clauses: readonly FoundClause[]) {
  const places = Map.groupBy(clauses, ({ clauseTitle }) => clauseTitle);
  return [...places].map(([title, found]) => ({ title, places: found }));
}
