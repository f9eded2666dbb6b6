import { Files } from "lucide-react";
import { Link } from "react-router";
import { dot } from "../../lib/text/dot.ts";
import type { Case } from "../../schemas/case.ts";
import { comparePath, versionsPath } from "./addresses.ts";

/** Which version of its document a case is about; nothing where it has only one. */
export function VersionMark({ of: { id, version } }: { of: Pick<Case, "id" | "version"> }) {
  if (version === 1) return null;
  return (
    <span>
      <Link to={versionsPath(id)} className="link">
        Version {version} of {version}
      </Link>
      {dot}
      <Link to={comparePath(id, version - 1, version)} className="link">
        What changed
      </Link>
    </span>
  );
}

/** The way to add a version of a case's document. */
export const NewVersionLink = ({ id }: Pick<Case, "id">) => (
  <Link to={versionsPath(id)} className="action quiet small">
    <Files aria-hidden="true" strokeWidth={1.5} className="size-4" />
    New version
  </Link>
);
