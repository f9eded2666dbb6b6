import type { SubmissionResult } from "@conform-to/react";
import { dateAnchor, datesPath } from "../../components/dates/addresses.ts";
import { SeriesItem } from "../../components/dates/date-item.tsx";
import { groupsOf } from "../../components/dates/grouped.ts";
import { OwnDateForm } from "../../components/dates/own-date.tsx";
import { Refusal } from "../../components/forms/refusal.tsx";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import {
  dateDayFormSchema,
  dateEventFormSchema,
  dateStateFormSchema,
  ownDateFormSchema,
} from "../../schemas/dates/forms.ts";
import { getCase } from "../../services/cases/cases.server.ts";
import { addDate, changeDate } from "../../services/dates/change.server.ts";
import { getCaseDates } from "../../services/dates/dates.server.ts";
import { AppError } from "../../services/errors.ts";
import { may } from "../../services/firms/rights.ts";
import { inFirmOfCase } from "../case/in-firm-of-case.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther, wantsPage } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/case-dates.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dates · ${loaderData?.name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { case_name: name, status } = await inFirmOfCase(getCase(env, member, params.caseId), args);
  const of = { name, status, timeZone: member.firm.timeZone, mayWrite: may(member, "write") };
  const read = getCaseDates(env, member, params.caseId).catch((error: unknown) => {
    // Where there is no analysis yet, the page says so.
    if (error instanceof AppError && error.code === "conflict") return null;
    throw error;
  });
  return { ...of, read: await orStatusPage(read) };
}

const of = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.caseId] as const;

/** A script has the page read again; a browser without one comes back to the date. */
const backTo = ({ request, params }: Route.ActionArgs, id: string) =>
  wantsPage(request) ? seeOther(`${datesPath(params.caseId)}#${dateAnchor(id)}`) : null;

const failed = "What you said of the date could not be stored.";

export const action = formActions({
  /** Confirms or dismisses a date, or takes that back. */
  "date-state": formWork(
    dateStateFormSchema,
    async ({ date, day, ...change }, args: Route.ActionArgs) => {
      await changeDate(...of(args), date, { ...change, ...(day && { date: null }) });
      return backTo(args, date);
    },
    failed,
  ),
  /** Gives it another day, or a note. */
  "date-day": formWork(
    dateDayFormSchema,
    async ({ date, day, ...change }, args: Route.ActionArgs) => {
      await changeDate(...of(args), date, { ...change, date: day });
      return backTo(args, date);
    },
    failed,
  ),
  /** Gives its event a day. */
  "date-event": formWork(
    dateEventFormSchema,
    async ({ date, day, version }, args: Route.ActionArgs) => {
      await changeDate(...of(args), date, { version, event_date: day });
      return backTo(args, date);
    },
    failed,
  ),
  "add-date": formWork(
    ownDateFormSchema,
    async ({ day, who, ...said }, args: Route.ActionArgs) => {
      const people = who.split(",").flatMap((name) => name.trim() || []);
      const { id } = await addDate(...of(args), { ...said, date: day, who: people.slice(0, 10) });
      return backTo(args, id);
    },
    "The date could not be added.",
  ),
});

/** Whether a refused form was the one for a date of one's own: it alone says what happens. */
const isOwn = (result: SubmissionResult<string[]> | undefined) =>
  Object.hasOwn(result?.initialValue ?? {}, "what");

export default function CaseDatesPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, read, status, timeZone, mayWrite } = loaderData;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const groups = groupsOf(read?.dates ?? []);
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${params.caseId}`} page={name} />
        <h1 className="text-2xl">Dates</h1>
        <p className="max-w-measure text-soft">
          A program read these days and periods in the document, each with its words and its sum. It
          misses some: on papers that it had never seen it found not quite six in ten, and of those
          that it was surest of one in four had another day. So read the document for its dates too,
          check each one here against its words, and add what is missing.
        </p>
      </header>
      {!isOwn(result) && <Refusal result={result} />}
      {read && !read.complete && (
        <Notice>
          Not all of this document was read for dates: it is very long, or has very many of them.
        </Notice>
      )}
      {read && status !== "analyzed" && (
        <Notice>
          The newest version of this document is not analysed. These are the dates from before it.
        </Notice>
      )}
      {!read && (
        <Notice title="There are no dates yet.">
          {status === "analyzing"
            ? "This document is being analysed. Its dates are here as soon as that is done."
            : "This document could not be analysed, so it was not read for dates. Its case says why."}
        </Notice>
      )}
      {read && groups.length === 0 && (
        <p className="sheet p-5">
          No day or period was found in this document by which somebody must or may do something.
          There may be one all the same.
        </p>
      )}
      {groups.map((group) => {
        const items = (
          <ol className="grid gap-3">
            {group.of.map((series) => (
              <SeriesItem
                key={series.first.id}
                series={series}
                {...{ caseId: params.caseId, timeZone, mayWrite }}
              />
            ))}
          </ol>
        );
        return (
          <section key={group.id} className="grid gap-3" aria-labelledby={`${group.id}-title`}>
            <h2 id={`${group.id}-title`}>{group.title}</h2>
            <p className="max-w-measure text-sm text-soft">{group.says}</p>
            {group.id === "dismissed" ? (
              <details>
                <summary className="link w-fit">Show them</summary>
                <div className="mt-3">{items}</div>
              </details>
            ) : (
              items
            )}
          </section>
        );
      })}
      {mayWrite && read && (
        // A date that was added empties the form.
        <OwnDateForm key={read.dates.length} result={isOwn(result) ? result : undefined} />
      )}
    </main>
  );
}
