import type { Passage } from "../statements/passages.ts";
import { isSaid, soughtBy, turned } from "../statements/said.ts";
import type { Answer } from "./question.ts";

const ofSides = /\b(?:we|they|our|their)\b/;
const asksForBoth = /\b(?:mutual|both (?:ways|sides)|binds both|matching)\b/;
const saysAlone =
  /\{they\} (?:alone|is not)|\{we\} (?:may not|has no such)|nothing comes back|nothing binds \{they\}/i;

/** Whether an answer says that a term binds one side alone: then the cure is to bind the other alike. */
export const isOneSided = ({ does = "", ask = "", when }: Answer): boolean =>
  when.length === 1 &&
  ofSides.test(soughtBy(when[0])) &&
  (saysAlone.test(does) || asksForBoth.test(ask));

/** Whether the same stands in the clause for the other side. */
export const isMirrored = (pattern: RegExp, of: Passage, passages: readonly Passage[]): boolean =>
  passages.some(({ clause, seen }) => {
    if (clause !== of.clause) return false;
    const other = turned(seen);
    return other !== seen && pattern.test(other) && isSaid(pattern, other);
  });
