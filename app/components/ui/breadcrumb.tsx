import type { Link } from "../../content/types.ts";

/** The pages above this one, and this one where no heading under them says its name. */
export function Breadcrumb({ above, here }: { above: readonly Link[]; here?: string | undefined }) {
  if (above.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {above.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
