import * as v from "valibot";

/** How much a flagged clause may hurt the reader's client. Specification, section 3. */
export const riskLevels = ["High", "Medium", "Low"] as const;
export type RiskLevel = (typeof riskLevels)[number];

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A place in the document: UTF-16 code units of the extracted text, `end` exclusive,
 * so that `text.slice(start, end)` are the words.
 */
export const spanSchema = v.strictObject({ start: offset, end: offset });
export type Span = v.InferOutput<typeof spanSchema>;

/** One risk, resting on words of the document: `quote === text.slice(start, end)`. */
export const riskFlagSchema = v.strictObject({
  riskLevel: v.picklist(riskLevels),
  clauseTitle: v.string(),
  quote: v.string(),
  start: offset,
  end: offset,
  explanation: v.string(),
  recommendation: v.string(),
});
export type RiskFlag = v.InferOutput<typeof riskFlagSchema>;

/** A clause that was found, risky or not. `id` is one of the clause vocabulary. */
export const clauseSchema = v.strictObject({
  id: v.string(),
  clauseTitle: v.string(),
  score: v.number(),
  start: offset,
  end: offset,
});
export type FoundClause = v.InferOutput<typeof clauseSchema>;
