import { Link, useNavigation } from "react-router";
import { formatDateTime } from "../../lib/dates.ts";
import { fileSizeInWords } from "../../lib/file-size.ts";
import { dot } from "../../lib/text/dot.ts";
import { nameOf } from "../../schemas/person.ts";
import type { CaseVersion } from "../../schemas/versions/version.ts";
import { RiskCountBadges } from "../case/risk.tsx";
import { Form } from "../forms/page-form.tsx";
import { comparePath, versionPath } from "./addresses.ts";

type Props = {
  caseId: string;
  versions: readonly CaseVersion[];
  mayExport: boolean;
  /** Whether the reader may take the newest away. */
  mayTakeAway: boolean;
};

/** The versions of a document, the newest first: who sent which when, and the way to each and between two. */
export const VersionList = ({ caseId, versions, mayExport, mayTakeAway }: Props) => (
  <ol reversed className="grid gap-4">
    {versions.map((one, at) => {
      const { number } = one;
      const isNewest = at === 0;
      return (
        <li key={number} className="sheet grid gap-3 p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-lg">
              Version {number}
              {isNewest && <span className="text-xs font-normal text-soft">{dot}the case now</span>}
            </h2>
            {one.status === "analyzed" && (
              <p className="flex flex-wrap gap-2">
                <RiskCountBadges counts={one.flags} />
              </p>
            )}
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
            <span className="wrap-anywhere">{one.file_name}</span>
            <span>{fileSizeInWords(one.file_size)}</span>
            {one.words !== null && <span>{one.words.toLocaleString("en-AU")} words</span>}
            <span>
              Uploaded {formatDateTime(one.uploaded_at)} by{" "}
              {one.uploaded_by ? nameOf(one.uploaded_by) : "somebody who has left"}
            </span>
            <span>{standing(one, isNewest)}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Link
              to={isNewest ? `/legalai/case/${caseId}` : versionPath(caseId, number)}
              className="action quiet small"
            >
              Open version {number}
            </Link>
            {at + 1 < versions.length && one.words !== null && (
              <Link to={comparePath(caseId, number - 1, number)} className="action quiet small">
                What changed since version {number - 1}
              </Link>
            )}
            {mayExport && one.original_deleted_at === null && (
              <a
                href={`/api/cases/${caseId}/file?version=${number}`}
                className="action quiet small"
                download
              >
                Download its original
              </a>
            )}
            {isNewest && mayTakeAway && <TakeAway caseId={caseId} number={number} />}
          </div>
        </li>
      );
    })}
  </ol>
);

function standing({ status, analyzed_at }: CaseVersion, isNewest: boolean): string {
  if (status === "analyzing") return "Being analysed now";
  if (status === "failed") return isNewest ? "Could not be read" : "Was never read";
  return analyzed_at ? `Analysed ${formatDateTime(analyzed_at)}` : "Analysed";
}

/** Takes the newest version away, after a second look. */
function TakeAway({ caseId, number }: { caseId: string; number: number }) {
  const busy = useNavigation().state !== "idle";
  return (
    <details className="again">
      <summary className="action quiet small list-none">Take version {number} away</summary>
      <Form
        method="post"
        action={versionPath(caseId, number)}
        className="case-menu-body grid gap-3"
      >
        <p className="text-xs">
          Version {number} is deleted, with its original and its analysis. Version {number - 1} is
          the case again, and what you have decided stays.
        </p>
        <button
          type="submit"
          name="intent"
          value="take-away"
          className="action harm small"
          disabled={busy}
        >
          Take it away
        </button>
      </Form>
    </details>
  );
}
