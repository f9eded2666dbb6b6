import { Link } from "react-router";
import * as v from "valibot";
import { recordCsvPath, recordPath } from "../../components/firm/addresses.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { CheckedRecord } from "../../components/record/checked-record.tsx";
import { EventList } from "../../components/record/event-list.tsx";
import { RecordFilters } from "../../components/record/record-filters.tsx";
import { requestScope } from "../../context.ts";
import { dayInWords } from "../../lib/days.ts";
import { mostCounted, recordQuerySchema, verdictQuerySchema } from "../../schemas/record.ts";
import { listMembers } from "../../services/firms/members.server.ts";
import { countRecord, listRecord } from "../../services/record/list.server.ts";
import { namesIn } from "../../services/record/names.server.ts";
import { verifyRecordFor } from "../../services/record/verification.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/record.ts";
import { askedRecord } from "./asked-record.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Record · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { cursor, ...filter } = askedRecord(request, recordQuerySchema);
  const query = { ...filter, ...(cursor !== undefined && { cursor }) };
  const page = await orStatusPage(listRecord(env, member, member.firm.id, query));
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get("hash")?.trim() ?? "";
  const kept = v.safeParse(verdictQuerySchema, typed ? { hash: typed } : {});
  const verdict = searchParams.has("check")
    ? await verifyRecordFor(
        env,
        member,
        member.firm.id,
        kept.success ? kept.output.hash : undefined,
      )
    : null;
  const [names, count, people] = await Promise.all([
    namesIn(env, member, page.events),
    countRecord(env, member, filter),
    listMembers(env, member),
  ]);
  return {
    ...{ ...page, names, count, filter },
    people: people.map(({ email, name }) => ({ email, name })),
    later: cursor !== undefined,
    timeZone: member.firm.timeZone,
    checked: verdict && {
      ...{ ...verdict, at: new Date().toISOString(), asked: typed },
      wrong: kept.success ? null : `${kept.issues[0].message} This has ${typed.length}.`,
    },
  };
}

type Filter = Route.ComponentProps["loaderData"]["filter"];

/** The same part of the record at another address. */
function addressOf(path: string, filter: Filter, more: Record<string, string> = {}) {
  const told = Object.entries({ ...filter, ...more }).filter(([, value]) => value);
  return told.length > 0 ? `${path}?${new URLSearchParams(Object.fromEntries(told))}` : path;
}

/** "72 events"; of very many, that there are more. */
const countInWords = (count: number) =>
  count > mostCounted
    ? `More than ${mostCounted.toLocaleString("en-AU")} events`
    : `${count.toLocaleString("en-AU")} ${count === 1 ? "event" : "events"}`;

export default function RecordPage({ loaderData }: Route.ComponentProps) {
  const { events, names, filter, later, nextCursor, timeZone, checked, count } = loaderData;
  const filtered = Object.values(filter).some(Boolean);
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-2xl">Record</h1>
          <p className="max-w-prose text-soft">
            Who did what in your firm. Nobody can change it, and each event is kept for seven years,
            or until the firm itself is deleted. It contains no document text. Times are in{" "}
            {timeZone.replace(/^.*\//, "").replaceAll("_", " ")} time.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={addressOf(recordPath, filter, { check: "yes" })} className="action quiet">
            Verify the record
          </Link>
          <a href={addressOf(recordCsvPath, filter)} download className="action quiet">
            Download (CSV)
          </a>
        </div>
        <div className="w-full">
          <CheckedRecord checked={checked} timeZone={timeZone} />
        </div>
      </header>
      <FirmSections />
      <RecordFilters filter={filter} people={loaderData.people} />
      {events.length === 0 ? (
        <p className="sheet p-6">
          {filtered || later
            ? "Nothing in the record matches."
            : "Nothing has been recorded yet. What you and your colleagues do here from now on will appear."}
        </p>
      ) : (
        <section aria-label="Events" className="grid gap-3">
          <p className="text-xs text-soft">
            {countInWords(count)}
            {filter.from && `, from ${dayInWords(filter.from)}`}
            {filter.to && `, to ${dayInWords(filter.to)}`}
            {nextCursor || later
              ? `. ${later ? "Earlier ones are shown" : `The newest ${events.length} are shown`}.`
              : "."}
          </p>
          <EventList events={events} names={names} timeZone={timeZone} />
          <nav aria-label="Pages of the record" className="flex justify-end gap-3">
            {later && (
              <Link to={addressOf(recordPath, filter)} className="action quiet small">
                Newest
              </Link>
            )}
            {nextCursor && (
              <Link
                to={addressOf(recordPath, filter, { cursor: nextCursor })}
                className="action quiet small"
              >
                Earlier
              </Link>
            )}
          </nav>
        </section>
      )}
    </main>
  );
}
