import type { ReactNode } from "react";
import { Link } from "react-router";
import { authPath, samplePath } from "../legalai/addresses.ts";

type Props = {
  words: { title: string; action: string; sample: string };
  /** What stands on the ground below. */
  children?: ReactNode;
};

/** How a public page of LegalAI ends: in the dark, with two ways on. */
export function LandingEnd({ words, children }: Props) {
  return (
    <section className="landing-end" aria-labelledby="end-title">
      <div className="landing-end-words">
        <h2 id="end-title">{words.title}</h2>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={authPath} className="action large">
            {words.action}
          </Link>
          <a href={samplePath} className="link">
            {words.sample}
          </a>
        </p>
      </div>
      {children}
    </section>
  );
}
