import type { XmlAttributes, XmlHandler } from "../../documents/containers/xml.ts";
import { openDocxPackage } from "../../documents/docx/package.ts";
import { UnreadableFile } from "../../documents/unreadable.ts";
import {
  isLetterField,
  type LetterField,
  maxLetterheadFields,
  maxLetterheadParagraphs,
} from "../../schemas/letters/letter.ts";
import { refuseLargeLetterhead } from "./letterhead-bounds.ts";

/** How much of a paragraph tells a person which one it is. */
const maxShown = 60;

/** So many faults are told at once. */
const mostFaults = 50;

const field = /\{\{([^{}]*)\}\}/g;

/** The fields of Word that a mail merge fills in, and nothing here does (ECMA-376 part 1, 17.16.5). */
const mergeField =
  /^\s*(?:MERGE(?:FIELD|REC|SEQ)|ADDRESSBLOCK|GREETINGLINE|NEXT(?:IF)?|SKIPIF|DATABASE)\b/i;

/** A paragraph of a letterhead: its part, its number there, its words, and the codes of Word's own fields in it. */
type PlacedWords = { part: string; paragraph: number; words: string; codes: string[] };
/** A field of a letterhead as it is written, and the paragraph in which it stands. */
type FoundField = PlacedWords & { name: string };

/**
 * What is wrong with a Word document as a letterhead, in sentences for a person: fields that are not known, each with
 * its place; fields that are not closed; the letter's own field missing. Empty: nothing.
 * @throws UnreadableFile for what is no Word document, or has more in it than a letterhead may.
 */
export function faultsOfLetterhead(bytes: Uint8Array): string[] {
  refuseLargeLetterhead(bytes);
  const paragraphs = paragraphsOf(bytes);
  const fields = paragraphs.flatMap(fieldsIn);
  const merged = paragraphs.flatMap(({ codes, ...at }) =>
    codes.filter((code) => mergeField.test(code)).map((code) => ({ code: onOneLine(code), ...at })),
  );
  const most = Math.max(fields.length, merged.length);
  if (most > maxLetterheadFields)
    return [
      `It has ${most.toLocaleString("en-AU")} fields; a letterhead can have ${maxLetterheadFields}.`,
    ];
  const wrong = fields
    .filter(({ name }) => !isLetterField(name))
    .map(({ name, ...at }) => `There is no field “{{${name}}}” (${placeInWords(at)}).`);
  const open = paragraphs
    .filter(({ words }) => words.replace(field, "").includes("{{"))
    .map((at) => `A field is not closed with “}}” (${placeInWords(at)}).`);
  const letters = fields.filter(({ name }) => name === ("letter" satisfies LetterField));
  const missing =
    letters.length === 0 ? ["It has no field “{{letter}}”, where the letter goes."] : [];
  const inMargin = letters
    .filter(({ part }) => part !== "body")
    .map((at) => `“{{letter}}” belongs into the body (${placeInWords(at)}).`);
  const notAlone = letters
    .filter(({ words }) => !/^\s*\{\{\s*letter\s*\}\}\s*$/.test(words))
    .map((at) => `“{{letter}}” needs a paragraph of its own (${placeInWords(at)}).`);
  const ofWord = merged.map(
    ({ code, ...at }) =>
      `Word’s own field “${code}” is not filled in here: write one of the fields below in its place, such as “{{client}}” (${placeInWords(at)}).`,
  );
  return [...wrong, ...open, ...ofWord, ...missing, ...inMargin, ...notAlone].slice(0, mostFaults);
}

/** The paragraphs of body, headers and footers, numbered in each from 1. @throws UnreadableFile for too many. */
function paragraphsOf(bytes: Uint8Array): PlacedWords[] {
  const { mainPart, related, read } = openDocxPackage(bytes);
  const parts = [
    { part: "body", paths: [mainPart] },
    { part: "header", paths: related(mainPart, "header") },
    { part: "footer", paths: related(mainPart, "footer") },
  ];
  const found: PlacedWords[] = [];
  for (const { part, paths } of parts) {
    const reader = new ParagraphReader(part, found);
    for (const path of paths) read(path, reader);
  }
  return found;
}

class ParagraphReader implements XmlHandler {
  readonly #part: string;
  readonly #found: PlacedWords[];
  #paragraph = 0;
  /** A text box has paragraphs inside one of the text around it. */
  readonly #open: PlacedWords[] = [];
  /** Word's own fields whose code is not at its end, each with the paragraph in which it begins. */
  readonly #fields: { code: string; of: PlacedWords | undefined }[] = [];
  #takes: "text" | "code" | undefined;

  /** @param found gets the paragraphs, as they end. */
  constructor(part: string, found: PlacedWords[]) {
    this.#part = part;
    this.#found = found;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#takes = name === "w:t" ? "text" : name === "w:instrText" ? "code" : undefined;
    const within = this.#open.at(-1);
    if (name === "w:p") {
      const paragraph = ++this.#paragraph;
      this.#open.push({ part: this.#part, paragraph, words: "", codes: [] });
    } else if (name === "w:fldSimple") within?.codes.push(attributes.get("w:instr") ?? "");
    else if (name === "w:fldChar") {
      const isBegin = attributes.get("w:fldCharType") === "begin";
      if (isBegin) this.#fields.push({ code: "", of: within });
      else this.#endCode(attributes.get("w:fldCharType"));
    }
  }

  close(name: string): void {
    this.#takes = undefined;
    const closed = name === "w:p" && this.#open.pop();
    if (!closed) return;
    this.#found.push(closed);
    if (this.#found.length > maxLetterheadParagraphs)
      throw new UnreadableFile(
        "too_long",
        `This letterhead has more than ${maxLetterheadParagraphs.toLocaleString("en-AU")} paragraphs. Leave in it what every letter begins and ends with, and upload it again.`,
      );
  }

  text(value: string): void {
    const within = this.#open.at(-1);
    if (this.#takes === "text" && within) within.words += value;
    const field = this.#takes === "code" && this.#fields.at(-1);
    if (field) field.code += value;
  }

  /** A code ends where its result begins, or with its field. */
  #endCode(type: string | undefined): void {
    const field = this.#fields.at(-1);
    if (field?.of) field.of.codes.push(field.code);
    if (field) field.of = undefined;
    if (type === "end") this.#fields.pop();
  }
}

const fieldsIn = (at: PlacedWords): FoundField[] =>
  [...at.words.matchAll(field)].map(([, name = ""]) => ({ ...at, name: name.trim() }));

const partWords: Record<string, string> = {
  body: "",
  header: " of the header",
  footer: " of the footer",
};

const onOneLine = (code: string) => code.trim().replace(/\s+/g, " ").slice(0, maxShown);

const placeInWords = ({ part, paragraph, words }: Omit<PlacedWords, "codes">) =>
  `paragraph ${paragraph}${partWords[part]}: “${words.length > maxShown ? `${words.slice(0, maxShown)}…` : words}”`;
