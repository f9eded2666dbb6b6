import { condense } from "../analysis/condensing/condense.ts";
import { isDecimal, readMarker } from "../analysis/numbering/markers.ts";
import { readDocument } from "../analysis/reading/reading.ts";
import type { Segment } from "../analysis/reading/segment.ts";
import type { Span } from "../schemas/analysis.ts";
import { linesIn, pageFurniture } from "./page-furniture.ts";
import { type Tokens, tokenise } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A paragraph, a heading or a row of a table, without its number. */
export interface Block extends Span {
  /** As written, without brackets or stops; empty where there is none. */
  number: string;
  /** The number with those above it: "9.2(a)". */
  path: string;
  heading: string;
  level: number;
  isHeading: boolean;
  /** Its words: from one to before another. */
  from: number;
  to: number;
  segment: number;
  /** Where its number ends, or where it begins if it has none. */
  labelEnd: number;
}

/** A text as it is compared: its blocks in order, and their words. */
export interface Outline {
  text: string;
  tokens: Tokens;
  blocks: Block[];
  /** The numbers of its clauses, in order; also of those without words. */
  labels: Span[];
  /** Lines that are compared by themselves: those of a table of contents, and what runs over the pages. */
  apart: { contents: Span[]; pages: Span[] };
  /** Where a block stands, as a lawyer cites it. */
  placeOf(block: number): string | null;
  /** False where it has more lines, or words, than are looked at one by one. */
  complete: boolean;
}

type Piece = Omit<Block, "from" | "to">;

/** More lines than any document has that the product takes, but one made of line ends. */
export const mostLines = 40_000;
/** A clause that begins in the midst of a line makes as many. */
export const mostPieces = 60_000;

/** @param asides stretches that are no part of the document's words, as running heads that the reader knows. */
export function outlineOf(text: string, asides: readonly Span[], vocabulary: Vocabulary): Outline {
  if (countLines(text) > mostLines) return coarseOutlineOf(text, asides, vocabulary);
  const condensed = condense(text);
  const segments = readDocument(condensed.text).blocks;
  if (segments.length > mostPieces) return coarseOutlineOf(text, asides, vocabulary);
  const pieces = piecesOf(text, condensed.text, segments, condensed.placed);
  const contents = segments.filter((segment) => segment.kind === "contents").map(condensed.placed);
  const labels = pieces
    .filter(({ labelEnd, start }) => labelEnd > start)
    .map(({ start, labelEnd }) => ({ start, end: labelEnd }));
  const pages = pagesOf(text, asides, pageFurniture(text));
  const tokens = tokenise(text, inOrder([...pages, ...contents, ...labels]), vocabulary);
  const blocks = withTokens(pieces, tokens);
  return {
    ...{ text, tokens, blocks, labels, apart: { contents, pages } },
    ...{
      placeOf: (block) => segments[blocks[block]?.segment ?? 0]?.place ?? null,
      complete: tokens.complete,
    },
  };
}

/** What runs over the pages, line by line: what the reader knows, and what of the rest looks like it. */
function pagesOf(text: string, asides: readonly Span[], furniture: readonly Span[]): Span[] {
  const known = inOrder(asides.flatMap((aside) => linesIn(text, aside)));
  let next = 0;
  const others = furniture.filter(({ start, end }) => {
    while ((known[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return (known[next]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
  return inOrder([...known, ...others]);
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    if (text.charCodeAt(at + 1) !== 10) lines++;
  return lines;
}

const bare = { number: "", path: "", heading: "", level: 1, isHeading: false, segment: 0 };
/** So many characters of lines make a block where there are too many lines. */
const coarseBlock = 1_000;

/** A text without clauses: lines that stand together, whatever they are. */
function coarseOutlineOf(text: string, asides: readonly Span[], vocabulary: Vocabulary): Outline {
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start + coarseBlock);
    const end = next === -1 ? text.length : next;
    pieces.push({ ...bare, start, end, labelEnd: start });
    start = end + 1;
  }
  const pages = pagesOf(text, asides, []);
  const tokens = tokenise(text, pages, vocabulary);
  return {
    ...{ text, tokens, blocks: withTokens(pieces, tokens), labels: [] },
    ...{ apart: { contents: [], pages }, placeOf: () => null, complete: false },
  };
}

function piecesOf(
  text: string,
  condensed: string,
  segments: Segment[],
  placed: (span: Span) => Span,
): Piece[] {
  const pieces: Piece[] = [];
  const above: { level: number; path: string }[] = [];
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === "contents") continue;
    const last = pieces.at(-1);
    const { start, end } = placed(segment);
    const { number, heading, level } = segment;
    // The analysis cuts long paragraphs at sentences: here they stay whole.
    if (last && number === "" && !text.slice(last.end, start).includes("\n")) {
      last.end = end;
      continue;
    }
    const labelEnd = number === "" ? start : labelEndOf(condensed, segment, placed);
    const isLabel = labelEnd > start;
    while ((above.at(-1)?.level ?? -1) >= level) above.pop();
    const path = isLabel ? pathOf(number, above.at(-1)?.path ?? "") : "";
    if (isLabel) above.push({ level, path });
    pieces.push({
      ...{ start, end, heading, level, path, labelEnd, segment: index },
      number: isLabel ? number : "",
      isHeading: segment.kind === "heading" || segment.kind === "schedule",
    });
  }
  return pieces;
}

function labelEndOf(condensed: string, segment: Segment, placed: (span: Span) => Span): number {
  const { start, end, number } = segment;
  const marker = readMarker(condensed, start, end);
  const labelEnd =
    marker?.end ?? (condensed.startsWith(number, start) ? start + number.length : start);
  // "12.5 per cent" at the beginning of a line is no clause.
  const isQuantity = isDecimal(number) && /[a-z%]/.test(condensed.charAt(labelEnd));
  if (isQuantity || labelEnd === start) return placed(segment).start;
  return placed({ start, end: labelEnd }).end;
}

function pathOf(number: string, above: string): string {
  if (isDecimal(number) || /^[A-Z][a-z]/.test(number)) return number.replace(/\.0$/, "");
  return `${above}(${number})`;
}

function inOrder(spans: Span[]): Span[] {
  return spans.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Gives each block the words from its beginning to that of the next; those before the first belong to the first. */
function withTokens(pieces: Piece[], tokens: Tokens): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const limit = pieces[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    let to = from;
    while (to < tokens.count && (tokens.starts[to] ?? 0) < limit) to++;
    if (to > from) blocks.push({ ...piece, from, to });
    from = to;
  }
  if (blocks.length === 0 && tokens.count > 0) {
    const whole = { start: tokens.starts[0] ?? 0, end: tokens.ends[tokens.count - 1] ?? 0 };
    blocks.push({ ...whole, ...bare, labelEnd: whole.start, from: 0, to: tokens.count });
  }
  return blocks;
}
