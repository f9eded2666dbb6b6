import { superscript } from "../superscript.ts";
import { markRun } from "../word/look-marks.ts";
import { symbolCharacter } from "../word/symbol-fonts.ts";
import { isHidden, isStruck, type StoryContext } from "./context.ts";
import { looksSo } from "./looks.ts";
import type { Paragraph } from "./paragraph.ts";
import type { Trace, TracePlace } from "./trace.ts";

/** Leaves out what is struck through in the current run of a paragraph; returns whether it is. */
export function strikes(context: StoryContext, paragraph: Paragraph, text: string): boolean {
  const { run } = paragraph;
  run.isStruck ??= isStruck(context, paragraph);
  if (!run.isStruck) {
    context.words.live();
    return false;
  }
  paragraph.hasStruck = true;
  context.words.addStruck(text);
  return true;
}

/** Words of the current run as they are shown; hidden ones are counted. */
export function shownWords(context: StoryContext, paragraph: Paragraph, text: string): string {
  if (isHidden(context, paragraph)) context.words.addHidden(text);
  const words = /\d/.test(text) && looksSo(context, paragraph, "raised") ? superscript(text) : text;
  if (!/[\uf000-\uf0ff]/.test(words)) return words;
  const { font } = paragraph.run;
  return words.replace(/[\uf000-\uf0ff]/g, (one) => symbolCharacter(one.charCodeAt(0), font));
}

/** Where words come from, if that is asked for, and how they look. */
export type WordSource = { place: TracePlace | undefined; looks: number };

/** Puts words at the end of a paragraph; what has no source is no text of the file: it looks as what is before. */
export function appendWords(
  paragraph: Paragraph,
  text: string,
  source: WordSource | undefined,
  trace: Trace | undefined,
): void {
  if (source?.place) trace?.put(paragraph, text.length, source.place);
  paragraph.text += trace || !source ? text : markedWords(paragraph, text, source.looks);
}

/** Words that go to the end of a paragraph, with a mark where they look otherwise than those before. */
function markedWords(paragraph: Paragraph, text: string, looks: number): string {
  const begins = looks !== paragraph.marked && text.trim() !== "";
  if (begins) paragraph.marked = looks;
  // What a line break parts is marked on each line.
  if (text.includes("\n")) paragraph.marked = 0;
  return begins ? markRun(text, looks) : text;
}
