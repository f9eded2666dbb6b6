import type { RiskFlag } from "../../schemas/analysis.ts";
import { flagId, wordsId } from "./document-text.tsx";
import { RiskBadge } from "./risk.tsx";

/** One risk: its level, the words it rests on, why it matters and what to ask for. */
export function FlagCard({ flag, index }: { flag: RiskFlag; index: number }) {
  return (
    <li id={flagId(index)} className="sheet scroll-mt-4 p-4 target:border-accent">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base">{flag.clauseTitle}</h3>
        <RiskBadge level={flag.riskLevel} />
      </div>
      <blockquote className="my-3 border-rule border-l-2 pl-3 font-document">
        <a href={`#${wordsId(index)}`} className="line-clamp-4">
          {flag.quote}
        </a>
      </blockquote>
      <dl className="grid gap-2">
        <div>
          <dt className="text-xs font-semibold text-soft">Why it matters</dt>
          <dd>{flag.explanation}</dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-soft">What to ask for</dt>
          <dd>{flag.recommendation}</dd>
        </div>
      </dl>
    </li>
  );
}
