import { Link } from "react-router";
import * as v from "valibot";
import { recordCsvPath, recordPath } from "../../components/firm/addresses.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { CheckedRecord } from "../../components/record/checked-record.tsx";
import { EventList } from "../../components/record/event-list.tsx";
import { RecordFilters } from "../../components/record/record-filters.tsx";
import { requestScope } from "../../context.ts";
import { recordQuerySchema, verdictQuerySchema } from "../../schemas/record.ts";
import { listRecord } from "../../services/record/list.server.ts";
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
  const kept = v.safeParse(verdictQuerySchema, Object.fromEntries(searchParams));
  const hash = kept.success ? kept.output.hash : undefined;
  const verdict = searchParams.has("check")
    ? await verifyRecordFor(env, member, member.firm.id, hash)
    : null;
  return {
    ...page,
    names: await namesIn(env, member, page.events),
    filter,
    later: cursor !== undefined,
    timeZone: member.firm.timeZone,
    checked: verdict && { ...verdict, at: new Date().toISOString() },
  };
}

type Filter = Route.ComponentProps["loaderData"]["filter"];

/** The same part of the record at another address. */
function addressOf(path: string, filter: Filter, more: Record<string, string> = {}) {
  const told = Object.entries({ ...filter, ...more }).filter(([, value]) => value);
  return told.length > 0 ? `${path}?${new URLSearchParams(Object.fromEntries(told))}` : path;
}

export default function RecordPage({ loaderData }: Route.ComponentProps) {
  const { events, names, filter, later, nextCursor, timeZone, checked } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-2xl">Record</h1>
          <p className="max-w-prose text-soft">
            Who did what in your firm, kept for seven years. Nobody can change it; it holds no words
            of documents. Times are those of {timeZone.replace(/^.*\//, "").replaceAll("_", " ")}.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={addressOf(recordPath, filter, { check: "yes" })} className="action quiet">
            Check that it is whole
          </Link>
          <a href={addressOf(recordCsvPath, filter)} download className="action quiet">
            Download as a table
          </a>
        </div>
        <div className="w-full">
          <CheckedRecord checked={checked} timeZone={timeZone} />
        </div>
      </header>
      <FirmSections />
      <RecordFilters filter={filter} />
      {events.length === 0 ? (
        <p className="sheet p-6">
          {Object.keys(filter).length > 0 || later
            ? "Nothing like that is in the record."
            : "Nothing has been recorded yet."}
        </p>
      ) : (
        <section aria-label="Events" className="grid gap-3">
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
