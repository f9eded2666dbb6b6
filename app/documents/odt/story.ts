import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import { superscript } from "../superscript.ts";
import { BlockLines } from "../word/block-lines.ts";
import type { NoteKind } from "../word/note-marks.ts";
import { symbolCharacter } from "../word/symbol-fonts.ts";
import { OdtChanges } from "./changes.ts";
import type { OdtContext } from "./context.ts";
import { boxes, skipped } from "./elements.ts";
import { MarginReader, spacesOf } from "./margin.ts";
import type { OpenList } from "./numbers.ts";
import { markedWords, newParagraph, type OdtParagraph, standingOf } from "./paragraph.ts";
import { isSet, spanLook } from "./spans.ts";
import { OdtTable } from "./table.ts";

type OpenNote = { kind: NoteKind; id: string; ownMark: string | undefined };

/** Reads one story of an OpenDocument text (ODF 1.3 part 3) into lines. */
export class OdtStory implements XmlHandler {
  readonly #blocks = new BlockLines();
  readonly #context: OdtContext;
  readonly #paragraphs: (OdtParagraph | undefined)[] = [];
  /** Lists begin anew in each cell, note and box. */
  #lists: OpenList[] = [];
  readonly #outerLists: OpenList[][] = [];
  readonly #tables: OdtTable[] = [];
  readonly #notes: OpenNote[] = [];
  readonly #changes: OdtChanges;
  #margin: { reader: MarginReader; element: string; id: string } | undefined;
  /** The state of the check box that is open. */
  #checkBox: boolean | undefined;
  #inHead = 0;
  #skipDepth = 0;

  constructor(context: OdtContext) {
    this.#context = context;
    this.#changes = new OdtChanges(context.revisions);
  }

  open(name: string, attributes: XmlAttributes): void {
    // They stand in no text that is counted as it comes.
    if (name === "text:s") this.#context.budget.take(spacesOf(attributes));
    if (name.startsWith("draw:object") && this.#skipDepth === 0) this.#object(attributes);
    if (this.#skipDepth > 0 || skipped.has(name)) this.#skipDepth++;
    else if (this.#margin) this.#margin.reader.open(name, attributes);
    else if (name === "office:annotation" || name === "text:changed-region") {
      const id = attributes.get("text:id") ?? attributes.get("xml:id") ?? "";
      this.#margin = { reader: new MarginReader(), element: name, id };
    } else if (!this.#structure(name, attributes)) this.#content(name, attributes);
  }

  close(name: string): void {
    if (this.#skipDepth > 0) this.#skipDepth--;
    else if (this.#margin) {
      if (name === this.#margin.element) this.#closeMargin();
      else this.#margin.reader.close(name);
    } else if (boxes.has(name)) this.#closeBox();
    else this.#closeStructure(name);
  }

  text(value: string): void {
    if (this.#skipDepth > 0) return;
    this.#context.budget.take(value.length);
    if (this.#margin) {
      this.#margin.reader.text(value);
      return;
    }
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    const plain = value.replace(/[ \t\r\n]+/g, " ");
    this.#emit(paragraph.afterSpace ? plain.trimStart() : plain, plain.endsWith(" "));
  }

  /** To be called at the end of the story. */
  end(): string[] {
    return this.#blocks.lines;
  }

  /** Paragraphs, lists, tables and what else holds text; returns whether `name` was one of them. */
  #structure(name: string, attributes: XmlAttributes): boolean {
    if (boxes.has(name)) this.#openBox();
    else if (name === "text:p" || name === "text:h") this.#openParagraph(name, attributes);
    else if (name === "text:list")
      this.#lists.push(this.#context.numbers.open(attributes, this.#lists.at(-1)));
    else if (name === "text:list-item") this.#openItem(attributes);
    else if (name === "table:table")
      this.#tables.push(new OdtTable(this.#blocks, this.#context.budget));
    else if (name === "table:table-row") this.#tables.at(-1)?.openRow();
    else if (name === "table:table-header-rows") this.#inHead++;
    else if (name === "table:table-cell") {
      this.#tables.at(-1)?.openCell(attributes);
      this.#enter();
    } else if (name === "table:covered-table-cell") {
      this.#tables.at(-1)?.cover(attributes);
      this.#skipDepth++;
    } else if (name === "text:note") this.#openNote(attributes);
    else if (name === "text:note-body") this.#openBox();
    else return false;
    return true;
  }

  #closeStructure(name: string): void {
    if (name === "text:p" || name === "text:h") this.#closeParagraph();
    else if (name === "text:list") this.#lists.pop();
    else if (name === "table:table") this.#tables.pop();
    else if (name === "table:table-header-rows") this.#inHead--;
    else if (name === "table:table-row") this.#tables.at(-1)?.closeRow(this.#inHead > 0);
    else if (name === "table:table-cell") {
      this.#leave();
      this.#tables.at(-1)?.closeCell();
    } else if (name === "text:note-body") this.#closeNoteBody();
    else if (name === "text:note") this.#notes.pop();
    else if (name === "text:span") this.#paragraphs.at(-1)?.spans.pop();
    else if (name === "field:fieldmark" && this.#checkBox !== undefined) {
      this.#emit(this.#checkBox ? "☒" : "☐");
      this.#checkBox = undefined;
    }
  }

  #content(name: string, attributes: XmlAttributes): void {
    if (name === "text:span") {
      const spans = this.#paragraphs.at(-1)?.spans;
      spans?.push(spanLook(this.#context.styles, attributes.get("text:style-name"), spans.at(-1)));
    } else if (name === "text:tab") this.#emit("\t");
    else if (name === "text:line-break") this.#emit("\n");
    else if (name === "text:s") this.#emit(" ".repeat(spacesOf(attributes)));
    else if (name === "text:note-citation") {
      const note = this.#notes.at(-1);
      if (note) note.ownMark = attributes.get("text:label");
      this.#skipDepth++;
    } else if (name === "field:fieldmark") {
      if (attributes.get("field:type")?.endsWith(".FORMCHECKBOX")) this.#checkBox = false;
    } else if (name === "field:param") {
      if (attributes.get("field:name") === "Checkbox_Checked")
        this.#checkBox = attributes.get("field:value") === "true";
    } else if (name.startsWith("text:change")) this.#changes.mark(name, attributes);
  }

  #object(attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    const reference = attributes.get("xlink:href");
    if (this.#margin) return;
    const formula = reference && this.#context.formula(reference, paragraph?.text ?? "");
    if (formula === undefined || !paragraph) this.#context.hasObjects = true;
    else this.#emit(formula);
  }

  #openParagraph(name: string, attributes: XmlAttributes): void {
    const style = attributes.get("text:style-name");
    const list = this.#lists.at(-1);
    const { numbers } = this.#context;
    let label = "";
    if (list?.begins) label = numbers.ofItem(list, style);
    else if (!list && name === "text:h") label = numbers.ofHeading(attributes);
    if (list) list.begins = false;
    const heading = name === "text:h" ? Number(attributes.get("text:outline-level") ?? 1) || 0 : 0;
    const level = list && numbers.levelOf(list, style);
    this.#paragraphs.push(newParagraph({ label, heading, level, style }));
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    this.#context.budget.take(paragraph.label.length + 1);
    const { text, hasStruck } = paragraph;
    this.#context.words.live();
    // The number of a paragraph goes with its words.
    const label = hasStruck && text.trim() === "" ? "" : paragraph.label;
    const { styles, marks } = this.#context;
    const standing = standingOf(styles, paragraph);
    this.#blocks.addParagraph(marks.paragraph(label, text, standing), paragraph.notes);
    this.#blocks.addLines(paragraph.boxes);
  }

  #openItem(attributes: XmlAttributes): void {
    const list = this.#lists.at(-1);
    if (!list) return;
    const start = attributes.get("text:start-value");
    list.begins = true;
    list.start = start === undefined ? undefined : Number(start);
  }

  #openNote(attributes: XmlAttributes): void {
    const kind = attributes.get("text:note-class") === "endnote" ? "endnote" : "footnote";
    const id = `${attributes.get("text:id")} ${this.#notes.length}`;
    this.#notes.push({ kind, id, ownMark: undefined });
  }

  #closeNoteBody(): void {
    const note = this.#notes.at(-1);
    this.#leave();
    const lines = this.#blocks.closeBox();
    const paragraph = this.#paragraphs.at(-1);
    if (!note || !paragraph) return;
    this.#context.notes.add(note.kind, note.id, lines);
    const own = note.ownMark;
    const taken = this.#context.notes.take(note.kind, note.id, own !== undefined);
    paragraph.text += own ?? taken.mark;
    const [first = "", ...rest] = lines.filter((line) => line.trim() !== "");
    paragraph.notes.push(...(own === undefined ? taken.lines : [`${own} ${first}`, ...rest]));
  }

  #openBox(): void {
    this.#blocks.openBox();
    this.#enter();
  }

  #closeBox(): void {
    this.#leave();
    const lines = this.#blocks.closeBox();
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) this.#blocks.addLines(lines);
    else paragraph.boxes.push(...lines.filter((line) => line !== ""));
  }

  #enter(): void {
    this.#outerLists.push(this.#lists);
    this.#lists = [];
    // What stands between the paragraphs of a box or cell belongs to none.
    this.#paragraphs.push(undefined);
  }

  #leave(): void {
    this.#lists = this.#outerLists.pop() ?? [];
    this.#paragraphs.pop();
  }

  #closeMargin(): void {
    if (!this.#margin) return;
    const { reader, element, id } = this.#margin;
    this.#margin = undefined;
    const { author, date, kind, lines } = reader;
    if (element === "office:annotation")
      this.#context.comments.push({ text: lines.join("\n").trim(), author, date });
    else if (kind) this.#changes.add(id, { kind, author, date }, lines.join("\n"));
  }

  #emit(text: string, afterSpace = false): void {
    const paragraph = this.#paragraphs.at(-1);
    if (text === "" || !paragraph) return;
    paragraph.afterSpace = afterSpace;
    const { words, styles } = this.#context;
    if (this.#changes.deletes(text)) return;
    if (isSet(styles, paragraph, "struck")) {
      paragraph.hasStruck = true;
      words.addStruck(text);
      return;
    }
    words.live();
    if (isSet(styles, paragraph, "hidden")) words.addHidden(text);
    const plain = text.replace(/[\u00ad\ufdd0-\ufdef]/g, "").replace(/[\uf000-\uf0ff]/g, (one) => {
      return symbolCharacter(one.charCodeAt(0), "");
    });
    const shown = isSet(styles, paragraph, "raised") ? superscript(plain) : plain;
    paragraph.text += markedWords(styles, paragraph, shown);
  }
}
