import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms, legalCases, members, throttle } from "../../../app/db/schema.server.ts";
import { type Role, roles } from "../../../app/schemas/firm.ts";
import { calls } from "../../../workers/api/calls.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { storeMatter } from "../harness/firms.ts";
import { alone } from "../harness/members.ts";
import { storeCases } from "../harness/stored-cases.ts";

type Right = "read" | "write" | "export" | "delete";

/** What each call on one case asks of a role, told a second time; a body is sent where one is needed. */
const onCase: Record<string, { right: Right; body?: unknown }> = {
  "GET /cases/{id}": { right: "read" },
  "GET /cases/{id}/text": { right: "read" },
  "GET /cases/{id}/file": { right: "export" },
  "GET /cases/{id}/report.docx": { right: "export" },
  "PATCH /cases/{id}": { right: "write", body: { case_name: "Wombat renamed" } },
  "PUT /cases/{id}/reviews": {
    right: "write",
    body: { quote: "x", clauseTitle: "Indemnity", state: "accepted", reason: "" },
  },
  "GET /cases/{id}/stamp": { right: "read" },
  "GET /cases/{id}/comments": { right: "read" },
  "POST /cases/{id}/comments": { right: "write", body: { text: "Please look." } },
  "PATCH /cases/{id}/flags/{flagId}": {
    right: "write",
    body: { state: "accepted", version: 0 },
  },
  "POST /cases/{id}/analyse": { right: "write" },
  "DELETE /cases/{id}": { right: "delete" },
};

/** The same of calls on one matter, whose name an owner sees through a wall, and nothing else. */
const onMatter: typeof onCase = {
  "GET /matters/{id}": { right: "read" },
  "GET /matters/{id}/record": { right: "read" },
  "PATCH /matters/{id}": { right: "write", body: { number: "7", version: 1 } },
  "DELETE /matters/{id}": { right: "delete" },
};

/** Calls on one thing of a case that is not there in these worlds answer 404 to who may do it too. */
const aboutNothing = ["PUT /cases/{id}/reviews", "PATCH /cases/{id}/flags/{flagId}"];

const allowed: Record<Role, Right[]> = {
  owner: ["read", "write", "export", "delete"],
  lawyer: ["read", "write", "export", "delete"],
  assistant: ["read", "write"],
  guest: ["read"],
};

const people = 4;
const firmIds = [0, 1];

/** Two firms; of each person their role in each, if any; matters with walls and people; cases in them or in none. */
const worlds = fc.record({
  roles: fc.array(
    fc.tuple(
      fc.option(fc.constantFrom(...roles), { nil: null }),
      fc.option(fc.constantFrom(...roles), { nil: null }),
    ),
    { minLength: people, maxLength: people },
  ),
  matters: fc.array(
    fc.record({
      firm: fc.constantFrom(...firmIds),
      restricted: fc.boolean(),
      named: fc.uniqueArray(fc.integer({ min: 0, max: people - 1 }), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  cases: fc.array(
    fc.record({
      firm: fc.constantFrom(...firmIds),
      matter: fc.option(fc.nat(3), { nil: null }),
    }),
    { minLength: 3, maxLength: 5 },
  ),
});
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

/** Puts a world into the database. */
async function build({ roles: rolesOf, matters, cases }: World) {
  const db = database(env);
  const run = crypto.randomUUID().slice(0, 8);
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const firm = { time_zone: "Australia/Sydney", created_at: 1 };
  await db.insert(firms).values(ids.map((id) => ({ ...firm, id, name: "Banksia" })));
  const seats: { browser: Browser; userId: string }[] = [];
  for (const [i, both] of rolesOf.entries()) {
    const browser = await signedInBrowser(`${run}-${i}@banksia.example`);
    const { user } = (await (await browser.get("/api/auth/user")).json()) as {
      user: { id: string };
    };
    for (const [at, role] of both.entries())
      if (role)
        await db.insert(members).values({
          ...{ firm_id: ids[at as 0 | 1], user_id: user.id, role, mails: true, joined_at: 0 },
        });
    seats.push({ browser, userId: user.id });
  }
  const matterIds: string[] = [];
  for (const { firm, restricted, named } of matters)
    matterIds.push(
      await storeMatter(ids[firm as 0 | 1], {
        restricted,
        named: named.map((i) => alone(seats[i]?.userId ?? "")),
      }),
    );
  const things = cases.map(({ firm, matter }) => {
    const at = matter === null ? -1 : matter % matters.length;
    // A matter of the other firm cannot hold it.
    return { firm, matter: matters[at]?.firm === firm ? at : -1 };
  });
  const caseIds = await storeCases(
    "uploader",
    things.map(({ firm, matter }) => ({
      ...{ firm_id: ids[firm as 0 | 1], matter_id: matterIds[matter] ?? null },
      case_name: "Wombat",
      // So that no call starts an analysis, which is not what this is about.
      status: "analyzing" as const,
    })),
  );
  for (const id of caseIds)
    for (const part of ["original", "text"]) await env.FILES.put(`cases/${id}/${part}`, "Wombat.");
  const sees = (person: number, one: number): boolean => {
    const { firm, matter } = things[one] ?? { firm: 0, matter: -1 };
    const role = rolesOf[person]?.[firm as 0 | 1];
    const place = matters[matter];
    if (!role) return false;
    const named = place?.named.includes(person) ?? false;
    return role === "guest" ? named : !place?.restricted || named;
  };
  const seesMatter = (person: number, at: number) => {
    const { firm, restricted, named } = matters[at] ?? { firm: 0, restricted: true, named: [] };
    const role = rolesOf[person]?.[firm as 0 | 1];
    if (!role) return "nothing";
    if (named.includes(person) || (role !== "guest" && !restricted)) return "content";
    return role === "owner" ? "name" : "nothing";
  };
  return { ids, seats, caseIds, things, sees, matterIds, seesMatter };
}

/** Makes a call as somebody in a firm; nobody is slowed down, since that is another rule. */
async function make(
  browser: Browser,
  what: string,
  { id, firm, body }: { id: string; firm: string; body?: unknown },
) {
  const [method = "", path = ""] = what.split(" ");
  const address = path.replace("{id}", id).replace("{flagId}", crypto.randomUUID());
  await database(env).delete(throttle);
  const json = body !== undefined && { "Content-Type": "application/json" };
  return browser.fetch(`/api${address}`, {
    method,
    headers: { "X-Firm": firm, "CF-Connecting-IP": crypto.randomUUID(), ...json },
    ...(json && { body: JSON.stringify(body) }),
  });
}

it("knows what right every call on a case or a matter asks for", () => {
  const described = calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((what) => /\/(cases|matters)\/\{id\}/.test(what));
  expect([...Object.keys(onCase), ...Object.keys(onMatter)].toSorted()).toEqual(
    described.toSorted(),
  );
});

it("nobody reads or writes outside the rule, by any call, in any firm, role and matter", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const { ids, seats, caseIds, things, sees } = await build(world);
      const db = database(env);
      const gone = new Set<string>();
      for (const [what, { right, body }] of Object.entries(onCase))
        for (const [person, { browser }] of seats.entries())
          for (const [one, caseId] of caseIds.entries())
            for (const acting of firmIds) {
              const firm = ids[acting as 0 | 1];
              const { status } = await make(browser, what, { id: caseId, firm, body });
              const role = world.roles[person]?.[acting as 0 | 1];
              const there = things[one]?.firm === acting && sees(person, one) && !gone.has(caseId);
              const expected = !there ? 404 : allowed[role ?? "guest"].includes(right) ? 0 : 403;
              const told = `${what} by person ${person} on case ${one} in firm ${acting}`;
              if (expected > 0) expect([told, status]).toEqual([told, expected]);
              // A flag that the case does not have is not there either, for who may decide.
              else if (!aboutNothing.includes(what))
                expect([401, 403, 404, 500]).not.toContain(status);
              if (what.startsWith("DELETE") && status === 204) gone.add(caseId);
            }
      const left = (await db.select({ id: legalCases.id }).from(legalCases)).map(({ id }) => id);
      for (const id of caseIds) expect(left.includes(id)).toBe(!gone.has(id));
    }),
    { numRuns: 3 },
  );
}, 180_000);

it("nobody is shown or counted a case outside the rule, in any list", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const { ids, seats, caseIds, things, sees } = await build(world);
      for (const [person, { browser }] of seats.entries())
        for (const acting of firmIds) {
          const ask = (path: string) => browser.get(path, { "X-Firm": ids[acting as 0 | 1] });
          const inFirm = world.roles[person]?.[acting as 0 | 1];
          const wanted = caseIds.filter(
            (_, one) => things[one]?.firm === acting && sees(person, one),
          );
          for (const query of ["", "?q=wombat", "?sort=name", "?sort=risk", "?status=analyzing"]) {
            const response = await ask(`/api/cases${query}`);
            expect(response.status).toBe(inFirm ? 200 : 404);
            if (!inFirm) continue;
            const { cases } = (await response.json()) as { cases: { id: string }[] };
            expect(cases.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
          }
          if (inFirm)
            expect(await (await ask("/api/cases/stats")).json()).toMatchObject({
              totalCases: wanted.length,
            });
        }
    }),
    { numRuns: 5 },
  );
}, 180_000);

it("nobody reads or changes a matter outside the rule, and owners see names through walls, no more", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const { ids, seats, matterIds, seesMatter } = await build(world);
      for (const [person, { browser }] of seats.entries())
        for (const acting of firmIds) {
          const firm = ids[acting as 0 | 1];
          const role = world.roles[person]?.[acting as 0 | 1];
          const seen = (at: number) =>
            world.matters[at]?.firm === acting ? seesMatter(person, at) : "nothing";
          for (const [what, { right, body }] of Object.entries(onMatter))
            for (const [at, id] of matterIds.entries()) {
              // Deleting is tried by those alone who may not: the others still need the matter.
              if (right === "delete" && role && allowed[role].includes("delete")) continue;
              const response = await make(browser, what, { id, firm, body });
              const told = `${what} by person ${person} on matter ${at} in firm ${acting}`;
              const { status } = response;
              if (seen(at) === "nothing") expect([told, status]).toEqual([told, 404]);
              else if (seen(at) === "name") {
                if (what !== "GET /matters/{id}") expect([403, 404]).toContain(status);
                else
                  expect((await response.json()) as object).toMatchObject({
                    matter: { id, client_name: null, members: [] },
                  });
              } else if (!role || !allowed[role].includes(right))
                expect([told, status]).toEqual([told, 403]);
              else expect([401, 403, 404, 500]).not.toContain(status);
            }
          if (!role) continue;
          const response = await browser.get("/api/matters?limit=100", { "X-Firm": firm });
          const { matters } = (await response.json()) as { matters: { id: string }[] };
          expect(matters.map(({ id }) => id).toSorted()).toEqual(
            matterIds.filter((_, at) => seen(at) !== "nothing").toSorted(),
          );
        }
    }),
    { numRuns: 3 },
  );
}, 180_000);
