import { changeOf } from "./changes.ts";
import { type Edge, Edits, isBefore, order } from "./edits.ts";
import { type Located, locate, type TextMap } from "./locate.ts";
import type { Mark, Marker, Placed } from "./marks.ts";
import { namesOf } from "./names.ts";
import type { Numbers } from "./numbers.ts";
import { escapeXml } from "./run.ts";
import { readSites, type Site } from "./sites.ts";

/** A mark with what became of it, and the number of its comment. */
export type Written = { mark: Mark; placed: Placed; comment: number };

/**
 * Marks a document's main part: a comment at the words of each mark, and a tracked change where there is wording and a
 * change is possible.
 * @param numbers which know those of the comments that the document has.
 * @returns what became of the marks, in the order of the document, and the new source, piece by piece.
 */
export function markDocument(
  source: string,
  map: TextMap,
  marks: readonly Mark[],
  marker: Marker,
  numbers: Numbers,
) {
  const located = marks
    .map((mark) => ({
      mark,
      at: locate(map, mark),
      change: mark.change && { ...mark.change, at: locate(map, placeOf(mark.change)) },
    }))
    .sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  const sites = readSites(source, wantedBy(located), numbers);
  const { prefix: w, declaration } = namesOf(source);
  const edits = new Edits();
  const number = () => `${w}:id="${numbers.next()}"`;
  const by = `${w}:author="${escapeXml(marker.author)}" ${w}:date="${marker.date}"`;
  const changed: { start: number; end: number }[] = [];

  const written = located.map(({ mark, at, change: asked }): Written => {
    const { start, end, stretches, isNear } = at;
    const comment = numbers.next();
    const placed: Placed = { id: mark.id, start, end, beside: null, change: null, unchanged: null };
    const [first, last] = [stretches[0], stretches.at(-1)];
    const [from, to] = [first && sites.get(first.element), last && sites.get(last.element)];
    placed.beside = isNear
      ? "elsewhere"
      : first?.note || last?.note
        ? "note"
        : (from?.beside ?? to?.beside ?? (from?.cell === to?.cell ? null : "cells"));
    if (asked) {
      const change = changeOf(map.text, asked.at, asked, sites);
      if (typeof change === "string") placed.unchanged = change;
      else if (changed.some((one) => meets(one, change))) placed.unchanged = "overlap";
      else {
        const { start, end, wording, struck, after, looks } = change;
        placed.change = { start, end, wording };
        changed.push({ start, end });
        for (const { run, from, to } of struck)
          edits.strike(
            run,
            from,
            to,
            (text) => `<${w}:del${declaration} ${number()} ${by}>${text}</${w}:del>`,
          );
        edits.write(
          after,
          order.insertion,
          `<${w}:ins${declaration} ${number()} ${by}>${looks.saying(inRun(w, wording))}</${w}:ins>`,
        );
      }
    }
    const id = `${w}:id="${comment}"`;
    const opening = `<${w}:commentRangeStart${declaration} ${id}/>`;
    const closing = `<${w}:commentRangeEnd${declaration} ${id}/>`;
    const reference = `<${w}:r${declaration}><${w}:commentReference ${id}/></${w}:r>`;
    if (!first || !last || !from || !to) return { mark, placed, comment };
    const starts = startOf(first, from);
    const ends = isNear ? startOf(first, from) : endOf(last, to);
    if (isNear || !isBefore(starts, ends)) {
      edits.write(starts, order.start, opening + closing + reference);
      return { mark, placed, comment };
    }
    edits.write(starts, order.start, opening);
    if (from.cell !== to.cell) {
      edits.write({ offset: from.paragraphEnd }, order.end, closing + reference);
      return { mark, placed, comment };
    }
    // What stands in somebody else's insertion would go with it.
    edits.write(ends, order.end, to.tracked ? closing : closing + reference);
    if (to.tracked) edits.write({ offset: to.tracked.end }, order.end, reference);
    return { mark, placed, comment };
  });
  return { written, source: edits.apply(source) };
}

type Ends = { start: number; end: number };

/** The words that a change touches: what is added stands after the last character. */
const placeOf = ({ start, end, adds }: Ends & { adds: boolean }) => ({
  start: adds ? end - 1 : start,
  end,
});

/** Whether two changes share words; what is added, also whether it would stand at the edge of the other. */
const meets = (one: Ends, other: Ends) =>
  one.start === one.end || other.start === other.end
    ? one.start <= other.end && one.end >= other.start
    : one.start < other.end && one.end > other.start;

/** The elements that have to be found: the ends of comments, and all that is to be changed. */
function wantedBy(located: readonly { at: Located; change: { at: Located } | null }[]): number[] {
  const wanted = new Set<number>();
  for (const { at, change } of located)
    for (const one of [at.stretches[0], at.stretches.at(-1), ...(change?.at.stretches ?? [])])
      if (one) wanted.add(one.element);
  return [...wanted].sort((a, b) => a - b);
}

type Stretch = Located["stretches"][number];

function startOf({ element, offset }: Stretch, { run, field, around }: Site): Edge {
  if (field) return { offset: field.start };
  return run ? { run, at: run.stretch(element, offset, offset).from } : { offset: around.start };
}

function endOf({ element, offset, start, end }: Stretch, { run, field, around }: Site): Edge {
  if (field) return { offset: field.endRun?.end ?? field.start };
  return run
    ? { run, at: run.stretch(element, offset, offset + end - start).to }
    : { offset: around.end };
}

/** Words as the content of a run. */
export const inRun = (w: string, words: string) =>
  words
    .split(/([\n\t])/)
    .map((part) => {
      if (part === "\n") return `<${w}:br/>`;
      if (part === "\t") return `<${w}:tab/>`;
      return part === "" ? "" : `<${w}:t xml:space="preserve">${escapeXml(part)}</${w}:t>`;
    })
    .join("");
