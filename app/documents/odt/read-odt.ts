import type { ReadingBudget } from "../budget.ts";
import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import type { ExtractedText } from "../types.ts";
import { notReadable } from "../unreadable.ts";
import { joinLines } from "../word/block-lines.ts";
import { LookMarks } from "../word/look-marks.ts";
import { NoteMarks } from "../word/note-marks.ts";
import { embeddedDocument } from "../word/notes.ts";
import { RevisionLog } from "../word/revisions.ts";
import { WordCounts } from "../word/word-counts.ts";
import { wordText } from "../word/word-text.ts";
import type { OdtContext } from "./context.ts";
import { FormulaReader } from "./formula.ts";
import { OdtNumbers } from "./numbers.ts";
import { type OdtPackage, openReadableOdt } from "./package.ts";
import { OdtStory } from "./story.ts";
import { OdtStyles } from "./styles.ts";

/**
 * Reads an OpenDocument text (ODF 1.3) as a Word document is read: headers first, then the body with numbers, tables,
 * notes and boxes in place, then footers. Throws `UnreadableFile`.
 */
export async function readOdt(bytes: Uint8Array, budget: ReadingBudget): Promise<ExtractedText> {
  const source = openReadableOdt(bytes);
  const context = newContext(source, budget);
  const heads = new HeadsReader(context);
  source.read("styles.xml", heads);
  await budget.look();
  const body = new BodyReader(context);
  source.read("content.xml", body);
  await budget.look();
  if (body.lines === undefined) throw notReadable("no OpenDocument text");
  const { headers, footers } = heads.usedIn(context.styles.masterPages);
  const { revisions, comments, words } = context;
  return wordText({
    ...{ headers, footers, body: joinLines(body.lines) },
    ...{ revisions, comments, words, looks: context.marks.looks },
    notes: context.hasObjects ? [embeddedDocument] : [],
  });
}

function newContext(source: OdtPackage, budget: ReadingBudget): OdtContext {
  const styles = new OdtStyles();
  return {
    ...{ budget, styles, numbers: new OdtNumbers(styles), notes: new NoteMarks() },
    ...{ revisions: new RevisionLog(), marks: new LookMarks(), comments: [] },
    ...{ words: new WordCounts(), hasObjects: false },
    formula: (reference, before) => {
      const reader = new FormulaReader((characters) => budget.take(characters));
      return source.readFormula(reference, reader) ? reader.line(before) : undefined;
    },
  };
}

/** Reads `content.xml`: styles of its own, then the body. */
class BodyReader implements XmlHandler {
  readonly #context: OdtContext;
  #story: OdtStory | undefined;
  lines: string[] | undefined;

  constructor(context: OdtContext) {
    this.#context = context;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#story) this.#story.open(name, attributes);
    else if (name === "office:text") this.#story = new OdtStory(this.#context);
    else this.#context.styles.open(name, attributes);
  }

  close(name: string): void {
    if (name === "office:text" && this.#story) {
      this.lines = this.#story.end();
      this.#story = undefined;
    } else (this.#story ?? this.#context.styles).close(name);
  }

  text(value: string): void {
    this.#story?.text(value);
  }
}

const headElement = /^style:(header|footer)(?:-left|-first)?$/;

type Head = { page: string; kind: "header" | "footer"; text: string };

/** Reads `styles.xml`: styles, then the master pages with their headers and footers. */
class HeadsReader implements XmlHandler {
  readonly #context: OdtContext;
  readonly #heads: Head[] = [];
  readonly #nextOf = new Map<string, string>();
  #page = "";
  #story: { reader: OdtStory; element: string; kind: Head["kind"]; shown: boolean } | undefined;

  constructor(context: OdtContext) {
    this.#context = context;
  }

  /** Those of the first page's master and of those that the document goes on to, each once. */
  usedIn(pages: ReadonlySet<string>): { headers: string[]; footers: string[] } {
    const used = new Set(["Standard", ...pages]);
    for (const page of used) {
      const next = this.#nextOf.get(page);
      if (next) used.add(next);
    }
    const shown = this.#heads.filter(({ page, text }) => used.has(page) && text !== "");
    const of = (kind: Head["kind"]) => [
      ...new Set(shown.filter((one) => one.kind === kind).map(({ text }) => text)),
    ];
    return { headers: of("header"), footers: of("footer") };
  }

  open(name: string, attributes: XmlAttributes): void {
    const kind = headElement.exec(name)?.[1];
    if (this.#story) this.#story.reader.open(name, attributes);
    else if (name === "style:master-page") {
      this.#page = attributes.get("style:name") ?? "";
      const next = attributes.get("style:next-style-name");
      if (next) this.#nextOf.set(this.#page, next);
    } else if (kind === "header" || kind === "footer") {
      const shown = attributes.get("style:display") !== "false";
      this.#story = { reader: new OdtStory(this.#context), element: name, kind, shown };
    } else this.#context.styles.open(name, attributes);
  }

  close(name: string): void {
    if (!this.#story) this.#context.styles.close(name);
    else if (name !== this.#story.element) this.#story.reader.close(name);
    else {
      const { reader, kind, shown } = this.#story;
      this.#story = undefined;
      if (shown) this.#heads.push({ page: this.#page, kind, text: joinLines(reader.end()) });
    }
  }

  text(value: string): void {
    this.#story?.reader.text(value);
  }
}
