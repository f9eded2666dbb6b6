import { Link } from "react-router";
import { CaseList } from "../../components/case-list/case-list.tsx";
import { FirstSteps } from "../../components/case-list/first-steps.tsx";
import { ShortList } from "../../components/case-list/short-list.tsx";
import { StatCards } from "../../components/case-list/stat-cards.tsx";
import { useFresh } from "../../components/case-list/use-fresh.ts";
import { NextDays } from "../../components/dates/next-days.tsx";
import { WaitsForMe } from "../../components/thread/waits-for-me.tsx";
import { requestScope } from "../../context.ts";
import { formatDate } from "../../lib/dates.ts";
import type { CaseLine } from "../../schemas/case.ts";
import { dashboard } from "../../services/dashboard/dashboard.server.ts";
import { may } from "../../services/firms/rights.ts";
import type { Route } from "./+types/dashboard.ts";
import { memberContext } from "./session.ts";

/** What is more urgent comes first: failures, then originals about to go. */
const mostWaiting = 6;

export const meta: Route.MetaFunction = () => [
  { title: "Dashboard · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { open, ...all } = await dashboard(env, member);
  return {
    ...{ ...all, timeZone: member.firm.timeZone, writes: may(member, "write") },
    open: open.map((one) => ({ ...one, openFlags: openInWords(one) })),
  };
}

const sum = ({ High, Medium, Low }: CaseLine["counts"]) => High + Medium + Low;

/** "31 of 33 open, 4 of them High" */
const openInWords = ({ counts, open }: Pick<CaseLine, "counts"> & { open: CaseLine["counts"] }) =>
  `${sum(open)} of ${sum(counts)} open${open.High > 0 ? `, ${open.High} of them High` : ""}`;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { stats, recent, failed, open, losing, due, waitsForMe, timeZone, writes } = loaderData;
  useFresh(recent.some(({ status }) => status === "analyzing"));
  const waiting = [
    ...failed.map((one) => ({ ...one, why: one.failure?.message ?? "The analysis failed." })),
    ...losing.map((one) => ({
      ...one,
      why: `Its original is deleted on ${formatDate(one.expires)}.`,
    })),
  ].slice(0, mostWaiting);
  const news = (
    <section className="grid content-start gap-3" aria-labelledby="recent-title">
      <h2 id="recent-title">Recent Cases</h2>
      <CaseList cases={recent} />
    </section>
  );
  const risky = (
    <ShortList
      title="What is risky"
      order="Most open High flags first"
      cases={open.map((one) => ({ ...one, why: one.openFlags }))}
      empty="No flag is open."
    />
  );
  // Where nothing waits for the reader there is room for it.
  const riskyAside = !waitsForMe?.count;
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-2xl">Welcome back</h1>
          <p className="text-soft">What came in, what is risky, what waits for you.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {writes && (
            <Link to="/legalai/upload" className="action">
              Upload New Case File
            </Link>
          )}
          <Link to="/legalai/cases" className="action quiet">
            View All Cases
          </Link>
        </div>
      </header>
      <StatCards stats={stats} />
      {stats.totalCases === 0 && !writes ? (
        <p className="sheet p-6">No document is shared with you yet.</p>
      ) : stats.totalCases === 0 ? (
        <FirstSteps />
      ) : (
        <div className="questions">
          {/* What others wait for comes first; in a wide window it stands beside the rest. */}
          {!waitsForMe && news}
          <div className="questions-aside">
            {waitsForMe && <WaitsForMe waiting={waitsForMe} timeZone={timeZone} />}
            <NextDays {...due} />
            {riskyAside && risky}
            {waiting.length > 0 && (
              <ShortList
                title={waitsForMe ? "Waiting in the firm" : "Waiting for you"}
                cases={waiting}
              />
            )}
          </div>
          {waitsForMe && (
            <div className="grid content-start gap-7">
              {news}
              {!riskyAside && risky}
            </div>
          )}
        </div>
      )}
    </main>
  );
}
