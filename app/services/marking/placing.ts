import type { Mark } from "../../marking/marks.ts";
import { anchorOf, placeAnchor } from "../flags/anchor.ts";
import type { MarkedFlag } from "./marked-case.server.ts";
import { saysOf } from "./says.ts";

/**
 * Marks for flags, at their places in the text as a document is read today, which need not be the one that was stored.
 * Words that are not there any more are marked at its beginning.
 */
export function marksFor(
  flags: readonly MarkedFlag[],
  { stored, text }: { stored: string; text: string },
): Mark[] {
  const isSame = stored === text;
  const place = (words: { start: number; end: number }) => {
    if (isSame) return { start: words.start, end: words.end };
    return placeAnchor(text, anchorOf(stored, words), stored.slice(words.start, words.end));
  };
  return flags
    .filter(({ chosen }) => chosen)
    .map((marked) => {
      const { flag, proposal, changes } = marked;
      const words = changes && proposal ? place(proposal) : null;
      return {
        id: flag.id,
        ...(place(flag) ?? { start: 0, end: 0 }),
        says: saysOf({ ...marked, changes: words !== null }),
        change: words && proposal && { ...words, wording: proposal.wording },
      };
    });
}
