import type { ReadingBudget } from "../budget.ts";
import { DepthTables } from "../word/depth-tables.ts";
import type { EmbeddedEquations } from "../word/embedded-equations.ts";
import { FieldStack } from "../word/fields.ts";
import type { NoteKind, NoteMarks } from "../word/note-marks.ts";
import type { ListCounter } from "../word/numbering.ts";
import type { RevisionLog } from "../word/revisions.ts";
import { symbolCharacter } from "../word/symbol-fonts.ts";
import type { WordCounts } from "../word/word-counts.ts";
import { type CharacterRun, checkBoxState, readCharacterRun } from "./characters.ts";
import { type DocParagraph, readParagraph } from "./paragraphs.ts";
import type { DocText } from "./pieces.ts";
import { findStretch, type PropertyRuns } from "./properties.ts";
import type { DocStyles } from "./styles.ts";

/** What the stories of a document share. Positions count characters of `text`. */
export type DocContext = {
  budget: ReadingBudget;
  text: DocText;
  data: Uint8Array;
  characters: PropertyRuns;
  paragraphs: PropertyRuns;
  styles: DocStyles;
  lists: ListCounter;
  fonts: string[];
  authors: string[];
  revisions: RevisionLog;
  notes: NoteMarks;
  noteAt: Map<number, { kind: NoteKind; id: string; hasOwnMark: boolean }>;
  /** The lines of the text box that is anchored at a position. */
  boxAt: Map<number, () => string[]>;
  words: WordCounts;
  /** The equations of other programs that are embedded. */
  equations: EmbeddedEquations;
};

// [MS-DOC] 2.4.2 and 2.8.25: characters that stand for something else.
const cellMark = 0x07;
const pageBreak = 0x0c;
const paragraphMark = 0x0d;
const fixedTexts = new Map([
  [0x09, "\t"],
  [0x0b, "\n"],
  [0x0e, "\n"],
  [0x1e, "\u2011"],
  [0x1f, ""],
  [0xad, ""],
]);
const fieldMarks = new Map([
  [0x13, "begin"],
  [0x14, "separate"],
  [0x15, "end"],
]);
const picture = 0x01;
const drawing = 0x08;
const symbolMark = 0x28;

/** Reads one story of a Word 97 to 2003 document into lines. */
export class DocStoryReader {
  readonly #context: DocContext;
  readonly #tables = new DepthTables();
  readonly #fields = new FieldStack();
  #lastParagraph:
    | { run: object | undefined; changes: DataView | undefined; paragraph: DocParagraph }
    | undefined;
  /** The place that is being read. */
  #position = 0;
  #text = "";
  #hasStruck = false;
  #notes: string[] = [];
  #boxes: string[] = [];

  constructor(context: DocContext) {
    this.#context = context;
  }

  read(start: number, end: number): string[] {
    const { text, pieces } = this.#context.text;
    let position = start;
    const last = Math.min(end, text.length);
    while (position < last) {
      const piece = findStretch(pieces, position);
      if (!piece) break;
      const place = piece.place + (position - piece.start) * piece.bytesPerCharacter;
      const run = this.#context.characters.at(place);
      const runEnd = run
        ? position + Math.ceil((run.end - place) / piece.bytesPerCharacter)
        : piece.end;
      const segmentEnd = Math.max(position + 1, Math.min(last, piece.end, runEnd));
      const lists = [run?.list, piece.changes];
      this.#context.budget.work(bytesOf(lists));
      const properties = readCharacterRun(lists, this.#context.authors);
      this.#segment(position, segmentEnd, properties);
      position = segmentEnd;
    }
    if (this.#text !== "") this.#tables.add(this.#text, this.#notes, this.#boxes, 0);
    return this.#tables.end();
  }

  #segment(start: number, end: number, run: CharacterRun): void {
    const { text } = this.#context.text;
    let plainFrom = start;
    this.#position = start;
    for (let position = start; position < end; position++) {
      const code = text.charCodeAt(position);
      if (code >= 0x20 && code !== 0xad && !(run.isSpecial && code === symbolMark)) continue;
      this.#emit(text.slice(plainFrom, position), run);
      this.#control(code, position, run);
      plainFrom = position + 1;
      this.#position = plainFrom;
    }
    this.#emit(text.slice(plainFrom, end), run);
  }

  #control(code: number, position: number, run: CharacterRun): void {
    const fixed = fixedTexts.get(code);
    const fieldMark = fieldMarks.get(code);
    if (fixed !== undefined) this.#emit(fixed, run);
    else if (fieldMark) {
      this.#emit(this.#fields.mark(fieldMark, this.#text), run);
      if (run.isObject) this.#emit(this.#equation(run), run);
    } else if (code === paragraphMark || code === cellMark) this.#endParagraph(code, position, run);
    else if (code === pageBreak) this.#pageBreak(position, run);
    else if (code === symbolMark && run.symbol) {
      this.#emit(symbolCharacter(run.symbol.code, this.#context.fonts[run.symbol.font] ?? ""), run);
    } else if (code === picture && run.dataPlace !== undefined) {
      const checked = checkBoxState(this.#context.data, run.dataPlace);
      if (checked !== undefined) this.#fields.checkBox(checked);
    } else if (code === drawing) this.#textBox(position);
    else this.#noteMark(position, run);
  }

  /** What an object says that is embedded as the field that is open, if it is an equation ([MS-DOC] 2.6.1). */
  #equation({ dataPlace }: CharacterRun): string {
    return this.#context.equations.lineOf(`_${dataPlace}`, this.#text);
  }

  /** A box is read once: a damaged one may be anchored in itself. */
  #textBox(position: number): void {
    const read = this.#context.boxAt.get(position);
    this.#context.boxAt.delete(position);
    if (read) this.#boxes.push(...read());
  }

  #noteMark(position: number, run: CharacterRun): void {
    const note = this.#context.noteAt.get(position);
    if (!note || run.revision?.kind === "deletion" || this.#fields.inCode) return;
    const { mark, lines } = this.#context.notes.take(note.kind, note.id, note.hasOwnMark);
    if (this.#strikes(lines.join(" "), run)) return;
    this.#text += mark;
    this.#notes.push(...lines);
  }

  #emit(text: string, run: CharacterRun): void {
    if (text === "") return;
    this.#context.budget.take(text.length);
    if (this.#fields.inCode) {
      this.#fields.addCode(text);
      return;
    }
    if (run.revision) this.#context.revisions.record(run.revision, text);
    else this.#context.revisions.unchanged();
    if (run.revision?.kind === "deletion") return;
    this.#fields.shown();
    if (this.#strikes(text, run)) return;
    if (this.#isSet("hidden", run)) this.#context.words.addHidden(text);
    const font = run.font === undefined ? "" : (this.#context.fonts[run.font] ?? "");
    this.#text += /[\uf000-\uf0ff]/.test(text)
      ? text.replace(/[\uf000-\uf0ff]/g, (one) => symbolCharacter(one.charCodeAt(0), font))
      : text;
  }

  /** Leaves out what is struck through; returns whether it is. */
  #strikes(text: string, run: CharacterRun): boolean {
    const isStruck = this.#isSet("struck", run) || this.#isSet("doublyStruck", run);
    if (isStruck) this.#context.words.addStruck(text);
    else this.#context.words.live();
    this.#hasStruck ||= isStruck;
    return isStruck;
  }

  #isSet(key: "hidden" | "struck" | "doublyStruck", run: CharacterRun): boolean {
    const said = run[key];
    if (typeof said === "boolean") return said;
    const { styles } = this.#context;
    const ofCharacters =
      run.characterStyle === undefined
        ? undefined
        : styles.find(run.characterStyle, (style) => style[key]);
    const ofStyle =
      ofCharacters ?? styles.find(this.#paragraphAt(this.#position).style, (style) => style[key]);
    return (ofStyle ?? false) !== (said === "opposite");
  }

  /** A page break ends its paragraph only where it is the mark of a section. */
  #pageBreak(position: number, run: CharacterRun): void {
    const { place, bytes } = this.#placeOf(position);
    const paragraph = this.#context.paragraphs.at(place);
    if (paragraph?.end === place + bytes) this.#endParagraph(pageBreak, position, run);
    else if (this.#text !== "") this.#text += "\n";
  }

  #endParagraph(mark: number, position: number, run: CharacterRun): void {
    const paragraph = this.#paragraphAt(position);
    if (paragraph.endsRow && (mark === cellMark || paragraph.depth > 1)) {
      this.#tables.endRow(Math.max(1, paragraph.depth));
      this.#clear();
      return;
    }
    if (run.revision) this.#context.revisions.record(run.revision, "");
    // Without its mark a paragraph runs on into the next one.
    if (run.revision?.kind === "deletion" && mark === paragraphMark) return;
    const isCell = mark === cellMark || paragraph.endsCell;
    const depth = mark === cellMark ? Math.max(1, paragraph.depth) : paragraph.depth;
    const next = this.#labelOf(paragraph);
    this.#context.words.live();
    // The number of a paragraph goes with its words.
    const label = this.#hasStruck && this.#text.trim() === "" ? "" : next;
    this.#context.budget.take(label.length + 1);
    this.#tables.add(label + this.#text, this.#notes, this.#boxes, depth);
    if (isCell) this.#tables.endCell();
    this.#clear();
  }

  #clear(): void {
    this.#text = "";
    this.#hasStruck = false;
    this.#notes = [];
    this.#boxes = [];
  }

  #labelOf(paragraph: DocParagraph): string {
    const { styles, lists } = this.#context;
    const index = paragraph.listIndex ?? styles.find(paragraph.style, (style) => style.listIndex);
    if (index === undefined || index === 0) return "";
    const level =
      paragraph.listLevel ?? styles.find(paragraph.style, (style) => style.listLevel) ?? 0;
    return lists.next(String(index), level);
  }

  #paragraphAt(position: number): DocParagraph {
    const { place, changes } = this.#placeOf(position);
    const run = this.#context.paragraphs.at(place);
    const last = this.#lastParagraph;
    if (last && run && last.run === run && last.changes === changes) return last.paragraph;
    const lists = [run?.list, changes];
    this.#context.budget.work(bytesOf(lists));
    const paragraph = readParagraph(run?.style ?? 0, lists);
    this.#lastParagraph = { run, changes, paragraph };
    return paragraph;
  }

  #placeOf(position: number): { place: number; bytes: number; changes: DataView | undefined } {
    const piece = findStretch(this.#context.text.pieces, position);
    if (!piece) return { place: 0, bytes: 1, changes: undefined };
    const place = piece.place + (position - piece.start) * piece.bytesPerCharacter;
    return { place, bytes: piece.bytesPerCharacter, changes: piece.changes };
  }
}

const bytesOf = (lists: readonly (DataView | undefined)[]) =>
  lists.reduce((sum, list) => sum + (list?.byteLength ?? 0), 0);
