import { Link } from "react-router";
import { Wordmark } from "../../components/legalai/wordmark.tsx";
import type { Route } from "./+types/landing.ts";

export const meta: Route.MetaFunction = () => [
  { title: "LegalAI: contract review for Australian law firms" },
  {
    name: "description",
    content:
      "Upload a contract and read its summary and risk flags, each resting on the exact words of the document.",
  },
];

const features = [
  {
    title: "Document review",
    text: "Upload a PDF, Word or text file and read an executive summary within seconds.",
  },
  {
    title: "Risk analysis and redlining",
    text: "Each risk is flagged High, Medium or Low, and shown on the words that it rests on.",
  },
  {
    title: "Client response drafting",
    text: "Every flag says why it matters and what to ask for, ready for your letter of advice.",
  },
];

const stats = [
  { value: "85%", label: "time saved" },
  { value: "100%", label: "risk clause detection" },
  { value: "50+", label: "firms" },
];

export default function Landing() {
  return (
    <>
      <header className="mx-auto flex max-w-page items-center justify-between gap-4 px-gutter py-5">
        <Wordmark />
        <Link to="/legalai/auth" className="action quiet">
          Sign In
        </Link>
      </header>
      <main id="main" className="mx-auto grid max-w-page gap-16 px-gutter py-12">
        <section className="grid max-w-measure gap-6">
          <h1 className="text-3xl">Read the contract before it reads you.</h1>
          <p className="text-lg text-soft">
            LegalAI reads case documents for Australian law firms: a summary, and every risk with
            the words that it rests on.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/legalai/auth" className="action">
              Get Started Free
            </Link>
            <Link to="/legalai/dashboard" className="action quiet">
              View Demo
            </Link>
          </div>
        </section>
        <ul className="grid gap-4 md:grid-cols-3">
          {features.map(({ title, text }) => (
            <li key={title} className="sheet grid content-start gap-2 p-6">
              <h2 className="text-lg">{title}</h2>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <dl className="grid gap-6 sm:grid-cols-3">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-soft">{label}</dt>
              <dd className="font-display text-3xl font-extrabold">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/legalai/auth" className="action">
            Start Free Trial
          </Link>
        </p>
      </main>
    </>
  );
}
