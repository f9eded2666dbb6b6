import { useEffect } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { CaseFailure } from "../../components/case/failure.tsx";
import { CaseHeader } from "../../components/case/header.tsx";
import { CaseReport } from "../../components/case/report.tsx";
import { CaseSkeleton } from "../../components/case/skeleton.tsx";
import { useLiveCase } from "../../components/case/use-live-case.ts";
import { Notice } from "../../components/legalai/notice.tsx";
import { percentOf, wordsOf } from "../../components/upload/progress.ts";
import { ProgressBar } from "../../components/upload/progress-bar.tsx";
import { requestScope } from "../../context.ts";
import { caseChangeSchema, uploadMessages } from "../../schemas/case.ts";
import { reviewChangeSchema } from "../../schemas/review.ts";
import { analyseAgain, updateCase } from "../../services/cases/cases.server.ts";
import { getCaseDetails } from "../../services/cases/details.server.ts";
import { getCaseTextPart } from "../../services/cases/files.server.ts";
import { reviewFlag } from "../../services/cases/reviews.server.ts";
import { readForm } from "../../services/request-body.ts";
import { charge } from "../../services/throttle.server.ts";
import { parseInput } from "../../services/validation.ts";
import { orStatusPage, sentenceOf } from "../expected-errors.ts";
import type { Route } from "./+types/case.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.details.case.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const details = await orStatusPage(getCaseDetails(env, user.id, params.caseId));
  if (details.case.status !== "analyzed") return { details, document: null };
  const wanted = Number(new URL(request.url).searchParams.get("part") ?? 1) - 1;
  const document = await orStatusPage(getCaseTextPart(env, user.id, params.caseId, wanted));
  return { details, document };
}

/** Records a decision about a flag, or analyses the document again: because it failed or because the reader asks. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const { intent, ...fields } = Object.fromEntries(await orStatusPage(readForm(request)));
  try {
    if (intent === "review") {
      const change = parseInput(reviewChangeSchema, fields);
      await reviewFlag(scope.env, user.id, params.caseId, change);
      return null;
    }
    await charge(scope, "upload", user.id);
    if (fields.side !== undefined)
      await updateCase(scope.env, user.id, params.caseId, parseInput(caseChangeSchema, fields));
    await analyseAgain(scope, user.id, params.caseId);
    return redirect(`/legalai/case/${params.caseId}`);
  } catch (error) {
    const failed =
      intent === "review" ? "The decision could not be stored." : uploadMessages.failed;
    const { message, status } = sentenceOf(error, failed, scope.requestId);
    return data({ error: message }, { status });
  }
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, document } = loaderData;
  const live = useLiveCase(details.case);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (details.case.status === "analyzing" && live.status !== "analyzing") void revalidate();
  }, [details.case.status, live.status, revalidate]);

  return (
    <main id="main" className="case-page">
      <CaseHeader of={live} />
      {actionData?.error && <Notice look="bad">{actionData.error}</Notice>}
      {live.status === "analyzing" && (
        <section className="sheet grid gap-3 p-6" aria-label="Analysis">
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <ProgressBar percent={percentOf(live)} words={wordsOf(live)} />
        </section>
      )}
      {live.status === "analyzing" && <CaseSkeleton />}
      {live.status === "failed" && <CaseFailure failure={live.failure} />}
      {live.status === "analyzed" && document && (
        <CaseReport key={live.id} details={details} document={document} />
      )}
    </main>
  );
}
