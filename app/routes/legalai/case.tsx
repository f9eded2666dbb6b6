import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CaseFailure } from "../../components/case/failure.tsx";
import { CaseHeader } from "../../components/case/header.tsx";
import { CaseReport } from "../../components/case/report.tsx";
import { CaseSkeleton } from "../../components/case/skeleton.tsx";
import { useLiveCase } from "../../components/case/use-live-case.ts";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { percentOf, wordsOf } from "../../components/upload/progress.ts";
import { ProgressBar } from "../../components/upload/progress-bar.tsx";
import { requestScope } from "../../context.ts";
import { analyseFormSchema, clientFormSchema, uploadMessages } from "../../schemas/case.ts";
import { reviewChangeSchema } from "../../schemas/review.ts";
import { analyseAgain, updateCase } from "../../services/cases/cases.server.ts";
import { openCase } from "../../services/cases/details.server.ts";
import { getCaseTextPart } from "../../services/cases/files.server.ts";
import { reviewFlag } from "../../services/cases/reviews.server.ts";
import { peopleInMatterOf } from "../../services/matters/people.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther, wantsPage } from "../form-action.ts";
import type { Route } from "./+types/case.ts";
import { memberContext } from "./session.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.details.case.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  const details = await orStatusPage(openCase(scope, member, params.caseId));
  const people = await peopleInMatterOf(scope.env, member, details.case);
  if (details.case.status !== "analyzed") return { details, people, document: null };
  const wanted = Number(new URL(request.url).searchParams.get("part") ?? 1) - 1;
  const document = await orStatusPage(getCaseTextPart(scope.env, member, params.caseId, wanted));
  return { details, people, document };
}

const caseOf = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.caseId] as const;

/** A script has the page read again; a browser without one comes back to it. */
function pageAgain({ request }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url);
  return wantsPage(request) ? seeOther(pathname + search) : null;
}

export const action = formActions({
  /** Records a decision about a flag. */
  review: formWork(
    reviewChangeSchema,
    async (change, args: Route.ActionArgs) => {
      await reviewFlag(...caseOf(args), change);
      return pageAgain(args);
    },
    "The decision could not be stored.",
  ),
  /** Names whom the reader acts for. */
  client: formWork(
    clientFormSchema,
    async (change, args: Route.ActionArgs) => {
      await updateCase(...caseOf(args), change);
      return pageAgain(args);
    },
    "The client could not be stored.",
  ),
  /** Analyses the document again: because it failed or because the reader asks. */
  analyse: formWork(
    analyseFormSchema,
    async ({ side }, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      await charge(scope, "upload", member.user.id);
      if (side) await updateCase(scope, member, caseId, { side });
      await analyseAgain(scope, member, caseId);
      return seeOther(`/legalai/case/${caseId}`);
    },
    uploadMessages.failed,
  ),
});

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, people, document } = loaderData;
  const refused = sentencesIn(actionData?.result);
  const live = useLiveCase(details.case);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (details.case.status === "analyzing" && live.status !== "analyzing") void revalidate();
  }, [details.case.status, live.status, revalidate]);

  return (
    <main id="main" className="case-page">
      <CaseHeader of={live} people={people} />
      {refused && <Notice look="bad">{refused}</Notice>}
      {live.status === "analyzing" && (
        <section className="sheet grid gap-3 p-6" aria-label="Analysis">
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <ProgressBar percent={percentOf(live)} words={wordsOf(live)} />
        </section>
      )}
      {live.status === "analyzing" && <CaseSkeleton />}
      {live.status === "failed" && <CaseFailure of={live} />}
      {live.status === "analyzed" && document && (
        <CaseReport
          key={live.id}
          details={details}
          hands={details.case.risk_flags}
          document={document}
        />
      )}
    </main>
  );
}
