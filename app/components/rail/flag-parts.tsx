import type { ReactNode } from "react";
import type { NumberedFlag } from "../desk/document-line.tsx";

type Props = {
  flags: readonly NumberedFlag[];
  /** The card of one. */
  children: (flag: NumberedFlag) => ReactNode;
};

/** What the document lacks, each with what to insert. */
export function GapFlags({ flags, children }: Props) {
  if (flags.length === 0) return null;
  return (
    <section className="flag-part" aria-labelledby="gaps-title">
      <h4 id="gaps-title" className="flag-part-title">
        Not in the document <span>{flags.length}</span>
      </h4>
      <ol>{flags.map((flag) => children(flag))}</ol>
    </section>
  );
}

/** What else is in the document, a line each, folded. */
export function AlsoFlags({ flags, children }: Props) {
  if (flags.length === 0) return null;
  return (
    <details className="also-flags flag-part">
      <summary className="flag-part-title">
        Also in the document <span>{flags.length}</span>
      </summary>
      <ol>{flags.map((flag) => children(flag))}</ol>
    </details>
  );
}
