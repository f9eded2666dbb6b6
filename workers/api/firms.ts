import { proofSchema } from "../../app/schemas/auth.ts";
import * as answers from "../../app/schemas/firms/answers.ts";
import { leavingQuerySchema, roleChangeSchema } from "../../app/schemas/firms/membership.ts";
import { firmChangeSchema, newFirmSchema } from "../../app/schemas/firms/settings.ts";
import { eraseFirm, listErasures } from "../../app/services/firms/erasure.server.ts";
import { createFirm, listFirms, switchFirm } from "../../app/services/firms/firms.server.ts";
import { changeRole, listMembers, removeMember } from "../../app/services/firms/members.server.ts";
import { changeFirm, getFirm } from "../../app/services/firms/settings.server.ts";
import { call } from "./call.ts";

export const firms = [
  call({
    method: "GET",
    path: "/firms",
    summary: "The firms whose member one is; and those that one owned, while they are being erased",
    signedIn: true,
    answer: answers.firmListSchema,
    run: async ({ scope, member }) => ({
      firms: await listFirms(scope.env, member),
      erasing: await listErasures(scope.env, member),
    }),
  }),
  call({
    method: "POST",
    path: "/firms",
    summary: "Make another firm, as its owner",
    signedIn: true,
    body: newFirmSchema,
    status: 201,
    answer: answers.listedFirmAnswerSchema,
    errors: [409],
    run: async ({ scope, member, body }) => ({ firm: await createFirm(scope, member, body) }),
  }),
  call({
    method: "POST",
    path: "/firms/{id}/switch",
    summary: "Act in this firm from now on, unless a request names another",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => switchFirm(scope.env, member, params.id),
  }),
  call({
    method: "GET",
    path: "/firms/{id}",
    summary: "How a firm is set",
    signedIn: true,
    answer: answers.firmAnswerSchema,
    run: async ({ scope, member }) => ({ firm: await getFirm(scope.env, member) }),
  }),
  call({
    method: "PATCH",
    path: "/firms/{id}",
    summary: "Change how a firm is set",
    signedIn: true,
    body: firmChangeSchema,
    answer: answers.firmAnswerSchema,
    run: async ({ scope, member, body }) => ({ firm: await changeFirm(scope, member, body) }),
  }),
  call({
    method: "DELETE",
    path: "/firms/{id}",
    summary:
      "Erase a firm with all that is its own: out of reach at once, gone in batches. Asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: proofSchema,
    bodyOptional: true,
    status: 202,
    answer: answers.erasingSchema,
    run: async ({ scope, member, body }) => ({ cases_left: await eraseFirm(scope, member, body) }),
  }),
  call({
    method: "GET",
    path: "/firms/{id}/members",
    summary: "The members of a firm",
    signedIn: true,
    answer: answers.memberListSchema,
    run: async ({ scope, member }) => ({ members: await listMembers(scope.env, member) }),
  }),
  call({
    method: "PATCH",
    path: "/firms/{id}/members/{userId}",
    summary:
      "Give a member another role, or a guest another last day. To make an owner asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: roleChangeSchema,
    answer: answers.memberAnswerSchema,
    errors: [409],
    run: async ({ scope, member, params, body }) => ({
      member: await changeRole(scope, member, params.userId, body),
    }),
  }),
  call({
    method: "DELETE",
    path: "/firms/{id}/members/{userId}",
    summary: "Remove a member, or leave: what they looked after is handed over in the same step",
    signedIn: true,
    query: leavingQuerySchema,
    status: 204,
    errors: [409],
    run: ({ scope, member, params, query }) =>
      removeMember(scope, member, params.userId, query.handover),
  }),
];
