import type { Mark } from "../../marking/marks.ts";
import { isGap } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { wordingHeading } from "../../schemas/flag.ts";
import type { CommentReader } from "../../schemas/marking/marking.ts";
import { anchorOf, placeAnchor } from "../flags/anchor.ts";
import { gapPlace } from "./gap-place.ts";
import type { MarkedFlag } from "./marked-case.server.ts";
import { notToBeSent, saysOf } from "./says.ts";

/**
 * Marks for flags, at their places in the text as a document is read today, which need not be the one that was stored.
 * Words that are not there any more are marked at its beginning, a gap at the heading that fits it; a flag of which the reader is told nothing is not marked.
 * The first comment for one's own file says that it is that.
 */
export function marksFor(
  flags: readonly MarkedFlag[],
  { stored, text, answers }: { stored: string; text: string; answers: Case["answers"] },
  reader: CommentReader,
): Mark[] {
  const isSame = stored === text;
  const place = (words: { start: number; end: number }) => {
    if (isSame) return { start: words.start, end: words.end };
    return placeAnchor(text, anchorOf(stored, words), stored.slice(words.start, words.end));
  };
  const marks = flags
    .filter(({ chosen }) => chosen)
    .flatMap((marked) => {
      const { flag, proposal, changes } = marked;
      const placed = changes && proposal ? place(proposal) : null;
      const words =
        placed && proposal?.replaces ? afterNumber(text, placed, proposal.wording) : placed;
      const says = saysOf({ ...marked, changes: words !== null }, reader);
      if (says.length === 0) return [];
      const { wording = "", replaces = false } = proposal ?? {};
      const heading = wordingHeading({ replaces });
      const change = words && { ...words, wording, heading, adds: !replaces };
      const at = isGap(flag) ? gapPlace(stored, flag, answers) : flag;
      return [{ id: flag.id, ...(place(at) ?? { start: 0, end: 0 }), says, change }];
    });
  const [first, ...others] = marks;
  return first && reader === "own_file"
    ? [{ ...first, says: [notToBeSent, ...first.says] }, ...others]
    : marks;
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
