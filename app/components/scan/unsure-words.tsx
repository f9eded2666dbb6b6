import { createContext, useContext } from "react";
import { Link } from "react-router";
import type { Span } from "../../schemas/analysis.ts";
import { useHand } from "../hand/hand-context.ts";
import { scanPath } from "./addresses.ts";

/** The words of a document that a machine read from pictures and was not sure of, for the cards of the flags. */
export const UnsureContext = createContext<readonly Span[]>([]);

/** Says at the head of a document’s text how many words the dots in it are under, and where they can be checked. */
export function UnsureNote() {
  const count = useContext(UnsureContext).length;
  const hand = useHand();
  if (count === 0) return null;
  return (
    <p className="unsure-note">
      {count === 1
        ? "1 word of this document is underlined with dots: the machine that read the scan was not sure of it."
        : `${count.toLocaleString("en-AU")} words of this document are underlined with dots: the machine that read the scan was not sure of them.`}{" "}
      {hand && (
        <Link to={scanPath(hand.caseId)} className="link">
          Check {count === 1 ? "it" : "them"} against the original
        </Link>
      )}
    </p>
  );
}

/** Says of a flag’s quote that some of its words may be misread; nothing where the machine was sure of all. */
export function UnsureQuote({ flag }: { flag: Span }) {
  const unsure = useContext(UnsureContext);
  if (!unsure.some(({ start, end }) => start < flag.end && end > flag.start)) return null;
  return (
    <span className="block pt-2 text-xs text-soft">
      Has words that the machine which read the scan was not sure of.
    </span>
  );
}
