import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contractText } from "../../fixtures/contract.ts";
import { password } from "../harness/accounts.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { services } from "../playbooks/written.ts";

type Place = { firmId: string; userId: string; caseId: string };

/** What a firm, a person or a case has at most so many of: how one is stored, and how one more is asked for. */
type Bound = {
  what: string;
  most: number;
  row: (at: number, of: Place) => [table: string, row: Record<string, string | number | null>];
  ask: (seat: Seat, of: Place) => Promise<Response>;
  sentence: string;
};

const quote = "limited to $1,000";
const start = contractText.indexOf(quote);

const bounds: Bound[] = [
  {
    ...{ what: "comments of a case", most: 1_000 },
    row: (at, { firmId, caseId }) => [
      "comments",
      { id: `${at}`, firm_id: firmId, case_id: caseId, author_id: "", text: "a", created_at: 1 },
    ],
    ask: ({ browser }, { caseId }) => browser.post(`/api/cases/${caseId}/comments`, { text: "b" }),
    sentence: "This case has 1,000 comments, as many as it can hold.",
  },
  {
    ...{ what: "own flags of a case", most: 1_000 },
    row: (at, { caseId }) => [
      "flag_reviews",
      {
        ...{ case_id: caseId, flag_hash: `${at}`, quote, clause_title: "Ours", state: "open" },
        ...{ reviewed_at: 1, version: 1, own: 1, hidden: 0 },
        edits: JSON.stringify({ riskLevel: "Low", explanation: "", recommendation: "" }),
        anchor: JSON.stringify({ prefix: "", suffix: "", start }),
      },
    ],
    ask: ({ browser }, { caseId }) =>
      browser.post(`/api/cases/${caseId}/flags`, {
        ...{ quote, start, end: start + quote.length, clauseTitle: "Ours", riskLevel: "Low" },
      }),
    sentence:
      "The flag could not be added: the document is being analysed anew, or has 1,000 flags of your own, as many as it can hold.",
  },
  {
    ...{ what: "webhooks of a firm", most: 20 },
    row: (at, { firmId }) => [
      "webhooks",
      {
        ...{ id: `${at}`, firm_id: firmId, url: "https://hooks.firm.com.au/", events: "[]" },
        ...{ secret: "whsec_eA==", created_at: 1 },
      },
    ],
    ask: ({ browser }, { firmId }) =>
      browser.post(`/api/firms/${firmId}/webhooks`, {
        ...{ url: "https://hooks.firm.com.au/", events: ["flag.decided"], password },
      }),
    sentence: "The firm has 20 webhooks already.",
  },
  {
    ...{ what: "tokens of a person", most: 50 },
    row: (at, { firmId, userId }) => [
      "access_tokens",
      {
        ...{ id: `${at}`, firm_id: firmId, user_id: userId, name: "Nightly", scopes: "[]" },
        ...{ token_hash: `${at}`, second_factor: 0, created_at: 1, expires_at: 9e12 },
      },
    ],
    ask: ({ browser }) =>
      browser.post("/api/tokens", { name: "Nightly", scopes: ["read"], password }),
    sentence: "You have 50 tokens already. Revoke one first.",
  },
  {
    ...{ what: "playbooks of a firm", most: 50 },
    row: (at, { firmId }) => [
      "playbooks",
      {
        ...{ id: `${at}`, firm_id: firmId, name: `P ${at}`, version: 1, is_default: 0 },
        ...{ created_by: "", created_at: 1, changed_by: "", changed_at: 1, draft_version: 0 },
      },
    ],
    ask: ({ browser }) => browser.post("/api/playbooks", services),
    sentence: "A firm can have 50 playbooks. Please delete one that is not used any more.",
  },
  {
    // Their own and the one of this test are two.
    ...{ what: "firms of an owner", most: 10 - 2 },
    row: (at, { userId }) => [
      "members",
      { firm_id: `firm ${at}`, user_id: userId, role: "owner", mails: 0, joined_at: 1 },
    ],
    ask: ({ browser }) => browser.post("/api/firms", { name: "One more" }),
    sentence: "You own 10 firms already: more is not possible.",
  },
  {
    ...{ what: "members of a firm", most: 200 - 1 },
    row: (at, { firmId }) => [
      "members",
      { firm_id: firmId, user_id: `${at}`, role: "lawyer", mails: 0, joined_at: 1 },
    ],
    ask: ({ browser }, { firmId }) =>
      browser.post(`/api/firms/${firmId}/invitations`, {
        ...{ email: `${crypto.randomUUID()}@firm.example`, role: "lawyer" },
      }),
    sentence: "A firm has room for 200 members, with those who are invited.",
  },
];

async function store(rows: ReturnType<Bound["row"]>[]) {
  await env.DB.batch(
    rows.map(([table, row]) =>
      env.DB.prepare(
        `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
      ).bind(...Object.values(row)),
    ),
  );
}

describe("there are as many as there may be, and one more is refused in words", () => {
  it.each(bounds)("$what", async ({ most, row, ask, sentence }) => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const { id: caseId } = await uploadContract(partner.browser);
    await analysed(partner.browser, caseId);
    const of = { firmId, userId: partner.member.user.id, caseId };
    await store(Array.from({ length: most - 1 }, (_, at) => row(at, of)));
    const last = await ask(partner, of);
    expect(last.ok).toBe(true);
    await last.arrayBuffer();
    const past = await ask(partner, of);
    expect(past.status).toBe(409);
    expect(await past.json()).toMatchObject({ error: { code: "conflict", message: sentence } });
  });
});

describe("a body", () => {
  it("of 64 KB is read, and one byte more is refused in words", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const send = (bytes: number) => {
      const body = `{"name":"Lease"}`;
      return partner.browser.fetch("/api/matters", {
        ...{ method: "POST", headers: { "Content-Type": "application/json" } },
        body: body + " ".repeat(bytes - body.length),
      });
    };
    expect((await send(64 * 1024)).status).toBe(201);
    const past = await send(64 * 1024 + 1);
    expect(past.status).toBe(413);
    expect(await past.json()).toMatchObject({
      error: { code: "too_large", message: "The body is larger than 64 KB." },
    });
  });
});
