import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { inject } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  accessTokens,
  caseDateReadings,
  caseDates,
  comments,
  firms,
  invitations,
  matters as matterTable,
  members,
  webhooks,
} from "../../../app/db/schema.server.ts";
import type { KeyDate } from "../../../app/schemas/cases/key-dates.ts";
import { type Action, type Role, roles, scopes } from "../../../app/schemas/firm.ts";
import { departure } from "../../../app/services/firms/handover.server.ts";
import { indexComments, textIndex } from "../../../app/services/search/passage-index.server.ts";
import { hashToken, randomToken } from "../../../app/services/tokens.server.ts";
import { runs } from "../../shares.ts";
import { services, storePlaybook } from "../playbooks/written.ts";
import { type Browser, signedInBrowser } from "./browser.ts";
import { storeMatter } from "./firms.ts";
import { alone } from "./members.ts";
import { storeCases } from "./stored-cases.ts";

/** What each role may do, told a second time. */
const allowed: Record<Role, Action[]> = {
  owner: ["read", "write", "export", "delete", "share", "invite", "playbooks", "manage", "audit"],
  lawyer: ["read", "write", "export", "delete", "share", "invite", "playbooks"],
  assistant: ["read", "write"],
  guest: ["read"],
};

export const mayAs = (role: Role | null, right: Action) =>
  role !== null && allowed[role].includes(right);

const people = 3;
export const firmsOfWorld = [0, 1] as const;
export type FirmOfWorld = (typeof firmsOfWorld)[number];

/** A role in a firm, none at all; or one that is over: removed, or a guest's whose time has passed. */
const standing = fc.option(fc.constantFrom(...roles, "removed" as const, "lapsed" as const), {
  nil: null,
});
const firm = fc.constantFrom(...firmsOfWorld);

/** Two firms; of each person where they stand in each; matters with walls and people; cases in them or in none. */
export const worlds = fc.record({
  standings: fc.array(fc.tuple(standing, standing), { minLength: people, maxLength: people }),
  matters: fc.array(
    fc.record({
      firm,
      restricted: fc.boolean(),
      named: fc.uniqueArray(fc.integer({ min: 0, max: people - 1 }), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  cases: fc.array(fc.record({ firm, matter: fc.option(fc.nat(3), { nil: null }) }), {
    minLength: 3,
    maxLength: 5,
  }),
});

/** Which of them a run tries: one, and another each day; all seven of a week where all is to be tried. */
export function worldsToTry() {
  const share = inject("share");
  const seed = inject("seed") * runs;
  const drawn = share === "all" ? { numRuns: runs, seed } : { numRuns: 1, seed: seed + share };
  return { ...drawn, endOnFailure: true };
}
/** A date of a case without what it is. */
const aDate = {
  ...{ id: "d1", kind: "fixed", who: ["Wombat Pty Ltd"], date: "2030-03-01", opens: null },
  ...{ event: null, period: null, sum: "A sum.", convention: "on", other: null, calendar: null },
  ...{ action: "payment", quote: "", start: 0, end: 0, place: null, state: "proposed" },
  ...{ by: null, at: null, version: 1 },
} as const satisfies Omit<KeyDate, "what" | "who"> & { who: readonly string[] };

type Plan = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

/** A person of a world: `token` is what acts for them in a firm, where they have a role. */
type Seat = { browser: Browser; userId: string; email: string; tokens: (OwnToken | null)[] };
type OwnToken = { id: string; token: string; readOnly: string };

/** A word that stands in one place of a world alone, and who may read it there. */
type Secret = { word: string; of: string; seenBy: (person: number, acting: number) => boolean };

/** Puts a world into the database. */
export async function build({ standings, matters, cases }: Plan) {
  const db = database(env);
  const run = crypto.randomUUID().slice(0, 8);
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const idOf = (one: number) => ids[one as FirmOfWorld];
  const secrets: Secret[] = [];
  const secret = (of: string, seenBy: Secret["seenBy"]) => {
    const word = `hidden${randomToken(8)}`;
    secrets.push({ word, of, seenBy });
    return word;
  };

  const roleOf = (person: number, acting: number): Role | null => {
    const found = standings[person]?.[acting as FirmOfWorld] ?? null;
    return found === "removed" || found === "lapsed" ? null : found;
  };
  /** Whether they are among a firm's members, a guest whose time is over included. */
  const isIn = (person: number, acting: number) =>
    !["removed", null].includes(standings[person]?.[acting as FirmOfWorld] ?? null);
  const may = (person: number, acting: number, right: Action) =>
    mayAs(roleOf(person, acting), right);
  const things = cases.map(({ firm, matter }) => {
    const at = matter === null ? -1 : matter % matters.length;
    // A matter of the other firm cannot hold it.
    return { firm, matter: matters[at]?.firm === firm ? at : -1 };
  });
  /** Whether somebody sees a case, acting in its firm. */
  const sees = (person: number, one: number): boolean => {
    const { firm, matter } = things[one] ?? { firm: 0, matter: -1 };
    const role = roleOf(person, firm);
    const place = matters[matter];
    if (!role) return false;
    const named = place?.named.includes(person) ?? false;
    return role === "guest" ? named : !place?.restricted || named;
  };
  /** What somebody sees of a matter, acting in its firm. */
  const seesMatter = (person: number, at: number) => {
    const { firm, restricted, named } = matters[at] ?? { firm: 0, restricted: true, named: [] };
    const role = roleOf(person, firm);
    if (!role) return "nothing";
    if (named.includes(person) || (role !== "guest" && !restricted)) return "content";
    return role === "owner" ? "name" : "nothing";
  };

  const firmRow = { time_zone: "Australia/Sydney", created_at: 1 };
  await db.insert(firms).values(
    ids.map((id, one) => ({
      ...{ ...firmRow, id },
      // Whoever is or was a guest in it is told of it, wherever they act: by their own tokens at the least.
      name: secret(`the name of firm ${one}`, (person) => isIn(person, one)),
    })),
  );
  const seats: Seat[] = [];
  for (const [person, both] of standings.entries()) {
    const email = `${run}-${person}@banksia.example`;
    secrets.push({
      word: email,
      of: `the address of person ${person}`,
      // Guests are told names, and here nobody looks after a matter of theirs.
      seenBy: (reader, acting) =>
        reader === person || ![null, "guest"].includes(roleOf(reader, acting)),
    });
    const browser = await signedInBrowser(email);
    const { user } = (await (await browser.get("/api/auth/user")).json()) as {
      user: { id: string };
    };
    const tokens: Seat["tokens"] = [];
    for (const [one, stands] of both.entries()) {
      tokens.push(null);
      if (!stands) continue;
      const isOver = stands === "removed" || stands === "lapsed";
      const [role, until] = isOver ? (["guest", 1] as const) : ([stands, null] as const);
      await db.insert(members).values({
        ...{ firm_id: idOf(one), user_id: user.id, role, until, mails: true, joined_at: 0 },
      });
      tokens[one] = await storeTokens(idOf(one), user.id, () =>
        secret(
          `a token of person ${person}`,
          (other, acting) => other === person || (acting === one && may(other, one, "manage")),
        ),
      );
    }
    seats.push({ browser, userId: user.id, email, tokens });
  }

  const matterIds: string[] = [];
  for (const [at, { firm, restricted, named }] of matters.entries()) {
    const id = await storeMatter(idOf(firm), {
      restricted,
      named: named.map((i) => alone(seats[i]?.userId ?? "")),
    });
    const seen = (level: string[]) => (person: number, acting: number) =>
      acting === firm && level.includes(seesMatter(person, at));
    await db
      .update(matterTable)
      .set({
        name: secret(`the name of matter ${at}`, seen(["content", "name"])),
        client_name: secret(`the client of matter ${at}`, seen(["content"])),
      })
      .where(sql`id = ${id}`);
    matterIds.push(id);
  }
  const uploader = crypto.randomUUID();
  const seesCase = (one: number) => (person: number, acting: number) =>
    acting === things[one]?.firm && sees(person, one);
  const words = things.map((_, one) => secret(`case ${one}`, seesCase(one)));
  const caseIds = await storeCases(
    uploader,
    things.map(({ firm, matter }, one) => ({
      ...{ firm_id: idOf(firm), matter_id: matterIds[matter] ?? null },
      case_name: `Wombat ${words[one]}`,
      // So that no call starts an analysis, which is not what this is about.
      status: "analyzing" as const,
    })),
  );
  const said: { id: string; author: number }[] = [];
  for (const [one, id] of caseIds.entries()) {
    for (const part of ["original", "text"])
      await env.FILES.put(`cases/${id}/${part}`, `Wombat ${words[one]}.`);
    const author = one % people;
    const comment = { id: crypto.randomUUID(), author };
    await db.insert(comments).values({
      ...{ id: comment.id, firm_id: idOf(things[one]?.firm ?? 0), case_id: id, created_at: 1 },
      author_id: seats[author]?.userId ?? "",
      text: secret(`a comment on case ${one}`, seesCase(one)),
    });
    await db.batch([
      ...textIndex(env, `Wombat ${words[one]}.`, sql`legal_cases.id = ${id}`),
      ...indexComments(env, id),
    ]);
    said.push(comment);
    // A date that was read before the case is analysed anew, and of which the same person has said something.
    const what = secret(`a date of case ${one}`, seesCase(one));
    await db.batch([
      db.insert(caseDateReadings).values({ case_id: id, analyzed_at: 1, complete: true, run: id }),
      db.insert(caseDates).values({
        ...{ case_id: id, date_id: "d1", firm_id: idOf(things[one]?.firm ?? 0) },
        ...{ day: "2030-03-01", state: "confirmed", own: true, gone: false, said: {} },
        base: { ...aDate, who: [...aDate.who], what },
        ...{ changed_by: seats[author]?.userId ?? "", changed_at: 1, version: 1 },
      }),
    ]);
  }

  const invited: string[] = [];
  const hooks: string[] = [];
  const playbookIds: string[] = [];
  for (const one of firmsOfWorld) {
    const [invitation, hook] = [crypto.randomUUID(), crypto.randomUUID()];
    const email = `${secret(`an invitation of firm ${one}`, (person, acting) => acting === one && may(person, one, "invite"))}@banksia.example`;
    await db.insert(invitations).values({
      ...{ id: invitation, firm_id: idOf(one), email, role: "owner", matters: [] },
      ...{ token_hash: hashToken(invitation), invited_by: uploader, created_at: 1 },
      expires_at: Date.now() + 60 * 60_000,
    });
    const host = secret(
      `a webhook of firm ${one}`,
      (person, acting) => acting === one && may(person, one, "manage"),
    );
    await db.insert(webhooks).values({
      ...{ id: hook, firm_id: idOf(one), url: `https://${host}.example/`, secret: "whsec_AAAA" },
      ...{ events: ["flag.decided"], created_at: 1 },
    });
    invited.push(invitation);
    hooks.push(hook);
    // Guests are shown none.
    const name = secret(
      `the playbook of firm ${one}`,
      (person, acting) => acting === one && may(person, one, "write"),
    );
    playbookIds.push(await storePlaybook(idOf(one), { ...services, name }));
  }
  for (const [person, both] of standings.entries())
    for (const [one, stands] of both.entries())
      if (stands === "removed") {
        const { userId: id, email } = seats[person] as Seat;
        const { firm } = alone(idOf(one));
        await db.batch([...departure(env, { firm, user: { id, email } }, sql`1`)]);
      }

  return {
    ...{ ids, seats, caseIds, things, sees, matterIds, seesMatter, roleOf, isIn, may },
    ...{ said, invited, hooks, playbookIds, firmOfMatter: (at: number) => matters[at]?.firm },
    /** What an answer holds that it should not, in the words of who reads of it. */
    leaked: (text: string, person: number, acting: number) =>
      secrets
        .filter(({ word, seenBy }) => text.includes(word) && !seenBy(person, acting))
        .map(({ of }) => of),
  };
}
export type World = Awaited<ReturnType<typeof build>>;

/** Two tokens of a person in a firm: one for all, one to read. */
async function storeTokens(firmId: string, userId: string, name: () => string) {
  const id = crypto.randomUUID();
  const [token, readOnly] = [`legalai_${randomToken(32)}`, `legalai_${randomToken(32)}`];
  const row = {
    firm_id: firmId,
    user_id: userId,
    created_at: 1,
    expires_at: Date.now() + 60_000 * 60,
  };
  await database(env)
    .insert(accessTokens)
    .values([
      { ...row, id, name: name(), scopes: [...scopes], token_hash: hashToken(token) },
      {
        ...{ ...row, id: crypto.randomUUID(), name: name(), scopes: ["read"] },
        token_hash: hashToken(readOnly),
      },
    ]);
  return { id, token, readOnly };
}
