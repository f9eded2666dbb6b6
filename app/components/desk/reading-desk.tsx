import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CaseFlag } from "../../schemas/flag.ts";
import { quotation } from "../case/quotation.ts";
import { AddBySelection } from "../hand/add-by-selection.tsx";
import type { ChosenWords } from "../hand/add-flag.tsx";
import { useHand } from "../hand/hand-context.ts";
import { layoutOf } from "./document-layout.ts";
import type { NumberedFlag } from "./document-line.tsx";
import { DocumentView } from "./document-view.tsx";
import { FindWords } from "./find-words.tsx";
import type { Acting } from "./flag-bearing.tsx";
import { FlagRail } from "./flag-rail.tsx";
import { flagId } from "./places.ts";
import { RiskStrip } from "./risk-strip.tsx";
import type { Desk } from "./use-desk.ts";
import type { TextPart } from "./use-whole-text.ts";

type Props = {
  desk: Desk;
  part: TextPart;
  caseName: string;
  acting: Acting;
  ratedFor: string;
  hands: readonly CaseFlag[] | null;
  /** The address of the part of the document that has this offset, for readers without JavaScript. */
  partHref: (offset: number) => string;
};

/** The document with its flagged words marked, the flags beside it, and the strip that shows where they are. */
export function ReadingDesk(props: Props) {
  const { desk, part, caseName, acting, ratedFor, hands, partHref } = props;
  const { flags, shown, chosen, found, choose, showSpan, showPlace, openFlag, setFound } = desk;
  const paper = useRef<HTMLElement>(null);
  const paperElement = useCallback(() => paper.current, []);
  const layout = useMemo(() => layoutOf(part.layout, part.length), [part.layout, part.length]);
  const [said, setSaid] = useState("");
  const mayWrite = useHand() !== null;
  const [adding, setAdding] = useState<ChosenWords | null>(null);
  const addOpener = useRef<HTMLDetailsElement>(null);

  const addOn = useCallback(
    (words: ChosenWords) => {
      desk.setSheetOpen(true);
      if (addOpener.current) addOpener.current.open = true;
      // The sheet has to be there before anything in it can have the focus.
      requestAnimationFrame(() => setAdding(words));
    },
    [desk.setSheetOpen],
  );

  useEffect(() => {
    const number = Number(/^#words-(\d+)$/.exec(location.hash)?.[1] ?? 0) - 1;
    if (number >= 0) choose(number);
    const card = document.getElementById(location.hash.slice(1))?.closest("li.flag");
    if (card) openFlag(Number(card.id.slice(flagId(0).length - 1)) - 1);
  }, [choose, openFlag]);

  const followMark = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-flag]") : null;
    if (!link) return;
    event.preventDefault();
    openFlag(Number(link.getAttribute("data-flag")));
  };

  const copy = async (flag: NumberedFlag) => {
    try {
      await navigator.clipboard.writeText(quotation(flag, caseName));
      setSaid(`The quote of ${flag.clauseTitle} is copied.`);
    } catch {
      setSaid("The quote could not be copied. Please select its words and copy them.");
    }
  };

  return (
    <section aria-labelledby="desk-title" className="desk">
      <h2 id="desk-title" className="sr-only">
        The document and its flags
      </h2>
      <div className="desk-bar no-print">
        <RiskStrip
          length={part.length}
          flags={flags}
          chosen={chosen}
          onFlag={choose}
          onPlace={showPlace}
          of={paperElement}
        />
        <FindWords
          text={part.text}
          onFound={(span) =>
            span
              ? showSpan({ start: span.start + part.base, end: span.end + part.base })
              : setFound(null)
          }
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from a link in the text, which keys press too */}
      <article ref={paper} aria-label="Document" className="paper no-print" onClick={followMark}>
        <DocumentView
          ref={desk.document}
          text={part.text}
          base={part.base}
          layout={layout}
          flags={shown}
          chosen={chosen}
          found={found}
        />
      </article>
      <FlagRail
        desk={desk}
        acting={acting}
        ratedFor={ratedFor}
        hands={hands}
        partHref={partHref}
        onCopy={copy}
        adding={adding}
        addOpener={addOpener}
      />
      {mayWrite && <AddBySelection paper={paper} part={part} onAdd={addOn} />}
      <p role="status" className={said ? "toast" : "sr-only"}>
        {said}
      </p>
    </section>
  );
}
