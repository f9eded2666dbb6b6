import { Download } from "lucide-react";
import { Form, redirect, redirectDocument, useSubmit } from "react-router";
import * as v from "valibot";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { markedFilePath } from "../../components/marking/addresses.ts";
import { MarkedFlag } from "../../components/marking/marked-flag.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { markedQuerySchema } from "../../schemas/marking/marking.ts";
import { demandOnCase } from "../../services/cases/demand.server.ts";
import { AppError } from "../../services/errors.ts";
import { previewMarks } from "../../services/marking/marked-copy.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/marked.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Marked copy · ${loaderData?.caseName ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

/** What the form of the page says; null where nothing is chosen yet. */
function chosenIn(searchParams: URLSearchParams) {
  if (!searchParams.has("from")) return null;
  const query = {
    flags: searchParams.getAll("flag").join(","),
    comments: searchParams.getAll("comment").join(","),
  };
  const parsed = v.safeParse(markedQuerySchema, query);
  return parsed.success ? { query, choice: parsed.output } : null;
}

async function marksOf({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const chosen = chosenIn(searchParams);
  if (chosen && searchParams.get("do") === "download") {
    await demandOnCase(env, member, "export", params.caseId);
    throw redirectDocument(`${markedFilePath(params.caseId)}?${new URLSearchParams(chosen.query)}`);
  }
  return previewMarks(env, member, params.caseId, chosen?.choice ?? null);
}

export const loader = (args: Route.LoaderArgs) =>
  orStatusPage(
    marksOf(args).catch((error: unknown) => {
      // Where there is no analysis yet, its page says how far it is.
      if (error instanceof AppError && error.code === "conflict")
        throw redirect(`/legalai/case/${args.params.caseId}`);
      throw error;
    }),
  );

export default function MarkedPage({ loaderData, params }: Route.ComponentProps) {
  const { caseName, author, table, flags } = loaderData;
  const submit = useSubmit();
  const turned = flags.filter(({ remarks }) => remarks.length > 0).length;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${params.caseId}`} page={caseName} />
        <h1 className="text-2xl">Marked copy</h1>
        <p className="max-w-[44rem] text-soft">
          {table
            ? "A table for Word of the points that you choose: place, words, comment and proposed wording."
            : "The original with a comment at the words of each point that you choose and, where wording is proposed, a tracked change. All else of it stays as it is."}{" "}
          It speaks in the name of {author}. Your notes, reasons and decisions are not in it; the
          analysis’s own words are, so read the comments before you send it.
        </p>
      </header>
      {table && <Notice look="plain">{table}</Notice>}
      {flags.length === 0 ? (
        <p className="text-soft">This analysis has no flags, so there is nothing to mark.</p>
      ) : (
        <Form
          method="get"
          preventScrollReset
          replace
          className="grid gap-6"
          onChange={({ currentTarget }) =>
            submit(currentTarget, { replace: true, preventScrollReset: true })
          }
        >
          <input type="hidden" name="from" value="form" />
          <div className="flex flex-wrap items-center gap-3">
            <button type="submit" name="do" value="download" className="action">
              <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {table ? "Download the table" : "Download marked copy"}
            </button>
            <button type="submit" className="action quiet">
              {table ? "Show what is chosen" : "Update the preview"}
            </button>
            {turned > 0 && (
              <p className="text-xs text-soft">
                {turned === 1 ? "1 point has" : `${turned} points have`} a remark below.
              </p>
            )}
          </div>
          <section aria-labelledby="points-title" className="grid gap-4">
            <h2 id="points-title" className="text-lg">
              {table ? "Points of the table" : "Points and their preview"}
            </h2>
            <ul className="grid gap-4">
              {flags.map((flag) => (
                <MarkedFlag key={flag.id} flag={flag} />
              ))}
            </ul>
          </section>
        </Form>
      )}
    </main>
  );
}
