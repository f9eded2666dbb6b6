import { caseAnswerSchema } from "../../app/schemas/answers.ts";
import { comparedSchema, compareQuerySchema } from "../../app/schemas/versions/compared.ts";
import { caseVersionsSchema, versionFieldsSchema } from "../../app/schemas/versions/version.ts";
import { receiveUpload } from "../../app/services/cases/uploads.server.ts";
import { charge } from "../../app/services/throttle.server.ts";
import { addVersion, refuseVersion } from "../../app/services/versions/add.server.ts";
import { compareCase } from "../../app/services/versions/compare.server.ts";
import { listVersions } from "../../app/services/versions/list.server.ts";
import { takeVersionAway } from "../../app/services/versions/take-away.server.ts";
import { call } from "./call.ts";
import { idempotencyKey } from "./idempotency-key.ts";

/** The versions of a case's document. */
export const versions = [
  call({
    method: "GET",
    path: "/cases/{id}/versions",
    summary: "The versions of a document, the newest first",
    signedIn: true,
    answer: caseVersionsSchema,
    errors: [404],
    run: async ({ scope, member, params }) => ({
      versions: await listVersions(scope.env, member, params.id),
    }),
  }),
  call({
    method: "POST",
    path: "/cases/{id}/versions",
    summary: "Upload the next version of a document; its analysis starts",
    signedIn: true,
    form: versionFieldsSchema,
    takes: { "Idempotency-Key": "Repeats with the same key add nothing." },
    status: 201,
    answer: caseAnswerSchema,
    errors: [404, 409],
    async run({ scope, member, params, request }) {
      const key = idempotencyKey(request);
      await refuseVersion(scope.env, member, params.id, key !== null);
      await charge(scope, "upload", member.user.id);
      const upload = await receiveUpload(scope.env, member, request, versionFieldsSchema);
      return { case: await addVersion(scope, member, params.id, upload, key) };
    },
  }),
  call({
    method: "GET",
    path: "/cases/{id}/compare",
    summary: "What has changed between two versions; unless asked otherwise the newest two",
    signedIn: true,
    query: compareQuerySchema,
    answer: comparedSchema,
    errors: [404, 409],
    async run({ scope, member, params, query }) {
      const { older, newer, comparison } = await compareCase(scope.env, member, params.id, query);
      const { same: _, ...flags } = comparison.flags;
      const { changes, heads, notCompared: not_compared, renumbered, complete } = comparison;
      const numbers = { from: older.case.version, to: newer.case.version };
      return { ...numbers, changes, heads, not_compared, flags, renumbered, complete };
    },
  }),
  call({
    method: "DELETE",
    path: "/cases/{id}/versions/{number}",
    summary: "Take the newest version away, for good; the one before is the case again",
    signedIn: true,
    status: 204,
    errors: [404, 409],
    run: ({ scope, member, params }) =>
      takeVersionAway(scope, member, params.id, Number(params.number)),
  }),
];
