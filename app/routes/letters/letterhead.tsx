import { data } from "react-router";
import { letterheadPath } from "../../components/firm/addresses.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { Form } from "../../components/forms/page-form.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { LetterheadFields } from "../../components/letters/letterhead-fields.tsx";
import { LetterheadForm } from "../../components/letters/letterhead-form.tsx";
import { requestScope } from "../../context.ts";
import { formatDateTimeIn } from "../../lib/dates.ts";
import { AppError } from "../../services/errors.ts";
import {
  getLetterhead,
  removeLetterhead,
  setLetterhead,
} from "../../services/letters/letterhead.server.ts";
import { orStatusPage, sentenceOf } from "../expected-errors.ts";
import { isUpload, readPageForm, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/letterhead.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Letterhead · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const letterhead = await orStatusPage(getLetterhead(context.get(requestScope).env, member));
  return { letterhead, firm: member.firm };
}

/** Takes a document as the letterhead, or takes the letterhead away, which sends no document. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  if (!isUpload(request)) {
    await readPageForm(args);
    await orStatusPage(removeLetterhead(context.get(requestScope), context.get(memberContext)));
    return seeOther(withNotice(letterheadPath, "letterhead-removed"));
  }
  const scope = context.get(requestScope);
  try {
    await setLetterhead(scope, context.get(memberContext), request);
  } catch (error) {
    const { message, status, headers } = sentenceOf(
      error,
      "The letterhead could not be saved. Please try again in a minute.",
      scope.requestId,
    );
    const faults = (error instanceof AppError && error.details.fields?.file) || [message];
    return data({ faults }, { status, headers });
  }
  return seeOther(withNotice(letterheadPath, "letterhead-saved"));
}

export default function LetterheadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { letterhead, firm } = loaderData;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <h1 className="text-2xl">Letterhead</h1>
        <p className="break-words text-soft">{firm.name}</p>
      </header>
      <FirmSections />
      <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="letterhead-title">
        <h2 id="letterhead-title">Letters on your own paper</h2>
        <p>
          Upload a Word document with your letterhead and fields where the parts of a letter go.
          Letters and memos to clients then come out on it.
        </p>
        {letterhead && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 wrap-anywhere">
              <a href={`/api/firms/${firm.id}/letterhead.docx`} className="link" download>
                {letterhead.file_name}
              </a>
              <span className="block text-xs text-soft">
                In use since {formatDateTimeIn(letterhead.uploaded_at, firm.timeZone)}
              </span>
            </p>
            <Form method="post">
              <button type="submit" name="intent" value="remove" className="action harm small">
                Remove the letterhead
              </button>
            </Form>
          </div>
        )}
        <LetterheadForm faults={actionData?.faults ?? []} replaces={letterhead !== null} />
      </section>
      <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="fields-title">
        <h2 id="fields-title">Its fields</h2>
        <LetterheadFields />
      </section>
    </main>
  );
}
