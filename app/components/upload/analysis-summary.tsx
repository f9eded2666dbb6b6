import type { Case } from "../../schemas/case.ts";
import { uploadMessages } from "../../schemas/cases/upload.ts";
import { RiskBadge } from "../case/risk.tsx";
import { gravestFirst } from "../case/risk-levels.ts";
import { Summary } from "../case/summary.tsx";
import { Notice } from "../ui/notice.tsx";
import { percentOf, wordsOf } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";

/** Specification, section 9. */
const previewedFlags = 3;

/** What came out, in short, before the case itself opens. */
export function AnalysisSummary({ of }: { of: Case }) {
  const flags = gravestFirst(of.risk_flags.filter(({ group }) => group === "matters")).slice(
    0,
    previewedFlags,
  );
  return (
    <div className="sheet grid gap-5 p-5 sm:p-8">
      <Notice look="good">{uploadMessages.analysed}</Notice>
      <ProgressBar percent={percentOf(of)} words={wordsOf(of)} />
      <h2 className="text-lg">Analysis Summary</h2>
      <Summary words={of.ai_summary ?? ""} />
      {flags.length > 0 && (
        <ul aria-label="Gravest flags" className="grid gap-2">
          {flags.map((flag) => (
            <li key={`${flag.start}-${flag.clauseTitle}`} className="flex items-center gap-3">
              <RiskBadge level={flag.riskLevel} /> {flag.clauseTitle}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={`/legalai/case/${of.id}`} className="action quiet">
          Open the case now
        </a>
      </p>
    </div>
  );
}
