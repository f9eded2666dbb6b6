import {
  commentAnswerSchema,
  commentChangeSchema,
  commentsSchema,
  newCommentSchema,
  readCommentsSchema,
  stampSchema,
  waitingSchema,
} from "../../app/schemas/comments/comment.ts";
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  readComments,
} from "../../app/services/comments/comments.server.ts";
import { caseStamp } from "../../app/services/comments/stamp.server.ts";
import { waitingFor } from "../../app/services/comments/waiting.server.ts";
import { call } from "./call.ts";

/** What people of a firm say to one another about a case, and what waits for whom. */
export const comments = [
  call({
    method: "GET",
    path: "/cases/{id}/comments",
    summary: "What was said about a case and its flags",
    signedIn: true,
    answer: commentsSchema,
    errors: [404],
    run: async ({ scope: { env }, member, params }) => ({
      comments: await listComments(env, member, params.id),
    }),
  }),
  call({
    method: "POST",
    path: "/cases/{id}/comments/read",
    summary:
      "Note that one has read where one is mentioned: in what is said of a flag, of the case as a whole (null), or without `flag_id` in all of it",
    signedIn: true,
    body: readCommentsSchema,
    bodyOptional: true,
    status: 204,
    errors: [404],
    run: ({ scope: { env }, member, params, body }) =>
      readComments(env, member, params.id, body.flag_id),
  }),
  call({
    method: "POST",
    path: "/cases/{id}/comments",
    summary:
      "Say something about a case, or about a flag; `@[user id]` mentions somebody who sees it",
    signedIn: true,
    body: newCommentSchema,
    status: 201,
    answer: commentAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      comment: await addComment(scope, member, params.id, body),
    }),
  }),
  call({
    method: "PATCH",
    path: "/comments/{id}",
    summary: "Change one’s own comment",
    signedIn: true,
    body: commentChangeSchema,
    answer: commentAnswerSchema,
    errors: [404],
    run: async ({ scope, member, params, body }) => ({
      comment: await editComment(scope, member, params.id, body),
    }),
  }),
  call({
    method: "DELETE",
    path: "/comments/{id}",
    summary: "Delete one’s own comment",
    signedIn: true,
    status: 204,
    errors: [404],
    run: ({ scope, member, params }) => deleteComment(scope, member, params.id),
  }),
  call({
    method: "GET",
    path: "/cases/{id}/stamp",
    summary: "A word that changes with everything that people do on a case, for who waits for that",
    signedIn: true,
    tagged: true,
    answer: stampSchema,
    errors: [404],
    run: async ({ scope, member, params }) => ({
      stamp: await caseStamp(scope.env, member, params.id),
    }),
  }),
  call({
    method: "GET",
    path: "/waiting",
    summary: "Flags that are assigned to the user and open, and mentions that they have not read",
    signedIn: true,
    answer: waitingSchema,
    run: ({ scope, member }) => waitingFor(scope.env, member),
  }),
];
