import * as v from "valibot";
import { oneLine, typedLine } from "../fields.ts";
import { maxSearch } from "./query.ts";

/** What a search finds, in the order in which it is told. */
export const searchKinds = [
  "matter",
  "client",
  "case",
  "clause",
  "fact",
  "comment",
  "words",
] as const;
export type SearchKind = (typeof searchKinds)[number];

const ask = "Please type what to look for.";
const howMany = "Please ask for 1 to 100 results at a time.";

/** What a search of everything can be asked for. */
export const searchQuerySchema = v.object({
  q: v.pipe(
    v.string(ask),
    typedLine,
    v.nonEmpty(ask),
    v.maxLength(maxSearch, `Please search for at most ${maxSearch} characters.`),
    oneLine,
  ),
  /** Of this kind alone. */
  kind: v.optional(v.picklist(searchKinds, `Please choose one of: ${searchKinds.join(", ")}.`)),
  cursor: v.optional(v.string()),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, howMany),
      v.transform(Number),
      v.minValue(1, howMany),
      v.maxValue(100, howMany),
    ),
    "25",
  ),
});
export type SearchQuery = v.InferOutput<typeof searchQuerySchema>;

/**
 * What was found. With `start` and `end`, `quote` is the text of the case between them (UTF-16 code units); without, it
 * is what somebody said of the case.
 */
export const searchResultSchema = v.strictObject({
  kind: v.picklist(searchKinds),
  case_id: v.nullable(v.string()),
  /** What the case is called. */
  case_name: v.nullable(v.string()),
  matter_id: v.nullable(v.string()),
  /** The name, the kind of clause, the fact; of words and comments the name of their case. */
  title: v.string(),
  quote: v.nullable(v.string()),
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
  /** As a lawyer cites it: "cl 9.2"; null where that cannot be told. */
  place: v.nullable(v.string()),
});
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

export const searchAnswerSchema = v.strictObject({
  results: v.array(searchResultSchema),
  nextCursor: v.nullable(v.string()),
});
