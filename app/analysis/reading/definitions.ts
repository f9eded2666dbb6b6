import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "./plain-text.ts";
import type { Reading } from "./reading.ts";

const meaning =
  /^[-\s\d.()a-z]{0,12}?["“'‘*]{0,4}([A-Z][\w&/'’ -]{0,60}?)["”'’*]{0,4}(?:\s*\([^)]{1,60}\))?[\s,:–-]{0,80}(?:means|shall mean|will mean|has the meaning|have the meaning|shall have the meaning|includes|refers to|is defined|is the|are the)\b/;
const inBrackets =
  /\(\s*(?:[a-z,\s]{0,60}\s)?(?:the |each,? an? |an? |our |your )?\*{0,2}["“'‘]([A-Z][^"”'’)]{0,50})["”'’]|\(((?:the )?[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,3})\)/g;
const inSentence =
  /["“']([A-Z][\w&/ -]{1,50})["”']\*{0,2}\s+(?:means|shall mean|refers to|includes|has the meaning|is defined)/g;
const labelled = /(?:^|\n)\s*(?:\d+\.?\s*)?([A-Z][A-Za-z ]{2,30})\s*(?::|\t)\s*\S/g;

function key(term: string): string {
  return onOneLine(term).replace(/^the /i, "").toLowerCase();
}

/**
 * The terms that a document defines, in lower case, and where: "X means …", ("the X"), (X), and lines
 * that give a particular ("Commencement Date: 1 July").
 */
export function findDefinitions({ text, blocks: segments }: Reading): Map<string, Span> {
  const definitions = new Map<string, Span>();
  const add = (term: string | undefined, start: number, end: number): void => {
    if (term && term.trim().length > 1 && !definitions.has(key(term)))
      definitions.set(key(term), { start, end });
  };
  for (const segment of segments) {
    const words = text.slice(segment.start, segment.end);
    for (const line of words.slice(0, 4_000).split("\n"))
      add(meaning.exec(line.slice(0, 180))?.[1], segment.start, segment.end);
    for (const found of words.matchAll(inBrackets))
      add(
        found[1] ?? found[2],
        segment.start + found.index,
        segment.start + found.index + found[0].length,
      );
    for (const found of words.matchAll(inSentence))
      add(found[1], segment.start + found.index, segment.start + found.index + found[0].length);
    for (const found of words.matchAll(labelled))
      add(found[1], segment.start + found.index, segment.start + found.index + found[0].length);
  }
  return definitions;
}
