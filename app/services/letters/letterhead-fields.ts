import { openZip } from "../../documents/containers/zip.ts";
import { openDocxPackage } from "../../documents/docx/package.ts";
import { UnreadableFile } from "../../documents/unreadable.ts";
import { isLetterField, type LetterField } from "../../schemas/letters/letter.ts";

/** A letterhead is small; what unpacks to more is none. */
const maxInflatedBytes = 12 * 1024 * 1024;
/** How much of a paragraph tells a person which one it is. */
const maxShown = 60;

const field = /\{\{([^{}]*)\}\}/g;

/** A field of a letterhead as it is written, and the paragraph in which it stands. */
type FoundField = { name: string; part: string; paragraph: number; words: string };

/**
 * What is wrong with a Word document as a letterhead, in sentences for a person: fields that are not known, each with
 * its place; fields that are not closed; the letter's own field missing. Empty: nothing.
 * @throws UnreadableFile for what is no Word document, or unpacks to too much.
 */
export function faultsOfLetterhead(bytes: Uint8Array): string[] {
  refuseBombs(bytes);
  const paragraphs = paragraphsOf(bytes);
  const fields = paragraphs.flatMap(fieldsIn);
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
  return [...wrong, ...open, ...missing, ...inMargin, ...notAlone];
}

function refuseBombs(bytes: Uint8Array) {
  const archive = openZip(bytes);
  let inflated = 0;
  for (const name of archive.names)
    for (const chunk of archive.chunks(name)) {
      inflated += chunk.length;
      if (inflated > maxInflatedBytes)
        throw new UnreadableFile(
          "damaged",
          "This document unpacks to more than 12 MB, which a letterhead does not need. Make its pictures smaller and upload it again.",
        );
    }
}

type PlacedWords = Omit<FoundField, "name">;

/** The paragraphs of body, headers and footers, numbered in each from 1. */
function paragraphsOf(bytes: Uint8Array): PlacedWords[] {
  const { mainPart, related, read } = openDocxPackage(bytes);
  const parts = [
    { part: "body", paths: [mainPart] },
    { part: "header", paths: related(mainPart, "header") },
    { part: "footer", paths: related(mainPart, "footer") },
  ];
  return parts.flatMap(({ part, paths }) => {
    let paragraph = 0;
    const found: PlacedWords[] = [];
    for (const path of paths) {
      // A text box has paragraphs inside one of the text around it.
      const open: PlacedWords[] = [];
      let inText = false;
      read(path, {
        open(name) {
          if (name === "w:p") open.push({ part, paragraph: ++paragraph, words: "" });
          inText = name === "w:t";
        },
        close(name) {
          const closed = name === "w:p" && open.pop();
          if (closed) found.push(closed);
          inText = false;
        },
        text(value) {
          const last = open.at(-1);
          if (last && inText) last.words += value;
        },
      });
    }
    return found;
  });
}

const fieldsIn = (at: PlacedWords): FoundField[] =>
  [...at.words.matchAll(field)].map(([, name = ""]) => ({ ...at, name: name.trim() }));

const partWords: Record<string, string> = {
  body: "",
  header: " of the header",
  footer: " of the footer",
};

const placeInWords = ({ part, paragraph, words }: PlacedWords) =>
  `paragraph ${paragraph}${partWords[part]}: “${words.length > maxShown ? `${words.slice(0, maxShown)}…` : words}”`;
