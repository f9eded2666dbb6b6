import {
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Span } from "../../schemas/analysis.ts";
import type { PageLengths } from "../../schemas/documents/pages.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { placeOfHash } from "../ask/addresses.ts";
import { quotation } from "../case/quotation.ts";
import { AddBySelection } from "../hand/add-by-selection.tsx";
import type { ChosenWords } from "../hand/add-flag.tsx";
import { useHand } from "../hand/hand-context.ts";
import { boxedFlagAt } from "../pages/boxed-flag.ts";
import { useDeskView } from "../pages/use-desk-view.ts";
import { ViewSwitch } from "../pages/view-switch.tsx";
import type { Acting } from "../rail/flag-bearing.tsx";
import { FlagRail } from "../rail/flag-rail.tsx";
import { UnsureContext, UnsureNote } from "../scan/unsure-words.tsx";
import { Notice } from "../ui/notice.tsx";
import { layoutOf } from "./document-layout.ts";
import type { NumberedFlag } from "./document-line.tsx";
import { DocumentView } from "./document-view.tsx";
import { FindWords } from "./find-words.tsx";
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
  pages: PagesOfPdf | null;
};

/** Where the PDF of a case is, and how much of its text each of its pages takes. */
export type PagesOfPdf = {
  address: string;
  /** Where the words are that were read from their pictures; null where none were. */
  words: string | null;
  lengths: PageLengths;
};

const sure: Span[] = [];

/** Loaded when somebody wants to see them: few do, and what draws them is large. */
const PagesView = lazy(() =>
  import("../pages/pages-view.tsx").then(({ PagesView: view }) => ({ default: view })),
);

/** The document with its flagged words marked, the flags beside it, and the strip that shows where they are. */
export function ReadingDesk(props: Props) {
  const { desk, part, caseName, acting, ratedFor, hands, partHref, pages } = props;
  const { matters, marked, chosen, found, choose, showSpan, showPlace, openFlag, setFound } = desk;
  const paper = useRef<HTMLElement>(null);
  const paperElement = useCallback(() => paper.current, []);
  const layout = useMemo(() => layoutOf(part.layout, part.length), [part.layout, part.length]);
  const [said, setSaid] = useState("");
  const mayWrite = useHand() !== null;
  const { view, wasPages, problem, turn, giveUp } = useDeskView(pages !== null, desk);
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
    const place = placeOfHash(location.hash);
    if (place) showSpan(place);
  }, [choose, openFlag, showSpan]);

  const followMark = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-flag]") : null;
    const number = link ? Number(link.getAttribute("data-flag")) : boxedFlagAt(event);
    if (number === null) return;
    event.preventDefault();
    openFlag(number);
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
    <UnsureContext value={layout.unsure ?? sure}>
      <section aria-labelledby="desk-title" className="desk" data-view={view}>
        <h2 id="desk-title" className="sr-only">
          The document and its flags
        </h2>
        <div className="desk-bar no-print" id="pages">
          {pages && <ViewSwitch view={view} onTurn={turn} />}
          <RiskStrip
            length={part.length}
            flags={matters}
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
          {problem && <Notice look="bad">{problem}</Notice>}
          <UnsureNote />
          {view === "text" && (
            <DocumentView
              ref={desk.document}
              text={part.text}
              base={part.base}
              layout={layout}
              flags={marked}
              chosen={chosen}
              found={found}
            />
          )}
          {pages && wasPages && (
            <Suspense fallback={<p role="status">Loading the pages…</p>}>
              <PagesView
                ref={view === "pages" ? desk.document : null}
                address={pages.address}
                words={pages.words}
                text={part.text.length === part.length ? part.text : null}
                lengths={pages.lengths}
                flags={marked}
                chosen={chosen}
                found={found}
                isShown={view === "pages"}
                onProblem={giveUp}
              />
            </Suspense>
          )}
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
        {mayWrite && (
          <AddBySelection paper={paper} shown={desk.document} part={part} onAdd={addOn} />
        )}
        <p role="status" className={said ? "toast" : "sr-only"}>
          {said}
        </p>
      </section>
    </UnsureContext>
  );
}
