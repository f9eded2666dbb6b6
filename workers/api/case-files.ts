import { getCaseReport } from "../../app/services/cases/details.server.ts";
import { getCaseFile, getCaseText } from "../../app/services/cases/files.server.ts";
import { setAttachment } from "./attachment.ts";
import { call } from "./call.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What can be downloaded of a case. */
export const caseFiles = [
  call({
    method: "GET",
    path: "/cases/{id}/file",
    summary: "The original, as an attachment",
    signedIn: true,
    answer: "application/octet-stream",
    errors: [404],
    async run({ scope, user, params, headers }) {
      const { fileName, object } = await getCaseFile(scope.env, user.id, params.id);
      setAttachment(headers, fileName, object.size);
      return object.body;
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/text",
    summary: "The text of the document",
    signedIn: true,
    answer: "text/plain",
    errors: [404],
    async run({ scope, user, params, headers }) {
      const { body, size } = await getCaseText(scope.env, user.id, params.id);
      headers.set("Content-Type", "text/plain; charset=utf-8");
      headers.set("Content-Length", String(size));
      return body;
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/report.docx",
    summary: "The analysis as a Word document",
    signedIn: true,
    answer: word,
    errors: [404, 409],
    async run({ scope, user, params, headers }) {
      const report = await getCaseReport(scope.env, user.id, params.id);
      setAttachment(headers, report.fileName, report.bytes.byteLength);
      return report.bytes;
    },
  }),
];
