import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { typedLine } from "../fields.ts";

/** A word that the reading was less sure of is marked, to be looked at. */
export const unsureBelow = 0.6;

/** The note of a case that says that a machine read its words from pictures. */
export const readByMachine = "read_by_machine";

/** What a case says of that, in a sentence; null where its words were never pictures. */
export const machineNote = (notes: readonly { code: string; message: string }[]): string | null =>
  notes.find(({ code }) => code === readByMachine)?.message ?? null;

/** Notes about pages without words of their own, which a browser may read from their pictures. */
const aboutPages = ["pages_without_text", "pages_illegible"];
export const isPageNote = (code: string) => aboutPages.includes(code);

/** Whether words of a document are still to be read from pictures: of all its pages, or of some. */
export const wantsScan = (of: {
  status: string;
  file_name: string;
  failure: { code: string } | null;
  notes: readonly { code: string }[];
}): boolean =>
  /\.(?:pdf|jpe?g|png|tiff?)$/i.test(of.file_name) &&
  ((of.status === "failed" && of.failure?.code === "no_text") ||
    (of.status === "analyzed" && of.notes.some(({ code }) => isPageNote(code))));

/** The most that is taken of one document; the text of all pages may be as long as that of any document. */
export const maxScanPages = 1_000;
export const maxPageWords = 10_000;
const maxPageCharacters = 100_000;
export const maxWordCharacters = 200;

/**
 * Where words stand in a text, one after another and none over another.
 * @returns the offset (UTF-16) of each; null when one is not found after the one before it.
 */
export function startsInOrder(text: string, words: readonly string[]): number[] | null {
  const starts: number[] = [];
  let from = 0;
  for (const word of words) {
    const start = text.indexOf(word, from);
    if (start === -1) return null;
    starts.push(start);
    from = start + word.length;
  }
  return starts;
}

/** Line ends are the only signs without a shape. */
const isPrinted = (text: string) => !/(?!\n)\p{Cc}/u.test(text);

const part = v.pipe(
  v.number("Please give places and confidence as numbers from 0 to 1."),
  v.minValue(0, "Places and confidence are numbers from 0 to 1."),
  v.maxValue(1, "Places and confidence are numbers from 0 to 1."),
);

const boxSchema = v.pipe(
  v.strictTuple([part, part, part, part]),
  v.check(([x0, y0, x1, y1]) => x0 <= x1 && y0 <= y1, "The box of a word ends before it begins."),
);

/** A word that was read, with its box: left, top, right and bottom in parts of the page. */
const wordSchema = v.strictObject({
  text: v.pipe(
    v.string(),
    v.maxLength(maxWordCharacters, `A word has at most ${maxWordCharacters} characters.`),
    v.regex(/^\S+$/, "A word is not empty and has no spaces in it."),
    v.check(isPrinted, "A word has characters that cannot be printed."),
  ),
  confidence: part,
  box: boxSchema,
});

/** A page of a scan as it was read: its text, and its words in the order of the text. */
export const scannedPageSchema = v.pipe(
  v.strictObject({
    text: v.pipe(
      v.string(),
      v.maxLength(maxPageCharacters, "The text of a page is longer than 100,000 characters."),
      v.check(isPrinted, "The text of a page has characters that cannot be printed."),
    ),
    words: v.pipe(
      v.array(wordSchema),
      v.maxLength(maxPageWords, "A page has more than 10,000 words."),
    ),
  }),
  v.check(
    ({ text, words }) =>
      startsInOrder(
        text,
        words.map((word) => word.text),
      ) !== null,
    "The words of a page are not those of its text, in their order.",
  ),
);
export type ScannedPage = v.InferOutput<typeof scannedPageSchema>;
export type ScannedWord = ScannedPage["words"][number];

/** A scan as the browser sends it: every page of the document, empty where it has a text of its own. */
export const scanSchema = v.strictObject({
  pages: v.pipe(
    v.array(scannedPageSchema),
    v.minLength(1),
    v.maxLength(maxScanPages, "A scan of more than 1,000 pages cannot be read. Split it."),
  ),
});

const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const oneOrSeveral = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([
    v.pipe(v.array(schema), v.maxLength(maxPageWords)),
    v.pipe(
      schema,
      v.transform((one) => [one]),
    ),
  ]);

const newWord = v.pipe(
  v.optional(v.string(), ""),
  typedLine,
  v.nonEmpty("Please say what stands there."),
  v.maxLength(maxWordCharacters, `Please keep a word to ${maxWordCharacters} characters.`),
  v.check((text) => isPrinted(text) && !text.includes("\n"), "Please type it as one line."),
);

/**
 * Words of one page put right: `word` names them by their places in the page, `text` says in the same order what stands
 * there, `right` which are right as they were read. `seen` is the state of the scan that the person looked at.
 */
export const correctionsFormSchema = v.pipe(
  askFor({
    seen: count,
    page: count,
    word: oneOrSeveral(count),
    text: oneOrSeveral(newWord),
    right: v.optional(oneOrSeveral(count), []),
  }),
  v.check(
    ({ word, text }) => word.length === text.length,
    "Please load the page again: its words are not those of the form.",
  ),
);
export type Corrections = v.InferOutput<typeof correctionsFormSchema>;
