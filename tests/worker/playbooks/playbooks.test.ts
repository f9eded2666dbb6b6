import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, playbookVersions } from "../../../app/db/schema.server.ts";
import type { ListedPlaybook, Playbook } from "../../../app/schemas/playbooks/answers.ts";
import { maxRules } from "../../../app/schemas/playbooks/playbook.ts";
import { createPlaybook, maxPlaybooks } from "../../../app/services/playbooks/playbooks.server.ts";
import { scopeOf } from "../harness/accounts.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { capRule, lawRule, services } from "./written.ts";

const firmOfFour = () =>
  firmWith({
    ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
  } as const);

const made = async ({ browser }: Seat, body: object = services) => {
  const response = await browser.post("/api/playbooks", body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { playbook: Playbook }).playbook;
};
const put = ({ browser }: Seat, id: string, body: object) =>
  browser.send("PUT", `/api/playbooks/${id}`, body);
const listed = async ({ browser }: Seat) =>
  ((await (await browser.get("/api/playbooks")).json()) as { playbooks: ListedPlaybook[] })
    .playbooks;
const told = async () =>
  (await database(env).select().from(auditEvents))
    .filter(({ thing_kind }) => thing_kind === "playbook")
    .map(({ action }) => action);

describe("a firm's playbooks", () => {
  it("are made by lawyers, read by the firm, and by name in its list", async () => {
    const { associate, clerk } = await firmOfFour();
    await made(associate, { ...services, name: "trade" });
    const playbook = await made(associate);
    expect(playbook).toMatchObject({ ...services, version: 1, default: false });
    expect((await listed(clerk)).map(({ name, size, draft }) => [name, size, draft])).toEqual([
      ["Services for the customer", 2, false],
      ["trade", 2, false],
    ]);
    const read = await clerk.browser.get(`/api/playbooks/${playbook.id}`);
    expect(await read.json()).toEqual({ playbook });
    expect(await told()).toEqual(["creation", "publication", "creation", "publication"]);
  });

  it("are changed by nobody but owners and lawyers, and shown to no guest", async () => {
    const { partner, clerk, visitor } = await firmOfFour();
    const { id } = await made(partner);
    for (const [seat, method, path, body] of [
      [clerk, "POST", "", services],
      [clerk, "PUT", `/${id}`, services],
      [clerk, "DELETE", `/${id}`, undefined],
      [visitor, "GET", "", undefined],
      [visitor, "GET", `/${id}`, undefined],
      [visitor, "PUT", `/${id}`, services],
    ] as const) {
      const response = await seat.browser.send(method, `/api/playbooks${path}`, body);
      expect([method, path, response.status, await errorCode(response)]).toEqual([
        method,
        path,
        403,
        "forbidden",
      ]);
    }
    expect(await told()).toEqual(["creation", "publication"]);
  });

  it("are not there for another firm", async () => {
    const { partner } = await firmOfFour();
    const { id } = await made(partner);
    await partner.browser.post(`/api/firms/${partner.member.user.id}/switch`);
    for (const [method, body] of [
      ["GET", undefined],
      ["PUT", services],
      ["DELETE", undefined],
    ] as const) {
      const response = await partner.browser.send(method, `/api/playbooks/${id}`, body);
      expect([method, response.status]).toEqual([method, 404]);
    }
  });

  it("are published again as a new version, and nothing of an old one changes", async () => {
    const { partner } = await firmOfFour();
    const { id } = await made(partner);
    const [before] = await database(env).select().from(playbookVersions);
    const changed = { ...services, rules: [lawRule], version: 1 };
    expect((await put(partner, id, changed)).status).toBe(200);
    const versions = await database(env).select().from(playbookVersions);
    expect(versions.find(({ version }) => version === 1)).toEqual(before);
    expect(versions.find(({ version }) => version === 2)?.content.rules).toEqual([lawRule]);
    expect(await told()).toEqual(["creation", "publication", "publication"]);
  });

  it("are not written over by who has not seen the newest", async () => {
    const { partner, associate } = await firmOfFour();
    const playbook = await made(partner);
    await put(associate, playbook.id, { ...services, rules: [lawRule], version: 1 });
    const response = await put(partner, playbook.id, { ...playbook, name: "Mine" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      current: { version: 2, rules: [{ id: "law" }] },
    });
    const both = await Promise.all([
      put(partner, playbook.id, { ...services, version: 2 }),
      put(associate, playbook.id, { ...services, version: 2 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("have one default at most", async () => {
    const { partner } = await firmOfFour();
    const first = await made(partner, { ...services, default: true });
    await made(partner, { ...services, name: "Second", default: true });
    const names = async () =>
      (await listed(partner)).filter((one) => one.default).map(({ name }) => name);
    expect(await names()).toEqual(["Second"]);
    await put(partner, first.id, { ...services, default: true });
    expect(await names()).toEqual([services.name]);
    await put(partner, first.id, { ...services, default: false });
    expect(await names()).toEqual([]);
  });

  it("are gone when they are deleted, but for what cases were read with", async () => {
    const { partner } = await firmOfFour();
    const { id } = await made(partner);
    expect((await partner.browser.send("DELETE", `/api/playbooks/${id}`)).status).toBe(204);
    expect(await listed(partner)).toEqual([]);
    for (const method of ["GET", "DELETE"])
      expect((await partner.browser.send(method, `/api/playbooks/${id}`)).status).toBe(404);
    expect((await put(partner, id, services)).status).toBe(404);
    expect(await database(env).select().from(playbookVersions)).toHaveLength(1);
    expect((await told()).at(-1)).toBe("deletion");
  });

  it("are so many that all can be read at once", async () => {
    const { partner } = await firmOfFour();
    for (let i = 0; i < maxPlaybooks; i++)
      await createPlaybook(scopeOf(), partner.member, services, { published: false });
    const response = await partner.browser.post("/api/playbooks", services);
    expect([response.status, await errorCode(response)]).toEqual([409, "conflict"]);
  });
});

describe("what a playbook says", () => {
  it.each([
    ["no rule", { rules: [] }, ""],
    ["no name", { name: "" }, "name"],
    ["a field that nobody knows", { owner: "me" }, "owner"],
  ])("is refused with %s", async (_, change, field) => {
    const { partner } = await firmWith({ partner: "owner" });
    const response = await partner.browser.post("/api/playbooks", { ...services, ...change });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields?: object; message: string } };
    if (field) expect(Object.keys(error.fields ?? {})).toContain(field);
    expect(await listed(partner)).toEqual([]);
  });

  it("are refused with clauses that nobody knows, and with more phrases than one may look for, new and changed", async () => {
    const { partner } = await firmOfFour();
    const { id } = await made(partner);
    const unknown = { ...capRule, id: "unknown", clause: "no-such-clause" };
    const listed = Array.from({ length: 50 }, (_, at) => `phrase ${at}`);
    const many = Array.from({ length: 41 }, (_, at) => ({
      ...{ ...capRule, id: `rule-${at}`, clause: null, words: listed },
    }));
    for (const [rules, field, sentence] of [
      [[capRule, unknown], "rules.1", "“no-such-clause” is no clause that is known here."],
      [many, "rules", "Please keep a playbook to 2,000 phrases to look for"],
    ] as const)
      for (const answer of [
        await partner.browser.post("/api/playbooks", { ...services, rules }),
        await put(partner, id, { ...services, rules }),
      ]) {
        expect(answer.status).toBe(400);
        const { error } = (await answer.json()) as { error: { fields: Record<string, string[]> } };
        expect(error.fields[field]?.[0]).toContain(sentence);
      }
    expect(await told()).toEqual(["creation", "publication"]);
  });

  it("may be five hundred rules with their wording, and a megabyte in all", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const rules = (wording: string) =>
      Array.from({ length: maxRules }, (_, i) => ({
        ...{ ...capRule, id: `rule-${i}`, preferred: { ...capRule.preferred, wording } },
      }));
    const { rules: kept } = await made(partner, { ...services, rules: rules("x".repeat(1_000)) });
    expect(kept).toHaveLength(maxRules);
    const long = { ...services, rules: rules("x".repeat(2_000)) };
    expect((await partner.browser.post("/api/playbooks", long)).status).toBe(413);
    const many = { ...services, rules: [...rules(""), { ...capRule, id: "one-more" }] };
    expect((await partner.browser.post("/api/playbooks", many)).status).toBe(400);
  });
});
