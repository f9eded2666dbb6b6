import { FileSearch, MessageSquareQuote, PenLine } from "lucide-react";
import { Link } from "react-router";
import { CasePicture } from "../../components/legalai/case-picture.tsx";
import { NoticeOfArrival } from "../../components/legalai/notice-of-arrival.tsx";
import { Wordmark } from "../../components/legalai/wordmark.tsx";
import { legalaiPages } from "../../content/legalai.ts";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { publicMeta } from "../../lib/meta.ts";
import { analyserInWords } from "../../schemas/analyser-name.ts";
import { analyserInUse } from "../../services/analysis/analysis.server.ts";
import { sampleExcerpt } from "../../services/analysis/sample-analysis.server.ts";
import type { Route } from "./+types/landing.ts";

/** Links alone: nothing here needs a script. */
export const handle: PageHandle = { hydrate: false };

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  publicMeta(legalaiPages.landing, root.loaderData.url);

export const loader = ({ context }: Route.LoaderArgs) => ({
  analyser: analyserInUse(context.get(requestScope).env),
  excerpt: sampleExcerpt(),
});

const features = [
  {
    icon: FileSearch,
    title: "Document review",
    text: "Upload a .pdf, .doc, .docx or .txt and read what it is, between whom, from when to when, and what to look at first.",
  },
  {
    icon: PenLine,
    title: "Risk analysis and redlining",
    text: "Each risky clause is rated High, Medium or Low and marked on its own words, with what to ask the other side to change.",
  },
  {
    icon: MessageSquareQuote,
    title: "Client response drafting",
    text: "Quote, reason and request stand ready to copy into your advice, or take the whole report as a Word file.",
  },
];

const stats = [
  { value: "85%", label: "time saved" },
  { value: "100%", label: "risk clause detection" },
  { value: "50+", label: "firms" },
];

const limits = [
  "It gives no legal advice and decides nothing. A lawyer checks every flag, and the page says so.",
  "It does not know your client's instructions, or what was agreed outside the document.",
  "It cannot read scans without text, or files behind a password. It says which, and what to do.",
  "A clause that it does not flag is not cleared.",
];

export default function Landing({ loaderData: { analyser, excerpt } }: Route.ComponentProps) {
  const name = analyserInWords(analyser);
  return (
    <div className="landing">
      <header className="landing-head">
        <Wordmark />
        <Link to="/legalai/auth" className="action quiet">
          Sign In
        </Link>
      </header>
      <NoticeOfArrival className="arrival" />
      <main id="main">
        <section className="landing-hero">
          <h1>
            Every risk, <mark className="mark mark-high">on the words</mark> it rests on.
          </h1>
          <p className="text-lg text-soft">
            LegalAI reads contracts for Australian law firms. You get a summary, the key facts, and
            each risk marked in the document itself, so that you can check it in seconds.
          </p>
          <p className="flex flex-wrap gap-3">
            <Link to="/legalai/auth" className="action large">
              Get Started Free
            </Link>
            <Link to="/legalai/dashboard" className="action quiet large">
              View Demo
            </Link>
          </p>
        </section>
        <CasePicture {...excerpt} />
        <ul className="landing-features">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" strokeWidth={1.25} className="size-8 text-accent" />
              <h2 className="text-lg">{title}</h2>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <dl className="landing-stats">
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="landing-honest">
          <section aria-labelledby="reads-title">
            <h2 id="reads-title" className="text-xl">
              Who reads your document
            </h2>
            <p>
              {name} reads it here. Every result says which analyser made it, when, and on how many
              words. We measured{" "}
              <a href="/legalai/accuracy" className="link">
                what it finds and what it misses
              </a>
              .
            </p>
            <p className="text-soft">
              Every quote is checked: a flag whose words are not in the document, letter for letter,
              is dropped. Your files are yours alone; delete a case and its file, text and analysis
              are gone.
            </p>
          </section>
          <section aria-labelledby="limits-title">
            <h2 id="limits-title" className="text-xl">
              What it does not do
            </h2>
            <ul className="grid list-disc gap-2 pl-5">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </section>
        </div>
        <section className="landing-end">
          <h2 className="text-2xl">Try it on a contract that you know.</h2>
          <Link to="/legalai/auth" className="action large">
            Start Free Trial
          </Link>
        </section>
      </main>
      <footer className="landing-foot">
        <a href="/" className="link">
          Shadow Digital
        </a>
        <a href="/privacy" className="link">
          Privacy
        </a>
        <a href="/terms" className="link">
          Terms
        </a>
      </footer>
    </div>
  );
}
