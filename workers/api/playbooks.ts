import {
  caseReadingSchema,
  overrideChangeSchema,
  playbookAnswerSchema,
  playbookChoiceSchema,
  playbookListSchema,
  publicationSchema,
  tableFormSchema,
} from "../../app/schemas/playbooks/answers.ts";
import { setAttachment } from "../../app/services/downloads.ts";
import { demand, type Member } from "../../app/services/firms/rights.ts";
import { readingOfCase } from "../../app/services/playbooks/case-reading.server.ts";
import { choosePlaybook } from "../../app/services/playbooks/choice.server.ts";
import { overrideRule } from "../../app/services/playbooks/overrides.server.ts";
import {
  createPlaybook,
  deletePlaybook,
  getPlaybook,
  listPlaybooks,
} from "../../app/services/playbooks/playbooks.server.ts";
import { publishPlaybook } from "../../app/services/playbooks/publication.server.ts";
import { exportedPlaybook, receiveTable } from "../../app/services/playbooks/tables.server.ts";
import { charge } from "../../app/services/throttle.server.ts";
import { call } from "./call.ts";

/** Five hundred rules with their model wording. */
const maxBytes = 1024 * 1024;

export const playbooks = [
  call({
    method: "GET",
    path: "/playbooks",
    summary: "The firm's playbooks by name; guests are not shown them",
    signedIn: true,
    answer: playbookListSchema,
    run: async ({ scope, member }) => ({ playbooks: await listPlaybooks(scope.env, member) }),
  }),
  call({
    method: "POST",
    path: "/playbooks",
    summary: "Make a playbook and publish it as its version 1",
    signedIn: true,
    body: publicationSchema,
    maxBytes,
    status: 201,
    answer: playbookAnswerSchema,
    errors: [409],
    async run({ scope, member, body: { content, isDefault } }) {
      const id = await createPlaybook(scope, member, content, { published: true, isDefault });
      return { playbook: await getPlaybook(scope.env, member, id) };
    },
  }),
  call({
    method: "GET",
    path: "/playbooks/{id}",
    summary: "One playbook as it was published last; version 0 is a draft that never was",
    signedIn: true,
    answer: playbookAnswerSchema,
    run: async ({ scope, member, params }) => ({
      playbook: await getPlaybook(scope.env, member, params.id),
    }),
  }),
  call({
    method: "POST",
    path: "/playbooks/import",
    summary:
      "Make a playbook of a table (.xlsx or .json) and publish it as its version 1; faults are told by row",
    signedIn: true,
    form: tableFormSchema,
    status: 201,
    answer: playbookAnswerSchema,
    errors: [409],
    async run({ scope, member, request }) {
      demand(member, "playbooks");
      await charge(scope, "upload", member.user.id);
      const content = await receiveTable(request, member);
      const id = await createPlaybook(scope, member, content, { published: true });
      return { playbook: await getPlaybook(scope.env, member, id) };
    },
  }),
  call({
    method: "GET",
    path: "/playbooks/{id}.xlsx",
    summary: "A playbook as a table that can be imported again",
    signedIn: true,
    answer: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    async run({ scope, member, params, headers }) {
      const { fileName, bytes } = await exportedPlaybook(scope, member, params.id, "xlsx");
      setAttachment(headers, fileName, bytes.byteLength);
      return bytes;
    },
  }),
  call({
    method: "GET",
    path: "/playbooks/{id}.json",
    summary: "A playbook as JSON that can be imported again",
    signedIn: true,
    answer: "application/json",
    async run({ scope, member, params, headers }) {
      const { fileName, bytes } = await exportedPlaybook(scope, member, params.id, "json");
      setAttachment(headers, fileName, bytes.byteLength);
      return bytes;
    },
  }),
  call({
    method: "PUT",
    path: "/playbooks/{id}",
    summary:
      "Publish a new version of a playbook; cases keep the one that they were read with. Nothing is published if `version` is not the newest",
    signedIn: true,
    body: publicationSchema,
    maxBytes,
    answer: playbookAnswerSchema,
    errors: [409],
    async run({ scope, member, params: { id }, body: { content, seen, isDefault } }) {
      await publishPlaybook(scope, member, id, { content, isDefault, seen: { version: seen } });
      return { playbook: await getPlaybook(scope.env, member, id) };
    },
  }),
  call({
    method: "DELETE",
    path: "/playbooks/{id}",
    summary: "Delete a playbook; cases that were read with it keep its results",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => deletePlaybook(scope, member, params.id),
  }),
];

/** What a case's reading answers. */
async function readingAnswer(env: Env, member: Member, caseId: string) {
  const { playbook, results, overrides } = await readingOfCase(env, member, caseId);
  return {
    playbook: playbook && {
      ...{ id: playbook.id, name: playbook.name },
      ...{ version: playbook.version, newer: playbook.newer },
    },
    ...{ results, overrides },
  };
}

/** With which playbook a case is read, and what comes of it. */
export const readings = [
  call({
    method: "GET",
    path: "/cases/{id}/playbook",
    summary:
      "The playbook with which a case is read, what each of its rules comes to, and what people say instead",
    signedIn: true,
    answer: caseReadingSchema,
    run: ({ scope, member, params }) => readingAnswer(scope.env, member, params.id),
  }),
  call({
    method: "PUT",
    path: "/cases/{id}/playbook",
    summary:
      "Have a case read with the newest version of a playbook, or with none; the document is not read again",
    signedIn: true,
    body: playbookChoiceSchema,
    answer: caseReadingSchema,
    errors: [409],
    async run({ scope, member, params: { id }, body }) {
      await choosePlaybook(scope, member, id, body.playbook_id);
      return readingAnswer(scope.env, member, id);
    },
  }),
  call({
    method: "PUT",
    path: "/cases/{id}/playbook/overrides",
    summary: "Say for one case what a rule comes to, and why; a result of null takes that back",
    signedIn: true,
    body: overrideChangeSchema,
    answer: caseReadingSchema,
    async run({ scope, member, params: { id }, body }) {
      await overrideRule(scope, member, id, body);
      return readingAnswer(scope.env, member, id);
    },
  }),
];
