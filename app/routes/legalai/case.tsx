import { useEffect } from "react";
import { Form, redirect, useRevalidator } from "react-router";
import { DocumentText } from "../../components/cases/document-text.tsx";
import { FlagCard } from "../../components/cases/flag-card.tsx";
import { percentOf, wordsOf } from "../../components/cases/progress.ts";
import { ProgressBar } from "../../components/cases/progress-bar.tsx";
import { CaseStatusMark } from "../../components/cases/status.tsx";
import { useLiveCase } from "../../components/cases/use-live-case.ts";
import { Notice } from "../../components/legalai/notice.tsx";
import { requestScope } from "../../context.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { uploadMessages } from "../../schemas/case.ts";
import { analyseAgain, getCaseDetails, getCaseText } from "../../services/cases.server.ts";
import { charge } from "../../services/throttle.server.ts";
import type { Route } from "./+types/case.ts";
import { orStatusPage, sentenceOf } from "./expected-errors.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.details.case.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const details = await orStatusPage(getCaseDetails(env, user.id, params.caseId));
  const text =
    details.case.status === "analyzed"
      ? await orStatusPage(getCaseText(env, user.id, params.caseId))
      : null;
  return { details, text };
}

/** Try again. */
export async function action({ params, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { user } = context.get(sessionContext);
  try {
    await charge(scope, "upload", user.id);
    await analyseAgain(scope, user.id, params.caseId);
    return redirect(`/legalai/case/${params.caseId}`);
  } catch (error) {
    return { error: sentenceOf(error, uploadMessages.failed, scope.requestId).message };
  }
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, text } = loaderData;
  const live = useLiveCase(details.case);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (details.case.status === "analyzing" && live.status !== "analyzing") void revalidate();
  }, [details.case.status, live.status, revalidate]);

  return (
    <main id="main" className="mx-auto grid max-w-page gap-6 px-gutter py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">{details.case.case_name}</h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
          <CaseStatusMark status={live.status} />
          <a href={`/api/cases/${details.case.id}/file`} className="link">
            {details.case.file_name}
          </a>
          <span>{formatDateTime(details.case.created_at)}</span>
        </p>
      </header>
      {actionData?.error && <Notice look="bad">{actionData.error}</Notice>}
      {live.status === "analyzing" && (
        <section className="sheet grid gap-3 p-6" aria-label="Analysis">
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <ProgressBar percent={percentOf(live)} words={wordsOf(live)} />
        </section>
      )}
      {live.status === "failed" && (
        <Notice look="bad">
          <div className="grid justify-items-start gap-3">
            <p>{live.failure?.message ?? uploadMessages.failed}</p>
            <TryAgain label="Try again" />
          </div>
        </Notice>
      )}
      {live.status === "analyzed" && text !== null && (
        <>
          <section className="sheet grid gap-2 p-6">
            <h2 className="text-lg">Executive summary</h2>
            <p className="max-w-measure whitespace-pre-line">{live.ai_summary}</p>
            <p className="text-xs text-soft">
              Made by {live.analyser} on {live.words?.toLocaleString("en-AU")} words
              {details.analyzedAt && `, ${formatDateTime(details.analyzedAt)}`}. A lawyer must check
              it.
            </p>
          </section>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <section aria-label="Document" className="sheet p-6 font-document sm:p-10">
              <DocumentText
                text={text}
                range={{ start: 0, end: text.length }}
                flags={live.risk_flags}
                chosen={null}
              />
            </section>
            <section aria-label="Risk flags" className="grid content-start gap-3">
              <h2 className="text-lg">{live.risk_flags.length} risk flags</h2>
              <ol className="grid gap-3">
                {live.risk_flags.map((flag, index) => (
                  <FlagCard key={`${flag.start}-${flag.clauseTitle}`} flag={flag} index={index} />
                ))}
              </ol>
            </section>
          </div>
        </>
      )}
    </main>
  );
}

function TryAgain({ label }: { label: string }) {
  return (
    <Form method="post">
      <button type="submit" className="action quiet">
        {label}
      </button>
    </Form>
  );
}
