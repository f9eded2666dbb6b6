import { Upload } from "lucide-react";
import { Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { CaseMenu } from "../../components/case/menu.tsx";
import { CaseFilters } from "../../components/case-list/case-filters.tsx";
import { ChoosableCases } from "../../components/case-list/choosable-cases.tsx";
import { FirstSteps } from "../../components/case-list/first-steps.tsx";
import { ListPages } from "../../components/case-list/list-pages.tsx";
import { UndoNotice } from "../../components/case-list/undo-notice.tsx";
import { useFresh } from "../../components/case-list/use-fresh.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { requestScope } from "../../context.ts";
import { caseQuerySchema } from "../../schemas/cases/query.ts";
import { casesPage } from "../../services/cases/cases-page.server.ts";
import { may } from "../../services/firms/rights.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions } from "../form-action.ts";
import type { Route } from "./+types/cases.ts";
import { chosenCases, undoable } from "./chosen-cases.ts";
import { memberContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "My Cases · LegalAI" },
  { name: "robots", content: "noindex" },
];

const casesPath = "/legalai/cases";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  // A form without JavaScript sends its empty fields too.
  const told = [...searchParams].filter(([, value]) => value !== "");
  const asked = v.safeParse(caseQuerySchema, Object.fromEntries(told));
  if (!asked.success) throw redirect("/legalai/cases");
  const [page, undo] = await orStatusPage(
    Promise.all([casesPage(env, member, asked.output), undoable(env, member, searchParams)]),
  );
  return {
    ...{ ...page, undo, query: asked.output },
    may: { write: may(member, "write"), delete: may(member, "delete") },
  };
}

export const action = formActions(chosenCases(() => casesPath));

/** Who changed what somebody else has changed meanwhile sees both. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function Cases({ loaderData, actionData }: Route.ComponentProps) {
  const { cases, nextCursor, types, query, undo, matters, may: right } = loaderData;
  const { cursor, limit: _, ...asked } = query;
  const refused = sentencesIn(actionData?.result);
  const typed = refused ? actionData?.result?.initialValue : undefined;
  useFresh(cases.some(({ status }) => status === "analyzing"));
  const filtered = Boolean(query.q || query.status || query.risk || query.type || query.matter);
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">My Cases</h1>
        {right.write && (
          <Link to="/legalai/upload" className="action">
            <Upload aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Upload New Case File
          </Link>
        )}
      </header>
      {undo && undo.ids.length > 0 && <UndoNotice key={undo.ids.join()} {...undo} />}
      <Refusal result={actionData?.result} />
      {(cases.length > 0 || filtered || cursor) && (
        <CaseFilters query={query} types={types} matters={matters} />
      )}
      {cases.length === 0 && !filtered && !cursor && <FirstSteps />}
      {cases.length === 0 && (filtered || cursor) && (
        <p className="sheet p-6">
          Nothing was found.{" "}
          <Link to="/legalai/cases" className="link">
            Show all documents
          </Link>
        </p>
      )}
      {cases.length > 0 && (
        <section aria-label="Documents">
          <ChoosableCases
            cases={cases}
            matters={matters}
            may={right}
            after={
              right.write || right.delete
                ? (one) => (
                    <CaseMenu
                      of={one}
                      may={right}
                      typed={typed?.id === one.id ? typed : undefined}
                    />
                  )
                : undefined
            }
          >
            <ListPages
              asked={{ ...asked, sort: asked.sort === "newest" ? null : asked.sort }}
              cursor={cursor}
              nextCursor={nextCursor}
            />
          </ChoosableCases>
        </section>
      )}
    </main>
  );
}
