import * as answers from "../../app/schemas/answers.ts";
import { caseChangeSchema } from "../../app/schemas/cases/change.ts";
import { caseIdsSchema } from "../../app/schemas/cases/chosen.ts";
import { caseQuerySchema } from "../../app/schemas/cases/query.ts";
import { uploadFieldsSchema } from "../../app/schemas/cases/upload.ts";
import { scanSchema } from "../../app/schemas/documents/scan.ts";
import { movedSchema, moveSchema } from "../../app/schemas/matter.ts";
import { reviewChangeSchema } from "../../app/schemas/review.ts";
import { analyseAgain, createCase, updateCase } from "../../app/services/cases/cases.server.ts";
import { deleteCase, deleteCases, restoreCases } from "../../app/services/cases/deletion.server.ts";
import { caseTypes, listCases } from "../../app/services/cases/list.server.ts";
import { getReviewedCase, reviewFlag } from "../../app/services/cases/reviews.server.ts";
import { receiveUpload } from "../../app/services/cases/uploads.server.ts";
import { caseStats } from "../../app/services/dashboard/stats.server.ts";
import { demand } from "../../app/services/firms/rights.ts";
import { moveCases } from "../../app/services/matters/filing.server.ts";
import { putScan } from "../../app/services/scans/scans.server.ts";
import { charge } from "../../app/services/throttle.server.ts";
import { call } from "./call.ts";
import { idempotencyKey } from "./idempotency-key.ts";

export const cases = [
  call({
    method: "GET",
    path: "/cases",
    summary: "A page of the user's cases; q searches names and texts",
    signedIn: true,
    tagged: true,
    query: caseQuerySchema,
    answer: answers.caseListSchema,
    run: ({ scope, member, query }) => listCases(scope.env, member, query),
  }),
  call({
    method: "POST",
    path: "/cases",
    summary: "Upload a document of at most 10 MB as a new case; its analysis starts",
    signedIn: true,
    form: uploadFieldsSchema,
    takes: {
      "Idempotency-Key": "Repeats with the same key answer with the case that the first one made.",
    },
    status: 201,
    answer: answers.caseAnswerSchema,
    errors: [409],
    async run({ scope, member, request }) {
      demand(member, "write");
      await charge(scope, "upload", member.user.id);
      const upload = await receiveUpload(scope.env, member, request, uploadFieldsSchema);
      return { case: await createCase(scope, member, upload, idempotencyKey(request)) };
    },
  }),
  call({
    method: "GET",
    path: "/cases/stats",
    summary: "The figures of the dashboard",
    signedIn: true,
    answer: answers.caseStatsSchema,
    run: ({ scope, member }) => caseStats(scope.env, member),
  }),
  call({
    method: "GET",
    path: "/cases/types",
    summary: "The types that the user has given to cases",
    signedIn: true,
    answer: answers.caseTypesSchema,
    run: async ({ scope, member }) => ({ types: await caseTypes(scope.env, member) }),
  }),
  call({
    method: "POST",
    path: "/cases/delete",
    summary: "Delete several cases; can be undone for half a minute",
    signedIn: true,
    body: caseIdsSchema,
    answer: answers.deletedSchema,
    run: async ({ scope, member, body }) => ({
      deleted: await deleteCases(scope, member, body.ids),
    }),
  }),
  call({
    method: "POST",
    path: "/cases/move",
    summary: "Move several cases into an open matter, or out of all",
    signedIn: true,
    body: moveSchema,
    answer: movedSchema,
    run: async ({ scope, member, body }) => ({ moved: await moveCases(scope, member, body) }),
  }),
  call({
    method: "POST",
    path: "/cases/restore",
    summary: "Undo a deletion of several cases",
    signedIn: true,
    body: caseIdsSchema,
    answer: answers.restoredSchema,
    run: async ({ scope, member, body }) => ({
      restored: await restoreCases(scope, member, body.ids),
    }),
  }),
  call({
    method: "GET",
    path: "/cases/{id}",
    summary: "One case, with the review of each of its flags",
    signedIn: true,
    tagged: true,
    answer: answers.reviewedCaseSchema,
    errors: [404],
    run: ({ scope, member, params }) => getReviewedCase(scope, member, params.id),
  }),
  call({
    method: "PATCH",
    path: "/cases/{id}",
    summary:
      "Rename a case, change its type or its matter, or name its client, whom the levels follow",
    signedIn: true,
    body: caseChangeSchema,
    answer: answers.caseAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      case: await updateCase(scope, member, params.id, body),
    }),
  }),
  call({
    method: "DELETE",
    path: "/cases/{id}",
    summary: "Delete a case with its file, text and analysis, for good",
    signedIn: true,
    status: 204,
    errors: [404],
    run: ({ scope, member, params }) => deleteCase(scope, member, params.id),
  }),
  call({
    method: "PUT",
    path: "/cases/{id}/reviews",
    summary: "Record what a reviewer decided about a flag",
    signedIn: true,
    body: reviewChangeSchema,
    answer: answers.reviewsSchema,
    errors: [404],
    run: async ({ scope, member, params, body }) => ({
      reviews: await reviewFlag(scope, member, params.id, body),
    }),
  }),
  call({
    method: "POST",
    path: "/cases/{id}/analyse",
    summary: "Analyse the document once more",
    signedIn: true,
    status: 202,
    answer: answers.caseAnswerSchema,
    errors: [404, 409],
    async run({ scope, member, params }) {
      await charge(scope, "upload", member.user.id);
      return { case: await analyseAgain(scope, member, params.id) };
    },
  }),
  call({
    method: "PUT",
    path: "/cases/{id}/scan",
    summary:
      "Store the words that were read from the pictures of a document’s pages, each with its box in parts of the page; at most 32 MB. Its analysis starts",
    signedIn: true,
    streamed: scanSchema,
    status: 202,
    answer: answers.caseAnswerSchema,
    errors: [409],
    async run({ scope, member, params, request }) {
      await charge(scope, "upload", member.user.id);
      return { case: await putScan(scope, member, params.id, request) };
    },
  }),
];
