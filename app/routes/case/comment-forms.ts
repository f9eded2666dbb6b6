import {
  commentDeletionFormSchema,
  commentEditFormSchema,
  commentFormSchema,
  readFormSchema,
} from "../../schemas/comments/forms.ts";
import { mentionsById } from "../../schemas/comments/mentions.ts";
import {
  addComment,
  deleteComment,
  editComment,
  readComments,
} from "../../services/comments/comments.server.ts";
import { peopleOnCase } from "../../services/flags/assignees.server.ts";
import { formWork } from "../form-action.ts";
import type { Route } from "./+types/case.ts";
import { caseOf, pageAgain } from "./form-of-case.ts";

/** What the forms of the threads do. */
export const commentForms = {
  /** Says something about the case or a flag. */
  comment: formWork(
    commentFormSchema,
    async ({ text, flag_id }, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      const people = await peopleOnCase(scope.env, member, caseId);
      await addComment(scope, member, caseId, { text: mentionsById(text, people), flag_id });
      return pageAgain(args);
    },
    "The comment could not be stored.",
  ),
  "edit-comment": formWork(
    commentEditFormSchema,
    async ({ comment, text }, args: Route.ActionArgs) => {
      const [scope, member, caseId] = caseOf(args);
      const people = await peopleOnCase(scope.env, member, caseId);
      await editComment(scope, member, comment, { text: mentionsById(text, people) });
      return pageAgain(args);
    },
    "The comment could not be stored.",
  ),
  "delete-comment": formWork(
    commentDeletionFormSchema,
    async ({ comment }, args: Route.ActionArgs) => {
      const [scope, member] = caseOf(args);
      await deleteComment(scope, member, comment);
      return pageAgain(args);
    },
    "The comment could not be deleted.",
  ),
  /** Notes that a thread is read. */
  read: formWork(
    readFormSchema,
    async ({ thread }, args: Route.ActionArgs) => {
      const [{ env }, member, caseId] = caseOf(args);
      await readComments(env, member, caseId, thread);
      return pageAgain(args);
    },
    "That could not be stored.",
  ),
};
