import type { PdfObjects } from "./objects.ts";

// Any value but a stream's data may stand elsewhere in the file (ISO 32000-1, 7.3.10): these say how data are unpacked.
const entries = /\/(?:Filter|F|First) (?:\d{1,10} \d{1,5} R\b|\[[^\]]{0,200}\]?)/g;
const reference = /\b\d{1,10} \d{1,5} R\b/g;
// A list of filters has two or three names.
const longestValue = 200;

/** Whether what unpacks a stream stands elsewhere in the file, by the plain text of its dictionary; or is far too long. */
export const refersForUnpacking = (dictionary: string): boolean =>
  (dictionary.match(entries) ?? []).some(
    (entry) => entry.search(reference) >= 0 || (entry.includes("[") && !entry.endsWith("]")),
  );

/**
 * The dictionary of a stream with what it refers to for unpacking in its place, as deep as a list in a list;
 * `undefined` where that is not in the file, or not the same wherever it is.
 */
export function withUnpackingInPlace(dictionary: string, objects: PdfObjects): string | undefined {
  let text = dictionary;
  for (let depth = 0; depth < 2; depth++) {
    text = text.replace(entries, (entry) =>
      entry.replace(reference, (one) => onlyValue(objects, one) ?? one),
    );
  }
  return refersForUnpacking(text) ? undefined : text;
}

// A name, a list, a number or nothing, whatever of the file stands behind it.
const value = /^(?:\/[^ ]+|\[[^\]]*\]|\d+(?! \d+ R\b)|null)(?= |$)/;

/** The value that every object with a number has; `undefined` where they differ, or there is none. */
function onlyValue(objects: PdfObjects, one: string): string | undefined {
  const [found, ...others] = new Set(objects.textsOf(one).map((text) => value.exec(text)?.[0]));
  return others.length === 0 && found !== undefined && found.length <= longestValue
    ? found
    : undefined;
}
