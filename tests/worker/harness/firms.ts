import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { database } from "../../../app/db/client.server.ts";
import { firms, matterMembers, matters, members, users } from "../../../app/db/schema.server.ts";
import type { Role } from "../../../app/schemas/firm.ts";
import { hashPassword } from "../../../app/services/accounts/passwords.server.ts";
import { presentedSession, readSession } from "../../../app/services/accounts/sessions.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { password } from "./accounts.ts";
import { type Browser, signedInBrowser } from "./browser.ts";

/** A browser, and whom its user is in the firm in which they act. */
export type Seat = { browser: Browser; member: Member };

/** Makes a firm with one member of each name, each with an account, signed in, and acting in it. */
export async function firmWith<Name extends string>(
  of: Record<Name, Role>,
): Promise<Record<Name, Seat> & { firmId: string }> {
  const db = database(env);
  const firmId = crypto.randomUUID();
  await db
    .insert(firms)
    .values({ id: firmId, name: "Banksia Legal", time_zone: "Australia/Sydney", created_at: 1 });
  const seats = {} as Record<Name, Seat>;
  for (const [name, role] of Object.entries(of) as [Name, Role][]) {
    const browser = await signedInBrowser(`${name}@banksia.example`);
    const { user } = await sessionOf(browser);
    const row = { firm_id: firmId, user_id: user.id, role, mails: true, joined_at: 0 };
    await db.insert(members).values(row);
    const { member } = await sessionOf(browser);
    if (member?.firm.id !== firmId) throw new Error("They do not act in the firm.");
    seats[name] = { browser, member };
  }
  return { ...seats, firmId };
}

async function sessionOf(browser: Browser) {
  const cookie = `__Host-session=${browser.cookie("__Host-session")}`;
  const request = new Request("https://legalai.example", { headers: { Cookie: cookie } });
  const session = await readSession(env, presentedSession(request));
  if (!session) throw new Error("Not signed in.");
  return session;
}

/** Makes a firm of members with these roles, with accounts, whose password is `password`, and without sessions. */
export async function membersOf<Name extends string>(
  of: Record<Name, Role>,
): Promise<Record<Name, Member> & { firmId: string }> {
  const firm = { id: crypto.randomUUID(), name: "Wattle Legal", timeZone: "Australia/Perth" };
  await database(env)
    .insert(firms)
    .values({ id: firm.id, name: firm.name, time_zone: firm.timeZone, created_at: 1 });
  const all = {} as Record<Name, Member>;
  const password_hash = await hashPassword(password);
  for (const [name, role] of Object.entries(of) as [Name, Role][]) {
    const email = `${crypto.randomUUID()}@wattle.example`;
    const user = { id: await storeMember(firm.id, role, email), email };
    await database(env).update(users).set({ password_hash }).where(eq(users.id, user.id));
    all[name] = { user, firm, role, token: null };
  }
  return { ...all, firmId: firm.id };
}

/** Puts somebody with an account and without a session into a firm. @returns their id. */
export async function storeMember(firmId: string, role: Role, email?: string): Promise<string> {
  const id = crypto.randomUUID();
  const db = database(env);
  await db.batch([
    db.insert(users).values({
      ...{ id, email: email ?? `${id}@banksia.example`, password_hash: "", created_at: 1 },
    }),
    db
      .insert(members)
      .values({ firm_id: firmId, user_id: id, role, mails: true, joined_at: Date.now() }),
  ]);
  return id;
}

/** Stores a matter and who is named in it. @returns its id. */
export async function storeMatter(
  firmId: string,
  { restricted = false, named = [] }: { restricted?: boolean; named?: Member[] } = {},
): Promise<string> {
  const db = database(env);
  const id = crypto.randomUUID();
  await db.insert(matters).values({
    ...{ id, firm_id: firmId, name: `Matter ${id.slice(0, 4)}`, restricted, state: "open" },
    ...{ created_by: "", created_at: Date.now(), version: 1 },
  });
  for (const { user } of named)
    await db
      .insert(matterMembers)
      .values({ firm_id: firmId, matter_id: id, user_id: user.id, added_at: 1 });
  return id;
}
