import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CaseFailure } from "../../components/case/failure.tsx";
import { CaseHeader } from "../../components/case/header.tsx";
import { Renewal } from "../../components/case/renewal.tsx";
import { CaseReport } from "../../components/case/report.tsx";
import { CaseSkeleton } from "../../components/case/skeleton.tsx";
import { useLiveCase } from "../../components/case/use-live-case.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { HandContext } from "../../components/hand/hand-context.ts";
import { pagesOf } from "../../components/pages/pages-of.ts";
import { Steady } from "../../components/thread/steady.tsx";
import { TogetherContext } from "../../components/thread/together.ts";
import { useNews } from "../../components/thread/use-news.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { percentOf, wordsOf } from "../../components/upload/progress.ts";
import { ProgressBar } from "../../components/upload/progress-bar.tsx";
import { requestScope } from "../../context.ts";
import { openCase } from "../../services/cases/details.server.ts";
import { getCaseTextPart } from "../../services/cases/files.server.ts";
import { togetherOn } from "../../services/comments/together.server.ts";
import { may } from "../../services/firms/rights.ts";
import { stepsToUndo } from "../../services/flags/undo.server.ts";
import { peopleInMatterOf } from "../../services/matters/people.server.ts";
import { positionsOnCase } from "../../services/playbooks/positions.server.ts";
import { clauseTitles } from "../../services/playbooks/vocabulary.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/case.ts";
import { commentForms } from "./comment-forms.ts";
import { editForms } from "./edit-forms.ts";
import { flagForms } from "./flag-forms.ts";
import type { Done } from "./form-of-case.ts";
import { inFirmOfCase } from "./in-firm-of-case.ts";
import { readingForms } from "./reading-forms.ts";
import { typedByHand, typedIn } from "./typed.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.details.case.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("thread");
  // First, since its stamp is to be older than all else that is read.
  const together = await inFirmOfCase(togetherOn(scope.env, member, params.caseId), args);
  const details = await orStatusPage(openCase(scope, member, params.caseId));
  const people = await peopleInMatterOf(scope.env, member, details.case);
  const mayWrite = may(member, "write");
  const mayExport = may(member, "export");
  if (details.case.status !== "analyzed")
    return {
      details,
      people,
      mayWrite,
      mayExport,
      together: null,
      document: null,
      hand: null,
      positions: null,
    };
  const wanted = Number(searchParams.get("part") ?? 1) - 1;
  const positions = await orStatusPage(positionsOnCase(scope.env, member, params.caseId));
  const document = await orStatusPage(getCaseTextPart(scope.env, member, params.caseId, wanted));
  const hand = mayWrite
    ? {
        titles: Object.values(await clauseTitles()),
        steps: await stepsToUndo(scope.env, member, params.caseId),
      }
    : null;
  return {
    ...{ details, people, mayWrite, mayExport, document, hand, positions },
    together: together && { ...together, caseId: params.caseId, asked },
  };
}

export const action = formActions<Route.ActionArgs, Done>({
  ...flagForms,
  ...editForms,
  ...commentForms,
  ...readingForms,
});

/** When the server cannot be reached, a form says so and keeps what was typed. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, people, mayWrite, mayExport, together, document, hand, positions } = loaderData;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const live = useLiveCase(details.case);
  const isToRenew = details.isOutdated && mayWrite && live.status === "analyzed";
  useNews(details.case.id, together?.stamp ?? null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (details.case.status === "analyzing" && live.status !== "analyzing") void revalidate();
  }, [details.case.status, live.status, revalidate]);

  return (
    <main id="main" className="case-page">
      <CaseHeader of={live} uploadedAt={details.uploadedAt} {...{ people, mayWrite, mayExport }} />
      <Refusal result={result} />
      {live.status === "analyzing" && (
        <section className="sheet grid gap-3 p-6" aria-label="Analysis">
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <ProgressBar percent={percentOf(live)} words={wordsOf(live)} />
        </section>
      )}
      {live.status === "analyzing" && <CaseSkeleton />}
      {live.status === "failed" && <CaseFailure of={live} mayWrite={mayWrite} />}
      {isToRenew && <Renewal />}
      {details.isOutdated && !mayWrite && (
        <Notice look="plain">
          An earlier version of our analyser read this document. It is read again when somebody who
          may change the case opens it.
        </Notice>
      )}
      {live.status === "analyzed" && document && !isToRenew && (
        <TogetherContext value={together && { ...together, typed: typedIn(result) }}>
          <HandContext
            value={
              hand && {
                ...hand,
                caseId: live.id,
                editVersion: details.case.editVersion,
                typed: typedByHand(result),
              }
            }
          >
            <Steady>
              <CaseReport
                key={live.id}
                details={{ ...details, said: details.case }}
                hands={[...details.case.risk_flags, ...details.case.gaps]}
                document={document}
                positions={positions}
                pages={pagesOf(details)}
              />
            </Steady>
          </HandContext>
        </TogetherContext>
      )}
    </main>
  );
}
