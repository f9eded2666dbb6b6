import { Link, useNavigation } from "react-router";
import type { Case } from "../../schemas/case.ts";
import { canPassLater } from "../../schemas/cases/life.ts";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { wantsScan } from "../../schemas/documents/scan.ts";
import { Form } from "../forms/page-form.tsx";
import { scanPath } from "../scan/addresses.ts";
import { Notice } from "../ui/notice.tsx";
import { versionPath, versionsPath } from "../versions/addresses.ts";

/** Why a document could not be analysed, and the way to another try, or to another document where none can help. */
export function CaseFailure({ of, mayWrite }: { of: Case; mayWrite: boolean }) {
  const { id, failure, version } = of;
  const busy = useNavigation().state !== "idle";
  return (
    <Notice look="bad">
      <div className="grid justify-items-start gap-3">
        <p>{failure?.message ?? uploadMessages.failed}</p>
        {!failure || canPassLater(failure.code) ? (
          <Form method="post">
            <button
              type="submit"
              name="intent"
              value="analyse"
              className="action quiet"
              disabled={busy}
            >
              Try again
            </button>
          </Form>
        ) : (
          <p className="flex flex-wrap gap-3">
            {mayWrite && wantsScan(of) && (
              <Link to={scanPath(id)} className="action">
                Read the scan in this browser
              </Link>
            )}
            {version > 1 ? (
              <Link to={versionsPath(id)} className="action quiet">
                Take version {version} away, or add another
              </Link>
            ) : (
              <Link to={`/legalai/upload?replaces=${id}`} className="action quiet">
                Replace file
              </Link>
            )}
          </p>
        )}
        {version > 1 && (
          <p>
            Version {version - 1} is whole:{" "}
            <Link to={versionPath(id, version - 1)} className="link">
              open it
            </Link>
            .
          </p>
        )}
      </div>
    </Notice>
  );
}
