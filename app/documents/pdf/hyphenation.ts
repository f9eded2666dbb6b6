// Prefixes and first parts whose hyphen is part of the word.
const keepsHyphen =
  /(?:^|[\s("“])(?:non|self|co|ex|pre|post|re|sub|semi|anti|multi|inter|intra|cross|well|long|short|third|paid|know|half|high|low|on|off|in|up|so|by|two|three|one|\w{0,20}\d)-$/i;

/**
 * Joins two lines of a paragraph. A hyphen at the end of the first stays where the word has one of
 * its own, and goes where only the line's end put it there.
 */
export function joinHyphenated(
  first: string,
  second: string,
  isWord: (word: string) => boolean,
): string {
  if (first.endsWith("\u00ad")) return first.slice(0, -1) + second;
  const before = /(\p{L}{1,40})[-\u2010]$/u.exec(first.slice(-40));
  const after = /^\p{Ll}+/u.exec(second);
  if (!before)
    return /[\p{L}\p{N}][/\u2010-]$/u.test(first) ? first + second : joinWords(first, second);
  if (!after) return first + second;
  const parts = [before[1] ?? "", after[0]] as const;
  if (isWord(`${parts[0]}-${parts[1]}`)) return first + second;
  if (isWord(parts.join(""))) return first.slice(0, -1) + second;
  if (keepsHyphen.test(first.slice(-40)) || (isWord(parts[0]) && isWord(parts[1])))
    return first + second;
  return first.slice(0, -1) + second;
}

const ideograph = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Chinese and Japanese have no spaces between words, nor where a line ends. */
function joinWords(first: string, second: string): string {
  const isSeamless = ideograph.test(first.slice(-1)) && ideograph.test(second.charAt(0));
  return isSeamless ? first + second : `${first} ${second}`;
}
