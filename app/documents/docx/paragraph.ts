import type { XmlAttributes } from "../containers/xml.ts";
import { isOn, type Looks, readLook } from "./looks.ts";
import type { Piece } from "./trace.ts";

/** A paragraph while it is read. */
export type Paragraph = {
  text: string;
  style: string | undefined;
  listId: string | undefined;
  listLevel: number | undefined;
  markIsDeleted: boolean;
  /** Lines of the notes that the paragraph has marks of. */
  notes: string[];
  /** Lines of the text boxes that are anchored in it. */
  boxes: string[];
  /** Where its text comes from, if that is asked for. */
  pieces: Piece[];
  looks: Looks;
  run: Run;
  /** How the words before look: what the last mark says. */
  marked: number;
  /** Whether words of it are left out since they are struck through. */
  hasStruck: boolean;
};

type Run = {
  hidden: boolean | undefined;
  style: string | undefined;
  font: string;
  looks: Looks;
  /** Whether it is struck through, once that is known. */
  isStruck: boolean | undefined;
  /** How it looks as a number, once it is known. */
  shown: number | undefined;
};

export const newRun = (): Run => ({
  ...{
    hidden: undefined,
    style: undefined,
    font: "",
    looks: {},
    isStruck: undefined,
    shown: undefined,
  },
});

export const newParagraph = (): Paragraph => ({
  text: "",
  style: undefined,
  listId: undefined,
  listLevel: undefined,
  markIsDeleted: false,
  notes: [],
  boxes: [],
  pieces: [],
  looks: {},
  run: newRun(),
  marked: 0,
  hasStruck: false,
});

/** A new paragraph that begins with the words of another one, and what hangs on them. */
export const wordsOf = ({
  text,
  pieces,
  notes,
  boxes,
  marked,
  hasStruck,
}: Paragraph): Paragraph => ({
  ...newParagraph(),
  ...{ text, pieces, notes, boxes, marked, hasStruck },
});

export function readParagraphProperty(
  paragraph: Paragraph,
  name: string,
  attributes: XmlAttributes,
): void {
  const value = attributes.get("w:val");
  if (name === "w:pStyle") paragraph.style = value;
  else if (name === "w:numId") paragraph.listId = value;
  else if (name === "w:ilvl") paragraph.listLevel = Number(value);
  else readLook(paragraph.looks, name, attributes);
}

export function readRunProperty(
  paragraph: Paragraph,
  name: string,
  attributes: XmlAttributes,
): void {
  const { run } = paragraph;
  if (name === "w:vanish") run.hidden = isOn(attributes);
  else if (name === "w:rStyle") run.style = attributes.get("w:val");
  else if (name === "w:rFonts")
    run.font = attributes.get("w:ascii") ?? attributes.get("w:hAnsi") ?? "";
  else readLook(run.looks, name, attributes);
}
