import { useMemo } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { analyserAsSubject } from "../../schemas/analyser-name.ts";
import { type Analysis, isAgreement, type RiskFlag } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { actingFor } from "../../schemas/client.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { summaryField } from "../../schemas/hand.ts";
import { type Positions, readRules } from "../../schemas/playbooks/case-reading.ts";
import { type PagesOfPdf, ReadingDesk } from "../desk/reading-desk.tsx";
import { useDesk } from "../desk/use-desk.ts";
import { type TextPart, useWholeText } from "../desk/use-whole-text.ts";
import { CaseNote, FieldHand, type SaidOfCase } from "../hand/case-hand.tsx";
import { Unplaced } from "../hand/unplaced.tsx";
import { PositionsContext } from "../playbooks/flag-position.tsx";
import { YourPositions } from "../playbooks/your-positions.tsx";
import { inPart } from "../rail/flag-view.ts";
import { CaseThread } from "../thread/case-thread.tsx";
import { PartLinks } from "../ui/part-links.tsx";
import { ClientChoice } from "./client-choice.tsx";
import { FactsTable } from "./facts-table.tsx";
import { CaseFindings } from "./findings.tsx";
import { RiskTally } from "./risk.tsx";
import { Summary } from "./summary.tsx";

type Props = {
  details: {
    case: Pick<
      Case,
      "id" | "case_name" | "client" | "side" | "ai_summary" | "analyser" | "words"
    > & { risk_flags: readonly RiskFlag[]; gaps: readonly RiskFlag[] };
    /** What people say of it; none for a document that is nobody's case. */
    said?: SaidOfCase & Pick<Case, "unplaced">;
    analysis: Omit<Analysis, "words" | "executiveSummary" | "riskFlags" | "analyser"> | null;
    readerNotes: { code: string; message: string }[];
    analyzedAt: number | null;
  };
  /** The flags, then the gaps, with what people have done about them; null for a document that is nobody's case: nothing is stored. */
  hands: readonly CaseFlag[] | null;
  /** What the firm's positions come to; null for a document that is nobody's case. */
  positions: Positions | null;
  document: { part: TextPart; starts: readonly number[]; index: number };
  /** Of an earlier version, which is only read, its number. */
  version?: number;
  /** The pages of a PDF, where they can be looked at. */
  pages?: PagesOfPdf | null;
};

/** What the analysis came to: summary and facts first, then the desk with the document itself. */
export function CaseReport(props: Props) {
  const { details, hands, positions, document, version, pages = null } = props;
  const { analysis, readerNotes, analyzedAt, case: of, said } = details;
  const parties = analysis?.facts.parties ?? [];
  const { party, ratedFor } = actingFor(of, parties);
  const all = useMemo(() => [...of.risk_flags, ...of.gaps], [of]);
  const desk = useDesk(all, hands);
  const gaps = inPart(desk.flags, "gap").length;
  const part = useWholeText(of.id, document.part, version);
  const partHref = (offset: number) => {
    const index = document.starts.findLastIndex((start) => start <= offset);
    return index === document.index ? "" : `?part=${index + 1}`;
  };
  return (
    <>
      <p className="provenance">
        {analyserAsSubject(of.analyser ?? "built-in")} read this
        {analyzedAt !== null && ` on ${formatDateTime(analyzedAt)}`}:{" "}
        {of.words?.toLocaleString("en-AU")} words. <strong>A lawyer must check it.</strong>{" "}
        <a href="/legalai/accuracy" className="link no-print">
          How accurate it is
        </a>
      </p>
      {analysis && !version && (isAgreement(analysis.documentType.kind) || of.client) && (
        <ClientChoice of={of} parties={parties} kept={hands !== null} />
      )}
      <div className="overview">
        <section className="sheet grid content-start gap-4 p-6" aria-labelledby="summary-title">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="summary-title" className="text-lg">
              Executive summary
            </h2>
            {analysis && <span className="text-xs text-soft">{analysis.documentType.label}</span>}
          </div>
          <Summary words={of.ai_summary ?? ""} />
          {said && (
            <div className="grid gap-1">
              <FieldHand of={said} field={summaryField} />
              <CaseNote of={said} />
            </div>
          )}
          <p className="flex flex-wrap items-center gap-2">
            <RiskTally flags={desk.matters} />
            {gaps > 0 && <span className="text-xs">{gaps} not in it</span>}
            <a href="#desk-title" className="link no-print ml-auto">
              Read them in the document
            </a>
          </p>
          <CaseThread flags={hands ?? []} />
        </section>
        {analysis && (
          <section className="sheet grid content-start gap-3 p-6" aria-labelledby="facts-title">
            <h2 id="facts-title" className="text-lg">
              Key facts
            </h2>
            <FactsTable facts={analysis.facts} of={said ?? null} onShow={desk.showSpan} />
          </section>
        )}
      </div>
      {said && <Unplaced flags={said.unplaced} />}
      {analysis && <CaseFindings analysis={analysis} notes={readerNotes} onShow={desk.showSpan} />}
      {positions && (
        <YourPositions positions={positions} onShow={desk.showSpan} partHref={partHref} />
      )}
      <PositionsContext value={positions ? readRules(positions) : []}>
        <ReadingDesk
          desk={desk}
          part={part}
          caseName={of.case_name}
          acting={{ client: party?.name ?? null, parties }}
          ratedFor={ratedFor}
          hands={hands}
          partHref={partHref}
          pages={pages}
        />
      </PositionsContext>
      <noscript>
        <PartLinks
          of="the document"
          part={document.index}
          parts={document.starts.length}
          hrefOf={(at) => `?part=${at + 1}`}
        />
      </noscript>
    </>
  );
}
