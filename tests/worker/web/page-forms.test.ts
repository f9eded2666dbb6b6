import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { contacts, legalCases, outbox, users } from "../../../app/db/schema.server.ts";
import { honeypotField, stampField } from "../../../app/schemas/form-fields.ts";
import { getCase } from "../../../app/services/cases/cases.server.ts";
import { looksLikeSpam, stampForm } from "../../../app/services/form-stamp.server.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";
import { page } from "../harness/pages.ts";
import { storeCases } from "../harness/stored-cases.ts";

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const script = { Accept: "*/*" };
/** The stamp of a form that was shown some milliseconds ago. */
const shown = async (ago: number) => {
  vi.setSystemTime(Date.now() - ago);
  const stamp = await stampForm(env);
  vi.useRealTimers();
  return stamp;
};

describe("a lead form without JavaScript", () => {
  const { post, get } = page("marketing/form-page.tsx");
  const enquiry = { business_name: "Torrens Bakery", enquiry_type: "seo", message: "Hello." };
  const email = "priya@firm.example";
  const guide = {
    ...{ lead_type: "ai_resource", name: "Priya", email },
    ...{ business_name: "Firm", phone: "0412 345 678" },
  };

  it.each([
    ["/", { lead_type: "contact_form", ...enquiry }],
    ["/contact", { lead_type: "contact_page", ...enquiry, email }],
    ["/law-firms", guide],
  ])("leads on to a page that says so and can be loaded again: %s", async (path, fields) => {
    const stamp = await shown(5_000);
    const { status, location } = await post(path, form({ ...fields, [stampField]: stamp }));
    expect([status, location]).toEqual([303, `${path}?sent=${fields.lead_type}#answer`]);
    expect(await database(env).select().from(contacts)).toHaveLength(1);
    const answer = { type: fields.lead_type, sent: true };
    expect((await get(location ?? "")).data).toMatchObject({ sent: answer });
    expect((await get(path)).data).toMatchObject({ sent: undefined });
    expect(await database(env).select().from(contacts)).toHaveLength(1);
  });

  it("that asks for the guide and looks automatic leads on to kind words, and mails nothing yet", async () => {
    const { location } = await post("/law-firms", form(guide));
    expect(location).toBe("/law-firms?sent=ai_resource&held#answer");
    expect((await get(location ?? "")).data).toMatchObject({
      sent: { sent: true, notice: { title: "Your request is with us" } },
    });
    const mails = await database(env).select().from(outbox);
    expect(mails.map(({ to_address }) => to_address)).toEqual([env.LEADS_TO]);
  });

  it("looks automatic when it was sent sooner than a person can, or a week after it was shown", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const looks = async (ago: number) => {
      const sent = new FormData();
      sent.set(stampField, await stampForm(env));
      vi.setSystemTime(Date.now() + ago);
      return looksLikeSpam(env, sent);
    };
    const week = 7 * 24 * 60 * 60_000;
    expect([await looks(699), await looks(700)]).toEqual([true, false]);
    expect([await looks(week), await looks(week + 1)]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it("that makes an enquiry and looks automatic is thanked like any other: it is answered all the same", async () => {
    const { location } = await post("/", form({ lead_type: "contact_form", ...enquiry }));
    expect(location).toBe("/?sent=contact_form#answer");
    expect((await get("/?sent=contact_form&held")).data).toMatchObject({
      sent: { notice: { title: "Thank you!" } },
    });
  });

  it("comes back with what was typed, and as old as it is, when something is missing", async () => {
    const stamp = await shown(5_000);
    const half = { lead_type: "contact_form", business_name: "Half", [stampField]: stamp };
    const answer = await post("/", form(half));
    expect(answer).toMatchObject({
      ...{ status: 400, location: null },
      data: { sent: false, notice: { title: "Missing Information" } },
    });
    expect(answer.data).toHaveProperty("result.initialValue.business_name", "Half");
    // With a new one, whoever mends a field at once would look like a program.
    expect(answer.data).toHaveProperty("stamp", stamp);
  });
});

describe("a lead", () => {
  const { post } = page("marketing/form-page.tsx");
  const enquiry = {
    ...{ lead_type: "contact_form", business_name: "Torrens Bakery" },
    ...{ enquiry_type: "seo", message: "Hello." },
  };
  const second = 1_000;
  const day = 24 * 60 * 60 * second;
  const forged = async () => `${(await shown(5 * second)).slice(0, -4)}AAAA`;

  it.each([
    ["is received when a person had time to write it", () => shown(5 * second), "", "received"],
    ["is received when its tab was open for days", () => shown(6 * day), "", "received"],
    ["is held back when its stamp is missing", async () => "", "", "quarantined"],
    ["is held back when its stamp is forged", forged, "", "quarantined"],
    ["is held back when nobody could write that fast", () => shown(0), "", "quarantined"],
    ["is held back when its form was shown weeks ago", () => shown(8 * day), "", "quarantined"],
    [
      "is held back when the field that nobody sees is filled in",
      () => shown(5 * second),
      "x",
      "quarantined",
    ],
  ])("%s", async (_what, stamp, unseen, status) => {
    const fields = { ...enquiry, [stampField]: await stamp(), [honeypotField]: unseen };
    expect((await post("/", form(fields))).status, "it is taken all the same").toBe(303);
    expect(await database(env).select().from(contacts)).toMatchObject([{ status }]);
  });
});

describe("LegalAI's forms", () => {
  it.each([
    [
      "legalai/forgot-password.tsx",
      "/legalai/forgot-password",
      "link-sent",
      { email: "a@b.example" },
    ],
    [
      ...["legalai/auth.tsx", "/legalai/auth?mode=sign-up", "signed-up"],
      { email: "a@b.example", password: "correct horse battery" },
    ],
    [
      ...["firm/settings.tsx", "/legalai/firm/settings", "retention-saved"],
      { intent: "retention", originals: "30_days" },
    ],
    [
      ...["legalai/account.tsx", "/legalai/account", "device-signed-out"],
      { intent: "end-session", session: "nothing" },
    ],
  ] as const)("lead on when they are taken: %s %s %s", async (name, path, notice, fields) => {
    const { status, location } = await page(name).post(path, form(fields));
    expect([status, location]).toEqual([303, `${path.split("?")[0]}?notice=${notice}`]);
  });

  it("come back with the address that was typed, and without the password", async () => {
    const { post } = page("legalai/auth.tsx");
    const typed = { email: "nobody@firm.example", password: "not my password" };
    const { status, data } = await post("/legalai/auth", form(typed));
    expect(status).toBe(401);
    expect(data).toHaveProperty("result.initialValue.email", typed.email);
    expect(JSON.stringify(data)).not.toContain(typed.password);
  });

  it("that do not say what to do are refused", async () => {
    for (const name of ["legalai/account.tsx", "legalai/cases.tsx", "case/case.tsx"])
      for (const intent of ["", "toString", "erase"])
        expect((await page(name).post("/", form({ intent }))).status, name).toBe(400);
  });
});

describe("an upload without JavaScript", () => {
  const upload = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("file", new File(["This lease binds."], "Lease.txt"));
    return body;
  };
  const length = { "Content-Length": "1000" };

  it("is not taken without the right to upload: the box says so, and what was typed is kept", async () => {
    await signedInBrowser();
    const [user] = await database(env).select().from(users);
    const { post } = page("legalai/upload.tsx", user);
    const typed = { case_name: "The mill", case_type: "Lease", side: "drafter" };
    const answer = await post("/legalai/upload", upload(typed), length);
    expect(answer).toMatchObject({ status: 400, data: { unconfirmed: true, typed } });
    expect(await database(env).select().from(legalCases)).toHaveLength(0);
    expect((await env.FILES.list()).objects).toHaveLength(0);

    const ticked = await post("/legalai/upload", upload({ ...typed, confirmed: "on" }), length);
    expect(ticked.location).toMatch(/^\/legalai\/case\//);
    expect(await database(env).select().from(legalCases)).toMatchObject([typed]);
  });
});

describe("the list of cases", () => {
  it("keeps its filters and offers to take a deletion back, as long as that is possible", async () => {
    await signedInBrowser();
    const [user] = await database(env).select().from(users);
    if (!user) throw new Error("Nobody is signed in.");
    const [first = "", second = ""] = await storeCases(user.id, [{}, {}]);
    const { post, get } = page("legalai/cases.tsx", user);
    const chosen = (intent: string) => `intent=${intent}&id=${first}`;
    const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

    const deleted = await post("/legalai/cases?sort=name", chosen("delete"), urlEncoded);
    expect(deleted).toMatchObject({
      ...{ status: 303, location: "/legalai/cases?sort=name&notice=deleted" },
    });
    expect((await get(deleted.location ?? "")).data).toMatchObject({
      undo: { deed: "deleted", ids: [first] },
    });
    expect((await get("/legalai/cases")).data).toMatchObject({ undo: null });

    const restored = await post(deleted.location ?? "", chosen("restore"), urlEncoded);
    expect(restored.location).toBe("/legalai/cases?sort=name&notice=cases-restored");
    expect((await get(deleted.location ?? "")).data).toMatchObject({ undo: { ids: [] } });

    const change = { intent: "rename", id: second, case_name: "Lease", case_type: "" };
    const changed = await post("/legalai/cases", form(change));
    expect(changed).toMatchObject({ location: "/legalai/cases?notice=case-changed" });
    const rows = await database(env).select().from(legalCases);
    expect(rows.find(({ id }) => id === second)).toMatchObject({
      ...{ case_name: "Lease", case_type: null },
    });
    const nameless = await post("/legalai/cases", form({ ...change, case_name: " " }));
    expect(nameless).toMatchObject({ status: 400 });
    expect(JSON.stringify(nameless.data)).toContain("Please give the case a name.");
  });
});

describe("a flag's decision", () => {
  it("leads back to the place in the case, and has a script read the page again", async () => {
    await signedInBrowser();
    const [user] = await database(env).select().from(users);
    if (!user) throw new Error("Nobody is signed in.");
    const flag = {
      ...{ riskLevel: "High", clauseTitle: "Cap", quote: "no limit", start: 0, end: 8 },
      ...{ explanation: "", recommendation: "" },
    } as const;
    const [caseId = ""] = await storeCases(user.id, [{ risk_flags: JSON.stringify([flag]) }]);
    const { post } = page("case/case.tsx", user);
    const of = await getCase(env, alone(user.id), caseId);
    const id = of.risk_flags[0]?.id ?? "";
    const review = (version: string) =>
      form({ intent: "flag", flag: id, version, state: "accepted" });
    const path = `/legalai/case/${caseId}?part=2`;
    const plain = await post(path, review("0"), {}, { caseId });
    expect(plain).toMatchObject({ status: 303, location: path });
    expect(await post(path, review("1"), script, { caseId })).toEqual({
      ...{ status: 200, location: null, data: null },
    });
    const foreign = await page("case/case.tsx").post(path, review("2"), {}, { caseId });
    expect(foreign.status).toBe(404);
    expect((await post(path, review("1"), {}, { caseId })).status).toBe(409);
  });
});
