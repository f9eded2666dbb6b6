import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { flagChangeSchema } from "../flag.ts";
import { commentChangeSchema, newCommentSchema } from "./comment.ts";

/** The forms with which people work on a case together, as its page sends them. */

const id = v.pipe(v.string("Please load the page again."), v.uuid("Please load the page again."));
const emptyToNull = v.transform((typed: string) => typed || null);

const [change] = flagChangeSchema.pipe;

/** A decision about a flag, or who is to decide; an emptied assignee is nobody. */
export const flagFormSchema = askFor({
  flag: id,
  version: v.pipe(v.string("Please load the page again."), v.transform(Number), v.number()),
  state: change.entries.state,
  reason: change.entries.reason,
  assignee: v.optional(v.pipe(v.string(), emptyToNull)),
});

/** `flag_id` is empty for what is said of the case as a whole. */
export const commentFormSchema = askFor({
  text: newCommentSchema.entries.text,
  flag_id: v.optional(v.pipe(v.string(), emptyToNull), ""),
});

export const commentEditFormSchema = askFor({
  comment: id,
  text: commentChangeSchema.entries.text,
});

/** Sent by the other button of the same form. */
export const commentDeletionFormSchema = askFor({ comment: id, text: v.optional(v.string()) });

/** Which thread has been read: that of a flag, or of the case where it is empty. */
export const readFormSchema = askFor({ thread: v.optional(v.pipe(v.string(), emptyToNull), "") });
