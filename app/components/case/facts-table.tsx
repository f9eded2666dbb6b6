import type { Facts } from "../../schemas/analysis.ts";
import { editedFactRows, factRows } from "../../schemas/fact-rows.ts";
import { PlaceLink, type ShowSpan } from "../desk/place-link.tsx";
import { FieldHand, MissingFacts, type SaidOfCase } from "../hand/case-hand.tsx";

type Props = {
  facts: Facts;
  /** What people say of them; null for a document that is nobody's case. */
  of: SaidOfCase | null;
  onShow: ShowSpan;
};

/** The key facts, each a way to its words. */
export function FactsTable({ facts, of, onShow }: Props) {
  const rows = of ? editedFactRows(facts, of) : factRows(facts);
  const missing = of && <MissingFacts of={of} shown={rows.map(({ field }) => field)} />;
  if (rows.length === 0)
    return (
      <>
        <p className="text-soft">No facts could be read with certainty.</p>
        {missing}
      </>
    );
  return (
    <>
      <dl className="facts">
        {rows.map(({ field, label, entries }) => (
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
            {entries.length === 0 && <dd>Not stated</dd>}
            {of && (
              <dd>
                <FieldHand of={of} field={field} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {missing}
    </>
  );
}
