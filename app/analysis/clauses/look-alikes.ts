import { matches } from "../matching/signs.ts";
import { kindOf } from "../vocabulary/index.ts";

/** Whether a sentence is about an everyday matter that is only worded like a kind of clause. */
export const isLookAlike = (clause: string, words: string): boolean =>
  kindOf(clause)?.alike?.some(
    ({ words: like, meant }) => matches(like, words) && !meant?.test(words),
  ) ?? false;
