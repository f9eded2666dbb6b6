import type { Span } from "../../schemas/analysis.ts";
import { readDocument } from "../reading/reading.ts";

/** The most of a document that goes into one call of the model, in UTF-16 code units. */
export const longestPiece = 15_000;

/**
 * Cuts a document into pieces of at most 15,000 UTF-16 code units, without gaps or overlap: before a
 * top clause where one begins in the second half of a piece, else before any clause, else at a line,
 * a space, or between two characters. Pieces of white space alone are left out.
 */
export function cutPieces(text: string): Span[] {
  const pieces: Span[] = [];
  const boundaries = clauseStarts(text);
  let next = 0;
  for (let start = 0; start < text.length; ) {
    const limit = start + longestPiece;
    const inReach: Boundary[] = [];
    for (let it = boundaries[next]; it && it.at <= limit; it = boundaries[++next]) inReach.push(it);
    const cut = limit >= text.length ? text.length : bestCut(text, start, limit, inReach);
    const end = /[\ud800-\udbff]/.test(text.charAt(cut - 1)) ? cut - 1 : cut;
    // What begins after the cut belongs to the next piece's choice.
    next -= inReach.filter(({ at }) => at > end).length;
    if (/\S/.test(text.slice(start, end))) pieces.push({ start, end });
    start = end;
  }
  return pieces;
}

type Boundary = { at: number; top: boolean };

/** Where clauses begin, except for one whose heading stands just before it. */
function clauseStarts(text: string): Boundary[] {
  let afterHeading = false;
  const starts: Boundary[] = [];
  for (const { start, level, number, kind } of readDocument(text).blocks) {
    const heading = kind === "heading" || kind === "schedule";
    if (!afterHeading) starts.push({ at: start, top: heading || (level <= 1 && number !== "") });
    afterHeading = heading;
  }
  return starts;
}

function bestCut(text: string, start: number, limit: number, inReach: Boundary[]): number {
  const half = start + longestPiece / 2;
  const top = inReach.findLast((it) => it.top && it.at > half)?.at;
  const any = inReach.findLast((it) => it.at > half)?.at;
  if (top ?? any) return top ?? any ?? limit;
  const line = text.lastIndexOf("\n", limit - 1) + 1;
  if (line > half) return line;
  const space = text.lastIndexOf(" ", limit - 1) + 1;
  return space > half ? space : limit;
}
