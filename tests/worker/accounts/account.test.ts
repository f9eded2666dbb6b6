import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  comments,
  flagAssignments,
  invitations,
  matters,
  mentions,
  outbox,
  refusals,
  staff,
} from "../../../app/db/schema.server.ts";
import {
  changePassword,
  deleteAccount,
  endSessionOf,
  listSessions,
} from "../../../app/services/accounts/account.server.ts";
import { accountData } from "../../../app/services/accounts/data-copy.server.ts";
import { readSession, type Session } from "../../../app/services/accounts/sessions.server.ts";
import { sweepTombstones } from "../../../app/services/cases/tombstones.server.ts";
import { makeCalendar } from "../../../app/services/dates/calendars.server.ts";
import { buckets } from "../../../app/services/throttle.server.ts";
import { hashToken } from "../../../app/services/tokens.server.ts";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { email, password, scopeOf } from "../harness/accounts.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { Browser, signedInBrowser } from "../harness/browser.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { alone } from "../harness/members.ts";
import { storeCases } from "../harness/stored-cases.ts";

const scope = scopeOf();

let browser: Browser;
let session: Session;

async function sessionOf(of: Browser): Promise<Session> {
  const found = await readSession(env, of.cookie("__Host-session"));
  if (!found) throw new Error("Not signed in.");
  return found;
}

/** The same user on another device. */
async function otherDevice(): Promise<Browser> {
  const other = new Browser();
  await other.post("/api/auth/sign-in", { email, password });
  return other;
}

beforeEach(async () => {
  browser = await signedInBrowser(email);
  session = await sessionOf(browser);
});

describe("changing a password", () => {
  it("keeps this session, ends the others and lets the new password in", async () => {
    const other = await otherDevice();
    await changePassword(scope, session, { current_password: password, password: "a new secret" });
    expect(await readSession(env, browser.cookie("__Host-session"))).not.toBeNull();
    expect(await readSession(env, other.cookie("__Host-session"))).toBeNull();
    const again = new Browser();
    expect((await again.post("/api/auth/sign-in", { email, password })).status).toBe(401);
    const right = { email, password: "a new secret" };
    expect((await again.post("/api/auth/sign-in", right)).status).toBe(200);
  });

  it("refuses a wrong present password, and after some tries says to wait", async () => {
    const wrong = () =>
      changePassword(scope, session, { current_password: "no", password: "a new secret" });
    await expect(wrong()).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { current_password: [expect.any(String)] } },
    });
    for (let tries = 1; tries < buckets["sign-in-device"].burst; tries++)
      await expect(wrong()).rejects.toMatchObject({ code: "invalid_input" });
    await expect(wrong()).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("refuses a common password", async () => {
    const common = { current_password: password, password: "password1" };
    await expect(changePassword(scope, session, common)).rejects.toMatchObject({
      details: { fields: { password: [expect.stringContaining("most common")] } },
    });
  });
});

describe("sessions", () => {
  it("are listed, and one of them is ended, but never somebody else's", async () => {
    const other = await sessionOf(await otherDevice());
    const stranger = await sessionOf(await signedInBrowser("stranger@firm.example"));
    expect(await listSessions(env, session.user.id)).toHaveLength(2);
    await endSessionOf(env, session.user.id, stranger.id);
    expect(await listSessions(env, stranger.user.id)).toHaveLength(1);
    await endSessionOf(env, session.user.id, other.id);
    expect((await listSessions(env, session.user.id)).map(({ id }) => id)).toEqual([session.id]);
  });
});

describe("all data of a user", () => {
  it("is a zip file with each original byte for byte, its text and its analysis", async () => {
    const { id } = await uploadContract(browser, contractFile());
    await analysed(browser, id);
    const zip = await new Response(
      await accountData(scopeOf(), { ...alone(session.user.id), user: session.user }, { password }),
    ).bytes();
    const files = unzipSync(zip);
    const named = (end: string) => {
      const [path] = Object.keys(files).filter((name) => name.includes(id) && name.endsWith(end));
      return strFromU8(files[path ?? ""] ?? new Uint8Array());
    };
    expect(named("/original/Services Agreement.txt")).toBe(contractText);
    expect(named("/text.txt")).toContain("Northern Rivers Logistics");
    expect(JSON.parse(named("/case.json")).case.risk_flags.length).toBeGreaterThan(0);
    expect(JSON.parse(named("/dates.json")).length).toBeGreaterThan(0);
    const account = JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array()));
    expect(account.email).toBe(email);
    expect(JSON.stringify(account)).not.toContain(session.id);
  });

  it("has nothing of anybody else's", async () => {
    const stranger = await signedInBrowser("stranger@firm.example");
    await uploadContract(stranger, contractFile("Secret lease.txt"));
    const zip = await new Response(
      await accountData(scopeOf(), { ...alone(session.user.id), user: session.user }, { password }),
    ).bytes();
    expect(Object.keys(unzipSync(zip))).toEqual(["account.json", "firms.json"]);
  });

  it.each(["assistant", "guest"] as const)(
    "has of an %s what is theirs, and none of the firm’s documents",
    async (role) => {
      const { firmId, partner, person } = await firmWith({ partner: "owner", person: role });
      const matter = await storeMatter(firmId, { named: [person.member] });
      const [seen = ""] = await storeCases(partner.member.user.id, [
        { firm_id: firmId, matter_id: matter },
      ]);
      expect((await person.browser.get(`/api/cases/${seen}`)).status).toBe(200);
      const files = unzipSync(
        await new Response(await accountData(scopeOf(), person.member, { password })).bytes(),
      );
      expect(Object.keys(files)).toEqual(["account.json", "firms.json"]);
      expect(JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array()))).toMatchObject({
        ...{ email: person.member.user.email, name: expect.any(String) },
      });
    },
  );

  it("has their memberships, tokens, matters and comments in firms, and no hash of a token", async () => {
    const { partner, associate, firmId } = await firmWith({
      partner: "owner",
      associate: "lawyer",
    });
    const { browser, member } = associate;
    const made = await browser.post("/api/tokens", { name: "Nightly", scopes: ["read"], password });
    const { token } = (await made.json()) as { token: string };
    const open = await storeMatter(firmId);
    const walled = await storeMatter(firmId, { restricted: true, named: [partner.member] });
    await database(env).update(matters).set({ responsible_id: member.user.id });
    const [seen = "", hidden = ""] = await storeCases(
      firmId,
      [open, walled].map((matter_id) => ({ firm_id: firmId, matter_id })),
    );
    const said = { firm_id: firmId, author_id: member.user.id, created_at: 1 };
    await database(env)
      .insert(comments)
      .values([
        { ...said, id: "0", case_id: seen, text: "Word 0" },
        { ...said, id: "1", case_id: hidden, text: "Word 1" },
        { ...said, id: "2", case_id: seen, text: "Word 2", author_id: partner.member.user.id },
      ]);
    for (const case_id of [seen, hidden]) {
      const of = { firm_id: firmId, case_id, user_id: member.user.id };
      await database(env)
        .insert(flagAssignments)
        .values({ ...of, flag_id: "f", assigned_by: "", assigned_at: 1 });
      await database(env)
        .insert(mentions)
        .values({ ...of, comment_id: case_id === seen ? "2" : "1" });
    }
    await database(env)
      .insert(invitations)
      .values({
        ...{ id: "i", firm_id: firmId, email: "new@banksia.example", role: "lawyer", matters: [] },
        ...{ token_hash: "hashed", invited_by: member.user.id, created_at: 1, expires_at: 2 },
      });
    await database(env)
      .insert(refusals)
      .values({
        ...{ user_id: member.user.id, firm_id: firmId, kind: "wall", hour: 7, count: 3 },
      });
    await database(env).delete(outbox);
    await database(env)
      .insert(outbox)
      .values({
        ...{ id: "m", to_address: member.user.email, subject: "To them", dedupe_key: "m" },
        ...{ text: "token=secret", html: "", status: "sent", attempts: 1, due_at: 1 },
        created_at: 1,
      });
    const calendar = await makeCalendar(scopeOf(), member, { name: "Mine", matter_id: null });
    const zip = await new Response(await accountData(scopeOf(), member, { password })).bytes();
    const words = strFromU8(unzipSync(zip)["firms.json"] ?? new Uint8Array());
    expect(words).not.toContain(token);
    expect(words).not.toContain(hashToken(token));
    expect(words).not.toContain(calendar.url.split("/").at(-1)?.replace(".ics", ""));
    expect(JSON.parse(words)).toEqual({
      memberships: [
        expect.objectContaining({ id: firmId, role: "lawyer" }),
        expect.objectContaining({ id: member.user.id, role: "owner" }),
      ],
      tokens: [expect.objectContaining({ name: "Nightly", last_used_at: null })],
      calendars: [expect.objectContaining({ name: "Mine", matter_id: null })],
      acting_in: firmId,
      responsible_for: [expect.objectContaining({ id: open })],
      comments: [expect.objectContaining({ case_id: seen, text: "Word 0" })],
      flags_to_decide: [{ case_id: seen, flag_id: "f", assigned_at: expect.any(String) }],
      mentioned_in: [{ case_id: seen, comment_id: "2", read_at: null }],
      invited: [expect.objectContaining({ email: "new@banksia.example", accepted_at: null })],
    });
    const account = JSON.parse(strFromU8(unzipSync(zip)["account.json"] ?? new Uint8Array()));
    expect(account).toMatchObject({
      mails: [{ subject: "To them", status: "sent" }],
      refused: [{ kind: "wall", hour: 7, count: 3 }],
    });
    expect(JSON.stringify(account)).not.toContain("token=secret");
  });

  it("says since when they are on the staff, of those who are", async () => {
    const { user } = session;
    await database(env).insert(staff).values({ user_id: user.id, added_at: 1 });
    const member = { ...alone(user.id), user };
    const zip = new Uint8Array(
      await new Response(await accountData(scopeOf(), member, { password })).arrayBuffer(),
    );
    const account = strFromU8(unzipSync(zip)["account.json"] ?? new Uint8Array());
    expect(JSON.parse(account)).toMatchObject({ email, staff_since: expect.any(String) });
  });
});

describe("deleting an account", () => {
  it("needs the password", async () => {
    const wrong = deleteAccount(scope, { user: session.user }, { password: "no" });
    await expect(wrong).rejects.toMatchObject({ code: "invalid_input" });
    expect(await readSession(env, browser.cookie("__Host-session"))).not.toBeNull();
  });

  it("leaves no row and no object of it, and all of everybody else's", async () => {
    const stranger = await signedInBrowser("stranger@firm.example");
    const kept = await uploadContract(stranger, contractFile());
    await analysed(stranger, kept.id);
    const { id } = await uploadContract(browser, contractFile());
    await analysed(browser, id);
    await browser.post("/api/auth/forgot-password", { email });

    await deleteAccount(scope, { user: session.user }, { password });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 60 * 60_000);
    await sweepTombstones(env);
    vi.restoreAllMocks();
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all<{ name: string }>();
    for (const { name } of results) {
      const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).raw();
      const words = rows.flat().map(String).join("\n");
      for (const trace of [email, session.user.id, session.user.id.replaceAll("-", ""), id])
        expect(words, `${trace} in ${name}`).not.toContain(trace);
    }
    const keys = (await env.FILES.list()).objects.map(({ key }) => key);
    expect(keys.every((key) => key.includes(kept.id))).toBe(true);
    expect(keys.length).toBeGreaterThan(0);
    expect((await stranger.get(`/api/cases/${kept.id}`)).status).toBe(200);
  });
});
