import { data } from "react-router";
import * as v from "valibot";
import { kindWords, ResultGroups } from "../../components/ask/result-groups.tsx";
import { ListPages } from "../../components/case-list/list-pages.tsx";
import { SearchField } from "../../components/forms/filters.tsx";
import { Form } from "../../components/forms/page-form.tsx";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { maxSearch } from "../../schemas/cases/query.ts";
import { searchQuerySchema } from "../../schemas/cases/search.ts";
import { searchAll } from "../../services/search/search.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import type { Route } from "./+types/search.ts";
import { memberContext } from "./session.ts";

/** So many of each kind, where all kinds are shown. */
const ofEachKind = 5;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.q ? `${loaderData.q} · ` : ""}Search · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { searchParams } = new URL(request.url);
  const q = searchParams.get("q") ?? "";
  const nothing = { q, kind: undefined, cursor: undefined, found: null };
  if (q.trim() === "") return data({ ...nothing, refused: null });
  const told = [...searchParams].filter(([, value]) => value !== "");
  const asked = v.safeParse(searchQuerySchema, Object.fromEntries(told));
  if (!asked.success)
    return data({ ...nothing, refused: asked.issues[0].message }, { status: 400 });
  const { kind, cursor } = asked.output;
  const query = kind ? asked.output : { ...asked.output, limit: 100 };
  const found = await orStatusPage(
    searchAll(env, context.get(memberContext), query, kind ? undefined : ofEachKind),
  );
  return data({ q: asked.output.q, kind, cursor, found, refused: null });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, kind, cursor, found, refused } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        {kind && <BackTo to={`?${new URLSearchParams({ q })}`} page="all kinds" />}
        <h1 className="text-2xl">{kind ? `Search: ${kindWords[kind].toLowerCase()}` : "Search"}</h1>
        <p className="max-w-measure text-soft">
          Looks through what you may see: names of matters, clients and cases, kinds of clause, key
          facts, comments and the words of documents. Every word must be there; put words between
          double quotes to find them as they stand.
        </p>
      </header>
      <search>
        <Form method="get" action="/legalai/search" key={q}>
          <SearchField
            label="What to look for"
            within="personal guarantee"
            words={q}
            maxLength={maxSearch}
          />
        </Form>
      </search>
      {refused && <Notice look="bad">{refused}</Notice>}
      {found && found.results.length === 0 && (
        <Notice title="Nothing was found.">
          Fewer or other words may find more. Documents that are still being read are found once
          they are.
        </Notice>
      )}
      {found && <ResultGroups q={q} results={found.results} more={kind ? [] : found.more} />}
      {found && kind && (
        <ListPages asked={{ q, kind }} cursor={cursor} nextCursor={found.nextCursor} />
      )}
    </main>
  );
}
