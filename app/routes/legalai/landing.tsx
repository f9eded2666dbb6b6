import { Link } from "react-router";
import { DeskPicture } from "../../components/landing/desk-picture.tsx";
import { sketches } from "../../components/landing/feature-sketch.tsx";
import { FlagPosts } from "../../components/landing/flag-posts.tsx";
import { LandingEnd } from "../../components/landing/landing-end.tsx";
import { samplePath } from "../../components/legalai/addresses.ts";
import { NoticeOfArrival } from "../../components/legalai/notice-of-arrival.tsx";
import { PublicFoot } from "../../components/legalai/public-foot.tsx";
import { Wordmark } from "../../components/ui/wordmark.tsx";
import { landing } from "../../content/legalai/landing.server.ts";
import { legalaiPages } from "../../content/legalai/pages.server.ts";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { legalaiMeta } from "../../lib/meta.server.ts";
import { analyserAsSubject } from "../../schemas/analyser-name.ts";
import { analyserInUse } from "../../services/analysis/analysis.server.ts";
import type { Route } from "./+types/landing.ts";

/** Links alone: nothing here needs a script. */
export const handle: PageHandle = { hydrate: false, ownStyles: "inside" };

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { sampleExcerpt } = await import("../../services/analysis/sample-analysis.server.ts");
  return {
    meta: legalaiMeta(legalaiPages.landing, env),
    page: landing,
    analyser: analyserInUse(env),
    excerpt: sampleExcerpt(),
  };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { page, analyser, excerpt } = loaderData;
  const name = analyserAsSubject(analyser);
  return (
    <div className="landing">
      <header className="landing-head">
        <Wordmark name="LegalAI" mark="page" to="/legalai" />
        <Link to="/legalai/auth" className="action quiet">
          Sign In
        </Link>
      </header>
      <NoticeOfArrival className="arrival" />
      <main id="main">
        <section className="landing-hero">
          <div className="landing-words">
            <h1>
              {page.title.before}
              <mark className="mark mark-high">{page.title.marked}</mark>
              {page.title.after}
            </h1>
            <p className="text-lg text-soft">{page.lead}</p>
            <p className="flex flex-wrap gap-3">
              <Link to="/legalai/auth" className="action large">
                {page.start}
              </Link>
              <Link to="/legalai/dashboard" className="action quiet large">
                {page.demo}
              </Link>
            </p>
            <p>
              <a href={samplePath} className="link font-semibold">
                {page.sample.read}
              </a>
              <span className="text-soft"> {page.sample.terms}</span>
            </p>
          </div>
          <figure className="picture">
            <figcaption>{page.sample.caption}</figcaption>
            <div className="picture-stage">
              <DeskPicture {...excerpt} />
            </div>
          </figure>
        </section>
        <ul className="landing-features">
          {page.features.map(({ sketch, title, text }) => {
            const Sketch = sketches[sketch];
            return (
              <li key={title}>
                <h2 className="text-xl">{title}</h2>
                <p className="text-soft">{text}</p>
                <Sketch {...excerpt} />
              </li>
            );
          })}
        </ul>
        <div className="landing-claims">
          <dl className="landing-stats">
            {page.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            {page.statsNote.meaning}
            <a href="/legalai/accuracy" className="link">
              {page.statsNote.accuracy}
            </a>
            {page.statsNote.own}
          </p>
        </div>
        <div className="landing-honest">
          <section aria-labelledby="reads-title">
            <h2 id="reads-title" className="text-xl">
              {page.reader.title}
            </h2>
            <p>
              {name}
              {page.reader.here}
              <a href="/legalai/accuracy" className="link">
                {page.reader.accuracy}
              </a>
              .
            </p>
            <p className="text-soft">{page.reader.checked}</p>
          </section>
          <section aria-labelledby="limits-title">
            <h2 id="limits-title" className="text-xl">
              {page.limits.title}
            </h2>
            <ul className="grid list-disc gap-2 pl-5">
              {page.limits.list.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </section>
        </div>
        <LandingEnd words={page.end}>
          <FlagPosts
            flags={excerpt.of.risk_flags.filter(({ group }) => group === "matters")}
            length={excerpt.part.length}
          />
          <p className="landing-end-caption">{page.end.caption}</p>
        </LandingEnd>
      </main>
      <PublicFoot />
    </div>
  );
}
