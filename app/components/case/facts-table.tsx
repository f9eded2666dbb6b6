import type { Facts } from "../../schemas/analysis.ts";
import { factRows } from "../../schemas/fact-rows.ts";
import { PlaceLink, type ShowSpan } from "../desk/place-link.tsx";

/** The key facts, each a way to its words. */
export function FactsTable({ facts, onShow }: { facts: Facts; onShow: ShowSpan }) {
  const rows = factRows(facts);
  if (rows.length === 0) return <p className="text-soft">No facts could be read with certainty.</p>;
  return (
    <dl className="facts">
      {rows.map(({ label, entries }) => (
        <div key={label}>
          <dt>{label}</dt>
          {entries.map(({ value, span }) => (
            <dd key={`${span?.start}-${value}`}>
              {span ? (
                <PlaceLink span={span} onShow={onShow}>
                  {value}
                </PlaceLink>
              ) : (
                value
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
