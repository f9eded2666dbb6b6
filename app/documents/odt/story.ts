import { numberOfLooks } from "../../schemas/documents/layout.ts";
import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import { BlockLines } from "../word/block-lines.ts";
import { markRun } from "../word/look-marks.ts";
import type { NoteKind } from "../word/note-marks.ts";
import type { ListLevel } from "../word/numbering.ts";
import type { Revision } from "../word/revisions.ts";
import { symbolCharacter } from "../word/symbol-fonts.ts";
import type { OdtContext } from "./context.ts";
import { boxes, skipped } from "./elements.ts";
import { MarginReader, spacesOf } from "./margin.ts";
import type { OpenList } from "./numbers.ts";
import { isSet, type SpanLook, spanLook } from "./spans.ts";
import { OdtTable } from "./table.ts";

type Paragraph = {
  label: string;
  heading: number;
  /** The level of the list whose item it is in. */
  level: ListLevel | undefined;
  /** How the words before look: what the last mark says. */
  marked: number;
  text: string;
  style: string | undefined;
  /** What the open spans say, each with those around it; innermost last. */
  spans: SpanLook[];
  /** Whether white space here would only be more of the same (ODF 1.3 part 3, 6.1.2). */
  afterSpace: boolean;
  /** Whether words of it are left out since they are struck through. */
  hasStruck: boolean;
  notes: string[];
  boxes: string[];
};

type OpenNote = { kind: NoteKind; id: string; ownMark: string | undefined };

/** Reads one story of an OpenDocument text (ODF 1.3 part 3) into lines. */
export class OdtStory implements XmlHandler {
  readonly #blocks = new BlockLines();
  readonly #context: OdtContext;
  readonly #paragraphs: (Paragraph | undefined)[] = [];
  /** Lists begin anew in each cell, note and box. */
  #lists: OpenList[] = [];
  readonly #outerLists: OpenList[][] = [];
  readonly #tables: OdtTable[] = [];
  readonly #notes: OpenNote[] = [];
  readonly #changes = new Map<string, Revision & { words: string }>();
  /** The changes that are open at a place, by kind. */
  readonly #openChanges = {
    insertion: new Map<string, Revision>(),
    deletion: new Map<string, Revision>(),
  };
  #margin: { reader: MarginReader; element: string; id: string } | undefined;
  /** The state of the check box that is open. */
  #checkBox: boolean | undefined;
  #inHead = 0;
  #skipDepth = 0;

  constructor(context: OdtContext) {
    this.#context = context;
  }

  open(name: string, attributes: XmlAttributes): void {
    // They stand in no text that is counted as it comes.
    if (name === "text:s") this.#context.budget.take(spacesOf(attributes));
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
    } else if (name.startsWith("text:change")) this.#change(name, attributes);
  }

  #openParagraph(name: string, attributes: XmlAttributes): void {
    const style = attributes.get("text:style-name");
    const list = this.#lists.at(-1);
    const { numbers } = this.#context;
    let label = "";
    if (list?.begins) label = numbers.ofItem(list, style);
    else if (!list && name === "text:h") label = numbers.ofHeading(attributes);
    if (list) list.begins = false;
    this.#paragraphs.push({
      ...{ label, text: "", style, spans: [], afterSpace: true, notes: [], boxes: [], marked: 0 },
      hasStruck: false,
      heading: name === "text:h" ? Number(attributes.get("text:outline-level") ?? 1) || 0 : 0,
      level: list && numbers.levelOf(list, style),
    });
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    this.#context.budget.take(paragraph.label.length + 1);
    const { text, style, level, heading, hasStruck } = paragraph;
    this.#context.words.live();
    // The number of a paragraph goes with its words.
    const label = hasStruck && text.trim() === "" ? "" : paragraph.label;
    const { styles, marks } = this.#context;
    const own = <Key extends "left" | "first" | "align">(key: Key) =>
      styles.find("paragraph", style, ({ looks }) => looks[key]);
    // A list says where its items stand, unless their own style does: that of the paragraph by itself counts first.
    const ofItself = styles.own("paragraph", style);
    const indent = (key: "left" | "first") => ofItself?.[key] ?? level?.[key] ?? own(key) ?? 0;
    const standing = { heading, left: indent("left"), first: indent("first"), align: own("align") };
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
    else if (kind) this.#changes.set(id, { kind, author, date, words: lines.join("\n") });
  }

  #change(name: string, attributes: XmlAttributes): void {
    const id = attributes.get("text:change-id") ?? "";
    const change = this.#changes.get(id);
    if (!change) return;
    const open = this.#openChanges[change.kind];
    if (name === "text:change-end") open.delete(id);
    else if (name === "text:change-start") open.set(id, change);
    else this.#context.revisions.record(change, change.words);
  }

  #emit(text: string, afterSpace = false): void {
    const paragraph = this.#paragraphs.at(-1);
    if (text === "" || !paragraph) return;
    paragraph.afterSpace = afterSpace;
    const { revisions, words, styles } = this.#context;
    const { deletion, insertion } = this.#openChanges;
    const revision = firstOf(deletion) ?? firstOf(insertion);
    if (revision) revisions.record(revision, text);
    else revisions.unchanged();
    if (revision?.kind === "deletion") return;
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
    paragraph.text += this.#marked(paragraph, plain);
  }

  #marked(paragraph: Paragraph, text: string): string {
    const shown = this.#looksOf(paragraph);
    const begins = shown !== paragraph.marked && text.trim() !== "";
    if (begins) paragraph.marked = shown;
    // What a line break parts is marked on each line.
    if (text.includes("\n")) paragraph.marked = 0;
    return begins ? markRun(text, shown) : text;
  }

  #looksOf(paragraph: Paragraph): number {
    const { styles } = this.#context;
    return numberOfLooks(
      isSet(styles, paragraph, "bold"),
      isSet(styles, paragraph, "italic"),
      isSet(styles, paragraph, "underlined"),
    );
  }
}

const firstOf = (changes: ReadonlyMap<string, Revision>): Revision | undefined =>
  changes.values().next().value;
