import { ChevronUp } from "lucide-react";
import { type RefObject, useRef } from "react";
import type { CaseFlag } from "../../schemas/flag.ts";
import { FlagPages } from "../case/flag-pages.tsx";
import { RiskTally } from "../case/risk.tsx";
import type { NumberedFlag } from "../desk/document-line.tsx";
import type { Desk } from "../desk/use-desk.ts";
import { AddFlag, type ChosenWords } from "../hand/add-flag.tsx";
import { titlesList, useHand } from "../hand/hand-context.ts";
import { ManyFlags, manyFlagsForm } from "../hand/many-flags.tsx";
import { Undo } from "../hand/undo.tsx";
import { useDecideKeys } from "../hand/use-decide-keys.ts";
import { useTicks } from "../hand/use-ticks.ts";
import type { Acting } from "./flag-bearing.tsx";
import { FlagCard } from "./flag-card.tsx";
import { FlagGroup } from "./flag-group.tsx";
import { AlsoFlags, GapFlags } from "./flag-parts.tsx";
import { grouped, inPart, partOf } from "./flag-view.ts";
import { KeysNote } from "./keys-note.tsx";
import { flagsInWords, RailHead } from "./rail-head.tsx";
import { useFlagKeys } from "./use-flag-keys.ts";

/** Whether a card tells its own place and its own title. */
type Told = { placed?: boolean; titled?: boolean };

type Props = {
  desk: Desk;
  acting: Acting;
  /** Whom the levels are for, in words. */
  ratedFor: string;
  /** What people have done about each flag, by its number; null where nothing is kept. */
  hands: readonly CaseFlag[] | null;
  partHref: (offset: number) => string;
  onCopy: (flag: NumberedFlag) => void;
  /** The words on which a flag is to be added, and what opens the form for it. */
  adding: ChosenWords | null;
  addOpener: RefObject<HTMLDetailsElement | null>;
};

/** The flags: beside the document, and on a phone a sheet that opens over it. */
export function FlagRail(props: Props) {
  const { desk, acting, ratedFor, hands, partHref, onCopy, adding, addOpener } = props;
  const {
    flags,
    matters,
    setAside,
    shown,
    rail: on,
    turnTo,
    chosen,
    sheetOpen,
    setSheetOpen,
  } = desk;
  const work = useHand();
  const mayWrite = work !== null;
  const rail = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const { ticked, recount, tick, untick } = useTicks(rail, on.page);
  const keys = useFlagKeys(rail, useDecideKeys(rail, reason, mayWrite));
  const idOf = ({ number }: NumberedFlag) => hands?.[number]?.id ?? "none";
  const tickAll = (all: readonly NumberedFlag[]) =>
    tick((box) => all.some((one) => box.value.startsWith(idOf(one))));
  const leveled = on.listed.filter((flag) => partOf(flag) !== "also");
  const close = () => {
    setSheetOpen(false);
    opener.current?.focus();
  };
  const card = (flag: NumberedFlag, { placed = true, titled = true }: Told = {}) => (
    <FlagCard
      key={hands?.[flag.number]?.id ?? flag.number}
      flag={flag}
      hand={hands?.[flag.number] ?? null}
      chosen={flag.number === chosen}
      acting={acting}
      placed={placed}
      titled={titled}
      href={partHref(flag.start)}
      onShow={desk.showWords}
      onChoose={desk.choose}
      onCopy={onCopy}
    />
  );
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
        <span className="text-left font-semibold">{flagsInWords(matters.length)}</span>
        <RiskTally flags={matters} />
        <ChevronUp aria-hidden="true" strokeWidth={1.5} className="ml-auto size-5" />
      </button>
      <aside
        ref={rail}
        id="flags"
        aria-labelledby="flags-title"
        className="rail"
        data-open={sheetOpen ? "" : undefined}
        onChange={(event) =>
          event.target instanceof HTMLInputElement &&
          event.target.form?.id === manyFlagsForm &&
          recount()
        }
        onKeyDown={(event) => event.key === "Escape" && sheetOpen && close()}
      >
        <RailHead desk={desk} ratedFor={ratedFor} onClose={close} />
        {mayWrite && (
          <div className="rail-tools no-print">
            <datalist id={titlesList}>
              {work.titles.map((title) => (
                <option key={title} value={title} />
              ))}
            </datalist>
            <AddFlag chosen={adding} opener={addOpener} />
            {flags.length > 0 && (
              <ManyFlags
                ticked={ticked}
                levels={[...new Set(leveled.map(({ riskLevel }) => riskLevel))]}
                onTick={(level) => tickAll(leveled.filter((one) => one.riskLevel === level))}
                onDone={untick}
                reason={reason}
              />
            )}
            <Undo />
          </div>
        )}
        {inPart(shown, "matters").length === 0 && (
          <p className="p-4 text-soft">
            {matters.length === 0
              ? `Nothing in this document was flagged${flags.length === 0 ? "" : " as a risk for this client"}. That is no clearance: a lawyer must still read it.`
              : "No flag of the levels that you chose."}
          </p>
        )}
        {shown.length > 0 && (
          <div className="flags">
            {grouped(inPart(on.listed, "matters")).map((group) => (
              <FlagGroup key={group.title} group={group} onTick={mayWrite ? tickAll : null}>
                {(flag) => card(flag, { placed: group.places.length > 1, titled: group.kinds > 1 })}
              </FlagGroup>
            ))}
            <GapFlags flags={inPart(on.listed, "gap")}>{card}</GapFlags>
            <AlsoFlags flags={inPart(on.listed, "also")}>{card}</AlsoFlags>
          </div>
        )}
        <FlagPages page={on.page} pages={on.pages} onTurn={turnTo} />
        {setAside.length > 0 && (
          <details className="hidden-flags no-print">
            <summary>Hidden from the report ({setAside.length})</summary>
            <ol>{setAside.map((flag) => card(flag))}</ol>
          </details>
        )}
        {flags.length > 0 && <KeysNote keys={keys} mayWrite={mayWrite} />}
      </aside>
    </>
  );
}
