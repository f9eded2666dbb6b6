import { Link, redirect } from "react-router";
import * as v from "valibot";
import { ListPages } from "../../components/case-list/list-pages.tsx";
import { DateFilters } from "../../components/dates/date-filters.tsx";
import { ListedDates } from "../../components/dates/listed-dates.tsx";
import { monthInWords, monthsOn } from "../../components/dates/month.ts";
import { MonthGrid } from "../../components/dates/month-grid.tsx";
import { calendarsPath } from "../../components/legalai/addresses.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { dayAt } from "../../lib/days.ts";
import { dateQuerySchema, maxDatesListed } from "../../schemas/dates/query.ts";
import { listDatesOfFirm } from "../../services/dates/list.server.ts";
import { matterChoice } from "../../services/matters/choices.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/dates.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Dates · LegalAI" },
  { name: "robots", content: "noindex" },
];

/** What the address asks for: a list from a day on, or a month. */
const askedSchema = v.object({
  ...v.omit(dateQuerySchema, ["limit"]).entries,
  view: v.optional(v.picklist(["list", "month"]), "list"),
  month: v.optional(v.pipe(v.string(), v.regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/))),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  // A form without JavaScript sends its empty fields too.
  const told = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const read = v.safeParse(askedSchema, Object.fromEntries(told));
  if (!read.success) throw redirect("/legalai/dates");
  const today = dayAt(Date.now(), member.firm.timeZone);
  const { view, month = today.slice(0, 7), ...query } = read.output;
  const span =
    view === "month"
      ? { from: `${month}-01`, to: `${month}-31` }
      : { from: query.from ?? (query.to ? undefined : today), to: query.to };
  const [list, matters] = await orStatusPage(
    Promise.all([
      listDatesOfFirm(env, member, {
        ...query,
        ...span,
        limit: view === "month" ? maxDatesListed : 50,
      }),
      matterChoice(env, member, query.matter ?? null),
    ]),
  );
  return { ...list, today, asked: { ...query, view, month }, matters };
}

export default function DatesPage({ loaderData }: Route.ComponentProps) {
  const { dates, nextCursor, today, asked, matters } = loaderData;
  const { cursor, view, month, ...filters } = asked;
  const to = (of: Record<string, string | undefined>) => {
    const kept = { matter: filters.matter, who: filters.who, state: filters.state, ...of };
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(kept)) if (value) search.set(name, value);
    return `/legalai/dates?${search}`;
  };
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <h1 className="text-2xl">Dates</h1>
        <p className="max-w-measure text-soft">
          What somebody has confirmed, or the program is surest of, in all cases that you see. It
          misses dates, and of its surest one in four had another day on papers that it had never
          seen: check each, and do not take this list to show that nothing else is due.
        </p>
      </header>
      <p>
        <Link to={calendarsPath} className="link">
          Have them in your own calendar
        </Link>
      </p>
      <nav aria-label="View" className="sections">
        <Link to={to({ view: "list" })} aria-current={view === "list" ? "page" : undefined}>
          List
        </Link>
        <Link to={to({ view: "month" })} aria-current={view === "month" ? "page" : undefined}>
          Month
        </Link>
      </nav>
      <DateFilters
        asked={{ view, month, ...filters }}
        matters={matters.map(({ id, name }) => ({ id, name }))}
      />
      {filters.state === "proposed" && (
        <Notice>These were read and nobody has checked them. They are in no calendar.</Notice>
      )}
      {view === "month" ? (
        <section className="grid gap-4" aria-labelledby="month-title">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="month-title">{monthInWords(month)}</h2>
            <nav aria-label="Months" className="flex gap-3">
              <Link to={to({ view, month: monthsOn(month, -1) })} className="action quiet small">
                {monthInWords(monthsOn(month, -1))}
              </Link>
              <Link to={to({ view, month: monthsOn(month, 1) })} className="action quiet small">
                {monthInWords(monthsOn(month, 1))}
              </Link>
            </nav>
          </div>
          {nextCursor && (
            <Notice>
              Only the first {maxDatesListed} dates of this month are shown. Choose a matter to see
              the others.
            </Notice>
          )}
          {dates.length === 0 && <p className="text-soft">No date in this month.</p>}
          <MonthGrid month={month} today={today} dates={dates} />
        </section>
      ) : (
        <section className="grid gap-3" aria-labelledby="list-title">
          <h2 id="list-title">{filters.from || filters.to ? "By day" : "From today on"}</h2>
          {dates.length === 0 ? (
            <p className="sheet p-6">
              No date was found. Those of one case are on its own page, “Dates”.
            </p>
          ) : (
            <ListedDates dates={dates} />
          )}
          <ListPages asked={{ ...filters, view }} cursor={cursor} nextCursor={nextCursor} />
          {!filters.from && !filters.to && (
            <p>
              <Link to={to({ to: today })} className="link">
                Earlier dates
              </Link>
            </p>
          )}
        </section>
      )}
    </main>
  );
}
