import { Link, redirect } from "react-router";
import * as v from "valibot";
import { letterheadPath } from "../../components/firm/addresses.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { letterFilePath, letterPath } from "../../components/letters/addresses.ts";
import { FlagChoice } from "../../components/letters/flag-choice.tsx";
import { LetterForm } from "../../components/letters/letter-form.tsx";
import { SavedLetter } from "../../components/letters/saved-letter.tsx";
import { flagParts, partOf } from "../../components/rail/flag-view.ts";
import { requestScope } from "../../context.ts";
import { isGap } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { goesOut, weightiestFirst } from "../../schemas/flag.ts";
import { letterFormSchema } from "../../schemas/letters/letter.ts";
import { nameOf } from "../../schemas/person.ts";
import { demandOnCase } from "../../services/cases/demand.server.ts";
import { AppError } from "../../services/errors.ts";
import { may } from "../../services/firms/rights.ts";
import { discardLetter, getLetter, saveLetter } from "../../services/letters/letters.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/letter.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Letter · ${loaderData?.caseName ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

async function letterOf({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  await demandOnCase(env, member, "write", params.caseId);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.has("from") ? searchParams.getAll("flag") : undefined;
  const { details, letter, saved, isSaved } = await getLetter(env, member, params.caseId, asked);
  return {
    caseName: details.case.case_name,
    flags: inParts(details.case).map((flag) => ({
      ...{ id: flag.id, title: flag.clauseTitle, level: flag.riskLevel },
      ...{ place: isGap(flag) ? "Not in the document" : flag.place, part: partOf(flag) },
      chosen: asked ? asked.includes(flag.id) : goesOut(flag),
    })),
    ...{ letter, isSaved },
    saved: saved && {
      ...{ letter: saved.letter, version: saved.version, at: saved.at },
      by: saved.by?.email ? nameOf(saved.by) : "somebody who has left",
    },
    timeZone: member.firm.timeZone,
    mayExport: may(member, "export"),
    mayManage: may(member, "manage"),
  };
}

/** What matters and what is not there by weight, then what else is in the document; hidden ones are no points. */
function inParts({ risk_flags, gaps }: Case) {
  const shown = weightiestFirst([...risk_flags, ...gaps].filter(({ hidden }) => !hidden));
  return flagParts.flatMap((part) => shown.filter((flag) => partOf(flag) === part));
}

export const loader = (args: Route.LoaderArgs) =>
  orStatusPage(
    letterOf(args).catch((error: unknown) => {
      // Where there is no analysis yet, its page says how far it is.
      if (error instanceof AppError && error.code === "conflict")
        throw redirect(`/legalai/case/${args.params.caseId}`);
      throw error;
    }),
  );

const failed = "The letter could not be saved. Please try again in a minute.";

const who = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.caseId] as const;

export const action = formActions({
  save: formWork(
    letterFormSchema,
    async (letter, args: Route.ActionArgs) => {
      await saveLetter(...who(args), letter);
      return seeOther(withNotice(letterPath(args.params.caseId), "letter-saved"));
    },
    failed,
  ),
  download: formWork(
    letterFormSchema,
    async (letter, args: Route.ActionArgs) => {
      await saveLetter(...who(args), letter);
      return seeOther(letterFilePath(args.params.caseId));
    },
    failed,
  ),
  discard: formWork(
    v.strictObject({}),
    async (_, args: Route.ActionArgs) => {
      await discardLetter(...who(args));
      return seeOther(withNotice(letterPath(args.params.caseId), "letter-discarded"));
    },
    "That could not be done. Please try again in a minute.",
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function LetterPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { caseName, flags, letter, saved, isSaved, mayExport, mayManage, timeZone } = loaderData;
  const result = actionData?.result;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${params.caseId}`} page={caseName} />
        <h1 className="text-2xl">Letter to the client</h1>
        <p className="max-w-[44rem] text-soft">
          A draft made from the flags, for you to settle. It is your letter: check each point
          against the document before it goes out.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section className="sheet p-5 sm:p-8" aria-label="Letter">
          <LetterForm
            key={isSaved ? saved?.version : flags.map(({ chosen }) => chosen).join()}
            letter={letter}
            version={saved?.version ?? 0}
            mayExport={mayExport}
            result={result}
          />
        </section>
        <aside className="grid gap-6">
          {saved && (
            <div className="sheet p-5">
              <SavedLetter
                {...saved}
                timeZone={timeZone}
                path={isSaved ? null : letterPath(params.caseId)}
                beside={result !== undefined}
              />
            </div>
          )}
          <section className="sheet grid gap-4 p-5" aria-labelledby="points-title">
            <h2 id="points-title" className="text-lg">
              Points of the letter
            </h2>
            <FlagChoice flags={flags} writesOver={saved !== null} />
          </section>
          {mayManage && (
            <p className="text-xs">
              <Link to={letterheadPath} className="link">
                Your firm’s letterhead
              </Link>
            </p>
          )}
        </aside>
      </div>
    </main>
  );
}
