import * as v from "valibot";
import { riskFlagSchema } from "./analysis.ts";

/** What the model answers to one piece of a document. Where a quote stands is for us to find. */
export const pieceAnswerSchema = v.strictObject({
  executiveSummary: v.string(),
  riskFlags: v.array(
    v.pick(riskFlagSchema, [
      "riskLevel",
      "clauseId",
      "clauseTitle",
      "quote",
      "burdens",
      "benefits",
      "explanation",
      "recommendation",
    ]),
  ),
  /** Numbers of the candidates that are no risk. */
  dismissed: v.array(v.pipe(v.number(), v.integer())),
});
export type PieceAnswer = v.InferOutput<typeof pieceAnswerSchema>;

/** What the model answers when it sums up the pieces. */
export const summaryAnswerSchema = v.strictObject({ executiveSummary: v.string() });
