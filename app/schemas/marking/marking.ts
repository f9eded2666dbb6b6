import * as v from "valibot";

const ids = v.pipe(
  v.string(),
  v.transform((listed) => listed.split(",").filter(Boolean)),
  v.maxLength(500, "Please choose at most 500 flags."),
);

/** Which flags are marked, by their ids with commas between them, and which of them are only commented on. */
export const markedQuerySchema = v.object({
  /** Without: all that are not hidden. */
  flags: v.optional(ids),
  comments: v.optional(ids, ""),
});
export type MarkChoice = v.InferOutput<typeof markedQuerySchema>;
