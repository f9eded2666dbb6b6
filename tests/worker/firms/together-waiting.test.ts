import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms, legalCases, members, outbox, toldByMail } from "../../../app/db/schema.server.ts";
import { sendWaitingDigests } from "../../../app/services/comments/digest.server.ts";
import { afterAnswers } from "../harness/answers.ts";
import { type Seat, storeMember } from "../harness/firms.ts";
import {
  firmWithFlags,
  flagOn,
  mention,
  nameIn,
  readCase,
  said,
  waitingOf,
  wallOff,
} from "../harness/flagged.ts";
import { storeCases } from "../harness/stored-cases.ts";

const assign = async (by: Seat, to: Seat | null, caseId: string, which: "first" | "second") => {
  const flag = (await readCase(by, caseId))[which];
  const body = { assignee: to?.member.user.id ?? null, version: flag.version };
  const response = await by.browser.send("PATCH", `/api/cases/${caseId}/flags/${flag.id}`, body);
  expect(response.status).toBe(200);
  return flag.id;
};
const decide = async ({ browser }: Seat, caseId: string, id: string, state: string) =>
  browser.send("PATCH", `/api/cases/${caseId}/flags/${id}`, { state, version: 1 });

describe("what waits for somebody", () => {
  it("are flags assigned to them and open, and mentions not read, with their count", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    expect(await waitingOf(associate)).toEqual({ flags: [], mentions: [], count: 0 });
    const first = await assign(partner, associate, caseId, "first");
    await assign(associate, partner, caseId, "second");
    const { id } = await said(partner, caseId, `${mention(associate)}, please look.`, first);
    const of = { id: caseId, case_name: "Harbour Deed" };
    const by = { ...partner.member.user, name: "" };
    expect(await waitingOf(associate)).toEqual({
      flags: [
        {
          ...{ case: of, number: 1, assigned_by: by, assigned_at: expect.stringMatching(/Z$/) },
          flag: (await readCase(partner, caseId)).first,
        },
      ],
      mentions: [{ case: of, comment_id: id, flag_id: first, by, created_at: expect.any(String) }],
      count: 2,
    });
    expect((await waitingOf(partner)).count).toBe(1);
  });

  it("is less once it is decided, assigned to another or read, and not by whom it does not wait for", async () => {
    const { partner, associate, clerk, caseId } = await firmWithFlags();
    const first = await assign(partner, associate, caseId, "first");
    await assign(partner, associate, caseId, "second");
    await said(partner, caseId, mention(associate));
    expect((await waitingOf(associate)).count).toBe(3);
    await decide(clerk, caseId, first, "accepted");
    expect((await waitingOf(associate)).flags.map(({ number }) => number)).toEqual([2]);
    await assign(partner, clerk, caseId, "second");
    const read = ({ browser }: Seat, body = {}) =>
      browser.post(`/api/cases/${caseId}/comments/read`, body);
    await read(clerk);
    await associate.browser.get(`/api/cases/${caseId}/comments`);
    expect((await read(associate, { flag_id: first })).status).toBe(204);
    expect(await waitingOf(associate)).toMatchObject({ flags: [], count: 1 });
    expect((await read(associate, { flag_id: null })).status).toBe(204);
    expect((await waitingOf(associate)).count).toBe(0);
    const nowhere = `/api/cases/${crypto.randomUUID()}/comments/read`;
    expect((await associate.browser.post(nowhere)).status).toBe(404);
  });

  it("is again what was taken back, and no flag that the analysis has no more", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const first = await assign(partner, associate, caseId, "first");
    await decide(associate, caseId, first, "accepted");
    expect((await waitingOf(associate)).count).toBe(0);
    const back = { state: "open", version: 2 };
    await associate.browser.send("PATCH", `/api/cases/${caseId}/flags/${first}`, back);
    expect((await waitingOf(associate)).count).toBe(1);
    await database(env)
      .update(legalCases)
      .set({ risk_flags: JSON.stringify([flagOn("other words")]) });
    expect(await waitingOf(associate)).toEqual({ flags: [], mentions: [], count: 0 });
  });

  it("is nothing behind a wall, of a deleted case, or of another firm", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    await assign(partner, associate, caseId, "first");
    await said(partner, caseId, mention(associate));
    const own = await associate.browser.get("/api/waiting", {
      "X-Firm": associate.member.user.id,
    });
    expect(await own.json()).toMatchObject({ count: 0 });
    await partner.browser.post("/api/cases/delete", { ids: [caseId] });
    expect((await waitingOf(associate)).count).toBe(0);
    await partner.browser.post("/api/cases/restore", { ids: [caseId] });
    expect((await waitingOf(associate)).count).toBe(2);
    await wallOff();
    expect(await waitingOf(associate)).toEqual({ flags: [], mentions: [], count: 0 });
  });
});

const mailsTo = async ({ member }: Seat) =>
  (await database(env).select().from(outbox)).filter(
    ({ to_address }) => to_address === member.user.email,
  );
const later = () =>
  database(env)
    .update(members)
    .set({ digest_at: Date.now() - 10 * 60_000 - 1 });

describe("the mail about it", () => {
  it("goes at once, says who did what on which case, and holds no words of documents or comments", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    await assign(partner, associate, caseId, "first");
    await afterAnswers();
    const [mail] = await mailsTo(associate);
    expect(mail?.subject).toBe("Something waits for you in Banksia Legal");
    expect(mail?.text).toContain("Harbour Deed: partner@banksia.example assigned a flag to you");
    expect(mail?.text).toContain(`/legalai/case/${caseId}`);
    for (const words of ["all loss", "Indemnity", "cap"])
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(words);
    expect(await database(env).$count(toldByMail)).toBe(0);
  });

  it("goes once in ten minutes to a person, with all that came meanwhile, one line for the same", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    await said(partner, caseId, `${mention(associate)} Secret words.`);
    await afterAnswers();
    await assign(partner, associate, caseId, "first");
    await assign(partner, associate, caseId, "second");
    await said(partner, caseId, mention(associate));
    await afterAnswers();
    await sendWaitingDigests(env);
    expect(await mailsTo(associate)).toHaveLength(1);
    await later();
    await Promise.all([sendWaitingDigests(env), sendWaitingDigests(env)]);
    await sendWaitingDigests(env);
    const mails = await mailsTo(associate);
    expect(mails).toHaveLength(2);
    expect(mails.at(1)?.text).toContain("partner@banksia.example assigned 2 flags to you");
    expect(mails.at(1)?.text).toContain("partner@banksia.example mentioned you");
    for (const { text } of mails) expect(text).not.toContain("Secret");
    expect(await mailsTo(partner)).toEqual([]);
  });

  it("is one in ten minutes also for who is in several firms", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const other = crypto.randomUUID();
    const db = database(env);
    await db
      .insert(firms)
      .values({ id: other, name: "Wattle", time_zone: "Australia/Perth", created_at: 1 });
    const row = { firm_id: other, role: "lawyer" as const, mails: true, joined_at: 9 };
    for (const { member } of [partner, associate])
      await db.insert(members).values({ ...row, user_id: member.user.id });
    const [id = ""] = await storeCases("x", [{ firm_id: other, case_name: "Wharf Lease" }]);
    await said(partner, caseId, mention(associate));
    await afterAnswers();
    await partner.browser.post(`/api/firms/${other}/switch`);
    await partner.browser.post(`/api/cases/${id}/comments`, { text: mention(associate) });
    await afterAnswers();
    await sendWaitingDigests(env);
    expect(await mailsTo(associate)).toHaveLength(1);
    await later();
    await sendWaitingDigests(env);
    expect((await mailsTo(associate)).map(({ subject }) => subject)).toEqual([
      "Something waits for you in Banksia Legal",
      "Something waits for you in Wattle",
    ]);
  });

  it("tells a guest no address, and leads into its own firm", async () => {
    const { partner, visitor, caseId, firmId } = await firmWithFlags();
    await said(partner, caseId, mention(visitor));
    await afterAnswers();
    await sendWaitingDigests(env);
    const [mail] = await mailsTo(visitor);
    expect(mail?.text).not.toContain(partner.member.user.email);
    expect(mail?.html).not.toContain(partner.member.user.email);
    expect(mail?.text).toContain(`/legalai/dashboard?firm=${firmId}`);
  });

  it("never tells of what its reader cannot see any more, has read or has no more to decide", async () => {
    const { partner, associate, clerk, firmId, matterId, caseId } = await firmWithFlags();
    await database(env).update(members).set({ digest_at: Date.now() });
    for (const seat of [associate, clerk]) await said(partner, caseId, mention(seat));
    await assign(partner, associate, caseId, "first");
    await clerk.browser.get(`/api/cases/${caseId}/comments`);
    await nameIn(matterId, firmId, partner);
    await wallOff();
    await later();
    await sendWaitingDigests(env);
    for (const seat of [associate, clerk]) expect(await mailsTo(seat)).toEqual([]);
    expect(await database(env).$count(toldByMail)).toBe(0);
  });

  it("is turned off by each for themselves, and on again", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const turn = async ({ browser }: Seat, mails: boolean) =>
      (await browser.send("PATCH", "/api/account", { mails })).json();
    await database(env).update(members).set({ digest_at: Date.now() });
    await said(partner, caseId, mention(associate));
    expect(await turn(associate, false)).toMatchObject({ mails: false });
    expect(await (await associate.browser.get("/api/account")).json()).toMatchObject({
      mails: false,
    });
    expect(await (await partner.browser.get("/api/account")).json()).toMatchObject({ mails: true });
    await said(partner, caseId, mention(associate));
    await later();
    await sendWaitingDigests(env);
    expect(await mailsTo(associate)).toEqual([]);
    expect(await turn(associate, true)).toMatchObject({ mails: true });
    await said(partner, caseId, mention(associate));
    await afterAnswers();
    expect(await mailsTo(associate)).toHaveLength(1);
  });

  it("goes to nobody who has left, and to nobody about what they did themselves", async () => {
    const { partner, firmId, caseId } = await firmWithFlags();
    const leaver = await storeMember(firmId, "lawyer", "leaver@banksia.example");
    await database(env).update(members).set({ digest_at: Date.now() });
    await said(partner, caseId, `@[${leaver}] and ${mention(partner)}`);
    expect(await database(env).$count(toldByMail)).toBe(1);
    await database(env).delete(members).where(eq(members.user_id, leaver));
    await later();
    await sendWaitingDigests(env);
    expect(await database(env).select().from(outbox)).toEqual([]);
    expect(await database(env).$count(toldByMail)).toBe(0);
  });
});
