import { Download } from "lucide-react";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { FirmField, useFetcher } from "../../components/forms/page-form.tsx";
import { Refusal } from "../../components/forms/refusal.tsx";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { markedCopyPath, markedPath, pointsTitle } from "../../components/marking/addresses.ts";
import { InNameOf } from "../../components/marking/in-name-of.tsx";
import { MarkedFlag } from "../../components/marking/marked-flag.tsx";
import { PointChoice } from "../../components/marking/point-choice.tsx";
import { ReaderChoice } from "../../components/marking/reader-choice.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { type MarkChoice, markFormSchema } from "../../schemas/marking/marking.ts";
import { AppError } from "../../services/errors.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formWork } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/marked.ts";
import { readChoice } from "./choice.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Marked copy · ${loaderData?.caseName ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

async function marksOf(
  { params, context }: Pick<Route.LoaderArgs, "params" | "context">,
  choice: MarkChoice | null,
) {
  const { previewMarks } = await import("../../services/marking/marked-copy.server.ts");
  return previewMarks(
    context.get(requestScope).env,
    context.get(memberContext),
    params.caseId,
    choice,
  );
}

export const loader = (args: Route.LoaderArgs) =>
  orStatusPage(
    marksOf(args, null).catch((error: unknown) => {
      // Where there is no analysis yet, its page says how far it is.
      if (error instanceof AppError && error.code === "conflict")
        throw redirect(`/legalai/case/${args.params.caseId}`);
      throw error;
    }),
  );

const preview = formWork(
  markFormSchema,
  async (choice, args: Route.ActionArgs) => ({ preview: await marksOf(args, choice) }),
  "The preview could not be made. Please try again in a minute.",
);

/** What becomes of the flags as they are chosen. Nothing is stored. */
export const action = async (args: Route.ActionArgs) => preview(await readChoice(args), args);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

/** A preview changes nothing that there would be to read again. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined;

export default function MarkedPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data ?? actionData;
  const shown = answer && "preview" in answer ? answer.preview : loaderData;
  const { caseName, author, reader, table, flags, all } = shown;
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
          Your notes, reasons and decisions are not in it. Read the comments before you send it.
        </p>
        <InNameOf {...author} />
      </header>
      {table && <Notice look="plain">{table}</Notice>}
      <Refusal result={answer && "result" in answer ? answer.result : undefined} />
      {flags.length === 0 ? (
        <p className="text-soft">This analysis has no flags, so there is nothing to mark.</p>
      ) : (
        <form
          method="post"
          className="grid gap-6"
          onChange={({ currentTarget }) => fetcher.submit(currentTarget, { method: "post" })}
        >
          <FirmField />
          <ReaderChoice chosen={reader} />
          <div className="flex flex-wrap items-center gap-3">
            <button type="submit" formAction={markedCopyPath(params.caseId)} className="action">
              <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {table ? "Download the table" : "Download marked copy"}
            </button>
            <button type="submit" className="action quiet">
              {table ? "Show what is chosen" : "Update the preview"}
            </button>
            {turned > 0 && (
              <p className="text-xs text-soft">
                {turned === 1
                  ? "1 point has a note on what could not be done as asked."
                  : `${turned} points have a note on what could not be done as asked.`}
              </p>
            )}
          </div>
          <section aria-labelledby={pointsTitle} className="grid gap-4">
            <h2 id={pointsTitle} className="text-lg">
              {table ? "Points of the table" : "Points and their preview"}
            </h2>
            {flags.length < all && (
              <p className="text-soft">
                This analysis has {all.toLocaleString("en-AU")} points. A copy takes{" "}
                {flags.length.toLocaleString("en-AU")} of them: these are the gravest.
              </p>
            )}
            <PointChoice
              page={markedPath(params.caseId)}
              chosen={flags.filter(({ chosen }) => chosen).length}
              of={flags.length}
            />
            <ul className="grid gap-4">
              {flags.map((flag) => (
                <MarkedFlag key={flag.id} flag={flag} />
              ))}
            </ul>
          </section>
        </form>
      )}
    </main>
  );
}
