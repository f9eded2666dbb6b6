import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import { BlockLines } from "../word/block-lines.ts";
import { Equations } from "../word/equations.ts";
import { FieldStack } from "../word/fields.ts";
import type { NoteKind } from "../word/note-marks.ts";
import type { Revision } from "../word/revisions.ts";
import { symbolCharacter } from "../word/symbol-fonts.ts";
import { Alternatives } from "./alternatives.ts";
import { addBox, addNote, lineOf } from "./assembling.ts";
import type { StoryContext } from "./context.ts";
import {
  type Described,
  drawings,
  fixedTexts,
  noteKinds,
  propertyElements,
  revisionKinds,
  skipped,
  textElements,
} from "./elements.ts";
import { isOn, runLooks } from "./looks.ts";
import { OpenRevisions, revisionOf } from "./open-revisions.ts";
import {
  newParagraph,
  newRun,
  type Paragraph,
  readParagraphProperty,
  readRunProperty,
  wordsOf,
} from "./paragraph.ts";
import type { Trace } from "./trace.ts";
import { appendWords, shownWords, strikes, type WordSource } from "./words.ts";

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
  readonly #revisions = new OpenRevisions();
  readonly #equations: Equations<Paragraph, WordSource>;
  readonly #alternatives = new Alternatives();
  #skipDepth = 0;
  #inProperties: Described | undefined;
  #takesText: "text" | "code" | undefined;
  #row = { isDeleted: false, isHead: false };
  #carried: Paragraph | undefined;

  constructor(context: StoryContext, trace?: Trace) {
    this.#context = context;
    this.#trace = trace;
    this.#equations = new Equations((characters) => context.budget.take(characters));
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
    else if (name.startsWith("m:") && name !== "m:t") this.#math(name.slice(2), attributes);
    else if (!this.#structure(name, attributes)) this.#content(name, attributes);
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth--;
      return;
    }
    const kind = revisionKinds.get(name);
    if (kind) {
      if (!this.#inProperties) this.#revisions.close(kind);
      return;
    }
    if (name.startsWith("m:") && name !== "m:t") this.#closeMath(name.slice(2));
    this.#alternatives.close(name);
    if (propertyElements.get(name) === this.#inProperties) this.#inProperties = undefined;
    if (textElements.has(name)) this.#takesText = undefined;
    switch (name) {
      case "w:p":
        this.#closeParagraph();
        break;
      case "w:tc":
        this.#flushCarried();
        this.blocks.closeCell();
        break;
      case "w:tr":
        this.blocks.closeRow(!this.#row.isDeleted, this.#row.isHead);
        this.#row = { isDeleted: false, isHead: false };
        break;
      case "w:txbxContent":
        this.#flushCarried();
        this.#addBox(this.blocks.closeBox());
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
    return this.#alternatives.skips(name) || skipped.has(name);
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
    const revision = revisionOf(kind, attributes);
    if (!this.#inProperties) this.#revisions.open(revision);
    if (!this.#inProperties || this.#inProperties === "run") return;
    this.#context.revisions.record(revision, "");
    const paragraph = this.#paragraphs.at(-1);
    if (kind !== this.#context.dropped) return;
    if (this.#inProperties === "row") this.#row.isDeleted = true;
    else if (paragraph) paragraph.markIsDeleted = true;
  }

  #property(name: string, attributes: XmlAttributes): void {
    if (this.#inProperties === "row" && name === "w:tblHeader") this.#row.isHead = isOn(attributes);
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
      case "w:trPr":
      case "w:rPr":
        this.#inProperties = propertyElements.get(name);
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
    const before = this.#paragraphs.at(-1)?.text ?? "";
    if (fixed !== undefined) this.#emit(fixed);
    else if (noteKind) this.#note(noteKind, attributes);
    else if (name === "w:gridSpan") this.blocks.widenCell(Number(attributes.get("w:val")));
    else if (textElements.has(name)) this.#takesText = textElements.get(name);
    else if (name === "w:fldChar")
      this.#emit(this.#fields.mark(attributes.get("w:fldCharType"), before));
    else if (name === "o:OLEObject")
      this.#emit(this.#context.equation(attributes.get("r:id") ?? "", before));
    else if (name === "w:sym") {
      const code = Number.parseInt(attributes.get("w:char") ?? "", 16);
      if (code > 0) this.#emit(symbolCharacter(code, attributes.get("w:font") ?? ""));
    } else if (drawings.has(name)) {
      const id = attributes.get(drawings.get(name) ?? "");
      if (id) this.#addBox(this.#context.drawingLines(id));
    } else if (name === "v:textpath") this.#addBox([attributes.get("string") ?? ""]);
    else this.#fields.formData(name, attributes);
  }

  #foreign(relationshipId: string): void {
    this.#flushCarried();
    const lines = this.#context.foreignLines(relationshipId);
    if (lines) this.blocks.addLines(lines);
    else this.hasUnreadParts = true;
  }

  #addBox(lines: string[]): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph) addBox(this.#context, paragraph, lines);
  }

  #note(kind: NoteKind, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || this.#fields.inCode || this.#isDropped) return;
    addNote(this.#context, paragraph, kind, attributes, this.#trace);
  }

  /** Whether what stands here goes when the tracked changes are accepted, or rejected, whichever is read. */
  get #isDropped(): boolean {
    return this.#revisions.has(this.#context.dropped);
  }

  #emit(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (text === "" || !paragraph || this.#fields.inCode) return;
    const revision = this.#revisions.current;
    if (revision) this.#context.revisions.record(revision, text);
    else this.#context.revisions.unchanged();
    if (this.#isDropped) return;
    this.#fields.shown();
    if (strikes(this.#context, paragraph, text)) return;
    const shown = shownWords(this.#context, paragraph, text);
    const source = { place: this.#trace?.take(shown.length), looks: 0 };
    if (!this.#trace) source.looks = paragraph.run.shown ??= runLooks(this.#context, paragraph);
    if (!this.#equations.add(shown, source, paragraph))
      appendWords(paragraph, shown, source, this.#trace);
  }

  /** An element of an equation. */
  #math(name: string, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    this.#emit(this.#equations.before(name));
    if (name === "r") paragraph.run = newRun();
    else if (!this.#isDropped || name.startsWith("oMath"))
      this.#equations.open(name, attributes.get("m:val"), paragraph);
  }

  #closeMath(name: string): void {
    if (this.#isDropped && !name.startsWith("oMath")) return;
    const closed = this.#equations.close(name);
    for (const { text, source } of closed?.tokens ?? [])
      if (closed) appendWords(closed.host, text, source, this.#trace);
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    // Without its mark a paragraph runs on into the next one, which gives both its number.
    if (paragraph.markIsDeleted) this.#carried = paragraph;
    else this.#finish(paragraph);
  }

  #finish(paragraph: Paragraph): void {
    this.blocks.addParagraph(lineOf(this.#context, paragraph, this.#trace), paragraph.notes);
    this.blocks.addLines(paragraph.boxes);
  }

  #takeCarried(): Paragraph | undefined {
    const carried = this.#carried;
    this.#carried = undefined;
    return carried && wordsOf(carried);
  }

  #flushCarried(): void {
    const carried = this.#takeCarried();
    if (carried && carried.text !== "") this.#finish(carried);
  }
}
