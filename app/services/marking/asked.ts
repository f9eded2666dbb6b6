/** A request in the words of a recommendation: what else one says to one's own lawyer begins otherwise. */
const request = /^Ask (?=for |that |to )/;
/** What is only for one's own ears, in whatever sentence: what one would settle for, and what one makes of it. */
const notForThem =
  /\b(?:bottom line|fall-?back|fall back|settle for|give way|concede|walk away|expect|leverage|strategy|instructions)\b/i;
/** What one tells a colleague to do with a clause, and no other side. */
const instruction =
  /^\s*(?:keep|hold|accept|leave|check|ignore|don[’']?t|do not) (?:it|this|that|on|whether|raise)\b/i;

/** Whether words speak of what one would settle for, or of what one makes of the other side. */
export const isForOwnEars = (words: string): boolean =>
  notForThem.test(words) || instruction.test(words);

/** What would do too: nobody offers that in the same breath. */
const lesser = /,? or (?:failing that|at least)\b[^.;,]*/g;

/**
 * Of what the reader tells a lawyer to ask for, what is asked of the other side, in words for it; empty where that is nothing.
 */
export function askedOfOtherSide(recommendation: string): string {
  return recommendation
    .split(/(?<=[.!?]) (?=[A-Z“])/)
    .filter((sentence) => request.test(sentence) && !notForThem.test(sentence))
    .map((sentence) =>
      sentence
        .replace(request, "We ask ")
        .replace(lesser, "")
        .replace(/\bthe client\b/g, "our client")
        .replace(/\bthe other side\b/g, "the other party"),
    )
    .join(" ");
}
