import { strFromU8, unzipSync } from "fflate";
import { readPlaces } from "../../../app/documents/docx/places.ts";
import { extractText } from "../../../app/documents/index.ts";
import type { TextMap } from "../../../app/marking/locate.ts";
import { markDocx } from "../../../app/marking/mark-docx.ts";
import type { Mark, Placed } from "../../../app/marking/marks.ts";
import { type Element, elementsOf, parseXml } from "./tree.ts";
import { ours } from "./undo.ts";

export const marker = { author: ours, initials: "M<", date: "2026-11-23T01:02:03Z" };

/** Marks a document, and opens the copy. */
export async function marked(bytes: Uint8Array, marks: Mark[], map?: TextMap) {
  const known = map ?? (await readPlaces(bytes));
  const { placed, copy } = markDocx(bytes, known, marks, marker);
  const result = copy();
  return { map: known, placed, copy: result, before: unzipSync(bytes), after: unzipSync(result) };
}

/** A mark on words of a text, which must stand there. */
export function markOn(
  { text }: TextMap,
  words: string,
  wording: string | null = null,
  id = words,
  adds = false,
): Mark {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`“${words}” is not in: ${text}`);
  return {
    id,
    start,
    end: start + words.length,
    says: [`High: about ${id}`, "Why: it binds & costs <money>."],
    change:
      wording === null
        ? null
        : { start, end: start + words.length, wording, adds, heading: "Proposed wording" },
  };
}

/** A text with the changes of a preview made. */
export function changed(text: string, placed: readonly Placed[]): string {
  const changes = placed
    .flatMap(({ change }) => change ?? [])
    .toSorted((a, b) => b.start - a.start);
  return changes.reduce(
    (all, { start, end, wording }) => all.slice(0, start) + wording + all.slice(end),
    text,
  );
}

/** The text of a part in whatever encoding. */
export function sourceOf(bytes: Uint8Array | undefined): string {
  if (!bytes) throw new Error("a part is missing");
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  return isUtf16 ? new TextDecoder("utf-16le").decode(bytes) : strFromU8(bytes);
}

/** The parts for comments, whatever they are called. */
export const commentParts = (files: Record<string, Uint8Array>): Element[] =>
  Object.entries(files)
    .filter(([name]) => /^word\/comments\d*\.xml$/.test(name))
    .map(([, bytes]) => parseXml(sourceOf(bytes)));

/** The numbers of our comments. */
export const ourComments = (files: Record<string, Uint8Array>): Set<string> =>
  new Set(
    commentParts(files).flatMap((root) =>
      [...elementsOf(root)]
        .filter(({ name, attributes }) => name === "w:comment" && attributes["w:author"] === ours)
        .map(({ attributes }) => attributes["w:id"] ?? ""),
    ),
  );

export async function textOf(bytes: Uint8Array): Promise<string> {
  const read = await extractText(bytes, "copy.docx");
  if (!read.ok) throw new Error(read.error.message);
  return read.text;
}
