import * as answers from "../../app/schemas/answers.ts";
import {
  flagChangeSchema,
  flagDeletionSchema,
  flagsAnswerSchema,
  flagsChangeSchema,
  undoneSchema,
} from "../../app/schemas/flag.ts";
import { caseEditSchema, ownFlagSchema } from "../../app/schemas/hand.ts";
import { editCase } from "../../app/services/flags/case-edits.server.ts";
import { changeFlag } from "../../app/services/flags/change.server.ts";
import { changeFlags } from "../../app/services/flags/change-many.server.ts";
import { addFlag, deleteFlag } from "../../app/services/flags/own.server.ts";
import { undo } from "../../app/services/flags/undo.server.ts";
import { call } from "./call.ts";

/** What people do by hand on a case that was read. */
export const hand = [
  call({
    method: "POST",
    path: "/cases/{id}/flags",
    summary: "Add a flag of one's own on words of the document",
    signedIn: true,
    body: ownFlagSchema,
    status: 201,
    answer: answers.flagAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      flag: await addFlag(scope, member, params.id, body),
    }),
  }),
  call({
    method: "PATCH",
    path: "/cases/{id}/flags",
    summary: "Decide the same about several flags, or hide them from the report or show them again",
    signedIn: true,
    body: flagsChangeSchema,
    answer: flagsAnswerSchema,
    errors: [404, 409],
    run: ({ scope, member, params, body }) => changeFlags(scope, member, params.id, body),
  }),
  call({
    method: "PATCH",
    path: "/cases/{id}/flags/{flagId}",
    summary: "Decide about a flag, say who is to, or change what is said of it",
    signedIn: true,
    body: flagChangeSchema,
    answer: answers.flagAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      flag: await changeFlag(scope, member, params.id, params.flagId, body),
    }),
  }),
  call({
    method: "DELETE",
    path: "/cases/{id}/flags/{flagId}",
    summary: "Delete a flag that the analysis does not raise",
    signedIn: true,
    query: flagDeletionSchema,
    status: 204,
    errors: [404, 409],
    run: ({ scope, member, params, query }) =>
      deleteFlag(scope, member, params.id, params.flagId, query.version),
  }),
  call({
    method: "PATCH",
    path: "/cases/{id}/edits",
    summary:
      "Edit the executive summary and the key facts, or write a note; null takes a field back",
    signedIn: true,
    body: caseEditSchema,
    answer: answers.caseAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      case: await editCase(scope, member, params.id, body),
    }),
  }),
  call({
    method: "POST",
    path: "/cases/{id}/undo",
    summary: "Take back the last thing that one has done by hand on the case",
    signedIn: true,
    answer: undoneSchema,
    errors: [404],
    run: async ({ scope, member, params }) => ({
      undone: await undo(scope, member, params.id),
    }),
  }),
];
