import { Link } from "react-router";
import { LandingEnd } from "../../components/landing/landing-end.tsx";
import { FiguresPassage } from "../../components/legalai/figures.tsx";
import { PublicFoot } from "../../components/legalai/public-foot.tsx";
import { Wordmark } from "../../components/ui/wordmark.tsx";
import { accuracy } from "../../content/legalai/accuracy.server.ts";
import { legalaiPages } from "../../content/legalai/pages.server.ts";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { legalaiMeta } from "../../lib/meta.server.ts";
import type { Route } from "./+types/accuracy.ts";

export const handle: PageHandle = { hydrate: false, ownStyles: "inside" };

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: legalaiMeta(legalaiPages.accuracy, context.get(requestScope).env),
  page: accuracy,
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Accuracy({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="landing">
      <header className="landing-head">
        <Wordmark name="LegalAI" mark="page" to="/legalai" />
        <Link to="/legalai/auth" className="action quiet">
          Sign In
        </Link>
      </header>
      <main id="main">
        <div className="figures-page">
          <h1 className="text-3xl">{page.title}</h1>
          <p className="text-lg text-soft">{page.lead}</p>
          {page.parts.map(({ title, passages, ...part }) => (
            <section key={title} className={"stands" in part ? "figures-out" : undefined}>
              <h2 className="text-xl">{title}</h2>
              <div className="grid gap-5">
                {passages.map((passage, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a page never move
                  <FiguresPassage key={at} passage={passage} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <LandingEnd words={page.end} />
      </main>
      <PublicFoot />
    </div>
  );
}
