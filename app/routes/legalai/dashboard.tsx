import { Link } from "react-router";
import * as v from "valibot";
import { CaseList } from "../../components/cases/case-list.tsx";
import { requestScope } from "../../context.ts";
import { caseQuerySchema, recentCasesShown } from "../../schemas/case.ts";
import { listCases } from "../../services/case-list.server.ts";
import { caseStats } from "../../services/stats.server.ts";
import type { Route } from "./+types/dashboard.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Dashboard · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const [stats, { cases }] = await Promise.all([
    caseStats(env, user.id),
    listCases(env, user.id, v.parse(caseQuerySchema, { limit: String(recentCasesShown) })),
  ]);
  return { stats, cases };
}

/** '+20% from last month', or the words for a month that has nothing to be compared with. */
const changeInWords = (change: number | null) =>
  change === null ? "New this month" : `${change >= 0 ? "+" : ""}${change}% from last month`;

export default function Dashboard({ loaderData: { stats, cases } }: Route.ComponentProps) {
  const none = stats.totalCases === 0;
  return (
    <main id="main" className="mx-auto grid max-w-page gap-8 px-gutter py-8">
      <header className="grid gap-1">
        <h1 className="text-2xl">Welcome back</h1>
        <p className="text-soft">What came in, what is risky, what waits for you.</p>
      </header>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Stat
          label="Total Cases"
          value={String(stats.totalCases)}
          caption={none ? "No cases yet" : changeInWords(stats.changeFromLastMonth)}
        />
        <Stat
          label="Hours Saved"
          value={stats.hoursSaved.toFixed(1)}
          caption="Avg 2.5 hours per case"
        />
        <Stat
          label="Risks Resolved"
          value={String(stats.risksResolved)}
          caption="Cases with at least one risk flag"
        />
      </dl>
      <section className="flex flex-wrap gap-3" aria-label="Quick actions">
        <Link to="/legalai/upload" className="action">
          Upload New Case File
        </Link>
        <Link to="/legalai/cases" className="action quiet">
          View All Cases
        </Link>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">Recent Cases</h2>
        {none ? (
          <p className="sheet p-6 text-soft">
            No cases yet. Upload a contract as .pdf, .doc, .docx or .txt, and its summary and risks
            are here within seconds.
          </p>
        ) : (
          <CaseList cases={cases} />
        )}
      </section>
    </main>
  );
}

function Stat({ label, value, caption }: { label: string; value: string; caption: string }) {
  return (
    <div className="sheet grid gap-1 p-5">
      <dt className="text-xs font-semibold text-soft">{label}</dt>
      <dd className="font-display text-2xl font-extrabold">{value}</dd>
      <dd className="text-xs text-soft">{caption}</dd>
    </div>
  );
}
