import { ChevronUp, X } from "lucide-react";
import { useRef } from "react";
import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { RiskTally } from "../case/risk.tsx";
import type { NumberedFlag } from "./document-text.tsx";
import type { Acting } from "./flag-bearing.tsx";
import { FlagCard } from "./flag-card.tsx";
import { FlagFilter } from "./flag-filter.tsx";
import { FlagGroup } from "./flag-group.tsx";
import { grouped } from "./flag-view.ts";
import type { Desk } from "./use-desk.ts";
import { useFlagKeys } from "./use-flag-keys.ts";

type Props = {
  desk: Desk;
  acting: Acting;
  /** Whom the levels are for, in words. */
  ratedFor: string;
  /** What people have done about each flag, by its number; null where nothing is kept. */
  hands: readonly CaseFlag[] | null;
  partHref: (offset: number) => string;
  onCopy: (flag: NumberedFlag) => void;
};

/** The flags: beside the document, and on a phone a sheet that opens over it. */
export function FlagRail({ desk, acting, ratedFor, hands, partHref, onCopy }: Props) {
  const { flags, shown, view, setView, chosen, sheetOpen, setSheetOpen } = desk;
  const rail = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const keys = useFlagKeys(rail);
  const close = () => {
    setSheetOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-expanded={sheetOpen}
        aria-controls="flags"
        onClick={() => setSheetOpen(!sheetOpen)}
        className="sheet-opener no-print"
      >
        <span className="font-semibold whitespace-nowrap">{count(flags.length)}</span>
        <RiskTally flags={flags} />
        <ChevronUp aria-hidden="true" strokeWidth={1.5} className="ml-auto size-5" />
      </button>
      <aside
        ref={rail}
        id="flags"
        aria-labelledby="flags-title"
        className="rail"
        data-open={sheetOpen ? "" : undefined}
        onKeyDown={(event) => event.key === "Escape" && sheetOpen && close()}
      >
        <header className="rail-head">
          <div className="flex items-center justify-between gap-3">
            <h3 id="flags-title" className="text-lg">
              {count(flags.length)}
            </h3>
            <button type="button" onClick={close} className="tool sheet-only">
              <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
              <span className="sr-only">Close the flags</span>
            </button>
          </div>
          {flags.length > 0 && <p className="text-xs text-soft">Rated for {ratedFor}.</p>}
          {flags.length > 0 && (
            <div className="needs-script no-print">
              <FlagFilter flags={flags} view={view} onChange={setView} />
            </div>
          )}
          {shown.length < flags.length && (
            <p className="text-xs text-soft">
              {shown.length} of {flags.length} shown; {inWords(view.hidden)} left out.
            </p>
          )}
        </header>
        {shown.length === 0 ? (
          <p className="p-4 text-soft">
            {flags.length === 0
              ? "Nothing in this document was flagged. That is no clearance: a lawyer must still read it."
              : "No flag of the levels that you chose."}
          </p>
        ) : (
          <div className="flags">
            {grouped(shown).map((group) => (
              <FlagGroup key={group.title} group={group}>
                {(flag) => (
                  <FlagCard
                    key={flag.number}
                    flag={flag}
                    hand={hands?.[flag.number] ?? null}
                    chosen={flag.number === chosen}
                    acting={acting}
                    placed={group.places.length > 1}
                    titled={group.kinds > 1}
                    href={partHref(flag.start)}
                    onShow={desk.showWords}
                    onChoose={desk.choose}
                    onCopy={onCopy}
                  />
                )}
              </FlagGroup>
            ))}
          </div>
        )}
        {flags.length > 0 && (
          <label className="needs-script no-print flex items-center gap-2 border-rule border-t p-4 text-xs text-soft">
            <input
              type="checkbox"
              checked={keys.on}
              onChange={(event) => keys.turn(event.currentTarget.checked)}
              className="size-4"
            />
            <span>
              <kbd>j</kbd> and <kbd>k</kbd> walk the flags, <kbd>Enter</kbd> opens one
            </span>
          </label>
        )}
      </aside>
    </>
  );
}

/** "Medium and Low" */
const inWords = (levels: readonly RiskLevel[]) =>
  new Intl.ListFormat("en-AU").format(riskLevels.filter((level) => levels.includes(level)));

const count = (flags: number) => (flags === 1 ? "1 risk flag" : `${flags} risk flags`);
