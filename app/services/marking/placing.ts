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
      const placed = changes && proposal ? place(proposal) : null;
      const words = placed && proposal && afterNumber(text, placed, proposal.wording);
      return {
        id: flag.id,
        ...(place(flag) ?? { start: 0, end: 0 }),
        says: saysOf({ ...marked, changes: words !== null }),
        change: words && proposal && { ...words, wording: proposal.wording },
      };
    });
}

/** The number of a clause as somebody typed it. */
const typedNumber = /^(?:\d{1,3}(?:\.\d{1,3})+\.?|\d{1,3}[.)]|\([\da-z]{1,4}\))[ \t]+(?=\S)/i;

/** Words without the number that their line begins with, where the wording has none: it stays. */
function afterNumber(text: string, words: { start: number; end: number }, wording: string) {
  const { start, end } = words;
  const isLine = start === 0 || text[start - 1] === "\n";
  if (!isLine || typedNumber.test(wording.trimStart())) return words;
  const number = typedNumber.exec(text.slice(start, Math.min(end, start + 40)));
  return { start: start + (number?.[0].length ?? 0), end };
}
