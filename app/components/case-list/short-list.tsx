import { Link } from "react-router";
import type { CaseLine } from "../../schemas/case.ts";

type Props = {
  title: string;
  /** By what they are in order. */
  order?: string;
  /** `why` each is on the list. */
  cases: readonly (CaseLine & { why: string })[];
  /** What is said where there is none. */
  empty?: string;
};

/** A few cases that ask for something, each with its reason. */
export function ShortList({ title, order, cases, empty }: Props) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{title}</h2>
        {order && cases.length > 1 && <p className="text-xs text-soft">{order}</p>}
      </div>
      {cases.length === 0 ? (
        <p className="border-rule border-t pt-3 text-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-rule border-rule border-t">
          {cases.map((one) => (
            <li key={`${one.id}-${one.why}`} className="relative grid gap-1 py-3">
              <Link to={`/legalai/case/${one.id}`} className="case-name">
                {one.case_name}
              </Link>
              <span className="text-xs text-soft">{one.why}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
