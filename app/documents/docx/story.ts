import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import { BlockLines } from "../word/block-lines.ts";
import { FieldStack } from "../word/fields.ts";
import { LinearMath } from "../word/linear-math.ts";
import { withoutMarks } from "../word/look-marks.ts";
import type { NoteKind } from "../word/note-marks.ts";
import type { Revision } from "../word/revisions.ts";
import { symbolCharacter } from "../word/symbol-fonts.ts";
import { nextLabel, type StoryContext } from "./context.ts";
import { fixedTexts, noteKinds, revisionKinds, skipped, textElements } from "./elements.ts";
import { isOn, runLooks } from "./looks.ts";
import {
  newParagraph,
  newRun,
  type Paragraph,
  readParagraphProperty,
  readRunProperty,
} from "./paragraph.ts";
import type { Trace, TracePlace } from "./trace.ts";
import { markedWords, shownWords, strikes } from "./words.ts";

/** Where words come from, if that is asked for, and how they look. */
type TextSource = { place: TracePlace | undefined; looks: number };

// What a sign of an equation takes in memory, in characters.
const signCost = 8;

/** Reads one story of WordprocessingML (ECMA-376 part 1, 17.2 and 17.3) into lines. */
export class StoryReader implements XmlHandler {
  readonly blocks = new BlockLines();
  /** Parts named by section properties, in order: `[kind, relationship id]`. */
  readonly headerReferences: ["header" | "footer", string][] = [];
  /** Whether it shows documents whose text is not here. */
  hasUnreadParts = false;
  readonly #context: StoryContext;
  readonly #trace: Trace | undefined;
  readonly #fields = new FieldStack();
  readonly #paragraphs: Paragraph[] = [];
  /** The tracked changes around the present place, by kind, innermost last. */
  readonly #revisions: Record<Revision["kind"], Revision[]> = { insertion: [], deletion: [] };
  readonly #choiceTaken: boolean[] = [];
  #skipDepth = 0;
  #inProperties: "paragraph" | "run" | "row" | undefined;
  #takesText: "text" | "code" | undefined;
  #rowIsDeleted = false;
  #rowIsHead = false;
  #carried: Paragraph | undefined;
  #equation: { paragraph: Paragraph; line: LinearMath<TextSource> } | undefined;
  #equationsInRow: number | undefined;

  constructor(context: StoryContext, trace?: Trace) {
    this.#context = context;
    this.#trace = trace;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#trace?.open();
    if (this.#skipDepth > 0 || this.#isSkipped(name)) {
      this.#skipDepth++;
      return;
    }
    const kind = revisionKinds.get(name);
    if (kind) this.#openRevision(kind, attributes);
    else if (this.#inProperties) this.#property(name, attributes);
    else if (name.startsWith("m:") && name !== "m:t") this.#math(name, attributes);
    else if (!this.#structure(name, attributes)) this.#content(name, attributes);
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth--;
      return;
    }
    const kind = revisionKinds.get(name);
    if (kind) {
      if (!this.#inProperties) this.#revisions[kind].pop();
      return;
    }
    if (name.startsWith("m:") && name !== "m:t") this.#closeMath(name);
    switch (name) {
      case "w:pPr":
      case "w:trPr":
        this.#inProperties = undefined;
        break;
      case "w:rPr":
        if (this.#inProperties === "run") this.#inProperties = undefined;
        break;
      case "w:t":
      case "w:delText":
      case "m:t":
      case "w:instrText":
        this.#takesText = undefined;
        break;
      case "w:p":
        this.#closeParagraph();
        break;
      case "w:tc":
        this.#flushCarried();
        this.blocks.closeCell();
        break;
      case "w:tr":
        this.blocks.closeRow(!this.#rowIsDeleted, this.#rowIsHead);
        this.#rowIsDeleted = false;
        this.#rowIsHead = false;
        break;
      case "w:txbxContent":
        this.#flushCarried();
        this.#addBox(this.blocks.closeBox());
        break;
      case "mc:AlternateContent":
        this.#choiceTaken.pop();
        break;
    }
  }

  text(value: string): void {
    if (this.#skipDepth > 0 || this.#takesText === undefined) return;
    this.#context.budget.take(value.length);
    if (this.#takesText === "code") this.#fields.addCode(value);
    else this.#emit(value.replace(/[\u00ad\ufdd0-\ufdef]/g, ""));
  }

  /** To be called at the end of the story. */
  end(): string[] {
    this.#flushCarried();
    return this.blocks.lines;
  }

  #isSkipped(name: string): boolean {
    if (name === "w:rPrChange" && this.#context.dropped === "insertion") return this.#undoLooks();
    if (name === "mc:AlternateContent") this.#choiceTaken.push(false);
    else if (name === "mc:Choice" || name === "mc:Fallback") {
      if (this.#choiceTaken.at(-1)) return true;
      this.#choiceTaken[this.#choiceTaken.length - 1] = true;
    }
    return skipped.has(name);
  }

  /** Where tracked changes are read as rejected, words are struck through that were so before. */
  #undoLooks(): boolean {
    const run = this.#inProperties === "run" ? this.#paragraphs.at(-1)?.run : undefined;
    if (!run) return true;
    run.looks.struck = undefined;
    run.looks.doublyStruck = undefined;
    return false;
  }

  #openRevision(kind: Revision["kind"], attributes: XmlAttributes): void {
    const revision: Revision = {
      kind,
      author: attributes.get("w:author") ?? "",
      date: attributes.get("w:date") ?? null,
    };
    if (!this.#inProperties) {
      this.#revisions[kind].push(revision);
      return;
    }
    if (this.#inProperties === "run") return;
    this.#context.revisions.record(revision, "");
    const paragraph = this.#paragraphs.at(-1);
    if (kind !== this.#context.dropped) return;
    if (this.#inProperties === "row") this.#rowIsDeleted = true;
    else if (paragraph) paragraph.markIsDeleted = true;
  }

  #property(name: string, attributes: XmlAttributes): void {
    if (this.#inProperties === "row" && name === "w:tblHeader") this.#rowIsHead = isOn(attributes);
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    if (this.#inProperties === "paragraph") {
      if (name === "w:headerReference" || name === "w:footerReference")
        this.#section(name, attributes);
      else readParagraphProperty(paragraph, name, attributes);
    } else if (this.#inProperties === "run") readRunProperty(paragraph, name, attributes);
  }

  #section(name: string, attributes: XmlAttributes): void {
    const kind = name === "w:headerReference" ? "header" : "footer";
    this.headerReferences.push([kind, attributes.get("r:id") ?? ""]);
  }

  /** Paragraphs, tables and what else holds text; returns whether `name` was one of them. */
  #structure(name: string, attributes: XmlAttributes): boolean {
    switch (name) {
      case "w:p":
        this.#paragraphs.push(this.#takeCarried() ?? newParagraph());
        return true;
      case "w:pPr":
        this.#inProperties = "paragraph";
        return true;
      case "w:trPr":
        this.#inProperties = "row";
        return true;
      case "w:rPr":
        this.#inProperties = "run";
        return true;
      case "w:r": {
        const paragraph = this.#paragraphs.at(-1);
        if (paragraph) paragraph.run = newRun();
        return true;
      }
      case "w:tr":
        this.#flushCarried();
        this.blocks.openRow();
        return true;
      case "w:tc":
      case "w:txbxContent":
        this.blocks.openBox();
        return true;
      case "w:headerReference":
      case "w:footerReference":
        this.#section(name, attributes);
        return true;
      case "w:altChunk":
        this.#foreign(attributes.get("r:id") ?? "");
        return true;
      case "w:subDoc":
        this.hasUnreadParts = true;
        return true;
      default:
        return false;
    }
  }

  #content(name: string, attributes: XmlAttributes): void {
    const fixed = fixedTexts.get(name);
    const noteKind = noteKinds.get(name);
    if (fixed !== undefined) this.#emit(fixed);
    else if (noteKind) this.#note(noteKind, attributes);
    else if (name === "w:gridSpan") this.blocks.widenCell(Number(attributes.get("w:val")));
    else if (textElements.has(name)) this.#takesText = "text";
    else if (name === "w:instrText") this.#takesText = "code";
    else if (name === "w:fldChar") this.#emit(this.#fields.mark(attributes.get("w:fldCharType")));
    else if (name === "w:sym") {
      const code = Number.parseInt(attributes.get("w:char") ?? "", 16);
      if (code > 0) this.#emit(symbolCharacter(code, attributes.get("w:font") ?? ""));
    } else if (name === "c:chart") this.#drawing(attributes.get("r:id"));
    else if (name === "dgm:relIds") this.#drawing(attributes.get("r:dm"));
    else if (name === "v:textpath") this.#addBox([attributes.get("string") ?? ""]);
    else this.#fields.formData(name, attributes);
  }

  #foreign(relationshipId: string): void {
    this.#flushCarried();
    const lines = this.#context.foreignLines(relationshipId);
    if (lines) this.blocks.addLines(lines);
    else this.hasUnreadParts = true;
  }

  #drawing(relationshipId: string | undefined): void {
    if (relationshipId) this.#addBox(this.#context.drawingLines(relationshipId));
  }

  #addBox(lines: string[]): void {
    const boxes = this.#paragraphs.at(-1)?.boxes;
    for (const line of lines) {
      if (line === "" || !boxes) continue;
      boxes.push(line);
      this.#context.budget.take(line.length);
    }
  }

  #note(kind: NoteKind, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || this.#fields.inCode || this.#isDropped) return;
    const custom = ["1", "true", "on"].includes(attributes.get("w:customMarkFollows") ?? "");
    const { mark, lines } = this.#context.notes.take(kind, attributes.get("w:id") ?? "", custom);
    if (strikes(this.#context, paragraph, lines.map(withoutMarks).join(" "))) return;
    this.#trace?.text(paragraph, mark.length);
    paragraph.text += mark;
    paragraph.notes.push(...(this.#trace?.note(lines) ?? lines));
  }

  /** Whether what stands here goes when the tracked changes are accepted, or rejected, whichever is read. */
  get #isDropped(): boolean {
    return this.#revisions[this.#context.dropped].length > 0;
  }

  #emit(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (text === "" || !paragraph || this.#fields.inCode) return;
    const revision = this.#revisions.deletion.at(-1) ?? this.#revisions.insertion.at(-1);
    if (revision) this.#context.revisions.record(revision, text);
    else this.#context.revisions.unchanged();
    if (this.#isDropped) return;
    this.#fields.shown();
    if (strikes(this.#context, paragraph, text)) return;
    const shown = shownWords(this.#context, paragraph, text);
    const source = { place: this.#trace?.take(shown.length), looks: 0 };
    if (!this.#trace) source.looks = paragraph.run.shown ??= runLooks(this.#context, paragraph);
    if (this.#equation?.paragraph === paragraph) this.#equation.line.add(shown, source);
    else this.#append(paragraph, shown, source);
  }

  #append(paragraph: Paragraph, text: string, source: TextSource | undefined): void {
    if (source?.place) this.#trace?.put(paragraph, text.length, source.place);
    const isPlain = this.#trace || !source;
    paragraph.text += isPlain ? text : markedWords(paragraph, text, source.looks);
  }

  /** An element of an equation (ECMA-376 part 1, 22.1). */
  #math(name: string, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (name === "m:oMathPara") this.#equationsInRow = 0;
    else if (!paragraph) return;
    else if (name === "m:oMath") {
      // Equations of their own stand below each other.
      if (this.#equationsInRow !== undefined && this.#equationsInRow++ > 0) this.#emit("\n");
      const count = () => this.#context.budget.take(signCost);
      this.#equation = { paragraph, line: new LinearMath(paragraph.text, count) };
    } else if (name === "m:r") paragraph.run = newRun();
    else if (!this.#isDropped) this.#equation?.line.open(name.slice(2), attributes.get("m:val"));
  }

  #closeMath(name: string): void {
    if (name === "m:oMathPara") this.#equationsInRow = undefined;
    else if (name !== "m:oMath") {
      if (!this.#isDropped) this.#equation?.line.close(name.slice(2));
    } else if (this.#equation) {
      const { paragraph, line } = this.#equation;
      this.#equation = undefined;
      for (const { text, source } of line.tokens)
        if (text !== "") this.#append(paragraph, text, source);
    }
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    // Without its mark a paragraph runs on into the next one, which gives both its number.
    if (paragraph.markIsDeleted) this.#carried = paragraph;
    else this.#finish(paragraph);
  }

  #finish(paragraph: Paragraph): void {
    const next = nextLabel(this.#context, paragraph);
    const { standing } = next;
    this.#context.words.live();
    // The number of a paragraph goes with its words.
    const label = paragraph.hasStruck && paragraph.text.trim() === "" ? "" : next.label;
    this.#context.budget.take(label.length + 1);
    const words =
      this.#trace?.line(label, paragraph) ??
      this.#context.marks.paragraph(label, paragraph.text, standing);
    this.blocks.addParagraph(words, paragraph.notes);
    this.blocks.addLines(paragraph.boxes);
  }

  #takeCarried(): Paragraph | undefined {
    const carried = this.#carried;
    this.#carried = undefined;
    return (
      carried && {
        ...newParagraph(),
        text: carried.text,
        pieces: carried.pieces,
        notes: carried.notes,
        boxes: carried.boxes,
        marked: carried.marked,
        hasStruck: carried.hasStruck,
      }
    );
  }

  #flushCarried(): void {
    const carried = this.#takeCarried();
    if (carried && carried.text !== "") this.#finish(carried);
  }
}
