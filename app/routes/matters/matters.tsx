import { Plus } from "lucide-react";
import { Link, redirect } from "react-router";
import * as v from "valibot";
import { ListPages } from "../../components/case-list/list-pages.tsx";
import { FirstMatter } from "../../components/matters/first-matter.tsx";
import { MatterFilters } from "../../components/matters/matter-filters.tsx";
import { MatterList } from "../../components/matters/matter-list.tsx";
import { requestScope } from "../../context.ts";
import { matterQuerySchema } from "../../schemas/matter.ts";
import { may } from "../../services/firms/rights.ts";
import { listMatters } from "../../services/matters/list.server.ts";
import { peopleOfFirm } from "../../services/matters/people.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/matters.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Matters · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  // A form without JavaScript sends its empty fields too.
  const told = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const asked = v.safeParse(matterQuerySchema, Object.fromEntries(told));
  if (!asked.success) throw redirect("/legalai/matters");
  const [list, people] = await orStatusPage(
    Promise.all([listMatters(env, member, asked.output), peopleOfFirm(env, member)]),
  );
  return { ...list, people, query: asked.output, mayWrite: may(member, "write") };
}

export default function Matters({ loaderData }: Route.ComponentProps) {
  const { matters, nextCursor, people, query, mayWrite } = loaderData;
  const { cursor, limit: _, ...asked } = query;
  const filtered = Boolean(query.q || query.state || query.member);
  const none = matters.length === 0;
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Matters</h1>
        {mayWrite && (
          <Link to="/legalai/matters/new" className="action">
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
            New matter
          </Link>
        )}
      </header>
      {(!none || filtered || cursor) && <MatterFilters query={query} people={people} />}
      {none && !filtered && !cursor && <FirstMatter mayWrite={mayWrite} />}
      {none && (filtered || cursor) && (
        <p className="sheet p-6">
          Nothing was found.{" "}
          <Link to="/legalai/matters" className="link">
            Show all matters
          </Link>
        </p>
      )}
      {!none && (
        <section aria-label="Matters" className="grid gap-3">
          <MatterList matters={matters} />
          <ListPages asked={asked} cursor={cursor} nextCursor={nextCursor} />
        </section>
      )}
    </main>
  );
}
