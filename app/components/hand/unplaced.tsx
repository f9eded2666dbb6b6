import type { CaseFlag } from "../../schemas/flag.ts";
import { RiskBadge } from "../case/risk.tsx";
import { FlagHand, FlagSaid } from "./flag-hand.tsx";

/** What people have said of words that the present text does not have: never dropped, and placed again when they are there. */
export function Unplaced({ flags }: { flags: readonly CaseFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <section className="sheet grid gap-3 p-6" aria-labelledby="unplaced-title">
      <h2 id="unplaced-title" className="text-lg">
        {flags.length} of your edits and decisions could not be placed
      </h2>
      <p className="text-soft">
        The text that was read last does not have these words any more. Nothing is lost: where a
        later text has them, they are back at their place.
      </p>
      <ul className="grid gap-4">
        {flags.map((flag) => (
          <li key={flag.id} className="flag">
            <p className="flex flex-wrap items-center gap-3">
              <RiskBadge level={flag.riskLevel} />
              <strong>{flag.clauseTitle}</strong>
            </p>
            <p className="flag-quote">{flag.quote}</p>
            <dl className="grid gap-3 pt-3">
              {flag.explanation && (
                <div>
                  <dt>Why it matters</dt>
                  <dd>{flag.explanation}</dd>
                </div>
              )}
              {flag.recommendation && (
                <div>
                  <dt>What to ask for</dt>
                  <dd>{flag.recommendation}</dd>
                </div>
              )}
              {flag.wording && (
                <div>
                  <dt>Proposed wording</dt>
                  <dd className="whitespace-pre-line">{flag.wording}</dd>
                </div>
              )}
            </dl>
            <FlagSaid flag={flag} />
            <FlagHand flag={flag} />
          </li>
        ))}
      </ul>
    </section>
  );
}
