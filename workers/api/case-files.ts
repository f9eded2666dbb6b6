import { docxMediaType } from "../../app/lib/media-types.ts";
import { markedQuerySchema } from "../../app/schemas/marking/marking.ts";
import { reportQuerySchema, versionQuerySchema } from "../../app/schemas/versions/version.ts";
import { getCaseReport } from "../../app/services/cases/details.server.ts";
import { getCaseFile, getCasePages, getCaseText } from "../../app/services/cases/files.server.ts";
import { setAttachment } from "../../app/services/downloads.ts";
import { getScanWords } from "../../app/services/scans/words.server.ts";
import { call } from "./call.ts";

/** An object's bytes as an answer that tells how many there are, which the platform does for such streams alone. */
const sized = ({ body, size }: R2ObjectBody) => body.pipeThrough(new FixedLengthStream(size));

/** What can be downloaded of a case. */
export const caseFiles = [
  call({
    method: "GET",
    path: "/cases/{id}/file",
    summary: "The original, as an attachment; of another version than the newest by its number",
    signedIn: true,
    query: versionQuerySchema,
    answer: "application/octet-stream",
    errors: [404],
    async run({ scope, member, params, query, headers }) {
      const { fileName, object } = await getCaseFile(scope, member, params.id, query.version);
      setAttachment(headers, fileName, object.size);
      return sized(object);
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/pages",
    summary:
      "The original of a PDF or a picture, for its pages to be looked at; of another version than the newest by its number",
    signedIn: true,
    query: versionQuerySchema,
    answer: "*/*",
    errors: [404],
    async run({ scope, member, params, query, headers }) {
      const { type, object } = await getCasePages(scope, member, params.id, query.version);
      headers.set("Content-Type", type);
      headers.set("Content-Security-Policy", "sandbox");
      headers.set("Content-Length", String(object.size));
      return sized(object);
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/text",
    summary: "The text of the document; of another version than the newest by its number",
    signedIn: true,
    query: versionQuerySchema,
    answer: "text/plain",
    errors: [404],
    async run({ scope, member, params, query, headers }) {
      const object = await getCaseText(scope, member, params.id, query.version);
      headers.set("Content-Type", "text/plain; charset=utf-8");
      headers.set("Content-Length", String(object.size));
      return sized(object);
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/scan",
    summary:
      "The words that were read from the pictures of the document’s pages, each with its box, as they were sent; of another version than the newest by its number",
    signedIn: true,
    query: versionQuerySchema,
    answer: "application/json",
    errors: [404],
    async run({ scope, member, params, query, headers }) {
      const words = await getScanWords(scope, member, params.id, query.version);
      headers.set("Content-Type", "application/json");
      return words;
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/report.docx",
    summary: "The analysis as a Word document, as people have edited it",
    signedIn: true,
    query: reportQuerySchema,
    answer: docxMediaType,
    errors: [404, 409],
    async run({ scope, member, params, query, headers }) {
      const withRead = query.with === "read";
      const report = await getCaseReport(scope, member, params.id, {
        ...{ withRead, version: query.version },
      });
      setAttachment(headers, report.fileName, report.bytes.byteLength);
      return report.bytes;
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/marked.docx",
    summary:
      "The original with comments and tracked changes at the flags named, or at all that are not hidden; of an original that is no .docx a table of them",
    signedIn: true,
    query: markedQuerySchema,
    answer: docxMediaType,
    errors: [404, 409],
    async run({ scope, member, params, query, headers }) {
      const { getMarkedCopy } = await import("../../app/services/marking/marked-copy.server.ts");
      const copy = await getMarkedCopy(scope, member, params.id, query);
      setAttachment(headers, copy.fileName, copy.bytes.byteLength);
      return copy.bytes;
    },
  }),
];
