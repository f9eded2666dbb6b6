import type { Span } from "../../schemas/analysis.ts";
import { isInvisible } from "../condensing/invisible-characters.ts";

/** A part of a document, made ready to have quotes found in it. */
export interface Searchable {
  text: string;
  folded: string;
  /** For each UTF-16 unit of `folded`: where its character begins and ends in `text`. */
  starts: number[];
  ends: number[];
}

/** White space, dashes and hyphens, quotation marks and primes: writers and readers differ in them. */
const unstable = /[\s\p{Dash_Punctuation}\p{Initial_Punctuation}\p{Final_Punctuation}"'`´′″‚„−]/u;
const wordCharacter = /[\p{L}\p{N}]/u;
const combining = /\p{M}/u;
/** Shorter quotes are in every document and show nothing. */
const fewest = 10;

/**
 * Prepares `text.slice(start, end)`: invisible characters, white space, hyphens and quotation marks
 * are left out, compatibility forms (ligatures, full-width letters) are taken apart. Letters keep
 * their case.
 */
export function makeSearchable(text: string, start = 0, end = text.length): Searchable {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  for (let at = start; at < end; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const next = at + character.length;
    const kept = fold(character);
    for (let i = 0; i < kept.length; i++) {
      starts.push(at);
      ends.push(next);
    }
    folded += kept;
    at = next;
  }
  return { text, folded, starts, ends };
}

function fold(character: string): string {
  if (character >= " " && character <= "~") return unstable.test(character) ? "" : character;
  if (isInvisible(character) || unstable.test(character)) return "";
  return character.normalize("NFKD").replace(/\s/g, "");
}

/**
 * Where the words of a quote stand in the document, or null when they are not there as whole words.
 * Differences in white space, hyphenation, quotation marks and invisible characters do not count, nor
 * do dots and quotation marks around the quote. Offsets are UTF-16 code units of the document, so that
 * `text.slice(start, end)` are its own words.
 */
export function findQuote(document: Searchable, quote: string): Span | null {
  const exact = makeSearchable(quote).folded;
  return findFolded(document, exact) ?? findFolded(document, exact.replace(/^\.+|\.+$/g, ""));
}

function findFolded({ text, folded, starts, ends }: Searchable, sought: string): Span | null {
  if (sought.length < fewest) return null;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const start = starts[at];
    const end = ends[at + sought.length - 1];
    if (start !== undefined && end !== undefined && isWhole(text, { start, end })) {
      return { start, end };
    }
  }
  return null;
}

/** Whether neither end of a span is inside a word or an accented letter. */
function isWhole(text: string, { start, end }: Span): boolean {
  const joins = (before: string, after: string) =>
    combining.test(after) || (wordCharacter.test(before) && wordCharacter.test(after));
  return (
    !joins(characterBefore(text, start), characterAt(text, start)) &&
    !joins(characterBefore(text, end), characterAt(text, end))
  );
}

const characterAt = (text: string, at: number) =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : "";

function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? characterAt(text, at - 2) : text.charAt(at - 1);
}
