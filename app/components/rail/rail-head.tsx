import { X } from "lucide-react";
import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import type { Desk } from "../desk/use-desk.ts";
import { FlagFilter } from "./flag-filter.tsx";
import { inPart } from "./flag-view.ts";

/** How many flags there are, for whom they are rated, and which of them are listed. */
export function RailHead({
  desk: { flags, matters, shown, rail: on, view, setView },
  ratedFor,
  onClose,
}: {
  desk: Desk;
  ratedFor: string;
  onClose: () => void;
}) {
  const listed = inPart(shown, "matters").length;
  return (
    <header className="rail-head">
      <div className="flex items-center justify-between gap-3">
        <h3 id="flags-title" className="text-lg">
          {flagsInWords(matters.length)}
        </h3>
        <button type="button" onClick={onClose} className="tool sheet-only">
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="sr-only">Close the flags</span>
        </button>
      </div>
      {flags.length > 0 && <p className="text-xs text-soft">Rated for {ratedFor}.</p>}
      {flags.length > 0 && (
        <div className="needs-script no-print">
          <FlagFilter flags={matters} view={view} onChange={setView} />
        </div>
      )}
      {on.pages > 1 && (
        <p className="text-xs text-soft">
          Listed are {inNumbers(on.first + 1)} to {inNumbers(on.first + on.listed.length)} of{" "}
          {inNumbers(shown.length)}; ticks hold for these. The others follow below them.
        </p>
      )}
      {listed < matters.length && (
        <p className="text-xs text-soft">
          {listed} of {matters.length} shown; {inWords(view.hidden)} left out.
        </p>
      )}
    </header>
  );
}

/** "Medium and Low" */
const inWords = (levels: readonly RiskLevel[]) =>
  new Intl.ListFormat("en-AU").format(riskLevels.filter((level) => levels.includes(level)));

const inNumbers = (of: number) => of.toLocaleString("en-AU");

/** "1 risk flag", "1,200 risk flags" */
export const flagsInWords = (flags: number) =>
  flags === 1 ? "1 risk flag" : `${inNumbers(flags)} risk flags`;
