import { Upload } from "lucide-react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import * as v from "valibot";
import { caseLine } from "../../components/case/line.ts";
import { CaseMenu } from "../../components/case/menu.tsx";
import { CaseFilters } from "../../components/case-list/case-filters.tsx";
import { CaseList } from "../../components/case-list/case-list.tsx";
import { FirstSteps } from "../../components/case-list/first-steps.tsx";
import { UndoNotice } from "../../components/case-list/undo-notice.tsx";
import { useFresh } from "../../components/case-list/use-fresh.ts";
import { Notice } from "../../components/legalai/notice.tsx";
import { requestScope } from "../../context.ts";
import { caseQuerySchema } from "../../schemas/case.ts";
import { caseTypes, listCases } from "../../services/cases/list.server.ts";
import { readForm } from "../../services/request-body.ts";
import { orStatusPage, sentenceOf } from "../expected-errors.ts";
import type { Route } from "./+types/cases.ts";
import { changeCases } from "./change-cases.server.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "My cases · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  // A form without JavaScript sends its empty fields too.
  const told = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const asked = v.safeParse(caseQuerySchema, Object.fromEntries(told));
  if (!asked.success) throw redirect("/legalai/cases");
  const [{ cases, nextCursor }, types] = await orStatusPage(
    Promise.all([listCases(env, user.id, asked.output), caseTypes(env, user.id)]),
  );
  return { cases: cases.map(caseLine), nextCursor, types, query: asked.output };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env, requestId } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  try {
    return { changed: await changeCases(env, user.id, await readForm(request)) };
  } catch (error) {
    const fallback = "That could not be done. Please try again in a minute.";
    const { message, status } = sentenceOf(error, fallback, requestId);
    return data({ error: message }, { status });
  }
}

export default function Cases({ loaderData, actionData }: Route.ComponentProps) {
  const { cases, nextCursor, types, query } = loaderData;
  const { state } = useNavigation();
  useFresh(cases.some(({ status }) => status === "analyzing"));
  const filtered = Boolean(query.q || query.status || query.risk || query.type);
  const changed = actionData && "changed" in actionData ? actionData.changed : null;
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">My Cases</h1>
        <Link to="/legalai/upload" className="action">
          <Upload aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Upload New Case File
        </Link>
      </header>
      {changed && <UndoNotice key={JSON.stringify(changed)} {...changed} />}
      {actionData && "error" in actionData && <Notice look="bad">{actionData.error}</Notice>}
      {(cases.length > 0 || filtered || query.cursor) && (
        <CaseFilters query={query} types={types} />
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
            after={(one) => <CaseMenu of={one} />}
          />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Form method="post" id="chosen-cases">
              <button
                type="submit"
                name="intent"
                value="delete"
                className="action harm small delete-chosen"
              >
                Delete the chosen cases
              </button>
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
  { q, status, risk, type, sort }: Route.ComponentProps["loaderData"]["query"],
  cursor: string | null,
) {
  const told = { q, status, risk, type, sort: sort === "newest" ? "" : sort, cursor };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(told)) if (value) search.set(name, value);
  return `?${search}`;
}
