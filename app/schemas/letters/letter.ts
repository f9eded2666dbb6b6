import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { line } from "../fields.ts";
import { asSeen } from "../text/as-seen.ts";

export const letterKinds = ["letter", "memo"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The most characters (UTF-16) of what a letter says: some twelve pages. */
export const maxLetterBody = 40_000;

/** The most bytes of a letterhead, its most fields, and its most paragraphs with those of headers and footers. */
export const maxLetterheadBytes = 1_000_000;
export const maxLetterheadFields = 50;
export const maxLetterheadParagraphs = 5_000;

/**
 * A letter to the client about a document, or a memo. `body` is plain text: a blank line between paragraphs, and a
 * paragraph that begins with a number and a full stop is headed by its first line.
 */
const letter = {
  kind: v.picklist(letterKinds, `Please choose one of: ${letterKinds.join(", ")}.`),
  date: line("Please give the letter a date."),
  to: line("Please say to whom the letter goes."),
  subject: line("Please say what the letter is about."),
  body: v.pipe(
    v.string("Please write the letter."),
    v.transform((text) => asSeen(text.replace(/\r\n?/g, "\n"))),
    v.nonEmpty("Please write the letter."),
    v.maxLength(
      maxLetterBody,
      `Please keep the letter to ${maxLetterBody.toLocaleString("en-AU")} characters.`,
    ),
  ),
  from: line("Please say from whom the letter comes."),
};

const letterSchema = v.strictObject(letter);
export type Letter = v.InferOutput<typeof letterSchema>;

/** A letter as its page sends it, with the version that was seen of the one that is stored (when it was saved); 0: none was. */
export const letterFormSchema = askFor({
  ...letter,
  version: v.pipe(v.string(), v.digits(), v.transform(Number)),
});
export type LetterForm = v.InferOutput<typeof letterFormSchema>;

/** Of which flags a letter is made: their ids, with commas between them. */
export const letterQuerySchema = v.object({
  flags: v.optional(
    v.pipe(
      v.string(),
      v.transform((ids) => ids.split(",").filter(Boolean)),
      v.maxLength(500, "Please choose at most 500 flags."),
    ),
  ),
});

export const letterheadSchema = v.strictObject({
  letterhead: v.nullable(
    v.strictObject({ file_name: v.string(), uploaded_at: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
});

/** The fields that a letterhead can have, and what stands in each of them in a letter. */
export const letterFields = {
  firm: "The firm’s name",
  date: "The date of the letter",
  client: "To whom the letter goes",
  matter: "The matter’s name; without one, the document’s",
  reference: "The matter’s number; without one, the matter’s or the document’s name",
  document: "The document’s name",
  side: "For whom the document was read",
  subject: "What the letter is about",
  letter: "The letter itself, in a paragraph of its own",
  signed: "From whom the letter comes",
} as const;
export type LetterField = keyof typeof letterFields;
export const isLetterField = (name: string): name is LetterField =>
  Object.hasOwn(letterFields, name);
