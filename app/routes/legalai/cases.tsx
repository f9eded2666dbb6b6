import { Link } from "react-router";
import * as v from "valibot";
import { CaseList } from "../../components/cases/case-list.tsx";
import { requestScope } from "../../context.ts";
import { caseQuerySchema } from "../../schemas/case.ts";
import { listCases } from "../../services/case-list.server.ts";
import type { Route } from "./+types/cases.ts";
import { orStatusPage } from "./expected-errors.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "My cases · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const asked = v.safeParse(caseQuerySchema, {
    cursor: new URL(request.url).searchParams.get("cursor") ?? undefined,
  });
  const query = asked.success ? asked.output : v.parse(caseQuerySchema, {});
  return orStatusPage(listCases(env, user.id, query));
}

export default function Cases({ loaderData: { cases, nextCursor } }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto grid max-w-page gap-6 px-gutter py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">My Cases</h1>
        <Link to="/legalai/upload" className="action">
          Upload New Case File
        </Link>
      </header>
      {cases.length === 0 ? (
        <p className="sheet p-6 text-soft">No cases yet.</p>
      ) : (
        <CaseList cases={cases} />
      )}
      {nextCursor && (
        <p>
          <Link to={`?cursor=${nextCursor}`} className="action quiet">
            Older cases
          </Link>
        </p>
      )}
    </main>
  );
}
