import { Upload } from "lucide-react";
import {
  Form,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from "react-router";
import * as v from "valibot";
import { caseLine } from "../../components/case/line.ts";
import { CaseMenu } from "../../components/case/menu.tsx";
import { CaseFilters } from "../../components/case-list/case-filters.tsx";
import { CaseList } from "../../components/case-list/case-list.tsx";
import { FirstSteps } from "../../components/case-list/first-steps.tsx";
import { MoveChosen } from "../../components/case-list/move-chosen.tsx";
import { UndoNotice } from "../../components/case-list/undo-notice.tsx";
import { useFresh } from "../../components/case-list/use-fresh.ts";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { type Arrival, noticeParameter } from "../../components/legalai/arrivals.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import {
  caseFormSchema,
  caseQuerySchema,
  chosenCasesSchema,
  movedCasesSchema,
  unfiled,
} from "../../schemas/case.ts";
import { updateCase } from "../../services/cases/cases.server.ts";
import { deleteCases, lastDeleted, restoreCases } from "../../services/cases/deletion.server.ts";
import { caseTypes, listCases } from "../../services/cases/list.server.ts";
import { may } from "../../services/firms/rights.ts";
import { moveCases } from "../../services/matters/filing.server.ts";
import { matterChoice } from "../../services/matters/list.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/cases.ts";
import { memberContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "My cases · LegalAI" },
  { name: "robots", content: "noindex" },
];

/** The notice of a list from which cases were deleted: what they are the database knows, as long as it can be undone. */
const deletedNotice = "deleted";
const failed = "That could not be done. Please try again in a minute.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  // A form without JavaScript sends its empty fields too.
  const told = [...searchParams].filter(([, value]) => value !== "");
  const asked = v.safeParse(caseQuerySchema, Object.fromEntries(told));
  if (!asked.success) throw redirect("/legalai/cases");
  const deleted = searchParams.get(noticeParameter) === deletedNotice;
  const { matter } = asked.output;
  const chosen = matter === unfiled ? null : (matter ?? null);
  const [{ cases, nextCursor }, types, undoable, matters] = await orStatusPage(
    Promise.all([
      listCases(env, member, asked.output),
      caseTypes(env, member),
      deleted ? lastDeleted(env, member) : [],
      matterChoice(env, member, chosen),
    ]),
  );
  return {
    ...{ cases: cases.map(caseLine), nextCursor, types, undoable, matters, query: asked.output },
    may: { write: may(member, "write"), delete: may(member, "delete") },
  };
}

export const action = formActions({
  delete: formWork(
    chosenCasesSchema,
    async ({ id }, args: Route.ActionArgs) => {
      const deleted = await deleteCases(scopeOf(args), memberOf(args), id);
      return seeOther(listAfter(args, deleted.length > 0 ? "deleted" : null));
    },
    failed,
  ),
  move: formWork(
    movedCasesSchema,
    async ({ id, matter_id }, args: Route.ActionArgs) => {
      await moveCases(scopeOf(args), memberOf(args), { ids: id, matter_id });
      return seeOther(listAfter(args, "cases-moved"));
    },
    failed,
  ),
  restore: formWork(
    chosenCasesSchema,
    async ({ id }, args: Route.ActionArgs) => {
      const restored = await restoreCases(scopeOf(args), memberOf(args), id);
      const whole = restored.length === id.length;
      return seeOther(listAfter(args, whole ? "cases-restored" : "too-late"));
    },
    failed,
  ),
  change: formWork(
    caseFormSchema,
    async ({ id, seen_name, seen_type, ...change }, args: Route.ActionArgs) => {
      const seen = { case_name: seen_name, case_type: seen_type };
      await updateCase(scopeOf(args), memberOf(args), id, {
        ...change,
        ...(seen_name !== undefined && { seen }),
      });
      return seeOther(listAfter(args, "case-changed"));
    },
    failed,
  ),
});

/** Who changed what somebody else has changed meanwhile sees both. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

const scopeOf = ({ context }: Route.ActionArgs) => context.get(requestScope);
const memberOf = ({ context }: Route.ActionArgs) => context.get(memberContext);

/** The list as it was asked for, with what came of a change. */
function listAfter({ request }: Route.ActionArgs, outcome: Arrival | typeof deletedNotice | null) {
  const search = new URL(request.url).searchParams;
  search.delete(noticeParameter);
  if (outcome) search.set(noticeParameter, outcome);
  return `/legalai/cases?${search}`;
}

export default function Cases({ loaderData, actionData }: Route.ComponentProps) {
  const { cases, nextCursor, types, query, undoable, matters, may: right } = loaderData;
  const refused = sentencesIn(actionData?.result);
  const typed = refused ? actionData?.result?.initialValue : undefined;
  const { state } = useNavigation();
  useFresh(cases.some(({ status }) => status === "analyzing"));
  const filtered = Boolean(query.q || query.status || query.risk || query.type || query.matter);
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">My Cases</h1>
        <Link to="/legalai/upload" className="action">
          <Upload aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Upload New Case File
        </Link>
      </header>
      {undoable.length > 0 && <UndoNotice key={undoable.join()} deleted={undoable} />}
      {refused && <Notice look="bad">{refused}</Notice>}
      {(cases.length > 0 || filtered || query.cursor) && (
        <CaseFilters query={query} types={types} matters={matters} />
      )}
      {cases.length === 0 && !filtered && !query.cursor && <FirstSteps />}
      {cases.length === 0 && (filtered || query.cursor) && (
        <p className="sheet p-6">
          Nothing was found.{" "}
          <Link to="/legalai/cases" className="link">
            Show all cases
          </Link>
        </p>
      )}
      {cases.length > 0 && (
        <section aria-label="Cases" aria-busy={state === "loading"} className="grid gap-3">
          <CaseList
            cases={cases}
            before={(one) => (
              <label className="grid size-11 place-items-center">
                <input
                  type="checkbox"
                  name="id"
                  value={one.id}
                  form="chosen-cases"
                  className="size-5"
                />
                <span className="sr-only">Choose {one.case_name}</span>
              </label>
            )}
            after={(one) => <CaseMenu of={one} typed={typed?.id === one.id ? typed : undefined} />}
          />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Form method="post" id="chosen-cases" className="with-chosen">
              {right.write && matters.length > 0 && <MoveChosen matters={matters} />}
              {right.delete && (
                <button type="submit" name="intent" value="delete" className="action harm small">
                  Delete the chosen cases
                </button>
              )}
            </Form>
            <nav aria-label="Pages of the list" className="flex gap-3">
              {query.cursor && (
                <Link to={pageOf(query, null)} className="action quiet small">
                  First page
                </Link>
              )}
              {nextCursor && (
                <Link to={pageOf(query, nextCursor)} className="action quiet small">
                  Next page
                </Link>
              )}
            </nav>
          </div>
        </section>
      )}
    </main>
  );
}

/** The address of another page of the same list. */
function pageOf(
  { q, status, risk, type, matter, sort }: Route.ComponentProps["loaderData"]["query"],
  cursor: string | null,
) {
  const told = { q, status, risk, type, matter, sort: sort === "newest" ? "" : sort, cursor };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(told)) if (value) search.set(name, value);
  return `?${search}`;
}
