import { ChevronUp, X } from "lucide-react";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { FlagPages } from "../case/flag-pages.tsx";
import { RiskTally } from "../case/risk.tsx";
import { AddFlag, type ChosenWords } from "../hand/add-flag.tsx";
import { titlesList, useHand } from "../hand/hand-context.ts";
import { ManyFlags, manyFlagsForm } from "../hand/many-flags.tsx";
import { Undo } from "../hand/undo.tsx";
import type { NumberedFlag } from "./document-line.tsx";
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
  /** The words on which a flag is to be added, and what opens the form for it. */
  adding: ChosenWords | null;
  addOpener: RefObject<HTMLDetailsElement | null>;
};

/** The flags: beside the document, and on a phone a sheet that opens over it. */
export function FlagRail(props: Props) {
  const { desk, acting, ratedFor, hands, partHref, onCopy, adding, addOpener } = props;
  const {
    flags,
    setAside,
    shown,
    rail: on,
    turnTo,
    view,
    setView,
    chosen,
    sheetOpen,
    setSheetOpen,
  } = desk;
  const work = useHand();
  const mayWrite = work !== null;
  const rail = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(0);
  const boxes = useCallback(
    () => [
      ...(rail.current?.querySelectorAll<HTMLInputElement>(`input[form=${manyFlagsForm}]`) ?? []),
    ],
    [],
  );
  const recount = useCallback(
    () => setTicked(boxes().filter(({ checked }) => checked).length),
    [boxes],
  );
  const tick = (isMeant: (box: HTMLInputElement) => boolean) => {
    const meant = boxes().filter(isMeant);
    const isTicked = !meant.every(({ checked }) => checked);
    for (const box of meant) box.checked = isTicked;
    recount();
  };
  const untick = () => {
    for (const box of boxes()) box.checked = false;
    recount();
  };
  const decide = useMemo(() => {
    if (!mayWrite) return {};
    const boxIn = (card: HTMLElement) =>
      card.querySelector<HTMLInputElement>(`input[form=${manyFlagsForm}]`);
    /** Sends the ticked flags, or this one where none is. */
    const send = (card: HTMLElement, state: string) => {
      const box = boxIn(card);
      if (!box) return;
      if (!boxes().some(({ checked }) => checked)) box.checked = true;
      const { form } = box;
      form?.requestSubmit(form.querySelector<HTMLButtonElement>(`[value=${state}]`));
    };
    return {
      x: (card: HTMLElement) => boxIn(card)?.click(),
      r: (card: HTMLElement) => send(card, "accepted"),
      o: (card: HTMLElement) => send(card, "open"),
      n: (card: HTMLElement) => {
        const box = boxIn(card);
        if (box && !boxes().some(({ checked }) => checked)) box.click();
        requestAnimationFrame(() => reason.current?.focus());
      },
    };
  }, [mayWrite, boxes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on another page of flags is not ticked any more
  useEffect(() => recount(), [recount, on.page]);
  const keys = useFlagKeys(rail, decide);
  const idOf = ({ number }: NumberedFlag) => hands?.[number]?.id ?? "none";
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
        <span className="text-left font-semibold">{count(flags.length)}</span>
        <RiskTally flags={flags} />
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
          {on.pages > 1 && (
            <p className="text-xs text-soft">
              Listed are {inNumbers(on.first + 1)} to {inNumbers(on.first + on.listed.length)} of{" "}
              {inNumbers(shown.length)}; ticks hold for these. The others follow below them.
            </p>
          )}
          {shown.length < flags.length && (
            <p className="text-xs text-soft">
              {shown.length} of {flags.length} shown; {inWords(view.hidden)} left out.
            </p>
          )}
        </header>
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
                levels={[...new Set(on.listed.map(({ riskLevel }) => riskLevel))]}
                onTick={(level) => tick((box) => box.dataset.level === level)}
                onDone={untick}
                reason={reason}
              />
            )}
            <Undo />
          </div>
        )}
        {shown.length === 0 ? (
          <p className="p-4 text-soft">
            {flags.length === 0
              ? "Nothing in this document was flagged. That is no clearance: a lawyer must still read it."
              : "No flag of the levels that you chose."}
          </p>
        ) : (
          <div className="flags">
            {grouped(on.listed).map((group) => (
              <FlagGroup
                key={group.title}
                group={group}
                onTick={
                  mayWrite
                    ? (all) => tick((box) => all.some((one) => box.value.startsWith(idOf(one))))
                    : null
                }
              >
                {(flag) => (
                  <FlagCard
                    key={hands?.[flag.number]?.id ?? flag.number}
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
        <FlagPages page={on.page} pages={on.pages} onTurn={turnTo} />
        {setAside.length > 0 && (
          <details className="hidden-flags no-print">
            <summary>Hidden from the report ({setAside.length})</summary>
            <ol>
              {setAside.map((flag) => (
                <FlagCard
                  key={hands?.[flag.number]?.id ?? flag.number}
                  flag={flag}
                  hand={hands?.[flag.number] ?? null}
                  chosen={flag.number === chosen}
                  acting={acting}
                  placed
                  titled
                  href={partHref(flag.start)}
                  onShow={desk.showWords}
                  onChoose={desk.choose}
                  onCopy={onCopy}
                />
              ))}
            </ol>
          </details>
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
              {mayWrite && (
                <>
                  ; <kbd>x</kbd> ticks it, <kbd>r</kbd> raises it, <kbd>n</kbd> is for not an issue,{" "}
                  <kbd>o</kbd> opens it again; <kbd>f</kbd> adds a flag on selected words
                </>
              )}
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

const inNumbers = (of: number) => of.toLocaleString("en-AU");

const count = (flags: number) => (flags === 1 ? "1 risk flag" : `${inNumbers(flags)} risk flags`);
