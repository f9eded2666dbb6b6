import { numberOfLooks } from "../../schemas/documents/layout.ts";
import type { ReadingBudget } from "../budget.ts";
import { superscript } from "../superscript.ts";
import type { DocumentComment } from "../types.ts";
import { damaged } from "../unreadable.ts";
import { joinLines } from "../word/block-lines.ts";
import { LookMarks, withoutMarks } from "../word/look-marks.ts";
import { NoteMarks } from "../word/note-marks.ts";
import { packedDate } from "../word/packed-date.ts";
import { type Revision, RevisionLog } from "../word/revisions.ts";
import { bulletText, symbolCharacter } from "../word/symbol-fonts.ts";
import { WordCounts } from "../word/word-counts.ts";
import {
  type Destination,
  destinations,
  fixedTexts,
  type StoryKind,
  stories,
} from "./destinations.ts";
import { RtfEquations } from "./equations.ts";
import { RtfFonts } from "./fonts.ts";
import { describeCharacters, type Group, inside, outermost } from "./group.ts";
import { PendingBytes } from "./pending-bytes.ts";
import { RtfStory } from "./story.ts";
import { RtfAuthors, RtfStyles } from "./tables.ts";
import type { RtfToken } from "./tokens.ts";

const deepest = 1000;

/** Reads a document in Rich Text (RTF 1.9.1) token by token. */
export class RtfReader {
  readonly revisions = new RevisionLog();
  readonly comments: DocumentComment[] = [];
  readonly marks = new LookMarks();
  readonly heads = { header: new Set<string>(), footer: new Set<string>() };
  readonly words = new WordCounts();
  readonly #budget: ReadingBudget;
  readonly #fonts = new RtfFonts();
  readonly #notes = new NoteMarks();
  readonly #body = new RtfStory(this.marks);
  readonly #stories: RtfStory[] = [this.#body];
  readonly #groups: Group[] = [];
  #group = outermost;
  #plainFont: number | undefined;
  /** Bytes of one font that are not decoded yet: a character may be of several. */
  readonly #bytes = new PendingBytes();
  /** Bytes yet to come that stand for a Unicode character that was taken. */
  #toSkip = 0;
  readonly #authors = new RtfAuthors();
  #comment = { author: "", date: null as string | null };
  #noteKind: "footnote" | "endnote" = "footnote";
  #noteCount = 0;
  #choice = "";
  readonly #equations: RtfEquations;
  readonly #styles = new RtfStyles();

  constructor(budget: ReadingBudget) {
    this.#budget = budget;
    this.#equations = new RtfEquations((characters) => budget.take(characters));
  }

  take(token: RtfToken): void {
    if (token.kind === "text") {
      this.#addBytes(token.bytes);
      return;
    }
    this.#flush();
    this.#toSkip = 0;
    if (token.kind === "open") this.#open();
    else if (token.kind === "close") this.#close();
    else if (this.#group.destination === "nothing") return;
    else if (token.kind === "word") this.#word(token.word, token.value);
    else if (token.symbol === "*") this.#group.optional = true;
    else this.#emit(fixedTexts.get(token.symbol) ?? "");
  }

  /** To be called at the end of the document: the lines of its body. */
  end(): string[] {
    return this.#body.end();
  }

  get #story(): RtfStory {
    return this.#stories.at(-1) ?? this.#body;
  }

  #open(): void {
    if (this.#groups.length >= deepest) throw damaged("The groups of this document are damaged.");
    this.#groups.push(this.#group);
    this.#group = inside(this.#group);
  }

  #close(): void {
    const { story, field, destination, math } = this.#group;
    if (field) this.#emit(this.#story.fields.mark("end", this.#story.text));
    if (math !== undefined) this.#equations.close(math, this.#story);
    this.#group = this.#groups.pop() ?? outermost;
    if (story) this.#closeStory(story);
    if (destination === "choice" && this.#group.destination !== "choice") {
      const choice = this.#choice;
      this.#choice = "";
      this.#story.fields.formData("w:listEntry", { get: () => choice });
    }
  }

  #addBytes(bytes: Uint8Array): void {
    if (this.#group.destination === "nothing" || this.#group.destination === "frame") return;
    const rest = this.#toSkip > 0 ? bytes.subarray(this.#toSkip) : bytes;
    this.#toSkip -= bytes.length - rest.length;
    this.#bytes.add(rest);
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = this.#bytes.take();
    if (this.#group.destination === "fonts") this.#fonts.addName(bytes);
    else this.#emit(this.#fonts.decode(bytes, this.#group.font));
  }

  #word(word: string, value: number | undefined): void {
    const { optional } = this.#group;
    this.#group.optional = false;
    const story = stories.get(word);
    const destination = destinations.get(word);
    if (this.#group.destination === "fonts" && !optional) this.#fonts.describe(word, value);
    else if (this.#group.destination === "styles" && !optional) this.#styles.describe(word, value);
    else if (story) this.#openStory(story);
    else if (destination) this.#openDestination(destination);
    else if (word === "fldrslt") this.#openResult();
    else if (this.#equations.open(word, this.#group, this.#story)) return;
    else if (optional) this.#group.destination = "nothing";
    else if (describeCharacters(this.#group, word, value, this.#plainFont)) return;
    else if (!this.#story.place(word, value)) this.#content(word, value);
  }

  #content(word: string, value: number | undefined): void {
    const fixed = fixedTexts.get(word);
    if (fixed !== undefined) this.#emit(fixed);
    else if (word === "s") this.#story.place("outlinelevel", this.#styles.outlineOf(value ?? 0));
    else if (word === "u") this.#unicode(value ?? 0);
    else if (word === "par") this.#endParagraph();
    else if (word === "sect" && this.#story.text !== "") this.#endParagraph();
    else if ((word === "page" || word === "column") && this.#story.text !== "") this.#emit("\n");
    else if (word === "cell" || word === "nestcell") this.#endCell(word === "nestcell");
    else if (word === "row" || word === "nestrow") this.#story.endRow(word === "nestrow");
    else if (word === "field") {
      this.#group.field = true;
      this.#story.fields.mark("begin", "");
    } else if (word === "chftn") this.#story.atNoteMark = true;
    else if (word === "ftnalt") this.#noteKind = "endnote";
    else if (word === "ansicpg" && value) this.#fonts.codePage = value;
    else if (word === "mac") this.#fonts.codePage = 10_000;
    else if (word === "pc") this.#fonts.codePage = 437;
    else if (word === "pca") this.#fonts.codePage = 850;
    else if (word === "deff") this.#plainFont = value;
    else if (word.startsWith("ff")) this.#formField(word, value);
  }

  #formField(word: string, value: number | undefined): void {
    const { fields } = this.#story;
    const given = { get: () => String(value ?? 0) };
    if (word === "fftype" && value === 1) fields.formData("w:checkBox", given);
    else if (word === "ffdefres") fields.formData("w:default", given);
    else if (word === "ffres" && value !== asByDefault) {
      fields.formData("w:checked", given);
      fields.formData("w:result", given);
    }
  }

  #unicode(value: number): void {
    this.#emit(String.fromCharCode(value & 0xffff));
    this.#toSkip = this.#group.fallback;
  }

  #endParagraph(): void {
    if (this.#group.destination !== "text") return;
    const revision = this.#revision();
    if (revision) this.revisions.record(revision, "");
    // Without its mark a paragraph runs on into the next one.
    if (revision?.kind === "deletion") {
      this.#story.label = "";
      return;
    }
    this.#budget.take(this.#story.label.length + 1);
    this.#story.endParagraph();
  }

  #endCell(isNested: boolean): void {
    if (this.#group.destination !== "text") return;
    this.#budget.take(this.#story.label.length + 1);
    this.#story.endCell(isNested);
  }

  #openDestination(destination: Destination): void {
    this.#group.destination = destination;
    // A paragraph has one number: the last that the file keeps for it.
    if (destination === "label") this.#story.label = "";
  }

  #openResult(): void {
    this.#group.destination = "text";
    this.#story.fields.mark("separate", "");
  }

  #openStory(kind: StoryKind): void {
    this.#group.story = kind;
    this.#group.destination = "text";
    if (kind === "note") this.#noteKind = "footnote";
    this.#stories.push(new RtfStory(this.marks));
  }

  #closeStory(kind: StoryKind): void {
    if (this.#stories.length < 2) return;
    const lines = this.#stories.pop()?.end() ?? [];
    if (kind === "header" || kind === "footer") {
      const text = joinLines(lines);
      if (text !== "") this.heads[kind].add(text);
    } else if (kind === "comment") {
      this.comments.push({ ...this.#comment, text: joinLines(lines) });
      this.#comment = { author: "", date: null };
    } else if (kind === "box") {
      const shown = lines.filter((line) => line !== "");
      this.#story.boxes.push(...shown);
    } else this.#note(lines);
  }

  #note(lines: string[]): void {
    const story = this.#story;
    if (this.#revision()?.kind === "deletion" || story.fields.inCode) return;
    const id = String(this.#noteCount++);
    this.#notes.add(this.#noteKind, id, lines);
    const taken = this.#notes.take(this.#noteKind, id, !story.atNoteMark);
    story.atNoteMark = false;
    if (this.#isStruck) {
      story.hasStruck = true;
      this.words.addStruck(taken.lines.map(withoutMarks).join(" "));
      return;
    }
    story.text += taken.mark;
    story.notes.push(...taken.lines);
  }

  get #isStruck(): boolean {
    return this.#group.struck || this.#group.doublyStruck;
  }

  #revision(): Revision | undefined {
    const { deleted, inserted, author, date } = this.#group;
    const kind = deleted ? "deletion" : inserted ? "insertion" : undefined;
    if (!kind) return undefined;
    const when = date[kind];
    return {
      kind,
      author: this.#authors.nameOf(author[kind]),
      date: when === undefined ? null : packedDate(when >>> 0),
    };
  }

  #emit(text: string): void {
    if (text === "") return;
    this.#budget.take(text.length);
    const story = this.#story;
    const { destination } = this.#group;
    const font = this.#fonts.nameOf(this.#group.font);
    const plain = text.replace(/[\uf000-\uf0ff]/g, (one) => {
      return symbolCharacter(one.charCodeAt(0), font);
    });
    if (destination === "authors") this.#authors.add(text);
    else if (destination === "commentAuthor") this.#comment.author += text;
    else if (destination === "commentDate")
      this.#comment.date = packedDate(Number.parseInt(text, 10) >>> 0);
    else if (destination === "code") story.fields.addCode(text);
    else if (destination === "choice") this.#choice += text;
    else if (destination === "mathValue") this.#equations.addToValue(text);
    else if (destination === "label")
      story.label += /^\S$/.test(text) ? bulletText(plain, font) : plain;
    else if (destination === "text" && !story.fields.inCode) this.#show(story, plain);
  }

  #show(story: RtfStory, text: string): void {
    const revision = this.#revision();
    if (revision) this.revisions.record(revision, text);
    else this.revisions.unchanged();
    if (revision?.kind === "deletion") return;
    story.fields.shown();
    const { hidden, bold, italic, underlined, raised } = this.#group;
    if (this.#isStruck) {
      story.hasStruck = true;
      this.words.addStruck(text);
      return;
    }
    this.words.live();
    if (hidden) this.words.addHidden(text);
    const looks = numberOfLooks(bold, italic, underlined);
    const shown = text.replace(/[\u00ad\ufdd0-\ufdef]/g, "");
    this.#equations.add(raised ? superscript(shown) : shown, looks, story);
  }
}

const asByDefault = 25;
