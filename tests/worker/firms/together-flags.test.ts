import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  flagAssignments,
  flagReviews,
  legalCases,
  matters,
  members,
} from "../../../app/db/schema.server.ts";
import type { CaseFlag } from "../../../app/schemas/flag.ts";
import type { Seat } from "../harness/firms.ts";
import { firmWithFlags, flagOn, nameIn, readCase, statusAndCode } from "../harness/flagged.ts";

const change = ({ browser }: Seat, caseId: string, flagId: string, body: object) =>
  browser.send("PATCH", `/api/cases/${caseId}/flags/${flagId}`, body);
const flagIn = async (response: Response) => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { flag: CaseFlag }).flag;
};
const store = (flags: object[]) =>
  database(env)
    .update(legalCases)
    .set({ risk_flags: JSON.stringify(flags) });

describe("a flag’s id", () => {
  it("is one of its case alone, also where two flags say the same of the same words", async () => {
    const { partner, caseId } = await firmWithFlags();
    await store([flagOn("all loss", 40), flagOn("all loss"), flagOn("all loss", 90)]);
    const { of } = await readCase(partner, caseId);
    const ids = of.risk_flags.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    await store([flagOn("all loss"), flagOn("all loss", 40), flagOn("any claim", 60)]);
    const again = (await readCase(partner, caseId)).of.risk_flags.map(({ id }) => id);
    expect(again.slice(0, 2)).toEqual([ids[1], ids[0]]);
    expect(ids).not.toContain(again[2]);
  });

  it("stays with what was done about the words when another analysis names the clause otherwise", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const assignee = associate.member.user.id;
    await flagIn(await change(partner, caseId, first.id, { assignee, version: 0 }));
    await store([flagOn("any claim", 20), { ...flagOn("all loss"), clauseTitle: "Liability" }]);
    const { second } = await readCase(partner, caseId);
    expect(second).toMatchObject({ id: first.id, assignee: { id: assignee }, version: 1 });
    const decided = await change(partner, caseId, first.id, { state: "accepted", version: 1 });
    expect(await flagIn(decided)).toMatchObject({ id: first.id, version: 2 });
    expect(await database(env).$count(flagReviews)).toBe(1);
  });
});

describe("a flag", () => {
  it("is decided, explained, taken back, each a version further, and says by whom", async () => {
    const { partner, clerk, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    expect(first).toMatchObject({ state: "open", assignee: null, version: 0 });
    const reason = "Agreed by phone.";
    const dismissed = { state: "dismissed", reason, version: 0 };
    const one = await flagIn(await change(clerk, caseId, first.id, dismissed));
    expect(one).toMatchObject({
      ...{ id: first.id, state: "dismissed", reason, version: 1 },
      reviewed_by: { ...clerk.member.user, name: "" },
    });
    expect((await readCase(partner, caseId)).first).toEqual(one);
    const other = { reason: "Agreed in writing.", version: 1 };
    expect(await flagIn(await change(partner, caseId, first.id, other))).toMatchObject({
      ...{ state: "dismissed", reason: "Agreed in writing.", version: 2 },
    });
    const back = { state: "open", version: 2 };
    expect(await flagIn(await change(partner, caseId, first.id, back))).toMatchObject({
      ...{ state: "open", reason: null, reviewed_at: null, reviewed_by: null, version: 3 },
    });
  });

  it("is assigned to who may write and sees it, by who may write, and taken back", async () => {
    const { partner, associate, clerk, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const to = ({ member }: Seat) => member.user.id;
    const one = await change(clerk, caseId, first.id, { assignee: to(associate), version: 0 });
    expect(await flagIn(one)).toMatchObject({
      ...{ assignee: { ...associate.member.user, name: "" }, state: "open", version: 1 },
    });
    const two = await change(associate, caseId, first.id, { assignee: to(clerk), version: 1 });
    expect(await flagIn(two)).toMatchObject({ assignee: { id: to(clerk) }, version: 2 });
    const three = await change(partner, caseId, first.id, { assignee: null, version: 2 });
    expect(await flagIn(three)).toMatchObject({ assignee: null, version: 3 });
    expect(await database(env).select().from(flagAssignments)).toEqual([]);
  });

  it("is assigned to no guest, no stranger, nobody behind whose wall it lies, nobody who left", async () => {
    const firm = await firmWithFlags();
    const { partner, associate, clerk, visitor, caseId, firmId, matterId } = firm;
    const { first } = await readCase(partner, caseId);
    const assign = async (to: string) =>
      statusAndCode(await change(partner, caseId, first.id, { assignee: to, version: 0 }));
    const refused = [400, "invalid_input"];
    expect(await assign(visitor.member.user.id)).toEqual(refused);
    expect(await assign(crypto.randomUUID())).toEqual(refused);
    await database(env)
      .update(members)
      .set({ until: Date.now() - 1 })
      .where(eq(members.user_id, clerk.member.user.id));
    expect(await assign(clerk.member.user.id)).toEqual(refused);
    await nameIn(matterId, firmId, partner);
    await database(env).update(matters).set({ restricted: true });
    expect(await assign(associate.member.user.id)).toEqual(refused);
    expect(await assign(partner.member.user.id)).toEqual([200, ""]);
  });

  it("belongs to nobody once its assignee has left the firm", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const assignee = associate.member.user.id;
    await change(partner, caseId, first.id, { assignee, version: 0 });
    await database(env).delete(members).where(eq(members.user_id, assignee));
    expect((await readCase(partner, caseId)).first.assignee).toBeNull();
  });

  it("is changed by nobody who may only read, and answers 404 behind a wall", async () => {
    const { partner, associate, visitor, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const accept = { state: "accepted", version: 0 };
    const ask = async (seat: Seat, flagId = first.id) =>
      statusAndCode(await change(seat, caseId, flagId, accept));
    expect(await ask(visitor)).toEqual([403, "forbidden"]);
    expect(await ask(partner, crypto.randomUUID())).toEqual([404, "not_found"]);
    await database(env).update(matters).set({ restricted: true });
    for (const seat of [partner, associate]) expect(await ask(seat)).toEqual([404, "not_found"]);
    expect(await database(env).select().from(flagReviews)).toEqual([]);
  });

  it("says in a sentence what a change must be", async () => {
    const { partner, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    for (const body of [
      { version: 0 },
      { state: "accepted" },
      { state: "accepted", version: -1 },
      { state: "accepted", version: "0" },
      { state: "gone", version: 0 },
      { state: "dismissed", version: 0 },
      { state: "dismissed", reason: " ", version: 0 },
      { reason: "Because.", version: 0 },
      { reason: "x".repeat(501), state: "accepted", version: 0 },
      { assignee: 7, version: 0 },
      { riskLevel: "Fatal", version: 0 },
      { clauseTitle: "", version: 0 },
      { clauseTitle: "Two\nlines", version: 0 },
      { explanation: "x".repeat(5_001), version: 0 },
      { hidden: "yes", version: 0 },
    ]) {
      const response = await change(partner, caseId, first.id, body);
      expect([body, response.status]).toEqual([body, 400]);
      const { error } = (await response.json()) as { error: { fields: Record<string, string[]> } };
      expect(Object.values(error.fields).flat().join(" ")).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("a flag that was changed in the meantime", () => {
  it("is not written over: whoever saw the older version is told how it is now", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const dismissed = { state: "dismissed", reason: "Agreed.", version: 0 };
    const now = await flagIn(await change(associate, caseId, first.id, dismissed));
    for (const stale of [
      { state: "accepted", version: 0 },
      { assignee: partner.member.user.id, version: 0 },
      { state: "accepted", version: 2 },
    ]) {
      const response = await change(partner, caseId, first.id, stale);
      expect(response.status).toBe(409);
      const { error, current } = (await response.json()) as {
        error: { code: string; message: string };
        current: CaseFlag;
      };
      expect(error.code).toBe("conflict");
      expect(error.message).toContain("not an issue (associate@banksia.example)");
      expect(current).toEqual(now);
    }
  });

  it("is of one of two who decide at once, and the other loses nothing", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    for (let version = 0; version < 4; version += 1) {
      const answers = await Promise.all([
        change(partner, caseId, first.id, { state: "accepted", version }),
        change(associate, caseId, first.id, { state: "dismissed", reason: "No.", version }),
        change(partner, caseId, first.id, { assignee: associate.member.user.id, version }),
      ]);
      const done = answers.filter(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const [winner] = await Promise.all(done.map(flagIn));
      expect((await readCase(partner, caseId)).first).toEqual(winner);
      expect(winner?.version).toBe(version + 1);
      await change(partner, caseId, first.id, { assignee: null, version: version + 1 });
      const { version: next } = (await readCase(partner, caseId)).first;
      version = next - 1;
    }
  });

  it("is seen alike by the older call, which knows no versions", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const { quote, clauseTitle } = first;
    const body = { quote, clauseTitle, state: "accepted" };
    await associate.browser.send("PUT", `/api/cases/${caseId}/reviews`, body);
    const stale = await change(partner, caseId, first.id, { state: "open", version: 0 });
    expect(stale.status).toBe(409);
    const fresh = await change(partner, caseId, first.id, { state: "open", version: 1 });
    expect(await flagIn(fresh)).toMatchObject({ state: "open", version: 2 });
    const { reviews } = (await (await partner.browser.get(`/api/cases/${caseId}`)).json()) as {
      reviews: { state: string }[];
    };
    expect(reviews.map(({ state }) => state)).toEqual(["open", "open"]);
  });
});
