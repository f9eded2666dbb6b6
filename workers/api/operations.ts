import type * as v from "valibot";
import * as answers from "../../app/schemas/answers.ts";
import {
  confirmSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
} from "../../app/schemas/auth.ts";
import {
  caseChangeSchema,
  caseIdsSchema,
  caseQuerySchema,
  uploadFieldsSchema,
} from "../../app/schemas/case.ts";
import { leadSchema } from "../../app/schemas/lead.ts";
import { retentionSchema } from "../../app/schemas/retention.ts";
import { reviewChangeSchema } from "../../app/schemas/review.ts";

/** What a call takes, what it answers when all is well, and with which statuses when not. */
export type Operation = {
  summary: string;
  /** Whether it needs a session. */
  signedIn?: boolean;
  /** Whether it answers an unchanged `If-None-Match` with 304. */
  tagged?: boolean;
  query?: v.ObjectSchema<v.ObjectEntries, undefined>;
  headers?: Record<string, string>;
  body?: v.GenericSchema;
  /** The fields that come with a file, as a form. */
  form?: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  /** 200 unless said. */
  status?: 201 | 202 | 204;
  /** What the answer holds: JSON of a schema, or the type of something else; nothing for 204. */
  answer?: v.GenericSchema | string;
  /** What it answers in an outage (503), where that is no error. */
  outage?: v.GenericSchema;
  /** Statuses of its own errors; `errorsOf` adds those that it shares. */
  errors?: number[];
};

/** By method and path below `/api`, as OpenAPI writes it. */
type Operations = Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Operation>;

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const repeatable = {
  "Idempotency-Key": "Repeats with the same key answer with the case that the first one made.",
};
/** What reading a JSON body can end in. */
const json = [400, 413, 415];

const site = {
  "GET /health": {
    answer: answers.healthSchema,
    outage: answers.healthSchema,
    summary: "Whether all parts are well, and which analyser reads",
  },
  "GET /openapi.json": { answer: "application/json", summary: "This description" },
  "POST /contacts": {
    status: 201,
    answer: answers.createdSchema,
    summary: "Record a lead",
    body: leadSchema,
    errors: json,
  },
} satisfies Operations;

const auth = {
  "POST /auth/sign-up": {
    status: 202,
    answer: answers.messageSchema,
    summary: "Ask for an account; a link is mailed. The same answer for a known address",
    body: signUpSchema,
    errors: json,
  },
  "POST /auth/confirm": {
    answer: answers.signedInSchema,
    summary: "Use a mailed link: makes the account and signs in",
    body: confirmSchema,
    errors: [401, ...json],
  },
  "POST /auth/sign-in": {
    answer: answers.signedInSchema,
    summary: "Sign in",
    body: signInSchema,
    errors: [401, ...json],
  },
  "POST /auth/sign-out": {
    status: 204,
    summary: "Sign out here or everywhere",
    body: signOutSchema,
    errors: json,
  },
  "POST /auth/forgot-password": {
    status: 202,
    answer: answers.messageSchema,
    summary: "Have a link for a new password mailed. Always the same answer",
    body: forgotPasswordSchema,
    errors: json,
  },
  "POST /auth/reset-password": {
    status: 204,
    summary: "Set a new password with a mailed link; ends every session of the user",
    body: resetPasswordSchema,
    errors: json,
  },
  "GET /auth/user": { answer: answers.whoSchema, summary: "Who is signed in" },
} satisfies Operations;

const account = {
  "GET /account/retention": {
    answer: retentionSchema,
    summary: "How long originals are kept",
    signedIn: true,
  },
  "PATCH /account/retention": {
    answer: retentionSchema,
    summary: "Change how long originals are kept; none is deleted within the next week",
    signedIn: true,
    body: retentionSchema,
    errors: json,
  },
} satisfies Operations;

const cases = {
  "GET /cases": {
    signedIn: true,
    answer: answers.caseListSchema,
    summary: "A page of the user's cases; q searches names and texts",
    tagged: true,
    query: caseQuerySchema,
    errors: [400],
  },
  "POST /cases": {
    signedIn: true,
    status: 201,
    answer: answers.caseAnswerSchema,
    summary: "Upload a document of at most 10 MB as a new case; its analysis starts",
    form: uploadFieldsSchema,
    headers: repeatable,
    errors: [400, 409, 411, 413, 415],
  },
  "GET /cases/stats": {
    signedIn: true,
    answer: answers.caseStatsSchema,
    summary: "The figures of the dashboard",
  },
  "GET /cases/types": {
    signedIn: true,
    answer: answers.caseTypesSchema,
    summary: "The types that the user has given to cases",
  },
  "POST /cases/delete": {
    signedIn: true,
    answer: answers.deletedSchema,
    summary: "Delete several cases; can be undone for half a minute",
    body: caseIdsSchema,
    errors: json,
  },
  "POST /cases/restore": {
    signedIn: true,
    answer: answers.restoredSchema,
    summary: "Undo a deletion of several cases",
    body: caseIdsSchema,
    errors: json,
  },
  "GET /cases/{id}": {
    signedIn: true,
    answer: answers.reviewedCaseSchema,
    summary: "One case, with the review of each of its flags",
    tagged: true,
    errors: [404],
  },
  "PATCH /cases/{id}": {
    signedIn: true,
    answer: answers.caseAnswerSchema,
    summary: "Rename a case or change its type",
    body: caseChangeSchema,
    errors: [404, 409, ...json],
  },
  "DELETE /cases/{id}": {
    signedIn: true,
    status: 204,
    summary: "Delete a case with its file, text and analysis, for good",
    errors: [404],
  },
  "GET /cases/{id}/file": {
    signedIn: true,
    answer: "application/octet-stream",
    summary: "The original, as an attachment",
    errors: [404],
  },
  "GET /cases/{id}/text": {
    signedIn: true,
    answer: "text/plain",
    summary: "The text of the document",
    errors: [404],
  },
  "GET /cases/{id}/report.docx": {
    signedIn: true,
    answer: word,
    summary: "The analysis as a Word document",
    errors: [404, 409],
  },
  "PUT /cases/{id}/reviews": {
    signedIn: true,
    answer: answers.reviewsSchema,
    summary: "Record what a reviewer decided about a flag",
    body: reviewChangeSchema,
    errors: [404, ...json],
  },
  "POST /cases/{id}/analyse": {
    signedIn: true,
    status: 202,
    answer: answers.caseAnswerSchema,
    summary: "Analyse the document once more",
    errors: [404, 409],
  },
} satisfies Operations;

/** Every call of the API, in the order of its description. */
export const operations: Operations = {
  ...site,
  ...auth,
  ...account,
  ...cases,
};

/** The statuses of every error that a call can answer: its own, those of a session and of a change, an outage. */
export function errorsOf(method: string, { errors = [], signedIn }: Operation): number[] {
  const shared = [...(signedIn ? [401] : []), ...(method === "GET" ? [] : [403, 429]), 503];
  return [...new Set([...errors, ...shared])].toSorted();
}
