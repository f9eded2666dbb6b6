import { Link, redirect } from "react-router";
import { CaseReport } from "../../components/case/report.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { pagesOf } from "../../components/pages/pages-of.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { comparePath, versionsPath } from "../../components/versions/addresses.ts";
import { requestScope } from "../../context.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { takeAwayFormSchema } from "../../schemas/versions/version.ts";
import { may } from "../../services/firms/rights.ts";
import { noSuchVersion } from "../../services/versions/list.server.ts";
import { openVersion } from "../../services/versions/open.server.ts";
import { takeVersionAway } from "../../services/versions/take-away.server.ts";
import { inFirmOfCase } from "../case/in-firm-of-case.ts";
import { statusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/earlier-version.ts";

export const meta: Route.MetaFunction = ({ loaderData, params }) => [
  { title: `Version ${params.number} · ${loaderData?.details.case.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  const member = context.get(memberContext);
  if (!/^[1-9]\d{0,3}$/.test(params.number)) throw statusPage(noSuchVersion());
  const wanted = Number(new URL(request.url).searchParams.get("part") ?? 1) - 1;
  const { details, document } = await inFirmOfCase(
    openVersion(
      ...([context.get(requestScope), member, params.caseId] as const),
      ...([Number(params.number), wanted] as const),
    ),
    args,
  );
  if (details.isNewest) throw redirect(`/legalai/case/${params.caseId}`);
  return { details, document, mayExport: may(member, "export") };
}

/** Takes the newest version away. */
export const action = formActions({
  "take-away": formWork(
    takeAwayFormSchema,
    async (_, { params, context }: Route.ActionArgs) => {
      const { caseId, number } = params;
      const who = [context.get(requestScope), context.get(memberContext)] as const;
      await takeVersionAway(...who, caseId, Number(number) || 0);
      return seeOther(withNotice(versionsPath(caseId), "version-taken-away"));
    },
    "The version could not be taken away. Please try again in a minute.",
  ),
});

/** An earlier version of a document as it was read: only to be read, with the decisions of today. */
export default function EarlierVersionPage({
  loaderData,
  params: { caseId },
}: Route.ComponentProps) {
  const { details, document, mayExport } = loaderData;
  const { case: of, newest } = details;
  const number = of.version;
  return (
    <main id="main" className="case-page">
      <header className="grid gap-3">
        <BackTo to={versionsPath(caseId)} page="Versions" />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid min-w-0 gap-2">
            <h1 className="given-name">{of.case_name}</h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-soft">
              <strong>
                Version {number} of {newest}
              </strong>
              <span className="wrap-anywhere">{of.file_name}</span>
              <span>Uploaded {formatDateTime(of.created_at)}</span>
            </p>
          </div>
          <div className="no-print flex flex-wrap gap-2">
            <Link to={comparePath(caseId, number, newest)} className="action quiet small">
              What changed since
            </Link>
            {mayExport && of.original_deleted_at === null && (
              <a
                href={`/api/cases/${caseId}/file?version=${number}`}
                className="action quiet small"
                download
              >
                Download original
              </a>
            )}
            {mayExport && of.status === "analyzed" && (
              <a
                href={`/api/cases/${caseId}/report.docx?version=${number}`}
                className="action quiet small"
                download
              >
                Report for Word
              </a>
            )}
          </div>
        </div>
      </header>
      <Notice look="plain">
        This is an earlier version, to be read only: its summary and its flags are as they were
        read.{" "}
        <Link to={`/legalai/case/${caseId}`} className="link">
          Version {newest}
        </Link>{" "}
        is the case now.
      </Notice>
      {document ? (
        <CaseReport
          details={details}
          hands={[...of.risk_flags, ...of.gaps]}
          positions={null}
          document={document}
          version={number}
          pages={pagesOf(details, number)}
        />
      ) : (
        <p className="sheet p-6">This version was never read, so there is nothing of it to show.</p>
      )}
    </main>
  );
}
