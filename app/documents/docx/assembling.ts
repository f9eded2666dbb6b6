import type { XmlAttributes } from "../containers/xml.ts";
import { withoutMarks } from "../word/look-marks.ts";
import type { NoteKind } from "../word/note-marks.ts";
import { nextLabel, type StoryContext } from "./context.ts";
import type { Paragraph } from "./paragraph.ts";
import type { Trace } from "./trace.ts";
import { strikes } from "./words.ts";

/** Adds lines of a box that is anchored in a paragraph. */
export function addBox({ budget }: StoryContext, { boxes }: Paragraph, lines: string[]): void {
  for (const line of lines) {
    if (line === "") continue;
    boxes.push(line);
    budget.take(line.length);
  }
}

/** Adds the mark of a note to a paragraph, and the note's lines; nothing where the mark is struck through. */
export function addNote(
  context: StoryContext,
  paragraph: Paragraph,
  kind: NoteKind,
  attributes: XmlAttributes,
  trace: Trace | undefined,
): void {
  const custom = ["1", "true", "on"].includes(attributes.get("w:customMarkFollows") ?? "");
  const { mark, lines } = context.notes.take(kind, attributes.get("w:id") ?? "", custom);
  if (strikes(context, paragraph, lines.map(withoutMarks).join(" "))) return;
  trace?.text(paragraph, mark.length);
  paragraph.text += mark;
  paragraph.notes.push(...(trace?.note(lines) ?? lines));
}

/** The line that a paragraph comes to: its words behind its number, which it takes. */
export function lineOf(
  context: StoryContext,
  paragraph: Paragraph,
  trace: Trace | undefined,
): string {
  const { label: next, standing } = nextLabel(context, paragraph);
  context.words.live();
  // The number of a paragraph goes with its words.
  const label = paragraph.hasStruck && paragraph.text.trim() === "" ? "" : next;
  context.budget.take(label.length + 1);
  return trace?.line(label, paragraph) ?? context.marks.paragraph(label, paragraph.text, standing);
}
