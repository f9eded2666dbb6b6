import { Link } from "react-router";

/** The way through the parts of something long, counted from 0; nothing where there is one only. */
export function PartLinks({
  of,
  part,
  parts,
  hrefOf,
}: {
  /** What has the parts. */
  of: string;
  part: number;
  parts: number;
  hrefOf: (part: number) => string;
}) {
  if (parts < 2) return null;
  return (
    <nav aria-label={`Parts of ${of}`} className="no-print flex flex-wrap items-center gap-4">
      {part > 0 && (
        <Link to={hrefOf(part - 1)} className="action quiet">
          Earlier part
        </Link>
      )}
      <span>
        Part {part + 1} of {parts}
      </span>
      {part + 1 < parts && (
        <Link to={hrefOf(part + 1)} className="action quiet">
          Next part
        </Link>
      )}
    </nav>
  );
}
