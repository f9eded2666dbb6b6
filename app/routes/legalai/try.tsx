import { Link } from "react-router";
import { CaseReport } from "../../components/case/report.tsx";
import { signUpPath } from "../../components/legalai/addresses.ts";
import { PublicFoot } from "../../components/legalai/public-foot.tsx";
import { Wordmark } from "../../components/ui/wordmark.tsx";
import { legalaiPages } from "../../content/legalai/pages.server.ts";
import { samplePage } from "../../content/legalai/sample.server.ts";
import { requestScope } from "../../context.ts";
import { legalaiMeta } from "../../lib/meta.server.ts";
import type { Route } from "./+types/try.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sampleReading } = await import("../../services/analysis/sample-analysis.server.ts");
  const client = new URL(request.url).searchParams.get("client");
  return {
    meta: legalaiMeta(legalaiPages.sample, context.get(requestScope).env),
    page: samplePage,
    reading: sampleReading(client),
  };
}

/** The sample contract's desk, open to everybody: what a case's page shows, without a case. */
export default function Try({ loaderData: { page, reading } }: Route.ComponentProps) {
  const { details, document } = reading;
  return (
    <div className="open-desk">
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header className="landing-head no-print">
        <Wordmark name="LegalAI" mark="page" to="/legalai" />
        <Link to="/legalai/auth" className="action quiet">
          Sign In
        </Link>
      </header>
      <main id="main" className="case-page">
        <header className="open-desk-head">
          <div className="grid content-start gap-2">
            <p className="text-xs font-semibold text-soft">{page.kicker}</p>
            <h1 className="given-name">{details.case.case_name}</h1>
            <p className="max-w-short text-lg">{page.lead}</p>
            <p className="text-soft">{page.terms}</p>
          </div>
          <div className="open-desk-steps no-print">
            <ol>
              {page.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <a href="#desk-title" className="action">
              {page.straight}
            </a>
          </div>
        </header>
        <CaseReport details={details} hands={null} positions={null} document={document} />
        <section className="open-desk-own no-print" aria-labelledby="own-title">
          <h2 id="own-title" className="text-3xl">
            {page.own.title}
          </h2>
          <ul>
            {page.own.list.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Link to={signUpPath} className="action large">
            {page.own.action}
          </Link>
        </section>
      </main>
      <PublicFoot />
    </div>
  );
}
