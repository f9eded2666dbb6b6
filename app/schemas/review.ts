import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { typed } from "./fields.ts";

/** What a reviewer can decide about a flag; `open` is one that nobody has decided about, or whose decision was taken back. */
export const reviewStates = ["open", "accepted", "dismissed"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What a decision is called wherever a person reads of it. */
export const decisionWords: Record<ReviewState, string> = {
  open: "Open",
  accepted: "Raise",
  dismissed: "Not an issue",
};

/** The most characters (UTF-16) of the reason for dismissing a flag. */
export const maxReason = 500;

/**
 * A decision about one flag, which is named by its words and its clause: these stay when the document is analysed
 * anew. A dismissed flag needs a reason.
 */
export const reviewChangeSchema = v.pipe(
  askFor({
    quote: v.pipe(
      v.string("Please say which flag: the words that it quotes."),
      v.maxLength(20_000),
    ),
    clauseTitle: v.pipe(
      v.string("Please say which flag: the title of its clause."),
      v.maxLength(300),
    ),
    state: v.picklist(reviewStates, `Please choose one of: ${reviewStates.join(", ")}.`),
    reason: v.optional(
      v.pipe(
        v.string(),
        typed,
        v.maxLength(maxReason, `Please keep the reason to ${maxReason} characters.`),
      ),
      "",
    ),
  }),
  v.forward(
    v.check(
      ({ state, reason }) => state !== "dismissed" || reason !== "",
      "Please give a reason why this is not an issue.",
    ),
    ["reason"],
  ),
);
export type ReviewChange = v.InferOutput<typeof reviewChangeSchema>;

/** The review of one flag; times are ISO 8601, UTC. */
export const reviewSchema = v.strictObject({
  state: v.picklist(reviewStates),
  reason: v.nullable(v.string()),
  reviewed_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Review = v.InferOutput<typeof reviewSchema>;
