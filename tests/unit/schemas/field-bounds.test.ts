import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { changePasswordSchema, newPassword } from "../../../app/schemas/auth.ts";
import { caseIdsSchema } from "../../../app/schemas/cases/chosen.ts";
import { client } from "../../../app/schemas/cases/fields.ts";
import { caseQuerySchema } from "../../../app/schemas/cases/query.ts";
import { correctionsFormSchema } from "../../../app/schemas/documents/scan.ts";
import { codeSchema } from "../../../app/schemas/factors.ts";
import { email, line, paragraph, phone, website } from "../../../app/schemas/fields.ts";
import { nameFormSchema } from "../../../app/schemas/firms/account.ts";
import { invitationSchema } from "../../../app/schemas/firms/membership.ts";
import { firmChangeSchema } from "../../../app/schemas/firms/settings.ts";
import { flagChangeSchema, flagsChangeSchema } from "../../../app/schemas/flag.ts";
import { caseEditFormSchema, manyFlagsFormSchema } from "../../../app/schemas/hand-forms.ts";
import { leadQuerySchema } from "../../../app/schemas/leads/lead-handling.ts";
import {
  matterChangeSchema,
  matterQuerySchema,
  moveSchema,
  newMatterSchema,
} from "../../../app/schemas/matter.ts";
import { overrideChangeSchema } from "../../../app/schemas/playbooks/answers.ts";
import {
  aboutFormSchema,
  overrideFormSchema,
  ruleFormSchema,
  ruleMoveFormSchema,
} from "../../../app/schemas/playbooks/forms.ts";
import { playbookContentSchema } from "../../../app/schemas/playbooks/playbook.ts";
import { recordQuerySchema } from "../../../app/schemas/record.ts";
import { reviewChangeSchema } from "../../../app/schemas/review.ts";
import { newTokenSchema } from "../../../app/schemas/token.ts";
import { newWebhookSchema } from "../../../app/schemas/webhook.ts";
import { playbook, preferred, rule } from "../playbooks/rules.ts";

const x = (count: number) => "x".repeat(count);
const id = "00000000-0000-4000-8000-000000000000";
const listOf = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const inContent = (of: object) => playbook([rule({ test: { kind: "present" }, ...of })]);
const characters = (most: number) =>
  `Please keep this to ${most.toLocaleString("en-AU")} characters.`;

type Row = [
  what: string,
  most: number,
  schema: v.GenericSchema,
  make: (count: number) => unknown,
  past: string,
];

const rows: Row[] = [
  ["a line", 200, line("Which?"), x, characters(200)],
  ["a message", 5_000, paragraph("What?"), x, characters(5_000)],
  [
    ...(["an address", 254, email] as const),
    (count) => `${x(60)}@${[x(60), x(60), x(60), x(count - 247)].join(".")}.au`,
    "That email address is too long.",
  ],
  ["a website", 500, website, (count) => `https://a.au/${x(count - 13)}`, characters(500)],
  ["a phone number", 60, phone, (count) => "1".repeat(count), characters(60)],
  ["a new password", 128, newPassword, x, "Please choose at most 128 characters."],
  [
    ...(["the password that one has", 128, changePasswordSchema] as const),
    (count) => ({ current_password: x(count), password: x(9) }),
    "That is not the password: it is too long.",
  ],
  [
    ...(["a code", 40, codeSchema] as const),
    (count) => ({ code: x(count) }),
    "That is no code: it is too long.",
  ],
  ["a person’s name", 100, nameFormSchema, (count) => ({ name: x(count) }), characters(100)],
  ["a firm’s name", 100, firmChangeSchema, (count) => ({ name: x(count) }), characters(100)],
  [
    ...(["matters of an invitation", 100, invitationSchema] as const),
    (count) => ({ email: "mia@example.com", role: "guest", matters: listOf(count, id) }),
    "Please name at most 100 matters.",
  ],
  [
    ...(["days of a token", 365, newTokenSchema] as const),
    (days) => ({ name: "Ours", scopes: ["read"], days }),
    "Please choose 1 to 365 days.",
  ],
  [
    ...(["the address of a webhook", 500, newWebhookSchema] as const),
    (count) => ({ url: `https://a.au/${x(count - 13)}`, events: ["case.failed"] }),
    characters(500),
  ],
  ["a client’s name", 200, client, x, "Please keep the client’s name to 200 characters."],
  [
    ...(["cases chosen at once", 100, caseIdsSchema] as const),
    (count) => ({ ids: listOf(count, id) }),
    "Please choose at most 100 cases.",
  ],
  [
    ...(["cases of a page", 100, caseQuerySchema] as const),
    (count) => ({ limit: String(count) }),
    "Please ask for 1 to 100 cases at a time.",
  ],
  [
    ...(["the kind that a list is of", 100, caseQuerySchema] as const),
    (count) => ({ type: x(count) }),
    characters(100),
  ],
  [
    ...(["the name of a file", 255, caseQuerySchema] as const),
    (count) => ({ continues: x(count) }),
    "A name of a file has at most 255 characters.",
  ],
  [
    ...(["a matter’s client", 200, newMatterSchema] as const),
    (count) => ({ name: "Lease", client_name: x(count) }),
    characters(200),
  ],
  [
    ...(["people of a matter", 200, matterChangeSchema] as const),
    (count) => ({ members: listOf(count, id) }),
    "Please name at most 200 people.",
  ],
  [
    ...(["a search for matters", 200, matterQuerySchema] as const),
    (count) => ({ q: x(count) }),
    "Please search for at most 200 characters.",
  ],
  [
    ...(["matters of a page", 100, matterQuerySchema] as const),
    (count) => ({ limit: String(count) }),
    "Please ask for 1 to 100 matters at a time.",
  ],
  [
    ...(["cases moved at once", 100, moveSchema] as const),
    (count) => ({ ids: listOf(count, id), matter_id: null }),
    "Please choose at most 100 cases.",
  ],
  [
    ...(["whom a record is asked about", 254, recordQuerySchema] as const),
    (count) => ({ actor: x(count) }),
    characters(254),
  ],
  [
    ...(["what a record is asked about", 100, recordQuerySchema] as const),
    (count) => ({ thing: x(count) }),
    characters(100),
  ],
  [
    ...(["the words of a flag to decide", 20_000, reviewChangeSchema] as const),
    (count) => ({ quote: x(count), clauseTitle: "Term", state: "accepted" }),
    characters(20_000),
  ],
  [
    ...(["the clause of a flag to decide", 300, reviewChangeSchema] as const),
    (count) => ({ quote: "x", clauseTitle: x(count), state: "accepted" }),
    characters(300),
  ],
  [
    ...(["an id of a flag", 100, flagsChangeSchema] as const),
    (count) => ({ flags: [{ id: x(count), version: 0 }], state: "accepted" }),
    characters(100),
  ],
  [
    ...(["an id of an assignee", 100, flagChangeSchema] as const),
    (count) => ({ version: 0, assignee: x(count) }),
    characters(100),
  ],
  [
    ...(["flags that are ticked", 500, manyFlagsFormSchema] as const),
    (count) => ({ flag: listOf(count, `${id}:0`), decide: "accepted" }),
    "Please give at most 500 of these.",
  ],
  [
    ...(["a fact in a form", 20_000, caseEditFormSchema] as const),
    (count) => ({ field: "note", version: "0", value: x(count) }),
    characters(20_000),
  ],
  [
    ...(["words put right at once", 10_000, correctionsFormSchema] as const),
    (count) => ({ seen: "0", page: "0", word: "1", text: "x", right: listOf(count, "1") }),
    "Please give at most 10,000 of these.",
  ],
  [
    ...(["a word put right", 200, correctionsFormSchema] as const),
    (count) => ({ seen: "0", page: "0", word: "1", text: x(count) }),
    "Please keep a word to 200 characters.",
  ],
  [
    ...(["a phrase of a rule", 200, playbookContentSchema] as const),
    (count) => inContent({ clause: null, words: [x(count)] }),
    characters(200),
  ],
  [
    ...(["what a position asks for", 500, playbookContentSchema] as const),
    (count) => inContent({ test: { kind: "contains" }, preferred: preferred(x(count)) }),
    characters(500),
  ],
  [
    ...(["why a position is", 1_000, playbookContentSchema] as const),
    (count) => inContent({ preferred: { why: x(count), wording: "" } }),
    "Please keep the reason to 1,000 characters.",
  ],
  [
    ...(["kinds that a playbook is for", 50, playbookContentSchema] as const),
    (count) => ({ ...inContent({}), kinds: listOf(count, "Lease") }),
    "Please list at most 50.",
  ],
  [
    ...(["for whom a playbook is", 100, playbookContentSchema] as const),
    (count) => ({ ...inContent({}), act_for: x(count) }),
    characters(100),
  ],
  [
    ...(["the kinds in a playbook’s form", 2_000, aboutFormSchema] as const),
    (count) => ({ draft_version: "1", name: "Ours", kinds: x(count) }),
    characters(2_000),
  ],
  [
    ...(["why, in a rule’s form", 1_000, ruleFormSchema] as const),
    (count) => ({
      ...{ draft_version: "1", clause: "indemnity", kind: "present", level: "High" },
      ...{ preferred_why: x(count), not_acceptable_why: "Why." },
    }),
    "Please keep the reason to 1,000 characters.",
  ],
  [
    ...(["the rule that is moved", 64, ruleMoveFormSchema] as const),
    (count) => ({ draft_version: "1", rule: x(count) }),
    characters(64),
  ],
  [
    ...(["the rule that is overruled", 64, overrideChangeSchema] as const),
    (count) => ({ rule_id: x(count), result: null }),
    characters(64),
  ],
  [
    ...(["the same in its form", 64, overrideFormSchema] as const),
    (count) => ({ rule_id: x(count), result: "" }),
    characters(64),
  ],
];

describe("a field is taken with as much as there may be in it, and with one more refused in words", () => {
  it.each(rows)("%s: %i", (_, most, schema, make, past) => {
    const faults = (count: number) =>
      (v.safeParse(schema, make(count)).issues ?? []).map(({ message }) => message);
    expect(faults(most)).toEqual([]);
    expect(faults(most + 1)).toEqual([past]);
  });
});

it("a search of leads that is longer is none", () => {
  const asked = (count: number) => v.parse(leadQuerySchema, { q: x(count) }).q.length;
  expect([asked(200), asked(201)]).toEqual([200, 0]);
});
