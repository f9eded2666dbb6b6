/** A reference to an object (`5 0 R`), with the name that stands before it, if one does. */
export type Reference = { number: number; generation: number; name: string | undefined };

const isInteger = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);

/** The references in the plain text of an object, in one pass over its words. */
export function referencesIn(text: string): Reference[] {
  if (!text.includes(" R")) return [];
  const words = text.split(" ");
  const found: Reference[] = [];
  for (const [at, word] of words.entries()) {
    const [number, generation] = [words[at - 2], words[at - 1]];
    if (word !== "R" || !isInteger(number) || !isInteger(generation)) continue;
    const before = words[at - 3];
    found.push({
      number: Number(number),
      generation: Number(generation),
      name: before?.startsWith("/") ? before.slice(1) : undefined,
    });
  }
  return found;
}

/**
 * The lists (up to the first bracket that closes), references and names that stand behind a key in the plain text of
 * an object, in the order of the text. Each part of the text is read once: the search goes on behind what was found,
 * and where no bracket closes any more, none is looked for again.
 */
export function* valuesOf(text: string, key: string): Generator<string> {
  const mark = `/${key} `;
  const plain = /\/[^ ]+|\d+ \d+ R/y;
  let isClosed = true;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at)) {
    at += mark.length;
    if (text[at] === "[") {
      const close: number = isClosed ? text.indexOf("]", at) : -1;
      isClosed = close >= 0;
      if (isClosed) yield text.slice(at, close + 1);
      at = Math.max(at, close);
      continue;
    }
    plain.lastIndex = at;
    const value = plain.exec(text)?.[0];
    if (value === undefined) continue;
    yield value;
    // What stands behind a key may be the next key.
    if (!value.startsWith("/")) at += value.length;
  }
}
