import { withoutEnd, withoutNumber } from "./plain-text.ts";
import { isVerbless } from "./sentence-place.ts";
import type { Unit } from "./units.ts";

/** A title says no clause by itself: a few words in capitals without a verb or a figure. */
const title =
  /^["“]?[A-Z][\w'’&/-]*(?: (?:[A-Z][\w'’&/-]*|of|and|the|to|for|in|on|by|or|an?|with)){0,6}["”]?[.:]?$/;
/** The label of what follows: "4) Site access:". */
const label = /^[A-Z][^.;:,]{1,50}:$/;
/** A number before a title, or after it, and the brackets around one: "Section 8.02 [Notices].", "Exclusivity 3.01." */
const aroundTitle = /^(?:Section|Article|Clause) [\d.]+ ?|[[\]]| [\d.]+$/g;

/** Whether words are only the title of what follows them. */
export function isTitle({ words, heading }: Pick<Unit, "words" | "heading">): boolean {
  const bare = withoutNumber(words).replace(aroundTitle, "");
  if (label.test(bare) && isVerbless(bare)) return true;
  return (
    title.test(bare) &&
    (heading === "" || sameTitle(bare) === sameTitle(heading) || bare !== withoutNumber(words))
  );
}

const sameTitle = (words: string): string => withoutEnd(words, ".:").toLowerCase();
