import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { typed } from "../fields.ts";
import { caseFlagSchema } from "../flag.ts";
import { personSchema } from "../person.ts";

/** The most characters (UTF-16) of a comment. */
export const maxComment = 5_000;

const ask = "Please write a comment.";
const text = v.pipe(
  v.string(ask),
  typed,
  v.nonEmpty(ask),
  v.maxLength(
    maxComment,
    `Please keep a comment to ${maxComment.toLocaleString("en-AU")} characters.`,
  ),
);

/** What is said about a case, or about one flag of it; who is mentioned stands in the text as `@[user id]`. */
export const newCommentSchema = askFor({
  text,
  flag_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid("An id of a flag is a UUID.")))),
});
export type NewComment = v.InferOutput<typeof newCommentSchema>;

export const commentChangeSchema = askFor({ text });

const time = v.pipe(v.string(), v.isoTimestamp());

/** A comment as the API answers it; times are ISO 8601, UTC. */
export const commentSchema = v.strictObject({
  id: v.string(),
  flag_id: v.nullable(v.string()),
  text: v.string(),
  /** Null for somebody who is no user any more. */
  author: v.nullable(personSchema),
  /** Those whom the text mentions and who are still known. */
  mentions: v.array(personSchema),
  created_at: time,
  edited_at: v.nullable(time),
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** Of which thread one has read all: that of a flag, of the case as a whole (null), or without it every one. */
export const readCommentsSchema = askFor({
  flag_id: v.optional(v.nullable(v.string("An id of a flag is a text."))),
});

export const commentAnswerSchema = v.strictObject({ comment: commentSchema });
export const commentsSchema = v.strictObject({ comments: v.array(commentSchema) });

const ofCase = v.strictObject({ id: v.string(), case_name: v.string() });
const by = v.nullable(personSchema);

/** What waits for a person, the newest first and at most a hundred of each kind; `count` is of all. */
export const waitingSchema = v.strictObject({
  /** Assigned to them, and not decided; `number` counts the flags of the case from 1. */
  flags: v.array(
    v.strictObject({
      case: ofCase,
      flag: caseFlagSchema,
      number: v.number(),
      assigned_by: by,
      assigned_at: time,
    }),
  ),
  /** Where they are mentioned and have not read it. */
  mentions: v.array(
    v.strictObject({
      case: ofCase,
      comment_id: v.string(),
      flag_id: v.nullable(v.string()),
      by,
      created_at: time,
    }),
  ),
  count: v.number(),
});
export type Waiting = v.InferOutput<typeof waitingSchema>;

/** Whether somebody is told by mail of what waits for them, by the box of a form: it comes along if it is ticked. */
export const mailsFormSchema = v.pipe(
  askFor({ mails: v.optional(v.string()) }),
  v.transform(({ mails }) => ({ mails: mails === "on" })),
);

/** Changes with everything that people do on a case. */
export const stampSchema = v.strictObject({ stamp: v.string() });
