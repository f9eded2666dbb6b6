import type { BothTexts } from "../../comparing/describing/texts.ts";
import type { Piece, ShownRow } from "../../schemas/versions/compared-page.ts";
import type { ComparedRow, Stretch } from "../../schemas/versions/comparison.ts";

/** A paragraph of more characters goes on in another row. */
const most = 4_000;

/** A paragraph as the page shows it: in one row, or in several where it is very long. */
export function* pageRowsOf(row: ComparedRow, texts: BothTexts): Generator<ShownRow> {
  let pieces: Piece[] = [];
  let changes = [...row.changes];
  let room = most;
  const taken = (): ShownRow => {
    const isSame = row.kind === "changed" && pieces.every(({ kind }) => kind === "same");
    const shown = { kind: isSame ? "same" : row.kind, pieces, changes };
    [pieces, changes, room] = [[], [], most];
    return shown;
  };
  for (const stretch of stretchesOf(row)) {
    const { kind, end } = stretch;
    changes.push(...stretch.changes);
    const text = kind === "deleted" ? texts.older : texts.newer;
    const older = stretch.kind === "same" ? stretch.older : null;
    let was = older?.start ?? 0;
    for (let start = stretch.start; start < end || was < (older?.end ?? 0); ) {
      const to = end - start > room ? cutAt(text, start, start + room) : end;
      const words = text.slice(start, to);
      if (older) {
        // What differs is mostly at the beginning, as a number: the ends stand side by side.
        const upTo = Math.max(was, older.end - (end - to));
        const own = texts.older.slice(was, upTo);
        pieces.push(own === words ? { kind, words } : { kind, words, was: own });
        was = upTo;
      } else pieces.push({ kind, words });
      room -= to - start;
      start = to;
      if (start < end) yield taken();
    }
    if (room <= 0) yield taken();
  }
  if (pieces.length > 0 || changes.length > 0) yield taken();
}

/** The words of a paragraph in line; those of one that is changed as a whole are of one kind. */
function stretchesOf({ kind, from, to, stretches }: ComparedRow): Iterable<Stretch> {
  if (kind === "same" && from && to) return [{ kind, ...to, older: from, changes: [] }];
  const isGone = kind === "removed" || kind === "moved away";
  const span = isGone ? from : to;
  if (kind === "changed" || !span) return stretches;
  const changes = [...stretches].flatMap((stretch) => stretch.changes);
  return [{ kind: isGone ? "deleted" : "inserted", ...span, changes }];
}

/** Where a text is cut: after a space, if there is one near. */
function cutAt(text: string, from: number, to: number): number {
  const space = text.lastIndexOf(" ", to - 1);
  if (space > from && to - space < 100) return space + 1;
  // The halves of a character stay together.
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(to - 1));
  return isHalf ? to - 1 + (to - 1 === from ? 2 : 0) : to;
}
