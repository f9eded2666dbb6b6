import type { Action, TokenScope } from "../../../app/schemas/firm.ts";
import { password } from "../harness/accounts.ts";

/**
 * What calls ask of a role, by method and path; with a query and a body that their schema takes, and the scope of a token where it
 * is another than the right's own.
 */
export type Rights = Record<
  string,
  { right: Action; query?: string; body?: unknown; scope?: TokenScope | null }
>;

/** What each call on one case asks of a role, told a second time; a body is sent where one is needed. */
export const onCase: Rights = {
  "GET /cases/{id}": { right: "read" },
  "GET /cases/{id}/dates": { right: "read" },
  "GET /cases/{id}/dates/{dateId}.ics": { right: "read", scope: "export" },
  "POST /cases/{id}/dates": { right: "write", body: { date: "2027-05-03", what: "Settlement" } },
  "PATCH /cases/{id}/dates/{dateId}": {
    right: "write",
    body: { state: "confirmed", version: 1 },
  },
  "GET /cases/{id}/text": { right: "read", scope: "export" },
  "GET /cases/{id}/pages": { right: "read", scope: "export" },
  "GET /cases/{id}/scan": { right: "read", scope: "export" },
  "GET /cases/{id}/file": { right: "export" },
  "GET /cases/{id}/report.docx": { right: "export" },
  "GET /cases/{id}/letter.docx": { right: "export" },
  "GET /cases/{id}/marked.docx": { right: "export" },
  "PATCH /cases/{id}": { right: "write", body: { case_name: "Wombat renamed" } },
  "PUT /cases/{id}/reviews": {
    right: "write",
    body: { quote: "x", clauseTitle: "Indemnity", state: "accepted", reason: "" },
  },
  "GET /cases/{id}/stamp": { right: "read" },
  "GET /cases/{id}/comments": { right: "read" },
  "POST /cases/{id}/comments/read": { right: "read" },
  "POST /cases/{id}/comments": { right: "write", body: { text: "Please look." } },
  "POST /cases/{id}/flags": {
    right: "write",
    body: { start: 0, end: 1, quote: "x", clauseTitle: "Indemnity", riskLevel: "Low" },
  },
  "PATCH /cases/{id}/flags": {
    right: "write",
    body: { flags: [{ id: "x", version: 0 }], state: "accepted" },
  },
  "DELETE /cases/{id}/flags/{flagId}": { right: "write" },
  "PATCH /cases/{id}/edits": { right: "write", body: { note: "Ours.", version: 0 } },
  "POST /cases/{id}/undo": { right: "write" },
  "PATCH /cases/{id}/flags/{flagId}": {
    right: "write",
    body: { state: "accepted", version: 0 },
  },
  "POST /cases/{id}/analyse": { right: "write" },
  "GET /cases/{id}/playbook": { right: "read" },
  "PUT /cases/{id}/playbook": { right: "write", body: { playbook_id: null } },
  "PUT /cases/{id}/playbook/overrides": {
    right: "write",
    body: { rule_id: "cap", result: "met", reason: "So." },
  },
  "GET /cases/{id}/versions": { right: "read" },
  "GET /cases/{id}/compare": { right: "read" },
  "POST /cases/{id}/versions": { right: "write" },
  // For one that is analysed also the right to delete.
  "DELETE /cases/{id}/versions/{number}": { right: "write" },
  "PUT /cases/{id}/scan": { right: "write", body: { pages: [{ text: "x", words: [] }] } },
  "DELETE /cases/{id}": { right: "delete" },
};

/** The same of calls on one matter, whose name an owner sees through a wall, and nothing else. */
export const onMatter: Rights = {
  "GET /matters/{id}": { right: "read" },
  "GET /matters/{id}/record": { right: "read" },
  "PATCH /matters/{id}": { right: "write", body: { number: "7" } },
  "DELETE /matters/{id}": { right: "delete" },
};

const aPlaybook = {
  ...{ name: "Another", kinds: [], act_for: null, law: null },
  rules: [
    {
      ...{ id: "indemnity", clause: "indemnity", words: null, test: { kind: "absent" } },
      ...{ preferred: { why: "It costs.", wording: "" }, fallbacks: [] },
      not_acceptable: { why: "It costs.", level: "High" },
    },
  ],
};

/** The same of calls on one playbook, which guests are not shown. */
export const onPlaybook: Rights = {
  "GET /playbooks/{id}": { right: "write", scope: "read" },
  "GET /playbooks/{id}.xlsx": { right: "export" },
  "GET /playbooks/{id}.json": { right: "export" },
  "PUT /playbooks/{id}": { right: "playbooks", body: aPlaybook },
  "DELETE /playbooks/{id}": { right: "playbooks" },
};

/** Of calls on the firm that the address names. Guests are not told of the members: that takes who may write. */
export const onFirm: Rights = {
  "POST /firms/{id}/switch": { right: "read" },
  "GET /firms/{id}": { right: "read" },
  "PATCH /firms/{id}": { right: "manage", body: { time_zone: "Australia/Perth" } },
  "DELETE /firms/{id}": { right: "manage", body: { password } },
  "GET /firms/{id}/members": { right: "write", scope: "read" },
  "PATCH /firms/{id}/members/{userId}": {
    ...{ right: "manage", body: { role: "owner", password } },
  },
  "DELETE /firms/{id}/members/{userId}": { right: "manage" },
  "GET /firms/{id}/invitations": { right: "invite" },
  "POST /firms/{id}/invitations": {
    right: "invite",
    body: { email: "new@banksia.example", role: "lawyer" },
  },
  // That of an owner, which who only invites cannot send and so not withdraw.
  "DELETE /firms/{id}/invitations/{invitationId}": { right: "manage" },
  "GET /firms/{id}/letterhead": { right: "manage" },
  "GET /firms/{id}/letterhead.docx": { right: "manage" },
  "PUT /firms/{id}/letterhead": { right: "manage" },
  "DELETE /firms/{id}/letterhead": { right: "manage" },
  "GET /firms/{id}/record": { right: "audit" },
  "GET /firms/{id}/record.csv": { right: "audit", scope: "export" },
  "GET /firms/{id}/record/verify": { right: "audit" },
  "GET /firms/{id}/tokens": { right: "manage" },
  "DELETE /firms/{id}/tokens/{tokenId}": { right: "manage" },
  "GET /firms/{id}/webhooks": { right: "manage" },
  "POST /firms/{id}/webhooks": {
    right: "manage",
    body: { url: "https://hooks.banksia.example/", events: ["flag.decided"], password },
  },
  "PATCH /firms/{id}/webhooks/{webhookId}": { right: "manage", body: { disabled: true } },
  "DELETE /firms/{id}/webhooks/{webhookId}": { right: "manage" },
  "POST /firms/{id}/webhooks/{webhookId}/test": { right: "manage" },
  "GET /firms/{id}/webhooks/{webhookId}/deliveries": { right: "manage" },
};

/** Of calls that act in the firm that a request names, on all that one sees there, or on what is one's own. */
export const inFirm: Rights = {
  "GET /account": { right: "read" },
  "PATCH /account": { right: "read", body: { mails: true } },
  "DELETE /account": { right: "read", body: { password } },
  "POST /account/data": { right: "read", body: { password } },
  "GET /account/retention": { right: "read" },
  "PATCH /account/retention": { right: "manage", body: { originals: "90_days" } },
  "GET /firms": { right: "read" },
  "POST /firms": { right: "read", body: { name: "Another" } },
  "GET /cases": { right: "read" },
  "POST /cases": { right: "write" },
  "GET /cases/stats": { right: "read" },
  "GET /cases/types": { right: "read" },
  "GET /matters": { right: "read" },
  "POST /matters": { right: "write", body: { name: "Another" } },
  "GET /playbooks": { right: "write", scope: "read" },
  "POST /playbooks": { right: "playbooks", body: aPlaybook },
  "POST /playbooks/import": { right: "playbooks" },
  "GET /dates": { right: "read" },
  "GET /waiting": { right: "read" },
  // Of a case, which is there for whoever sees it: `tests/worker/cases/ask.test.ts`.
  "POST /ask": {
    right: "read",
    body: { question: "governing law", case_id: "0b6c64c5-7d0f-4b3d-9c52-3d1f8a5d9e11" },
  },
  // What it finds: `tests/worker/search/everybody-searches.test.ts`.
  "GET /search": { right: "read", query: "?q=wombat" },
  "GET /calendars": { right: "read" },
  "POST /calendars": { right: "read", body: { name: "Mine" } },
  "GET /tokens": { right: "read" },
  "POST /tokens": { right: "read", body: { name: "Nightly", scopes: ["read"], password } },
};

/** Of calls on several cases at once, which leave alone what one does not see. */
export const onCases: Rights = {
  "POST /cases/move": { right: "write" },
  "POST /cases/delete": { right: "delete" },
  // Whoever has deleted takes back.
  "POST /cases/restore": { right: "read" },
};

/** Of calls on what somebody has made, and nobody else may touch. */
export const onOwn: Rights = {
  "PATCH /comments/{id}": { right: "write", body: { text: "Changed." } },
  "DELETE /comments/{id}": { right: "write" },
  "DELETE /tokens/{id}": { right: "read" },
  "DELETE /calendars/{id}": { right: "read" },
};

/** The calls that ask for no session, or that look for one by themselves: they act in no firm. */
export const open = [
  ...["GET /health", "GET /openapi.json", "POST /contacts", "GET /auth/user"],
  ...["POST /auth/sign-up", "POST /auth/confirm", "POST /auth/sign-in", "POST /auth/sign-out"],
  ...["POST /auth/forgot-password", "POST /auth/reset-password", "POST /auth/second-factor"],
  ...["POST /auth/passkey/challenge", "POST /auth/passkey"],
  ...["POST /auth/passkeys/challenge", "POST /auth/passkeys", "POST /invitations/accept"],
  "DELETE /auth/passkeys/{passkeyId}",
];

/** Calls on one thing of a case that is not there in these worlds answer 404 to who may do it too. */
export const aboutNothing = [
  ...["PUT /cases/{id}/reviews", "PATCH /cases/{id}/flags/{flagId}"],
  ...["PATCH /cases/{id}/flags", "DELETE /cases/{id}/flags/{flagId}"],
  ...["PUT /cases/{id}/playbook/overrides", "GET /cases/{id}/pages"],
  ...["GET /cases/{id}/scan", "GET /cases/{id}/dates/{dateId}.ics"],
  "PATCH /cases/{id}/dates/{dateId}",
];
