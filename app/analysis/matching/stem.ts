/** What was read, for the same words come again and again; emptied when it has grown. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function readStem(word: string): string {
  if (/^[a-z]{3}s$/.test(word) && !/ss$|us$|is$/.test(word)) return word.slice(0, -1);
  return word.length > 4
    ? word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|e)$/, "")
    : word;
}

/** A word in lower case without its ending. */
export function stem(word: string): string {
  let read = known.get(word);
  if (read === undefined) {
    if (known.size >= mostKnown) known.clear();
    read = readStem(word);
    known.set(word, read);
  }
  return read;
}
