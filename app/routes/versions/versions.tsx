import { data } from "react-router";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { NewVersionForm } from "../../components/versions/new-version-form.tsx";
import { VersionList } from "../../components/versions/version-list.tsx";
import { requestScope } from "../../context.ts";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { versionFieldsSchema } from "../../schemas/versions/version.ts";
import { getCase } from "../../services/cases/cases.server.ts";
import { receiveUpload } from "../../services/cases/uploads.server.ts";
import { may } from "../../services/firms/rights.ts";
import { keyOfSending, stampForm } from "../../services/form-stamp.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { addVersion, refuseVersion } from "../../services/versions/add.server.ts";
import { listVersions } from "../../services/versions/list.server.ts";
import { inFirmOfCase } from "../case/in-firm-of-case.ts";
import { orStatusPage, sentenceOf } from "../expected-errors.ts";
import { seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/versions.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Versions · ${loaderData?.of.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const of = await inFirmOfCase(getCase(env, member, params.caseId), args);
  const mayWrite = may(member, "write");
  return {
    of: { case_name: of.case_name, status: of.status, version: of.version },
    versions: await orStatusPage(listVersions(env, member, params.caseId)),
    stamp: mayWrite ? await stampForm(env) : null,
    mayExport: may(member, "export"),
    mayTakeAway: of.version > 1 && may(member, of.status === "analyzed" ? "delete" : "write"),
  };
}

/** The way of an upload without scripts; with them, the same steps happen in `POST /api/cases/:id/versions`. */
export async function action({ request, params: { caseId }, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  try {
    // Each form has a key of its own, which comes with its fields.
    await refuseVersion(scope.env, member, caseId, true);
    await charge(scope, "upload", member.user.id);
    const upload = await receiveUpload(scope.env, member, request, versionFieldsSchema);
    const { documentId: _, stamp, ...answers } = upload;
    const key = await keyOfSending(scope.env, stamp, answers);
    await addVersion(scope, member, caseId, upload, key);
    return seeOther(`/legalai/case/${caseId}`);
  } catch (error) {
    const { message, status, headers } = sentenceOf(error, uploadMessages.failed, scope.requestId);
    return data({ error: message }, { status, headers });
  }
}

export default function VersionsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { of, versions, stamp, mayExport, mayTakeAway } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${params.caseId}`} page={of.case_name} />
        <h1 className="text-2xl">Versions</h1>
        <p className="max-w-measure text-soft">
          When the document comes back changed, add it here. The case is then about the newest
          version; each earlier one keeps its text, its analysis and its original. What you have
          decided and noted goes with the words.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <VersionList
          caseId={params.caseId}
          versions={versions}
          mayExport={mayExport}
          mayTakeAway={mayTakeAway}
        />
        {stamp !== null && (
          <section className="sheet grid gap-4 p-5" aria-labelledby="new-title">
            <h2 id="new-title" className="text-lg">
              New version
            </h2>
            {of.status === "analyzing" ? (
              <p>
                Version {of.version} is being analysed. The next one can be added as soon as that is
                done.
              </p>
            ) : (
              <NewVersionForm
                caseId={params.caseId}
                number={of.version + 1}
                stamp={stamp}
                refused={actionData?.error}
              />
            )}
          </section>
        )}
      </div>
    </main>
  );
}
