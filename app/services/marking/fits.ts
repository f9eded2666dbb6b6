/** A sentence by itself, with the number of its clause: no item of a list that hangs on other words, no row of a table. */
const sentence = /^(?:(?:\d[\d.]*|\(?[a-z\d]{1,4}[.)])\s+)?[“"‘']?\p{Lu}[^\n\t]*[.!?][”"’')]?$/u;

/**
 * Whether wording that was drafted for many papers can stand in the text of one, in the place of words or after them:
 * only beside a whole sentence, and only in the place of one that says not much more than it.
 */
export const fitsInto = (
  words: string,
  { wording, replaces }: { wording: string; replaces: boolean },
): boolean => sentence.test(words.trim()) && !(replaces && words.length > 2 * wording.length);
