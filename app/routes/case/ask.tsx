import { data } from "react-router";
import * as v from "valibot";
import { PassageList } from "../../components/ask/passage-list.tsx";
import { QuestionForm } from "../../components/ask/question-form.tsx";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { questionText } from "../../schemas/cases/question.ts";
import { askCase } from "../../services/cases/ask.server.ts";
import { getCase } from "../../services/cases/cases.server.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/ask.ts";
import { inFirmOfCase } from "./in-firm-of-case.ts";

/** So many passages stand on the page. */
const shown = 5;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Ask · ${loaderData?.name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const typed = new URL(request.url).searchParams.get("q");
  const question = typed === null ? null : v.safeParse(questionText, typed);
  if (question?.success) {
    const asked = question.output;
    const found = askCase(env, member, params.caseId, asked, shown);
    return data({ asked, refused: null, ...(await inFirmOfCase(found, args)) });
  }
  const { case_name: name } = await inFirmOfCase(getCase(env, member, params.caseId), args);
  const refused = question?.issues[0].message ?? null;
  return data(
    { asked: typed ?? "", refused, name, passages: null },
    { status: refused === null ? 200 : 400 },
  );
}

export default function AskPage({ loaderData, params: { caseId } }: Route.ComponentProps) {
  const { name, asked, refused, passages } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${caseId}`} page={name} />
        <h1 className="text-2xl">Ask this document</h1>
        <p className="max-w-measure text-soft">
          A question in words finds the passages that speak of it. What comes back is the document’s
          own text, never an answer of our making; no question leaves LegalAI. It can miss a passage
          and can bring a wrong one: read before you rely.
        </p>
      </header>
      <QuestionForm asked={asked} />
      {refused && <Notice look="bad">{refused}</Notice>}
      {passages && passages.length === 0 && (
        <Notice title="Nothing in this document answers this.">
          None was found by what we look for. Other words, or the search in the document, may find
          more.
        </Notice>
      )}
      {passages && passages.length > 0 && (
        <section className="grid gap-4" aria-labelledby="passages-title">
          <h2 id="passages-title" className="text-lg">
            {passages.length === 1
              ? "One passage"
              : `${passages.length} passages, the likeliest first`}
          </h2>
          <PassageList passages={passages} />
        </section>
      )}
    </main>
  );
}
