import {
  matterAnswerSchema,
  matterChangeSchema,
  matterListSchema,
  matterQuerySchema,
  matterRecordQuerySchema,
  matterRecordSchema,
  newMatterSchema,
} from "../../app/schemas/matter.ts";
import { listMatters } from "../../app/services/matters/list.server.ts";
import {
  createMatter,
  deleteMatter,
  getMatter,
  updateMatter,
} from "../../app/services/matters/matters.server.ts";
import { matterRecord } from "../../app/services/matters/record.server.ts";
import { call } from "./call.ts";

export const matters = [
  call({
    method: "GET",
    path: "/matters",
    summary:
      "A page of the firm's matters, newest first; q searches names, numbers and clients. Of a restricted one, an owner who is not named in it is told name and number alone",
    signedIn: true,
    query: matterQuerySchema,
    answer: matterListSchema,
    run: ({ scope, member, query }) => listMatters(scope.env, member, query),
  }),
  call({
    method: "POST",
    path: "/matters",
    summary: "Make a matter",
    signedIn: true,
    body: newMatterSchema,
    status: 201,
    answer: matterAnswerSchema,
    errors: [409],
    run: async ({ scope, member, body }) => ({ matter: await createMatter(scope, member, body) }),
  }),
  call({
    method: "GET",
    path: "/matters/{id}",
    summary: "One matter",
    signedIn: true,
    answer: matterAnswerSchema,
    run: async ({ scope, member, params }) => ({
      matter: await getMatter(scope.env, member, params.id),
    }),
  }),
  call({
    method: "PATCH",
    path: "/matters/{id}",
    summary:
      "Change a matter; nothing is changed if it has not the named version any more. An owner lets themselves into a restricted one by `members` alone",
    signedIn: true,
    body: matterChangeSchema,
    answer: matterAnswerSchema,
    errors: [409],
    run: async ({ scope, member, params, body }) => ({
      matter: await updateMatter(scope, member, params.id, body),
    }),
  }),
  call({
    method: "DELETE",
    path: "/matters/{id}",
    summary: "Delete a matter; its cases become unfiled. A restricted one must hold none",
    signedIn: true,
    status: 204,
    errors: [409],
    run: ({ scope, member, params }) => deleteMatter(scope, member, params.id),
  }),
  call({
    method: "GET",
    path: "/matters/{id}/record",
    summary: "What was done in a matter, for those who see what is in it",
    signedIn: true,
    query: matterRecordQuerySchema,
    answer: matterRecordSchema,
    run: ({ scope, member, params, query }) =>
      matterRecord(scope.env, member, params.id, query.cursor),
  }),
];
