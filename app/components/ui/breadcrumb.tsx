import type { Link } from "../../content/types.ts";

/** The pages above this one; the name of this one stands right under it, in the heading. */
export function Breadcrumb({ above }: { above: readonly Link[] }) {
  if (above.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {above.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
