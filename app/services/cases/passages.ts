/** Long enough to hold several clauses, short enough to be read and ranked in about a millisecond. */
const longest = 16_000;

/** A stretch of a text: its words, and its place in UTF-16 code units and in bytes of UTF-8. */
export type Passage = {
  body: string;
  start: number;
  length: number;
  byte_start: number;
  byte_length: number;
};

/**
 * Cuts a text into passages of at most 16,000 UTF-16 code units for the full-text index: after a paragraph where
 * there is one in the last half, else after white space, else between two characters. Joined they are the text.
 */
export function cutPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  let bytes = 0;
  for (let start = 0; start < text.length; ) {
    const end = text.length - start <= longest ? text.length : cutBefore(text, start);
    const body = text.slice(start, end);
    const byte_length = Buffer.byteLength(body);
    passages.push({ body, start, length: end - start, byte_start: bytes, byte_length });
    start = end;
    bytes += byte_length;
  }
  return passages;
}

function cutBefore(text: string, start: number): number {
  const limit = start + longest;
  const earliest = start + longest / 2;
  const paragraph = text.lastIndexOf("\n", limit - 1) + 1;
  if (paragraph > earliest) return paragraph;
  const space = text.slice(earliest, limit).search(/\s\S*$/);
  if (space >= 0) return earliest + space + 1;
  // Never between the halves of a character outside the basic plane.
  return /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}
