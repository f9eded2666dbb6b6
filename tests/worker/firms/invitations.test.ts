import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  firms,
  invitations,
  matterMembers,
  members,
  outbox,
  throttle,
  users,
} from "../../../app/db/schema.server.ts";
import { inviteAgain } from "../../../app/services/firms/invitations.server.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { Browser, errorCode, mailedToken, signedInBrowser } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";

const invited = "newcomer@banksia.example";
const staffed = () =>
  firmWith({
    ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
  } as const);

const invite = ({ browser, member }: Seat, body: object = {}) =>
  browser.post(`/api/firms/${member.firm.id}/invitations`, {
    ...{ email: invited, role: "lawyer", password, ...body },
  });
const accept = (browser: Browser, token: string, more: object = {}) =>
  browser.post("/api/invitations/accept", { token, ...more });
const waiting = async ({ browser, member }: Seat) =>
  (
    (await (await browser.get(`/api/firms/${member.firm.id}/invitations`)).json()) as {
      invitations: { id: string; email: string; matters: object[]; until: string | null }[];
    }
  ).invitations;
const answered = async (response: Response) => [response.status, await errorCode(response)];
const memberships = async (firmId: string) =>
  database(env).select().from(members).where(eq(members.firm_id, firmId));
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

describe("inviting", () => {
  it("is told by a mail with a link to the address, and waits in a list", async () => {
    const { partner, firmId } = await staffed();
    const made = await invite(partner, { email: ` ${invited.toUpperCase()} ` });
    expect(made.status).toBe(202);
    expect(await waiting(partner)).toMatchObject([
      { email: invited, role: "lawyer", matters: [], until: null, invited_by: partner.member.user },
    ]);
    const [mail] = await database(env).select().from(outbox);
    expect(mail).toMatchObject({
      to_address: invited,
      subject: "partner@banksia.example invites you to Banksia Legal on LegalAI",
      text: expect.stringContaining(`${env.SITE_URL}/legalai/join?token=`),
    });
    const [row] = await database(env).select().from(invitations);
    expect(row?.firm_id).toBe(firmId);
    expect((row?.expires_at ?? 0) - (row?.created_at ?? 0)).toBe(7 * 24 * 60 * 60_000);
    expect(row?.token_hash).not.toContain(await mailedToken(invited));
  });

  it("is for owners, and for lawyers but not to be an owner", async () => {
    const { partner, associate, clerk, visitor } = await staffed();
    for (const role of ["owner", "lawyer", "assistant"])
      expect((await invite(partner, { role })).status).toBe(202);
    expect((await invite(associate, { role: "assistant" })).status).toBe(202);
    expect(await answered(await invite(associate, { role: "owner" }))).toEqual([403, "forbidden"]);
    for (const seat of [clerk, visitor]) {
      expect(await answered(await invite(seat))).toEqual([403, "forbidden"]);
      const list = await seat.browser.get(`/api/firms/${seat.member.firm.id}/invitations`);
      expect(await answered(list)).toEqual([403, "forbidden"]);
    }
    const stranger = await signedInBrowser("stranger@other.example");
    const foreign = { browser: stranger, member: partner.member };
    expect(await answered(await invite(foreign))).toEqual([404, "not_found"]);
  });

  it("is refused in words about whoever is invited", async () => {
    const { partner, firmId } = await staffed();
    const refused = await partner.browser.post(`/api/firms/${firmId}/invitations`, {});
    expect(await refused.json()).toMatchObject({
      error: {
        fields: {
          email: ["Please enter the person’s email address."],
          role: ["Please choose a role."],
        },
      },
    });
  });

  it("of a guest names matters that one sees, and a day that is not over", async () => {
    const { partner, associate, firmId } = await staffed();
    const open = await storeMatter(firmId);
    const walled = await storeMatter(firmId, { restricted: true, named: [associate.member] });
    const guest = { role: "guest", matters: [open], until: inDays(30) };
    for (const wrong of [
      ...[{ matters: [] }, { matters: [walled] }, { matters: [crypto.randomUUID()] }],
      ...[{ until: inDays(-2) }, { until: "soon" }, { role: "lawyer" }],
    ])
      expect([wrong, (await invite(partner, { ...guest, ...wrong })).status]).toEqual([wrong, 400]);
    expect((await invite(associate, { ...guest, matters: [open, walled] })).status).toBe(202);
    expect(await waiting(associate)).toMatchObject([
      { until: guest.until, matters: [{ id: expect.any(String) }, { id: expect.any(String) }] },
    ]);
    expect((await waiting(partner))[0]?.matters).toMatchObject([{ id: open }]);
  });

  it("is not of a member, nor of more than a firm has room for, nor of one address all the time", async () => {
    const { partner, firmId } = await staffed();
    const member = await invite(partner, { email: "clerk@banksia.example" });
    expect(await answered(member)).toEqual([409, "conflict"]);
    for (let i = 0; i < 5; i++) await invite(partner);
    expect((await invite(partner)).status).toBe(429);
    expect(await waiting(partner)).toHaveLength(1);
    await database(env).delete(throttle);
    const row = { firm_id: firmId, role: "lawyer" as const, mails: true, joined_at: 1 };
    for (let i = 0; i < 12; i++)
      await database(env)
        .insert(members)
        .values(Array.from({ length: 16 }, () => ({ ...row, user_id: crypto.randomUUID() })));
    expect((await invite(partner, { email: "last@banksia.example" })).status).toBe(202);
    for (let i = 0; i < 2; i++) await invite(partner, { email: `${i}@banksia.example` });
    const full = await invite(partner, { email: "one-too-many@banksia.example" });
    expect(await answered(full)).toEqual([409, "conflict"]);
  });
});

describe("joining with an account", () => {
  it("makes one a member who acts in the firm from then on, once", async () => {
    const { partner, firmId } = await staffed();
    const newcomer = await signedInBrowser(invited);
    await invite(partner);
    const token = await mailedToken(invited);
    const joined = await accept(newcomer, token);
    expect(await joined.json()).toEqual({
      firm: { id: firmId, name: "Banksia Legal", role: "lawyer" },
    });
    const { firms: own } = (await (await newcomer.get("/api/firms")).json()) as {
      firms: { id: string }[];
    };
    expect(own).toHaveLength(2);
    await partner.browser.upload(new File(["A paper of the firm."], "Firm.txt"));
    expect(await (await newcomer.get("/api/cases")).json()).toMatchObject({
      cases: [{ file_name: "Firm.txt" }],
    });
    expect(await answered(await accept(newcomer, token))).toEqual([410, "gone"]);
    expect(await waiting(partner)).toEqual([]);
    const again = await invite(partner);
    expect(again.status).toBe(409);
  });

  it("at the same time twice happens once", async () => {
    const { partner, firmId } = await staffed();
    const newcomer = await signedInBrowser(invited);
    await invite(partner);
    const token = await mailedToken(invited);
    const both = await Promise.all([accept(newcomer, token), accept(newcomer, token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await memberships(firmId)).toHaveLength(5);
  });

  it("is for the address that was invited, and for nobody without a session", async () => {
    const { partner, clerk, firmId } = await staffed();
    await signedInBrowser(invited);
    await invite(partner);
    const token = await mailedToken(invited);
    const stranger = await signedInBrowser("stranger@other.example");
    for (const browser of [stranger, clerk.browser])
      expect(await answered(await accept(browser, token))).toEqual([404, "not_found"]);
    expect(await answered(await accept(stranger, "a".repeat(52)))).toEqual([404, "not_found"]);
    for (const more of [{}, { password }])
      expect(await answered(await accept(new Browser(), token, more))).toEqual([
        ...[401, "signed_out"],
      ]);
    expect(await memberships(firmId)).toHaveLength(4);
    const [row] = await database(env).select().from(invitations);
    expect(row?.accepted_at).toBeNull();
  });

  it("is too late once the invitation is withdrawn, replaced, too old, or its firm is erased", async () => {
    const { partner, associate, firmId } = await staffed();
    const newcomer = await signedInBrowser(invited);
    await invite(partner, { role: "owner" });
    const [{ id = "" } = {}] = await waiting(partner);
    const path = `/api/firms/${firmId}/invitations/${id}`;
    expect((await associate.browser.send("DELETE", path)).status).toBe(403);
    expect((await partner.browser.send("DELETE", path)).status).toBe(204);
    expect((await partner.browser.send("DELETE", path)).status).toBe(404);
    const gone = [await mailedToken(invited)];
    await invite(partner);
    gone.push(await mailedToken(invited));
    await invite(partner);
    for (const token of gone)
      expect(await answered(await accept(newcomer, token))).toEqual([410, "gone"]);
    const token = await mailedToken(invited);
    await database(env)
      .update(invitations)
      .set({ expires_at: Date.now() - 1 });
    expect(await answered(await accept(newcomer, token))).toEqual([410, "gone"]);
    await invite(partner);
    const last = await mailedToken(invited);
    await database(env).update(firms).set({ erasing_at: 1 }).where(eq(firms.id, firmId));
    expect(await answered(await accept(newcomer, last))).toEqual([410, "gone"]);
    expect(await memberships(firmId)).toHaveLength(4);
  });

  it("is too late when who invited has been removed", async () => {
    const { partner, associate, firmId } = await staffed();
    const newcomer = await signedInBrowser(invited);
    await invite(associate);
    const path = `/api/firms/${firmId}/members/${associate.member.user.id}`;
    await partner.browser.send("DELETE", path);
    expect((await accept(newcomer, await mailedToken(invited))).status).toBe(410);
  });

  it("as a guest ends at the end of a day, and begins anew with what is named then", async () => {
    const { partner, firmId } = await staffed();
    const [first, second] = [await storeMatter(firmId), await storeMatter(firmId)];
    const newcomer = await signedInBrowser(invited);
    const id = (await (await newcomer.get("/api/auth/user")).json()) as { user: { id: string } };
    const named = async () =>
      (
        await database(env)
          .select()
          .from(matterMembers)
          .where(eq(matterMembers.user_id, id.user.id))
      ).map((row) => row.matter_id);
    await invite(partner, { role: "guest", matters: [first], until: inDays(3) });
    await accept(newcomer, await mailedToken(invited));
    const mine = and(eq(members.user_id, id.user.id), eq(members.firm_id, firmId));
    const [row] = await database(env).select().from(members).where(mine);
    expect(new Date(row?.until ?? 0).toISOString()).toMatch(/T1[34]:00:00.000Z$/);
    expect(await named()).toEqual([first]);
    await database(env)
      .update(members)
      .set({ until: Date.now() - 1 })
      .where(eq(members.firm_id, firmId));
    expect((await newcomer.get(`/api/firms/${firmId}`)).status).toBe(404);
    await database(env).update(members).set({ until: null }).where(eq(members.role, "owner"));
    expect((await invite(partner, { role: "guest", matters: [second] })).status).toBe(202);
    expect((await accept(newcomer, await mailedToken(invited))).status).toBe(200);
    expect(await named()).toEqual([second]);
    expect((await newcomer.get(`/api/firms/${firmId}`)).status).toBe(200);
  });
});

describe("an invitation that is sent again", () => {
  const again = async ({ member }: Seat) => {
    const [one] = await database(env).select().from(invitations).orderBy(invitations.created_at);
    return inviteAgain(scopeOf(), member, one?.id ?? "");
  };

  it("works for seven more days, for the same as before; the link of before works no more", async () => {
    const { partner, firmId } = await staffed();
    const matter = await storeMatter(firmId);
    const asked = { role: "guest", matters: [matter], until: inDays(30) };
    await invite(partner, asked);
    const stale = await mailedToken(invited);
    await database(env)
      .update(invitations)
      .set({ expires_at: Date.now() - 1 });
    const sent = await again(partner);
    expect(sent).toMatchObject({ ...asked, email: invited, matters: [{ id: matter }] });
    expect(Date.parse(sent.expires_at)).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60_000);
    expect(await waiting(partner)).toMatchObject([{ id: sent.id }]);
    expect((await accept(new Browser(), stale, { password })).status).not.toBe(200);
    const fresh = await mailedToken(invited);
    expect((await accept(new Browser(), fresh, { password })).status).toBe(200);
    await expect(again(partner)).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps its guest out of nothing: who does not see all of its matters is refused, and so is a day that is over", async () => {
    const { partner, associate, clerk, firmId } = await staffed();
    const walled = await storeMatter(firmId, { restricted: true, named: [associate.member] });
    const asked = { role: "guest", matters: [walled], until: inDays(30) };
    expect((await invite(associate, asked)).status).toBe(202);
    await expect(again(clerk)).rejects.toMatchObject({ code: "forbidden" });
    await expect(again(partner)).rejects.toMatchObject({ code: "invalid_input" });
    await database(env)
      .update(invitations)
      .set({ until: Date.now() - 24 * 60 * 60_000 });
    await expect(again(associate)).rejects.toMatchObject({ code: "invalid_input" });
    expect(await waiting(associate)).toHaveLength(1);
  });
});

describe("joining without an account", () => {
  it("makes the account, confirmed, signed in, in the firm, and in no other", async () => {
    const { partner, firmId } = await staffed();
    await invite(partner);
    const browser = new Browser();
    const token = await mailedToken(invited);
    const joined = await accept(browser, token, { password, name: "Nia" });
    expect(joined.status).toBe(200);
    expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({
      user: { email: invited },
    });
    expect(await (await browser.get("/api/firms")).json()).toMatchObject({
      firms: [{ id: firmId, role: "lawyer" }],
    });
    const all = await database(env).select().from(members);
    const [made] = await database(env).select().from(users).where(eq(users.email, invited));
    expect(made).toMatchObject({ name: "Nia" });
    expect(all.filter(({ user_id }) => user_id === made?.id)).toHaveLength(1);
    const other = await new Browser().post("/api/auth/sign-in", { email: invited, password });
    expect(other.status).toBe(200);
  });

  it("at the same time twice makes one account", async () => {
    const { partner, firmId } = await staffed();
    await invite(partner);
    const token = await mailedToken(invited);
    const both = await Promise.all(
      [password, "another good one"].map((one) => accept(new Browser(), token, { password: one })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await memberships(firmId)).toHaveLength(5);
    expect(await database(env).select().from(users)).toHaveLength(5);
  });

  it("asks for a password that is no common one, and as long as the firm wants it", async () => {
    const { partner, firmId } = await staffed();
    await partner.browser.send("PATCH", `/api/firms/${firmId}`, { password_length: 12 });
    await invite(partner);
    const token = await mailedToken(invited);
    for (const wrong of ["short", "password123", "eleven char"])
      expect((await accept(new Browser(), token, { password: wrong })).status).toBe(400);
    expect((await accept(new Browser(), token, { password: "twelve chars" })).status).toBe(200);
  });
});
