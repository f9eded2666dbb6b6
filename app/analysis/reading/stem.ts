/** A word in lower case without its ending. */
export function stem(word: string): string {
  if (/^[a-z]{3}s$/.test(word) && !/ss$|us$|is$/.test(word)) return word.slice(0, -1);
  return word.length > 4
    ? word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|e)$/, "")
    : word;
}
