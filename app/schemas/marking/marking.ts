import * as v from "valibot";
import { askFor } from "../ask-for.ts";

/** Most flags that are named for one copy. */
export const mostMarked = 500;

const tooMany = `Please choose at most ${mostMarked} flags.`;
const ids = v.pipe(
  v.string(),
  v.transform((listed) => listed.split(",").filter(Boolean)),
  v.maxLength(mostMarked, tooMany),
);

/** For whom comments are written: the firm's own file tells all of a flag; the other side reads no more than is asked of it. */
export const commentReaders = ["own_file", "other_side"] as const;
export type CommentReader = (typeof commentReaders)[number];
const reader = v.picklist(
  commentReaders,
  `Please say for whom the comments are, one of: ${commentReaders.map((one) => `“${one}”`).join(", ")}.`,
);

/** Which flags are marked, by their ids with commas between them, which of them are only commented on, and for whom. */
export const markedQuerySchema = v.object({
  /** Without: all that are not hidden. */
  flags: v.optional(ids),
  comments: v.optional(ids, ""),
  /** Without: the own file, under the name that the call has always given. */
  reader: v.optional(reader),
});

/** Points that a button of the page has chosen at once, whatever boxes are ticked. */
export const pointChoices = ["all", "none", "high"] as const;
export type MarkChoice = v.InferOutput<typeof markedQuerySchema> & {
  choose?: (typeof pointChoices)[number] | undefined;
};

/** The boxes that are ticked: none, one or several. */
const ticked = v.optional(
  v.union(
    [
      v.pipe(
        v.string(),
        v.transform((id) => [id]),
      ),
      v.pipe(v.array(v.string()), v.maxLength(mostMarked, tooMany)),
    ],
    tooMany,
  ),
  () => [],
);

/** The same as the form of its page sends it. */
export const markFormSchema = v.pipe(
  askFor({ flag: ticked, comment: ticked, reader, choose: v.optional(v.picklist(pointChoices)) }),
  v.transform(
    ({ flag, comment, reader, choose }): MarkChoice => ({
      ...{ flags: flag, comments: comment, reader, choose },
    }),
  ),
);
