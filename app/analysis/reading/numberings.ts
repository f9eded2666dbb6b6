import { inTitleCase, isCapitals } from "./headings.ts";
import type { Segment } from "./segment.ts";

/** A row of clause numbers that begins with 1, and goes up. */
interface Numbering {
  last: number;
  /** The heading that it begins under, where another stands before it in the same paper. */
  name: string | null;
}

const known = new WeakMap<Segment[], (string | null)[]>();

/**
 * For each segment the heading that tells its clause number from the same number of an earlier numbering: a guarantee
 * that follows terms counts from 1 again. Null in the first numbering, and for a list of numbers without a heading.
 */
export function numberingsOf(segments: Segment[]): (string | null)[] {
  const read = known.get(segments) ?? readNumberings(segments);
  known.set(segments, read);
  return read;
}

/** What divides a part, or is signed, and names none. */
const divides =
  /^(?:operative|background|recitals?|introduction|parties|agreed|details)\b|\b(?:signatures?|signed|initials?)\b/i;

function readNumberings(segments: Segment[]): (string | null)[] {
  let open: Numbering[] = [{ last: 0, name: null }];
  /** The heading without a number of the part that the next clause with one begins. */
  let heading = "";
  /** Whether that part has words already, so that a heading of its rank begins another. */
  let begun = false;
  return segments.map((segment) => {
    const { kind, number } = segment;
    if (kind === "schedule") {
      open = [{ last: 0, name: null }];
      heading = "";
    }
    if (kind === "heading" && number === "") {
      const another =
        begun &&
        !divides.test(segment.heading) &&
        (isCapitals(segment.heading) || !isCapitals(heading));
      if (heading === "" || another) {
        ({ heading } = segment);
        begun = false;
      }
    } else if (kind === "clause" && number === "") begun = true;
    if (/^\d/.test(number) && kind !== "contents") {
      enter(open, Number.parseInt(number, 10), heading, kind === "heading");
      heading = "";
    }
    return open.at(-1)?.name ?? null;
  });
}

/**
 * Finds the numbering that a number goes on with, and leaves those within it: for a clause with a heading of its own the
 * outermost, for others the innermost.
 */
function enter(open: Numbering[], number: number, heading: string, headed: boolean): void {
  const goesOn = ({ last }: Numbering) => number === last || number === last + 1;
  const at = headed ? open.findIndex(goesOn) : open.findLastIndex(goesOn);
  const own = open[at];
  const current = open.at(-1);
  if (own) {
    own.last = number;
    open.length = at + 1;
  } else if (number === 1 && heading !== "") open.push({ last: 1, name: inTitleCase(heading) });
  else if (current && number > current.last) current.last = number;
}
