import * as v from "valibot";
import { oneLine, typedLine } from "../fields.ts";

/** The longest question, in UTF-16 code units. */
export const maxQuestion = 500;
/** So many passages unless a call names another number, and at most so many. */
const usualPassages = 5;
export const mostPassages = 20;

const ask = "Please ask a question, such as: how long does this run?";

/** A question in words, as a person types it. */
export const questionText = v.pipe(
  v.string(ask),
  typedLine,
  v.nonEmpty(ask),
  v.maxLength(maxQuestion, `Please keep the question to ${maxQuestion} characters.`),
  oneLine,
);

const oneCase = "Please name the case by its id, which is a UUID.";
const howMany = `The limit is a whole number from 1 to ${mostPassages}.`;

/** What is asked of the newest version of a case's document. */
export const askSchema = v.strictObject({
  question: questionText,
  case_id: v.pipe(v.string(oneCase), v.uuid(oneCase)),
  limit: v.optional(
    v.pipe(
      v.number(howMany),
      v.integer(howMany),
      v.minValue(1, howMany),
      v.maxValue(mostPassages, howMany),
    ),
    usualPassages,
  ),
});

/** Words of a document that answer a question: `quote === text.slice(start, end)`, at most 900 UTF-16 code units. */
export const passageSchema = v.strictObject({
  case_id: v.string(),
  case_name: v.string(),
  quote: v.string(),
  start: v.number(),
  end: v.number(),
  /** As a lawyer cites it: "cl 9.2"; null where that cannot be told. */
  place: v.nullable(v.string()),
  /** How surely it answers, from 0 to 1: of those at .5 about half do. */
  score: v.number(),
  /** Whether it is a clause of the kind that is asked of, or has the words. */
  for: v.picklist(["words", "clause"]),
});
export type Passage = v.InferOutput<typeof passageSchema>;

/** Best first; none where nothing in the document answers. The built-in reader finds passages and writes no answer. */
export const answeredSchema = v.strictObject({
  passages: v.array(passageSchema),
  answer: v.null(),
  answered_by: v.literal("built-in"),
});
