import * as v from "valibot";
import { docxMediaType } from "../../app/lib/media-types.ts";
import { letterheadSchema, letterQuerySchema } from "../../app/schemas/letters/letter.ts";
import { setAttachment } from "../../app/services/downloads.ts";
import {
  getLetterhead,
  getLetterheadFile,
  removeLetterhead,
  setLetterhead,
} from "../../app/services/letters/letterhead.server.ts";
import { getLetterFile } from "../../app/services/letters/letters.server.ts";
import { call } from "./call.ts";

export const letters = [
  call({
    method: "GET",
    path: "/cases/{id}/letter.docx",
    summary: "The letter to the client as a Word document, as it was saved or of the flags named",
    signedIn: true,
    query: letterQuerySchema,
    answer: docxMediaType,
    errors: [404, 409],
    async run({ scope, member, params, query, headers }) {
      const letter = await getLetterFile(scope, member, params.id, query.flags);
      setAttachment(headers, letter.fileName, letter.bytes.byteLength);
      return letter.bytes;
    },
  }),
  call({
    method: "GET",
    path: "/firms/{id}/letterhead",
    summary: "Whether the firm has a letterhead of its own, for owners",
    signedIn: true,
    answer: letterheadSchema,
    run: async ({ scope, member }) => ({ letterhead: await getLetterhead(scope.env, member) }),
  }),
  call({
    method: "GET",
    path: "/firms/{id}/letterhead.docx",
    summary: "The firm's letterhead as it was uploaded",
    signedIn: true,
    answer: docxMediaType,
    async run({ scope, member, headers }) {
      const { fileName, bytes } = await getLetterheadFile(scope.env, member);
      setAttachment(headers, fileName, bytes.byteLength);
      return bytes;
    },
  }),
  call({
    method: "PUT",
    path: "/firms/{id}/letterhead",
    summary: "Upload a Word document with fields as the firm's letterhead, of at most 1 MB",
    signedIn: true,
    form: v.strictObject({}),
    answer: letterheadSchema,
    async run({ scope, member, request }) {
      await setLetterhead(scope, member, request);
      return { letterhead: await getLetterhead(scope.env, member) };
    },
  }),
  call({
    method: "DELETE",
    path: "/firms/{id}/letterhead",
    summary: "Make letters without a letterhead again",
    signedIn: true,
    status: 204,
    run: ({ scope, member }) => removeLetterhead(scope, member),
  }),
];
