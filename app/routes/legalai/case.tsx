import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CaseFailure } from "../../components/case/failure.tsx";
import { CaseHeader } from "../../components/case/header.tsx";
import { CaseReport } from "../../components/case/report.tsx";
import { CaseSkeleton } from "../../components/case/skeleton.tsx";
import { useLiveCase } from "../../components/case/use-live-case.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { HandContext } from "../../components/hand/hand-context.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { pagesOf } from "../../components/pages/pages-of.ts";
import { Steady } from "../../components/thread/steady.tsx";
import { TogetherContext } from "../../components/thread/together.ts";
import { useNews } from "../../components/thread/use-news.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { percentOf, wordsOf } from "../../components/upload/progress.ts";
import { ProgressBar } from "../../components/upload/progress-bar.tsx";
import { requestScope } from "../../context.ts";
import { analyseFormSchema, clientFormSchema, uploadMessages } from "../../schemas/case.ts";
import {
  commentDeletionFormSchema,
  commentEditFormSchema,
  commentFormSchema,
  flagFormSchema,
  readFormSchema,
} from "../../schemas/comments/forms.ts";
import { mentionsById } from "../../schemas/comments/mentions.ts";
import type { Undone } from "../../schemas/flag.ts";
import { summaryField } from "../../schemas/hand.ts";
import {
  caseEditFormSchema,
  flagDeletionFormSchema,
  flagEditFormSchema,
  flagHidingFormSchema,
  manyFlagsFormSchema,
  ownFlagFormSchema,
  undoFormSchema,
} from "../../schemas/hand-forms.ts";
import { overrideFormSchema, playbookChoiceFormSchema } from "../../schemas/playbooks/forms.ts";
import { analyseAgain, updateCase } from "../../services/cases/cases.server.ts";
import { openCase } from "../../services/cases/details.server.ts";
import { getCaseTextPart } from "../../services/cases/files.server.ts";
import { addComment, deleteComment, editComment } from "../../services/comments/comments.server.ts";
import { readMentions } from "../../services/comments/mentions.server.ts";
import { togetherOn } from "../../services/comments/together.server.ts";
import { may } from "../../services/firms/rights.ts";
import { peopleOnCase } from "../../services/flags/assignees.server.ts";
import { editCase } from "../../services/flags/case-edits.server.ts";
import { changeFlag, changeFlags } from "../../services/flags/change.server.ts";
import { clauseTitles } from "../../services/flags/clause-called.ts";
import { addFlag, addFlagOnWords, deleteFlag } from "../../services/flags/own.server.ts";
import { stepsToUndo, undo } from "../../services/flags/undo.server.ts";
import { peopleInMatterOf } from "../../services/matters/people.server.ts";
import { choosePlaybook } from "../../services/playbooks/choice.server.ts";
import { overrideRule } from "../../services/playbooks/overrides.server.ts";
import { positionsOnCase } from "../../services/playbooks/positions.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther, wantsPage } from "../form-action.ts";
import type { Route } from "./+types/case.ts";
import { inFirmOfCase } from "./in-firm-of-case.ts";
import { memberContext } from "./session.ts";

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
  // Who follows the link to a thread reads it.
  if (asked && together && together.unread.length > 0)
    await readMentions(scope.env, member, params.caseId, asked === "case" ? null : asked);
  const wanted = Number(searchParams.get("part") ?? 1) - 1;
  const positions = await orStatusPage(positionsOnCase(scope.env, member, params.caseId));
  const document = await orStatusPage(getCaseTextPart(scope.env, member, params.caseId, wanted));
  const hand = mayWrite
    ? { titles: clauseTitles, steps: await stepsToUndo(scope.env, member, params.caseId) }
    : null;
  return {
    ...{ details, people, mayWrite, mayExport, document, hand, positions },
    together: together && { ...together, caseId: params.caseId, asked },
  };
}

const caseOf = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.caseId] as const;

/** A script has the page read again; a browser without one comes back to it. */
function pageAgain({ request }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url);
  return wantsPage(request) ? seeOther(pathname + search) : null;
}

const notStored = "What you said could not be stored.";

/** What a script is told besides that it is done. */
type Done = Response | null | { left: number } | { undone: Undone };

export const action = formActions<Route.ActionArgs, Done>({
  /** Records a decision about a flag, or who is to decide. */
  flag: formWork(
    flagFormSchema,
    async ({ flag, ...change }, args: Route.ActionArgs) => {
      await changeFlag(...caseOf(args), flag, change);
      return pageAgain(args);
    },
    "The decision could not be stored.",
  ),
  /** Says something of a flag in place of the reader, or takes it back. */
  "edit-flag": formWork(
    flagEditFormSchema,
    async ({ flag, version, back, ...said }, args: Route.ActionArgs) => {
      await changeFlag(...caseOf(args), flag, { version, ...(back ? { [back]: null } : said) });
      return pageAgain(args);
    },
    notStored,
  ),
  "hide-flag": formWork(
    flagHidingFormSchema,
    async ({ flag, ...change }, args: Route.ActionArgs) => {
      await changeFlag(...caseOf(args), flag, change);
      return pageAgain(args);
    },
    notStored,
  ),
  "delete-flag": formWork(
    flagDeletionFormSchema,
    async ({ flag, version }, args: Route.ActionArgs) => {
      await deleteFlag(...caseOf(args), flag, version);
      return pageAgain(args);
    },
    notStored,
  ),
  /** Adds a flag of one's own. */
  "add-flag": formWork(
    ownFlagFormSchema,
    async ({ start, end, ...said }, args: Route.ActionArgs) => {
      const flag = { ...said, note: "" };
      if (start === undefined || end === undefined)
        await addFlagOnWords(...caseOf(args), { ...flag, near: 0 });
      else await addFlag(...caseOf(args), { ...flag, start, end });
      return pageAgain(args);
    },
    "The flag could not be added.",
  ),
  /** Edits the summary, a fact or the note of the case. */
  "edit-case": formWork(
    caseEditFormSchema,
    async ({ field, value, version, back }, args: Route.ActionArgs) => {
      const said = back ? null : value;
      await editCase(...caseOf(args), {
        version,
        ...(field === "note" || field === summaryField
          ? { [field]: said }
          : { facts: { [field]: said } }),
      });
      return pageAgain(args);
    },
    notStored,
  ),
  /** Decides the same about several flags. */
  "decide-flags": formWork(
    manyFlagsFormSchema,
    async ({ flag, decide, reason }, args: Route.ActionArgs) => {
      const { conflicts } = await changeFlags(...caseOf(args), {
        flags: flag,
        ...(decide === "hide" ? { hidden: true } : { state: decide }),
        ...(decide === "dismissed" && { reason }),
      });
      return pageAgain(args) ?? { left: conflicts.length };
    },
    notStored,
  ),
  /** Takes back the last thing that one did by hand. */
  undo: formWork(
    undoFormSchema,
    async (_, args: Route.ActionArgs) => {
      const undone = await undo(...caseOf(args));
      if (!wantsPage(args.request)) return { undone };
      const { pathname, search } = new URL(args.request.url);
      return seeOther(withNotice(pathname, undone ? "undone" : "nothing-to-undo", search));
    },
    "That could not be undone.",
  ),
  /** Says something about the case or a flag. */
  comment: formWork(
    commentFormSchema,
    async ({ text, flag_id }, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      const people = await peopleOnCase(scope.env, member, caseId);
      await addComment(scope, member, caseId, { text: mentionsById(text, people), flag_id });
      return pageAgain(args);
    },
    "The comment could not be stored.",
  ),
  "edit-comment": formWork(
    commentEditFormSchema,
    async ({ comment, text }, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      const people = await peopleOnCase(scope.env, member, caseId);
      await editComment(scope, member, comment, { text: mentionsById(text, people) });
      return pageAgain(args);
    },
    "The comment could not be stored.",
  ),
  "delete-comment": formWork(
    commentDeletionFormSchema,
    async ({ comment }, args: Route.ActionArgs) => {
      const [scope, member] = caseOf(args);
      await deleteComment(scope, member, comment);
      return pageAgain(args);
    },
    "The comment could not be deleted.",
  ),
  /** Notes that a thread is read. */
  read: formWork(
    readFormSchema,
    async ({ thread }, args: Route.ActionArgs) => {
      const [{ env }, member, caseId] = caseOf(args);
      await readMentions(env, member, caseId, thread);
      return pageAgain(args);
    },
    "That could not be stored.",
  ),
  /** Has the document read with a playbook, or with none. */
  playbook: formWork(
    playbookChoiceFormSchema,
    async ({ playbook_id }, args: Route.ActionArgs) => {
      await choosePlaybook(...caseOf(args), playbook_id);
      return pageAgain(args);
    },
    "The playbook could not be stored.",
  ),
  /** Says what a rule comes to for this case alone. */
  override: formWork(
    overrideFormSchema,
    async (change, args: Route.ActionArgs) => {
      await overrideRule(...caseOf(args), change);
      return pageAgain(args);
    },
    "The override could not be stored.",
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

/** When the server cannot be reached, a form says so and keeps what was typed. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

/** What a browser without scripts had typed into a form that was refused, and why. */
function typedByHand(result: SubmissionResult<string[]> | undefined) {
  if (!result?.initialValue) return null;
  return { fields: result.initialValue, why: sentencesIn(result) };
}

/** The same of the form of a thread. */
function typedIn(result: SubmissionResult<string[]> | undefined) {
  const { text, flag_id, comment } = result?.initialValue ?? {};
  if (typeof text !== "string" || comment !== undefined) return null;
  return { text, thread: String(flag_id || "case"), why: sentencesIn(result) };
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, people, mayWrite, mayExport, together, document, hand, positions } = loaderData;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const refused = sentencesIn(result);
  const live = useLiveCase(details.case);
  useNews(details.case.id, together?.stamp ?? null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (details.case.status === "analyzing" && live.status !== "analyzing") void revalidate();
  }, [details.case.status, live.status, revalidate]);

  return (
    <main id="main" className="case-page">
      <CaseHeader of={live} uploadedAt={details.uploadedAt} {...{ people, mayWrite, mayExport }} />
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
      {live.status === "failed" && <CaseFailure of={live} mayWrite={mayWrite} />}
      {live.status === "analyzed" && document && (
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
                hands={details.case.risk_flags}
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
