import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxFileBytes } from "../../../app/schemas/documents/limits.ts";
import { maxLetterheadBytes } from "../../../app/schemas/letters/letter.ts";
import { maxFieldBytes, maxFields } from "../../../app/services/cases/uploads.server.ts";
import { maxTableBytes } from "../../../app/services/playbooks/tables.server.ts";
import { readForm } from "../../../app/services/request-body.ts";
import { type BucketName, buckets, charge } from "../../../app/services/throttle.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { password } from "../harness/accounts.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import type { Browser } from "../harness/browser.ts";
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

type Body = {
  what: string;
  most: number;
  send: (browser: Browser, bytes: number, firmId: string) => Promise<Response>;
  status: number;
  sentence: string;
};

/** A word processor’s file of so many bytes, which is a letterhead. */
function letterheadOf(bytes: number): File {
  const made = (rest: number) =>
    docxFile(paragraph("{{letter}}"), { extra: { rest: [new Uint8Array(rest), { level: 0 }] } });
  return new File([Uint8Array.from(made(bytes - made(0).length))], "Paper.docx");
}
/** A body as JSON of so many bytes, in which some letters take more than one. */
function padded(body: object, bytes: number): string {
  const text = JSON.stringify(body);
  return text + " ".repeat(bytes - new TextEncoder().encode(text).length);
}
const json = (browser: Browser, path: string, body: string) =>
  browser.fetch(path, {
    ...{ method: "POST", headers: { "Content-Type": "application/json" }, body },
  });

const bodies: Body[] = [
  {
    ...{ what: "a body", most: 64 * 1024, status: 201 },
    send: (browser, bytes) => json(browser, "/api/matters", padded({ name: "Lease" }, bytes)),
    sentence: "The body is larger than 64 KB.",
  },
  {
    ...{ what: "a playbook", most: 1024 * 1024, status: 201 },
    send: (browser, bytes) => json(browser, "/api/playbooks", padded(services, bytes)),
    sentence: "The body is larger than 1 MB.",
  },
  {
    ...{ what: "the table of a playbook", most: maxTableBytes, status: 201 },
    send: (browser, bytes) =>
      browser.sendFile(
        "POST",
        "/api/playbooks/import",
        new File([padded(services, bytes)], "Table.json"),
      ),
    sentence: "This file is larger than 4 MB.",
  },
  {
    ...{ what: "a letterhead", most: maxLetterheadBytes, status: 200 },
    send: (browser, bytes, firmId) =>
      browser.put(`/api/firms/${firmId}/letterhead`, letterheadOf(bytes)),
    sentence: "This letterhead is larger than 1 MB. Make its pictures smaller and upload it again.",
  },
  {
    ...{ what: "a document", most: maxFileBytes, status: 201 },
    send: (browser, bytes) => browser.upload(new File(["x".repeat(bytes)], "Deed.txt")),
    sentence: "This file is larger than 10MB. Please upload a smaller one.",
  },
  {
    ...{ what: "the fields beside a document", most: maxFieldBytes, status: 400 },
    send: (browser, bytes) =>
      browser.upload(new File(["A deed."], "Deed.txt"), { case_name: "x".repeat(bytes) }),
    sentence: "The fields are larger than 64 KB.",
  },
];

describe("what is sent is taken with as many bytes as there may be, and with one more refused in words", () => {
  it.each(bodies)("$what", async ({ most, send, status, sentence }) => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const at = await send(partner.browser, most, firmId);
    expect([at.status, await at.text()]).toEqual([status, expect.not.stringContaining("larger")]);
    const past = await send(partner.browser, most + 1, firmId);
    expect([past.status, await past.json()]).toMatchObject([
      413,
      { error: { code: "too_large", message: sentence } },
    ]);
  });

  it("and with as many fields, of a form with a document and of one without", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`field-${at}`, "x"]));
    const told = async (count: number) => {
      const deed = new File(["A deed."], "Deed.txt");
      const answer = await partner.browser.upload(deed, fields(count));
      return ((await answer.json()) as { error: { message: string } }).error.message;
    };
    const tooMany = `A form has at most ${maxFields} fields.`;
    expect(await told(maxFields)).not.toBe(tooMany);
    expect(await told(maxFields + 1)).toBe(tooMany);
    const form = (body: string) =>
      readForm(
        new Request("http://localhost/", { method: "POST", body: new URLSearchParams(body) }),
      );
    const many = (count: number) => String(new URLSearchParams(fields(count)));
    expect([...(await form(many(maxFields))).keys()]).toHaveLength(maxFields);
    await expect(form(many(maxFields + 1))).rejects.toMatchObject({ message: tooMany });
    const long = (bytes: number) => form(`f=${"x".repeat(bytes - 2)}`);
    expect((await long(maxFieldBytes)).get("f")).toHaveLength(maxFieldBytes - 2);
    await expect(long(maxFieldBytes + 1)).rejects.toMatchObject({
      message: "The body is larger than 64 KB.",
    });
  });
});

describe("a bucket of tries", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  // The table of buckets has these names.
  it.each(Object.keys(buckets) as BucketName[])(
    "%s holds as many as there may be at once, refuses one more in words, and fills up again",
    async (name) => {
      const { burst, everySeconds }: { burst: number; everySeconds: number } = buckets[name];
      const key = `${name}:somebody`;
      const take = () => charge({ env }, name, "somebody");
      await take();
      const left = await env.DB.prepare("SELECT tokens FROM throttle WHERE key = ?")
        .bind(key)
        .first("tokens");
      expect(left).toBe(burst - 1);
      await env.DB.prepare("UPDATE throttle SET tokens = 1 WHERE key = ?").bind(key).run();
      await take();
      await expect(take()).rejects.toMatchObject({
        code: "too_many_requests",
        message: expect.stringMatching(
          /^(?:Too many attempts|You have (?:asked|searched) .+)\. Please try again in \d+ (?:seconds?|minutes)\.$/,
        ),
        details: { retryAfter: Math.max(1, everySeconds) },
      });
      vi.setSystemTime(Date.now() + everySeconds * 1000);
      await take();
      await expect(take()).rejects.toMatchObject({ code: "too_many_requests" });
    },
  );
});
