import { DepthTables } from "../word/depth-tables.ts";
import { FieldStack } from "../word/fields.ts";
import { type LookMarks, markRun, type Standing } from "../word/look-marks.ts";

/** One text of a document in Rich Text while it is read: its body, a header, a note or a box. */
export class RtfStory {
  readonly fields = new FieldStack();
  text = "";
  /** The number of the paragraph as it is printed. */
  label = "";
  notes: string[] = [];
  boxes: string[] = [];
  /** Whether the paragraph is in a table, and how deep. */
  inTable = false;
  depth = 0;
  /** Whether words of the paragraph are left out since they are struck through. */
  hasStruck = false;
  /** Whether the text has just come to the place of a note's mark. */
  atNoteMark = false;
  /** How the words before look: what the last mark says. */
  #marked = 0;
  #standing: Standing = { ...plainly };
  readonly #marks: LookMarks;
  readonly #tables = new DepthTables();
  /** By cell of the row: whether the cell before reaches over it. */
  #merged: boolean[] = [];
  #isMerged = false;
  #cell = 0;

  constructor(marks: LookMarks) {
    this.#marks = marks;
  }

  /** Adds words that look a certain way, or as those before. */
  add(text: string, looks: number | undefined): void {
    if (looks === undefined) {
      this.text += text;
      return;
    }
    const begins = looks !== this.#marked && text.trim() !== "";
    if (begins) this.#marked = looks;
    // What a line break parts is marked on each line.
    if (text.includes("\n")) this.#marked = 0;
    this.text += begins ? markRun(text, looks) : text;
  }

  /** A control word that says where the paragraph stands; returns whether it was one. */
  place(word: string, value: number | undefined): boolean {
    if (word === "pard") {
      this.inTable = false;
      this.depth = 0;
      this.#standing = { ...plainly };
    } else if (word === "li") this.#standing.left = value ?? 0;
    else if (word === "fi") this.#standing.first = value ?? 0;
    else if (word === "outlinelevel") this.#standing.heading = headingOf(value ?? 9);
    else if (alignments.has(word)) this.#standing.align = alignments.get(word);
    else if (word === "intbl") this.inTable = true;
    else if (word === "itap") this.depth = Math.max(0, value ?? 0);
    else if (word === "trowd") this.#merged = [];
    else if (word === "clmrg") this.#isMerged = true;
    else if (word === "cellx") {
      this.#merged.push(this.#isMerged);
      this.#isMerged = false;
    } else return false;
    return true;
  }

  endParagraph(): void {
    this.#add(this.inTable ? Math.max(1, this.depth) : 0);
  }

  endCell(isNested: boolean): void {
    const covered = !isNested && this.#merged[this.#cell++] === true && this.text === "";
    if (!covered) {
      this.#add(Math.max(isNested ? 2 : 1, isNested ? this.depth : 1));
      this.#tables.endCell();
    }
    this.#clear();
  }

  endRow(isNested: boolean): void {
    this.#clear();
    if (!isNested) this.#cell = 0;
    this.#tables.endRow(isNested ? Math.max(2, this.depth) : 1);
  }

  /** To be called at the end of the story. */
  end(): string[] {
    if (this.text !== "" || this.notes.length > 0 || this.boxes.length > 0) this.#add(0);
    return this.#tables.end();
  }

  #add(depth: number): void {
    this.#tables.add(this.#numbered(), this.notes, this.boxes, Math.min(depth, deepestTable));
    this.#clear();
  }

  #numbered(): string {
    // The number of a paragraph goes with its words.
    const isGone = this.hasStruck && this.text.trim() === "";
    const label = isGone ? "" : this.label.trim();
    // A number stands right before its words only where nothing parts them in print either.
    const space = label === "" || label === this.label ? "" : " ";
    return this.#marks.paragraph(label + space, this.text, this.#standing);
  }

  #clear(): void {
    this.text = "";
    this.#marked = 0;
    this.label = "";
    this.hasStruck = false;
    this.notes = [];
    this.boxes = [];
    this.atNoteMark = false;
  }
}

const deepestTable = 100;
const plainly: Standing = { heading: 0, left: 0, first: 0, align: undefined };
const headingOf = (level: number) => (level >= 0 && level < 9 ? level + 1 : 0);
const alignments = new Map([
  ["ql", "start"],
  ["qc", "center"],
  ["qr", "end"],
  ["qj", "start"],
]);
